import type { Integration } from '@generated/ml/types.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeleteRunIntegration } from './delete-integration.tsx'
import { editRunIntegrationTarget, repositoryOf, runIntegrationKind } from './model/integration.ts'

/** Names an integration in the labels of its actions. */
export const runIntegrationSubject: ActionSubject<Integration> = {
  one: runIntegrationKind.one,
  nameOf: repositoryOf,
}

const whyNot = ({ deleted }: Integration) =>
  deleted ? 'The integration has been deleted.' : undefined

/** Actions on an integration. */
export const runIntegrationActions: readonly Action<Integration>[] = [
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot,
    to: ({ id }) => editRunIntegrationTarget(id),
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot,
    dialog: DeleteRunIntegration,
  },
]
