import type { Integration } from '@generated/evaluation/types.ts'
import { Play } from 'lucide-react'
import { runJobLabel } from '@/features/run-drawer/model/name.ts'
import { expectRunDrawer, openRunDrawer } from '@/features/run-drawer/model/open.ts'
import { repositoryText } from '@/lib/repositories.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeleteIntegration } from './delete-integration.tsx'
import { whyNotOnIntegration } from './model/actions.ts'
import { editIntegrationTarget, integrationKind } from './model/integration.ts'

/** Names an integration in the labels of its actions. */
export const integrationSubject: ActionSubject<Integration> = {
  one: integrationKind.one,
  nameOf: repositoryText,
}

/** Actions on an integration. */
export const integrationActions: readonly Action<Integration>[] = [
  {
    id: 'run-job',
    label: runJobLabel,
    icon: Play,
    on: 'primary',
    whyNot: (integration) => whyNotOnIntegration('run', integration),
    preload: expectRunDrawer,
    run: ({ id, catalogId }) => openRunDrawer({ catalogId, integrationId: id }),
    opensDialog: true,
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (integration) => whyNotOnIntegration('edit', integration),
    to: ({ catalogId, id }) => editIntegrationTarget(catalogId, id),
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot: (integration) => whyNotOnIntegration('delete', integration),
    dialog: DeleteIntegration,
  },
]
