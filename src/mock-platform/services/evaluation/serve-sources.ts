import type { Source } from '@generated/evaluation/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, ok } from '@/mock-platform/define-service.ts'
import { temporaryLink } from '@/mock-platform/object-store/object-links.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { sourceArea } from '@/mock-platform/world/world-sources.ts'

/** Finds a source of a project. Refuses with 404 when there is none. */
export const findSource = (world: World, projectId: string, sourceId: string): Source =>
  world.of(sourceArea, projectId).find(({ id }) => id === sourceId) ??
  refuse(404, 'source_not_found', 'The source does not exist.')

/** Handlers for uploaded sources. */
export const sourceHandlers = {
  listSources: ({ path, query, world }) => {
    const { items, ...token } = pageOf(world.of(sourceArea, path.projectId), query)
    return ok({ sources: items, ...token })
  },
  getSource: ({ path, world }) => ok(findSource(world, path.projectId, path.sourceId)),
  downloadSource: (call) => {
    const { path, body, world } = call
    const source = findSource(world, path.projectId, path.sourceId)
    if (source.expired) refuse(410, 'source_expired', 'The source has expired.')
    const file = {
      name: body.filename ?? source.id,
      content: `This file stands for the archive of the source ${source.id}.\n`,
    }
    return ok({ url: temporaryLink(call, file, body.expirationTime) })
  },
} satisfies HandlersOf<'evaluation'>
