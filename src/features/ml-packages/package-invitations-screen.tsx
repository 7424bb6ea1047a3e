import {
  acceptPackageShareInvitationMutationOptions,
  rejectPackageShareInvitationMutationOptions,
} from '@generated/ml/queries.ts'
import type { PackageShareInvitation } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Page } from '@/page/page.tsx'
import { InvitationList } from '@/parts/sharing/invitation-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { refreshPackageLists } from './model/queries.ts'
import { packageInvitationsQueryOptions } from './model/share-queries.ts'

const sharedThingOf = ({ sharedPackage }: PackageShareInvitation) => sharedPackage

/** The packages that other projects want to share with this one. */
export function PackageInvitationsScreen() {
  const projectId = useProjectId()
  const client = useQueryClient()
  return (
    <Page title="Sharing Invitations">
      <InvitationList
        what="package"
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
        onAnswered={() => void refreshPackageLists(client, projectId)}
        empty={
          <EmptyState>
            No other project offers to share a package with this one. Invitations that were accepted
            or rejected are not listed.
          </EmptyState>
        }
      />
    </Page>
  )
}
