import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { pageOf } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, noContent, ok } from '../../define-service.ts'
import { releasesOf, replaceRelease } from '../../world/firmware/area.ts'
import type { World } from '../../world/world.ts'
import { findCatalog } from './catalogs.ts'

interface ReleasePath {
  projectId: string
  catalogId: string
  releaseId: string
}

const findRelease = (world: World, path: ReleasePath): FirmwareRelease =>
  releasesOf(world, findCatalog(world, path.projectId, path.catalogId).catalog).find(
    ({ id }) => id === path.releaseId,
  ) ?? refuse(404, 'release_not_found', 'The release does not exist.')

/** A release of the project itself; what another project shares can only be read. */
const findOwn = (world: World, path: ReleasePath): FirmwareRelease => {
  const release = findRelease(world, path)
  if (release.sharedFrom) {
    refuse(403, 'release_shared', 'A release of another project cannot be changed.')
  }
  return release
}

/** Firmware releases of catalogs. */
export const firmwareHandlers: HandlersOf<'catalog'> = {
  listFirmwareReleases: ({ path, query, world }) => {
    const { deprecated = false, draft } = query
    const { catalog } = findCatalog(world, path.projectId, path.catalogId)
    const found = releasesOf(world, catalog).filter(
      (release) =>
        release.deprecated === deprecated && (draft === undefined || release.draft === draft),
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ firmwareReleases: items, ...token })
  },
  getFirmwareRelease: ({ path, world }) => ok(findRelease(world, path)),
  updateFirmwareRelease: ({ path, body, world, clock }) => {
    const release = findOwn(world, path)
    if (body.name.trim() === '') refuse(400, 'invalid_name', 'The name of a release is not empty.')
    replaceRelease(world, path.projectId, {
      ...release,
      name: body.name,
      description: body.description,
      updatedAt: clock.timestamp(),
    })
    return noContent()
  },
  publishFirmwareRelease: ({ path, user, world, clock }) => {
    const release = findOwn(world, path)
    if (release.deprecated) {
      refuse(409, 'release_deleted', 'A deleted release cannot be published.')
    }
    if (!release.draft) refuse(409, 'release_published', 'The release is published already.')
    const publishedAt = clock.timestamp()
    const published: FirmwareRelease = {
      ...release,
      draft: false,
      published: true,
      publishedAt,
      publishedBy: user.subjectId,
      updatedAt: publishedAt,
    }
    replaceRelease(world, path.projectId, published)
    return ok(published)
  },
  deprecateFirmwareRelease: ({ path, user, world, clock }) => {
    const release = findOwn(world, path)
    if (release.deprecated) refuse(409, 'release_deleted', 'The release is deleted already.')
    const deprecatedAt = clock.timestamp()
    replaceRelease(world, path.projectId, {
      ...release,
      deprecated: true,
      deprecatedAt,
      deprecatedBy: user.subjectId,
      updatedAt: deprecatedAt,
    })
    return noContent()
  },
}
