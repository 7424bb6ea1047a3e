import { listIntegrationsOperation } from '@generated/evaluation/codec.ts'
import {
  deleteIntegrationMutationOptions,
  getIntegrationQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { Play } from 'lucide-react'
import { repositoryText } from '@/lib/repositories.ts'
import {
  deletedText,
  editIntegrationTarget,
  integrationKind,
} from '@/models/integrations/integration.ts'
import {
  type OwningCatalog,
  whyNotOnIntegration,
} from '@/models/integrations/integration-action-rules.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { type ActionDialogProps, actionsOn, editAndDelete } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'

function DeleteIntegration(props: ActionDialogProps<Integration>) {
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

/** Actions on an integration, given its catalog once that is known. */
export const integrationActions = actionsOn<Integration, OwningCatalog | undefined>(
  integrationKind,
  repositoryText,
  [
    {
      id: 'run-job',
      label: runJobLabel,
      icon: Play,
      on: 'primary',
      whyNot: (integration, catalog) => whyNotOnIntegration('run', integration, catalog),
      preload: expectRunDrawer,
      run: ({ id, catalogId }) => openRunDrawer({ catalogId, integrationId: id }),
      opensDialog: true,
    },
    ...editAndDelete<Integration, OwningCatalog | undefined>(
      whyNotOnIntegration,
      ({ catalogId, id }) => editIntegrationTarget(catalogId, id),
      DeleteIntegration,
    ),
  ],
)
