import { listCatalogsOperation } from '@generated/catalog/codec.ts'
import {
  createCatalogShareMutationOptions,
  deprecateCatalogMutationOptions,
  getCatalogQueryKey,
  getCatalogQueryOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { listIntegrationsAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { repositoryText } from '@/lib/repositories.ts'
import { catalogKind, catalogTarget } from '@/models/catalogs/catalog.ts'
import { deletionTexts, whyNotOnCatalog } from '@/models/catalogs/catalog-action-rules.ts'
import { refreshCatalogLists } from '@/models/catalogs/catalog-queries.ts'
import {
  catalogSharesQueryOptions,
  refreshCatalogShares,
} from '@/models/catalogs/catalog-share-queries.ts'
import { refreshReleaseLists } from '@/models/firmware/firmware-queries.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { sharedProjects } from '@/models/sharing/shares.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { type ActionDialogProps, actionsOn } from '@/page/actions.tsx'
import { Holders } from '@/page/holders.tsx'
import { DeleteOwned } from '@/parts/sharing/delete-owned.tsx'
import { ownedActions } from '@/parts/sharing/owned-actions.tsx'
import { ShareOwned } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Checkbox } from '@/ui/fields/checkbox.tsx'

function ShareCatalog({
  thing: { id: catalogId, displayName },
  onClose,
}: ActionDialogProps<Catalog>) {
  const projectId = useProjectId()
  const [includeDrafts, setIncludeDrafts] = useState(false)
  return (
    <ShareOwned
      what="catalog"
      name={displayName}
      shares={catalogSharesQueryOptions(projectId, catalogId)}
      share={(destination, call) =>
        call(createCatalogShareMutationOptions(), {
          path: { projectId, catalogId },
          body: { destination, options: { includeDraftFirmwareRelease: includeDrafts } },
        })
      }
      refresh={refreshCatalogShares}
      refreshThing={(client) => {
        void refreshCatalogLists(client, projectId)
        void client.invalidateQueries({ queryKey: getCatalogQueryKey({ projectId, catalogId }) })
      }}
      onClose={onClose}
    >
      <Checkbox
        label="Include draft firmware releases"
        help="Otherwise only published releases are shared."
        checked={includeDrafts}
        onChange={({ target }) => setIncludeDrafts(target.checked)}
      />
    </ShareOwned>
  )
}

/** Confirms and deletes a catalog, or stops the sharing of another project's. */
function DeleteCatalog({ thing: catalog, place, onClose }: ActionDialogProps<Catalog>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, catalogId: catalog.id }
  return (
    <DeleteOwned
      thing={catalog}
      place={place}
      kind={catalogKind}
      query={getCatalogQueryOptions(path)}
      list={listCatalogsOperation}
      refresh={() => {
        void refreshCatalogLists(client, projectId)
        void refreshCatalogShares(client, projectId)
        // Those of another project go with its sharing.
        void refreshReleaseLists(client, projectId)
      }}
      change={deprecateCatalogMutationOptions()}
      variables={{ path }}
      name={catalog.displayName}
      onClose={onClose}
    >
      <DeletionConsequences catalogId={catalog.id} />
    </DeleteOwned>
  )
}

function DeletionConsequences({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const { data } = useQuery(catalogSharesQueryOptions(projectId, catalogId))
  const projects = sharedProjects(data?.items ?? []).size
  return (
    <>
      <p>Its jobs, reports and releases stay. It cannot be restored.</p>
      {data?.complete ? (
        projects > 0 && (
          <p className="mt-2">
            It is shared with {projects === 1 ? 'another project' : `${projects} other projects`}:
            its sharing stops too, and the catalog there becomes deleted.
          </p>
        )
      ) : (
        <p className="mt-2">If it is shared with other projects, its sharing stops too.</p>
      )}
      <Holders
        noun="suite"
        query={suitesQueryOptions(projectId, { catalog_id: catalogId, deleted: false })}
        nameOf={({ displayName }) => displayName}
      />
      <Holders
        noun="integration"
        query={listIntegrationsAllQueryOptions({ projectId }, { catalogId })}
        nameOf={repositoryText}
      />
    </>
  )
}

export const catalogActions = actionsOn<Catalog>(catalogKind, 'displayName', [
  {
    id: 'run-job',
    label: runJobLabel,
    icon: Play,
    on: 'primary',
    whyNot: (catalog) => whyNotOnCatalog('run', catalog),
    preload: expectRunDrawer,
    run: ({ id }) => openRunDrawer({ catalogId: id }),
    opensDialog: true,
  },
  ...ownedActions<Catalog>({
    whyNot: whyNotOnCatalog,
    deletionTexts,
    edit: ({ id }) => {
      const { to, search } = catalogTarget(id)
      return { to: `${to}/edit`, search }
    },
    Share: ShareCatalog,
    Delete: DeleteCatalog,
  }),
])
