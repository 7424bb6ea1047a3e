import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { EditPackageScreen } from '@/features/ml-packages/edit-package-screen.tsx'

export const Route = createFileRoute('/_console/mlpackages/$packageId/edit')({
  staticData: { crumb: 'Edit' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { packageId } }) =>
      start(getPackageQueryOptions({ projectId, packageId })),
    ),
  component: EditPackageScreen,
})
