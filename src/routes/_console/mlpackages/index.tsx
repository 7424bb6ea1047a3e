import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { PackagesScreen } from '@/features/ml-packages/packages-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { packageFilter } from '@/models/ml-packages/package-filter.ts'
import { packagesQueryOptions } from '@/models/ml-packages/package-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...packageFilter.schema })

export const Route = createFileRoute('/_console/mlpackages/')({
  validateSearch,
  loaderDeps: ({ search }) => packageFilter.serviceOf(search),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(packagesQueryOptions(projectId, deps))),
  component: PackagesScreen,
})
