import { refuse } from '../core/refusal.ts'
import { defineService, ok } from '../define-service.ts'
import { packageArea, withoutPackages } from '../world/packages.ts'

/** Machine learning: only the packages that firmware contains. */
export const mlService = defineService('ml', {
  batchGetPackages: ({ path, body, world }) => {
    if (withoutPackages.has(path.projectId))
      refuse(403, 'forbidden', 'The project may not read packages.')
    const wanted = new Set(body.ids)
    return ok({ found: world.of(packageArea, path.projectId).filter(({ id }) => wanted.has(id)) })
  },
})
