import { deprecatePackageShareMutationOptions } from '@generated/ml/queries.ts'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { packageSharesQueryOptions } from '../model/share-queries.ts'

/** The shares of a package. */
export function PackageShares({ packageId }: { packageId: string }) {
  const projectId = useProjectId()
  return (
    <ShareList
      what="package"
      query={packageSharesQueryOptions(projectId, packageId)}
      stop={deprecatePackageShareMutationOptions()}
      variablesOf={({ id }) => ({ path: { projectId, packageId, shareId: id } })}
      empty="Not shared with other projects."
    />
  )
}
