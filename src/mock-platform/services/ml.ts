import { refuse } from '../core/refusal.ts'
import { defineService, ok } from '../define-service.ts'
import { packageArea, withoutPackages } from '../world/packages.ts'
import { experimentServiceHandlers } from './ml/experiment-service.ts'
import { runIntegrationHandlers } from './ml/run-integrations.ts'

/** Machine learning: only the packages that firmware contains. */
export const mlService = defineService('ml', {
  ...experimentServiceHandlers,
  ...runIntegrationHandlers,
  batchGetPackages: ({ path, body, world }) => {
    if (withoutPackages.has(path.projectId))
      refuse(403, 'forbidden', 'The project may not read packages.')
    const wanted = new Set(body.ids)
    return ok({ found: world.of(packageArea, path.projectId).filter(({ id }) => wanted.has(id)) })
  },
})
