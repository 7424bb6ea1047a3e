import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { EditSuiteScreen } from '@/features/suites/edit-suite-screen.tsx'
import { list, readSearch, text } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/suites/$suiteId/edit')({
  staticData: { crumb: 'Edit Suite' },
  validateSearch: readSearch({ catalog_id: text, target_ids: list }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { suiteId } }) =>
      start(getSuiteQueryOptions({ projectId, suiteId })),
    ),
  component: EditSuiteScreen,
})
