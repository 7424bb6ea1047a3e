import type { Integration } from '@generated/ml/types.ts'
import {
  editRunIntegrationTarget,
  repositoryOf,
  runIntegrationKind,
} from '@/models/ml-integrations/ml-integration.ts'
import { actionsOn, editAndDelete } from '@/page/actions.tsx'
import { DeleteRunIntegration } from './delete-ml-integration.tsx'

const whyNot = ({ deleted }: Integration) =>
  deleted ? 'The integration has been deleted.' : undefined

/** Actions on an integration. */
export const runIntegrationActions = actionsOn<Integration>(runIntegrationKind, repositoryOf, [
  ...editAndDelete(
    (_, integration) => whyNot(integration),
    ({ id }) => editRunIntegrationTarget(id),
    DeleteRunIntegration,
  ),
])
