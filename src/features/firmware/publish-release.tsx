import {
  getFirmwareReleaseQueryKey,
  publishFirmwareReleaseMutationOptions,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { setAnswer } from '@/transport/query.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { refreshReleaseLists } from './model/queries.ts'

/** Confirms and publishes a release. */
export function PublishRelease({ thing: release, onClose }: ActionDialogProps<FirmwareRelease>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, catalogId: release.catalogId, releaseId: release.id }
  const queryKey = getFirmwareReleaseQueryKey(path)
  return (
    <ChangeDialog
      change={{
        ...publishFirmwareReleaseMutationOptions(),
        onSuccess: (published) => {
          setAnswer(client, queryKey, published)
          void refreshReleaseLists(client, projectId)
          toast('The release has been published')
          onClose()
        },
        // It may be published although the answer was lost: refetch, so that its page shows the result.
        onError: () => void client.invalidateQueries({ queryKey }),
      }}
      variables={{ path }}
      question="Are you sure to publish the release?"
      name={release.name}
      confirmLabel="Publish"
      danger={false}
      onClose={onClose}
    >
      It cannot become a draft again. Projects that share the catalog get it too.
    </ChangeDialog>
  )
}
