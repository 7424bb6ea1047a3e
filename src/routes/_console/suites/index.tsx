import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { SuitesScreen } from '@/features/suites/suites-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { suiteFilter } from '@/models/suites/suite-filter.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...suiteFilter.schema })

export const Route = createFileRoute('/_console/suites/')({
  validateSearch,
  loaderDeps: ({ search }) => suiteFilter.serviceOf(search),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(suitesQueryOptions(projectId, deps))),
  component: SuitesScreen,
})
