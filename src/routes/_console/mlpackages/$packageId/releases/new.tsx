import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { NewPackageReleaseScreen } from '@/features/ml-packages/new-package-release-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { newReleaseSearch } from '@/models/ml-packages/package-search.ts'

export const Route = createFileRoute('/_console/mlpackages/$packageId/releases/new')({
  staticData: { crumb: 'New Release' },
  validateSearch: readSearch(newReleaseSearch),
  loader: (args) =>
    load(args, ({ start, projectId, params: { packageId } }) =>
      start(getPackageQueryOptions({ projectId, packageId })),
    ),
  component: NewPackageReleaseScreen,
})
