import {
  acceptPackageShareInvitationMutationOptions,
  rejectPackageShareInvitationMutationOptions,
} from '@generated/ml/queries.ts'
import type { PackageShareInvitation } from '@generated/ml/types.ts'
import { AwaitedPackages } from '@/features/ml-packages/awaited-packages.tsx'
import { refreshPackageLists } from '@/models/ml-packages/package-queries.ts'
import { packageInvitationsQueryOptions } from '@/models/ml-packages/package-share-queries.ts'
import { InvitationPage } from '@/parts/sharing/invitation-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'

const sharedThingOf = ({ sharedPackage }: PackageShareInvitation) => sharedPackage

/** The packages that other projects want to share with this one. */
export function PackageInvitationsScreen() {
  const projectId = useProjectId()
  return (
    <InvitationPage
      what="package"
      awaited={<AwaitedPackages />}
      nameHeader="Name"
      query={packageInvitationsQueryOptions(projectId)}
      sharedThingOf={sharedThingOf}
      answers={{
        accept: acceptPackageShareInvitationMutationOptions,
        reject: rejectPackageShareInvitationMutationOptions,
      }}
      variablesOf={({ id, sharedPackage }) => ({
        path: { projectId, packageId: sharedPackage.id, invitationId: id },
      })}
      refresh={refreshPackageLists}
    />
  )
}
