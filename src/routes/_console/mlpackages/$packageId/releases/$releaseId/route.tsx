import { getPackageQueryOptions, getPackageReleaseQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { isPresentPathId } from '@/lib/ids.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/mlpackages/$packageId/releases/$releaseId')({
  ...idRoute({
    crumb: 'Release',
    param: 'releaseId',
    idName: 'ML Package Release ID',
    isId: isPresentPathId,
  }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { packageId, releaseId } }) => {
      start(getPackageQueryOptions({ projectId, packageId }))
      start(getPackageReleaseQueryOptions({ projectId, packageId, releaseId }))
    }),
})
