import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { EditSuiteScreen } from '@/features/suites/edit-suite-screen.tsx'
import { searchOf } from '../../../-search.ts'

export const Route = createFileRoute('/_console/suites/$suiteId/edit')({
  staticData: { crumb: 'Edit Suite' },
  validateSearch: searchOf('catalog_id', 'target_ids'),
  loader: ({ context: { queryClient, projectId }, params: { suiteId } }) => {
    if (projectId) startQuery(queryClient, getSuiteQueryOptions({ projectId, suiteId }))
  },
  component: EditSuiteScreen,
})
