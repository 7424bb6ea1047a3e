import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { PackageScreen } from '@/features/ml-packages/package-screen.tsx'

export const Route = createFileRoute('/_console/mlpackages/$packageId/')({
  loader: (args) =>
    load(args, ({ start, projectId, params: { packageId } }) =>
      start(getPackageQueryOptions({ projectId, packageId })),
    ),
  component: PackageScreen,
})
