import type { Integration } from '@generated/ml/types.ts'
import {
  editRunIntegrationTarget,
  repositoryOf,
  runIntegrationKind,
} from '@/models/ml-integrations/ml-integration.ts'
import { type Action, type ActionSubject, editAndDelete } from '@/page/actions.tsx'
import { DeleteRunIntegration } from './delete-ml-integration.tsx'

/** Names an integration in the labels of its actions. */
export const runIntegrationSubject: ActionSubject<Integration> = {
  one: runIntegrationKind.one,
  nameOf: repositoryOf,
}

const whyNot = ({ deleted }: Integration) =>
  deleted ? 'The integration has been deleted.' : undefined

/** Actions on an integration. */
export const runIntegrationActions: readonly Action<Integration>[] = [
  ...editAndDelete(
    (_, integration) => whyNot(integration),
    ({ id }) => editRunIntegrationTarget(id),
    DeleteRunIntegration,
  ),
]
