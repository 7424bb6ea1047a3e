import {
  acceptCatalogShareInvitationMutationOptions,
  rejectCatalogShareInvitationMutationOptions,
} from '@generated/catalog/queries.ts'
import type { CatalogShareInvitation } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Page } from '@/page/page.tsx'
import { InvitationList } from '@/parts/sharing/invitation-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { refreshCatalogLists } from './model/queries.ts'
import { catalogInvitationsQueryOptions } from './model/share-queries.ts'

const sharedThingOf = ({ sharedCatalog }: CatalogShareInvitation) => ({
  projectId: sharedCatalog.projectId,
  name: sharedCatalog.displayName,
  description: sharedCatalog.description,
})

/** The catalogs that other projects want to share with this one. */
export function CatalogInvitationsScreen() {
  const projectId = useProjectId()
  const client = useQueryClient()
  return (
    <Page title="Sharing Invitations">
      <InvitationList
        what="catalog"
        nameHeader="Catalog name"
        query={catalogInvitationsQueryOptions(projectId)}
        sharedThingOf={sharedThingOf}
        answers={{
          accept: acceptCatalogShareInvitationMutationOptions,
          reject: rejectCatalogShareInvitationMutationOptions,
        }}
        variablesOf={({ id, sharedCatalog }) => ({
          path: { projectId, catalogId: sharedCatalog.id, invitationId: id },
        })}
        onAnswered={() => void refreshCatalogLists(client, projectId)}
        empty={
          <EmptyState>
            No other project offers to share a catalog with this one. Invitations that were accepted
            or rejected are not listed.
          </EmptyState>
        }
      />
    </Page>
  )
}
