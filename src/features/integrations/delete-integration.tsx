import {
  deleteIntegrationMutationOptions,
  getIntegrationQueryKey,
  getIntegrationQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { repositoryText } from '@/lib/repositories.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { useShowDeleted } from '@/page/use-show-deleted.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { deletedText, integrationKind } from './model/integration.ts'
import { refreshIntegrationLists } from './model/queries.ts'

/** Confirms and deletes an integration. */
export function DeleteIntegration(props: ActionDialogProps<Integration>) {
  const { thing: integration, place, onClose } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const showDeleted = useShowDeleted()
  const path = { projectId, integrationId: integration.id }
  return (
    <ChangeDialog
      change={{
        ...deleteIntegrationMutationOptions(),
        onSuccess: async () => {
          void refreshIntegrationLists(client, projectId)
          await showDeleted({
            place,
            kind: integrationKind,
            ownerId: integration.catalogId,
            query: getIntegrationQueryOptions(path),
            text: deletedText,
          })
          onClose()
        },
        // Somebody else may have deleted it: refetch, so that its page shows the result.
        onError: () => void client.invalidateQueries({ queryKey: getIntegrationQueryKey(path) }),
      }}
      variables={{ path }}
      question="Are you sure to delete the integration?"
      name={repositoryText(integration)}
      confirmLabel="Delete"
      onClose={onClose}
    >
      Its events and schedules no longer start jobs. Its jobs and reports stay. It cannot be
      restored.
    </ChangeDialog>
  )
}
