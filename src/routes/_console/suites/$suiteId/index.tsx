import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { SuiteScreen } from '@/features/suites/suite-screen.tsx'
import { choice, readSearch, tableSearch, text } from '@/lib/search-params.ts'
import { specSearch, suiteTabs } from '@/models/suites/suite-search.ts'

export const Route = createFileRoute('/_console/suites/$suiteId/')({
  validateSearch: readSearch({
    ...tableSearch,
    ...specSearch,
    tab: choice(suiteTabs),
    catalog_id: text,
  }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { suiteId } }) =>
      start(getSuiteQueryOptions({ projectId, suiteId })),
    ),
  component: SuiteScreen,
})
