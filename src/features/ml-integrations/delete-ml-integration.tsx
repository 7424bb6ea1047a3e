import {
  deleteIntegrationMutationOptions,
  getIntegrationQueryKey,
  getIntegrationQueryOptions,
} from '@generated/ml/queries.ts'
import type { Integration } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  deletedText,
  repositoryOf,
  runIntegrationKind,
  runIntegrationsTarget,
} from '@/models/ml-integrations/ml-integration.ts'
import { refreshRunIntegrations } from '@/models/ml-integrations/ml-integration-queries.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { isGone, lookUpDeletion } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** Confirms and deletes an integration, then opens the list. */
export function DeleteRunIntegration({ thing, onClose }: ActionDialogProps<Integration>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const path = { projectId, integrationId: thing.id }
  const refresh = () => {
    void refreshRunIntegrations(client, projectId)
    void client.invalidateQueries({ queryKey: getIntegrationQueryKey(path) })
  }
  const succeed = async () => {
    refresh()
    toast(deletedText)
    onClose()
    await navigate(runIntegrationsTarget)
  }
  return (
    <ChangeDialog
      change={{
        ...deleteIntegrationMutationOptions(),
        onSuccess: succeed,
        // Somebody else may have deleted it.
        onError: refresh,
      }}
      recover={(error) =>
        lookUpDeletion(error, {
          kind: runIntegrationKind,
          isDone: () => isGone(client, getIntegrationQueryOptions(path)),
          onDone: succeed,
        })
      }
      variables={{ path }}
      question="Are you sure to delete the integration?"
      name={repositoryOf(thing)}
      confirmLabel="Delete"
      onClose={onClose}
    >
      No new run can build from it; runs that did stay as they are. It cannot be restored.
    </ChangeDialog>
  )
}
