import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { packageReleasesQueryOptions } from '@/features/ml-packages/model/queries.ts'
import { packageSearch, packageTabs } from '@/features/ml-packages/model/search.ts'
import { PackageScreen } from '@/features/ml-packages/package-screen.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...packageSearch, tab: choice(packageTabs) })

export const Route = createFileRoute('/_console/mlpackages/$packageId/')({
  validateSearch,
  loaderDeps: ({ search: { tab, deleted } }) => ({ tab, deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { packageId }, deps }) => {
      const path = { projectId, packageId }
      start(getPackageQueryOptions(path))
      if (deps.tab !== 'artifacts') start(packageReleasesQueryOptions(path, deps))
    }),
  component: PackageScreen,
})
