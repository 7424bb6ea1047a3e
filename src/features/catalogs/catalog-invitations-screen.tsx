import {
  acceptCatalogShareInvitationMutationOptions,
  rejectCatalogShareInvitationMutationOptions,
} from '@generated/catalog/queries.ts'
import type { CatalogShareInvitation } from '@generated/catalog/types.ts'
import { AwaitedCatalogs } from '@/features/catalogs/awaited-catalogs.tsx'
import { refreshCatalogLists } from '@/models/catalogs/catalog-queries.ts'
import { catalogInvitationsQueryOptions } from '@/models/catalogs/catalog-share-queries.ts'
import { InvitationPage } from '@/parts/sharing/invitation-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'

const sharedThingOf = ({ sharedCatalog }: CatalogShareInvitation) => ({
  id: sharedCatalog.id,
  projectId: sharedCatalog.projectId,
  name: sharedCatalog.displayName,
  description: sharedCatalog.description,
})

/** The catalogs that other projects want to share with this one. */
export function CatalogInvitationsScreen() {
  const projectId = useProjectId()
  return (
    <InvitationPage
      what="catalog"
      awaited={<AwaitedCatalogs />}
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
      refresh={refreshCatalogLists}
    />
  )
}
