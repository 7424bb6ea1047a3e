import { listCatalogsOperation } from '@generated/catalog/codec.ts'
import {
  deprecateCatalogMutationOptions,
  getCatalogQueryOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { sharedProjects } from '@/features/sharing/model/shares.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { deletionTexts } from './model/actions.ts'
import { catalogKind } from './model/catalog.ts'
import { refreshCatalogLists } from './model/queries.ts'
import { catalogSharesQueryOptions, refreshCatalogShares } from './model/share-queries.ts'

/** Confirms and deletes a catalog, or stops the sharing of another project's. */
export function DeleteCatalog({ thing: catalog, place, onClose }: ActionDialogProps<Catalog>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, catalogId: catalog.id }
  const { label, question, done, failed } = deletionTexts(catalog)
  return (
    <DeleteDialog
      place={place}
      kind={catalogKind}
      query={getCatalogQueryOptions(path)}
      list={listCatalogsOperation}
      refresh={() => {
        void refreshCatalogLists(client, projectId)
        void refreshCatalogShares(client, projectId)
      }}
      text={done}
      change={deprecateCatalogMutationOptions()}
      variables={{ path }}
      question={question}
      name={catalog.displayName}
      confirmLabel={label}
      alertTitle={failed}
      onClose={onClose}
    >
      {isSharedIn(catalog) ? (
        'The catalog becomes deleted in this project. The other project can share it again.'
      ) : (
        <DeletionConsequences catalogId={catalog.id} />
      )}
    </DeleteDialog>
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
    </>
  )
}
