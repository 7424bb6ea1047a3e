import {
  type CreateCatalogShareVariables,
  createCatalogShareMutationOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog, CatalogShare } from '@generated/catalog/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { sharedProjects } from '@/features/sharing/model/statuses.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { ShareDialog } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { catalogSharesQueryOptions, refreshCatalogShares } from '../model/share-queries.ts'

interface ShareCatalogProps {
  catalog: Catalog
  onClose: () => void
}

/** Offers a catalog to another project. Rendered while it is open; a failure keeps what was entered. */
export function ShareCatalog({ catalog, onClose }: ShareCatalogProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const [includeDrafts, setIncludeDrafts] = useState(false)
  const { data, isError } = useQuery(catalogSharesQueryOptions(projectId, catalog.id))
  // When the shares cannot be got, the platform itself refuses what is shared already.
  const known = data?.complete || isError
  const sharedWith = useMemo(
    () => (known ? sharedProjects(data?.items ?? []) : undefined),
    [known, data],
  )
  const sharing = useChange<CatalogShare | undefined, CreateCatalogShareVariables>({
    ...createCatalogShareMutationOptions(),
    onSuccess: async () => {
      await refreshCatalogShares(client, projectId)
      toast('Invitation sent')
      onClose()
    },
  })
  useDialogAlert('postCatalogShare')
  return (
    <ShareDialog
      onClose={onClose}
      title="Share catalog"
      subject={
        <p className="text-sm font-medium">
          <bdi>{catalog.displayName}</bdi>
        </p>
      }
      sharedWith={sharedWith}
      pending={sharing.isPending}
      submitError={sharing.isError ? <CallAlert id="postCatalogShare" /> : undefined}
      onShare={(destination) =>
        sharing.mutate({
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
