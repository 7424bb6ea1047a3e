import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { packagesQueryOptions } from '@/features/ml-packages/model/queries.ts'
import { packageSearch } from '@/features/ml-packages/model/search.ts'
import { PackagesScreen } from '@/features/ml-packages/packages-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...packageSearch })

export const Route = createFileRoute('/_console/mlpackages/')({
  validateSearch,
  loaderDeps: ({ search: { deleted } }) => ({ deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(packagesQueryOptions(projectId, deps))),
  component: PackagesScreen,
})
