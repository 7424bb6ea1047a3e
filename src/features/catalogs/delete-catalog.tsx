import {
  deprecateCatalogMutationOptions,
  getCatalogQueryKey,
  getCatalogQueryOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sharedProjects } from '@/features/sharing/model/shares.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { useShowDeleted } from '@/page/use-show-deleted.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { deletionTexts, isSharedIn } from './model/actions.ts'
import { catalogKind } from './model/catalog.ts'
import { refreshCatalogLists } from './model/queries.ts'
import { catalogSharesQueryOptions, refreshCatalogShares } from './model/share-queries.ts'

/** Confirms and deletes a catalog, or stops the sharing of another project's. */
export function DeleteCatalog({ thing: catalog, place, onClose }: ActionDialogProps<Catalog>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const showDeleted = useShowDeleted()
  const path = { projectId, catalogId: catalog.id }
  const { label, question, done } = deletionTexts(catalog)
  return (
    <ChangeDialog
      change={{
        ...deprecateCatalogMutationOptions(),
        onSuccess: async () => {
          void refreshCatalogLists(client, projectId)
          void refreshCatalogShares(client, projectId)
          await showDeleted({
            place,
            kind: catalogKind,
            query: getCatalogQueryOptions(path),
            text: done,
          })
          onClose()
        },
        // Somebody else may have deleted it: refetch, so that its page shows the result.
        onError: () => void client.invalidateQueries({ queryKey: getCatalogQueryKey(path) }),
      }}
      variables={{ path }}
      question={question}
      name={catalog.displayName}
      confirmLabel={label}
      onClose={onClose}
    >
      {isSharedIn(catalog) ? (
        'The catalog becomes deleted in this project. The other project can share it again.'
      ) : (
        <DeletionConsequences catalogId={catalog.id} />
      )}
    </ChangeDialog>
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
