import { deprecateCatalogMutationOptions, getCatalogQueryKey } from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { sharedProjects } from '@/features/sharing/model/statuses.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { deletionTexts, isSharedIn } from './model/actions.ts'
import { refreshCatalogLists } from './model/queries.ts'
import { catalogSharesQueryOptions, refreshCatalogShares } from './model/share-queries.ts'

interface DeleteCatalogProps {
  /** The catalog to ask about; the dialog is closed while there is none. */
  catalog: Catalog | undefined
  onClose: () => void
  /** Called once it is done; the dialog stays until the promise settles. */
  onDeleted: (catalog: Catalog) => void | Promise<void>
}

/** Asks whether to delete a catalog, or to stop the sharing of another project's, and does it. */
export function DeleteCatalog({ catalog, ...props }: DeleteCatalogProps) {
  return catalog && <OpenDeleteCatalog key={catalog.id} catalog={catalog} {...props} />
}

type OpenDeleteCatalogProps = DeleteCatalogProps & { catalog: Catalog }

function OpenDeleteCatalog({ catalog, onClose, onDeleted }: OpenDeleteCatalogProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, catalogId: catalog.id }
  const { label, question } = deletionTexts(catalog)
  const deletion = useChange({
    ...deprecateCatalogMutationOptions(),
    onSuccess: async () => {
      void refreshCatalogLists(client, projectId)
      void refreshCatalogShares(client, projectId)
      void client.invalidateQueries({ queryKey: getCatalogQueryKey(path), refetchType: 'none' })
      await onDeleted(catalog)
      onClose()
    },
  })
  useDialogAlert('deleteVehicleCatalog')

  return (
    <ConfirmDialog
      open
      question={question}
      name={catalog.displayName}
      confirmLabel={label}
      onConfirm={() => deletion.mutate({ path })}
      onCancel={onClose}
      pending={deletion.isPending}
      submitError={deletion.isError ? <CallAlert id="deleteVehicleCatalog" /> : undefined}
      disabledReason={undefined}
    >
      {isSharedIn(catalog) ? (
        'The catalog becomes deleted in this project. The other project can share it again.'
      ) : (
        <WhatFollows catalogId={catalog.id} />
      )}
    </ConfirmDialog>
  )
}

function WhatFollows({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const { data } = useQuery(catalogSharesQueryOptions(projectId, catalogId))
  const projects = sharedProjects(data?.items ?? []).size
  return (
    <>
      <p>Its jobs, reports and releases stay. It cannot be brought back.</p>
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
