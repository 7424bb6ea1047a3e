import { listIntegrationsOperation } from '@generated/evaluation/codec.ts'
import {
  deleteIntegrationMutationOptions,
  getIntegrationQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { repositoryText } from '@/lib/repositories.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { deletedText, integrationKind } from './model/integration.ts'

/** Confirms and deletes an integration. */
export function DeleteIntegration(props: ActionDialogProps<Integration>) {
  const { thing: integration, place, onClose } = props
  const projectId = useProjectId()
  const path = { projectId, integrationId: integration.id }
  return (
    <DeleteDialog
      place={place}
      kind={integrationKind}
      ownerId={integration.catalogId}
      query={getIntegrationQueryOptions(path)}
      list={listIntegrationsOperation}
      text={deletedText}
      change={deleteIntegrationMutationOptions()}
      variables={{ path }}
      name={repositoryText(integration)}
      onClose={onClose}
    >
      Its events and schedules no longer start jobs. Its jobs and reports stay. It cannot be
      restored.
    </DeleteDialog>
  )
}
