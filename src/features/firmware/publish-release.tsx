import {
  getFirmwareReleaseQueryKey,
  publishFirmwareReleaseMutationOptions,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { refreshReleaseLists } from './model/queries.ts'

interface PublishReleaseProps {
  release: FirmwareRelease
  onClose: () => void
}

/** Asks whether to publish a release, and does it. A failure stays in the dialog. */
export function PublishRelease({ release, onClose }: PublishReleaseProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, catalogId: release.catalogId, releaseId: release.id }
  const publication = useChange({
    ...publishFirmwareReleaseMutationOptions(),
    onSuccess: (published) => {
      client.setQueryData(getFirmwareReleaseQueryKey(path), published)
      void refreshReleaseLists(client, projectId)
      toast('The release has been published')
      onClose()
    },
    // Whether it is published is not known when the answer is lost: the release is asked for.
    onError: () => client.invalidateQueries({ queryKey: getFirmwareReleaseQueryKey(path) }),
  })
  useDialogAlert('publishFirmwareRelease')

  return (
    <ConfirmDialog
      open
      question="Are you sure to publish the release?"
      name={release.name}
      confirmLabel="Publish"
      danger={false}
      onConfirm={() => publication.mutate({ path })}
      onCancel={onClose}
      pending={publication.isPending}
      submitError={publication.isError ? <CallAlert id="publishFirmwareRelease" /> : undefined}
      disabledReason={undefined}
    >
      It cannot become a draft again. Projects that share the catalog get it too.
    </ConfirmDialog>
  )
}
