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

/** Asks whether to delete an integration, and does it. */
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
        // Somebody else may have deleted it: its page is to tell.
        onError: () => void client.invalidateQueries({ queryKey: getIntegrationQueryKey(path) }),
      }}
      variables={{ path }}
      question="Are you sure to delete the integration?"
      name={repositoryText(integration)}
      confirmLabel="Delete"
      onClose={onClose}
    >
      Its events and schedules start no more jobs. Its jobs and reports stay. It cannot be brought
      back.
    </ChangeDialog>
  )
}
