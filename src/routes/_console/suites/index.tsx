import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { suitesQueryOptions } from '@/features/suites/model/queries.ts'
import { serviceFilterOf, suiteSearch } from '@/features/suites/model/search.ts'
import { SuitesScreen } from '@/features/suites/suites-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...suiteSearch })

export const Route = createFileRoute('/_console/suites/')({
  validateSearch,
  loaderDeps: ({ search }) => serviceFilterOf(search),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(suitesQueryOptions(projectId, deps))),
  component: SuitesScreen,
})
