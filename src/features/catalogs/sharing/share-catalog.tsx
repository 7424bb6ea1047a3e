import {
  type CreateCatalogShareVariables,
  createCatalogShareMutationOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog, CatalogShare } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '@/data/change.tsx'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ShareDialog, useSharedProjects } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { catalogSharesQueryOptions, refreshCatalogShares } from '../model/share-queries.ts'

/** Invites another project to share a catalog. */
export function ShareCatalog({ thing: catalog, onClose }: ActionDialogProps<Catalog>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const [includeDrafts, setIncludeDrafts] = useState(false)
  const share = useChange<CatalogShare | undefined, CreateCatalogShareVariables>({
    ...createCatalogShareMutationOptions(),
    onSuccess: async () => {
      await refreshCatalogShares(client, projectId)
      toast('Invitation sent')
      onClose()
    },
  })
  return (
    <ShareDialog
      onClose={onClose}
      title="Share catalog"
      subject={
        <p className="text-sm font-medium">
          <bdi>{catalog.displayName}</bdi>
        </p>
      }
      sharedWith={useSharedProjects(catalogSharesQueryOptions(projectId, catalog.id))}
      change={share}
      onShare={(destination) =>
        share.mutate({
          path: { projectId, catalogId: catalog.id },
          body: { destination, options: { includeDraftFirmwareRelease: includeDrafts } },
        })
      }
    >
      <Checkbox
        label="Include draft firmware releases"
        help="Otherwise only published releases are shared."
        checked={includeDrafts}
        onChange={({ target }) => setIncludeDrafts(target.checked)}
      />
    </ShareDialog>
  )
}
