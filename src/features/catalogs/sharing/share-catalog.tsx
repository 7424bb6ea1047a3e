import {
  type CreateCatalogShareVariables,
  createCatalogShareMutationOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog, CatalogShare } from '@generated/catalog/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ShareDialog, sharedProjects } from '@/features/sharing/index.ts'
import { useDialogAlert } from '@/session/alerts/dialog-alert.ts'
import { CallAlert } from '@/session/call-alert.tsx'
import { useChange } from '@/session/change.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Checkbox } from '@/ui/checkbox.tsx'
import { toast } from '@/ui/toast.tsx'
import { catalogSharesQueryOptions, refreshCatalogShares } from './query.ts'

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
