import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { SuiteScreen } from '@/features/suites/suite-screen.tsx'
import { searchOf } from '../../../-search.ts'

export const Route = createFileRoute('/_console/suites/$suiteId/')({
  validateSearch: searchOf('tab', 'page', 'page_size', 'display_name', 'catalog_id'),
  loader: ({ context: { queryClient, projectId }, params: { suiteId } }) => {
    if (projectId) startQuery(queryClient, getSuiteQueryOptions({ projectId, suiteId }))
  },
  component: SuiteScreen,
})
