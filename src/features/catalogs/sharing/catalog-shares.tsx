import { deprecateCatalogShareMutationOptions } from '@generated/catalog/queries.ts'
import type { Catalog, CatalogShare } from '@generated/catalog/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { StopSharingDialog } from '@/parts/sharing/stop-sharing-dialog.tsx'
import { projectText, useProjectId, useProjects } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { catalogSharesQueryOptions, refreshCatalogShares } from '../model/share-queries.ts'

const noteOf = ({ options }: CatalogShare) =>
  options.includeDraftFirmwareRelease ? 'With drafts' : 'Without drafts'

/** The offers of a catalog to other projects, and how each stands. */
export function CatalogShares({ catalog }: { catalog: Catalog }) {
  const projectId = useProjectId()
  const options = catalogSharesQueryOptions(projectId, catalog.id)
  const { data, isError } = useQuery(options)
  const [toStop, setToStop] = useState<CatalogShare>()
  return (
    <div className="flex w-full min-w-0 flex-col gap-2">
      <QueryStatus query={options} />
      {(data || !isError) && (
        <ShareList
          shares={data?.items}
          complete={data?.complete === true}
          note={noteOf}
          onStop={setToStop}
          empty="Not shared with other projects."
        />
      )}
      {toStop && (
        <StopShare
          key={toStop.id}
          catalogId={catalog.id}
          share={toStop}
          onClose={() => setToStop(undefined)}
        />
      )}
    </div>
  )
}

interface StopShareProps {
  catalogId: string
  share: CatalogShare
  onClose: () => void
}

/** Asks before a catalog is no longer shared with one project, and stops it. */
function StopShare({ catalogId, share, onClose }: StopShareProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const projects = useProjects()
  const stopping = useChange({
    ...deprecateCatalogShareMutationOptions(),
    onSuccess: async () => {
      await refreshCatalogShares(client, projectId)
      toast('Catalog sharing has been stopped')
      onClose()
    },
  })
  useDialogAlert('deleteCatalogShare')
  const { id, destination } = share
  return (
    <StopSharingDialog
      open
      what="catalog"
      destination={projectText(projects, destination)}
      onConfirm={() => stopping.mutate({ path: { projectId, catalogId, shareId: id } })}
      onCancel={onClose}
      pending={stopping.isPending}
      submitError={stopping.isError ? <CallAlert id="deleteCatalogShare" /> : undefined}
    />
  )
}
