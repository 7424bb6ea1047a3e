import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { PackageScreen } from '@/features/ml-packages/package-screen.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'
import { packageFilter } from '@/models/ml-packages/package-filter.ts'
import { packageReleasesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import { packageTabs } from '@/models/ml-packages/package-search.ts'

const validateSearch = readSearch({
  ...tableSearch,
  ...packageFilter.schema,
  tab: choice(packageTabs),
})

export const Route = createFileRoute('/_console/mlpackages/$packageId/')({
  validateSearch,
  loaderDeps: ({ search }) => ({ tab: search.tab, ...packageFilter.serviceOf(search) }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { packageId }, deps: { tab, ...filter } }) => {
      const path = { projectId, packageId }
      start(getPackageQueryOptions(path))
      if (tab !== 'artifacts') start(packageReleasesQueryOptions(path, filter))
    }),
  component: PackageScreen,
})
