import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import {
  ownReleases,
  releasesOf,
  replaceRelease,
} from '@/mock-platform/world/firmware/world-firmware-area.ts'
import { type ReleaseAction, whyNotOnRelease } from '@/models/firmware/firmware-action-rules.ts'
import { nameError } from '@/models/firmware/firmware-details.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, noContent, ok } from '../../define-service.ts'
import type { World } from '../../world/world.ts'
import { findCatalog } from './serve-catalogs.ts'

interface ReleasePath {
  projectId: string
  catalogId: string
  releaseId: string
}

const findRelease = (world: World, path: ReleasePath): FirmwareRelease =>
  releasesOf(world, findCatalog(world, path.projectId, path.catalogId).catalog).find(
    ({ id }) => id === path.releaseId,
  ) ?? refuse(404, 'release_not_found', 'The release does not exist.')

/** Finds a release that allows an action. Refuses others. */
const findUsable = (action: ReleaseAction, world: World, path: ReleasePath): FirmwareRelease => {
  const release = findRelease(world, path)
  const reason = whyNotOnRelease(action, release)
  if (!reason) return release
  if (release.sharedFrom) return refuse(403, 'release_shared', reason)
  return refuse(409, release.deprecated ? 'release_deleted' : 'release_published', reason)
}

/** A release as the releases of an ML package list it, without its items. */
const listed = (release: FirmwareRelease) => {
  const { id, catalogId, name, description, draft, createdAt, publishedAt, releaseStatus } = release
  return {
    id,
    catalogId,
    name,
    description,
    draft,
    createdAt,
    ...(publishedAt && { publishedAt }),
    releaseStatus,
  }
}

/** Handlers for the firmware releases of catalogs. */
export const firmwareHandlers = {
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
  listPackageFirmwareReleases: ({ path, query, world }) => {
    const { deprecated = false, draft, mlPackageReleaseId } = query
    const found = ownReleases(world, path.projectId).filter(
      (release) =>
        release.deprecated === deprecated &&
        (draft === undefined || release.draft === draft) &&
        release.items.some(({ mlPackages }) =>
          mlPackages.some(
            ({ id, releaseId }) => id === path.packageId && releaseId === mlPackageReleaseId,
          ),
        ),
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ firmwareReleases: items.map(listed), ...token })
  },
  getFirmwareRelease: ({ path, world }) => ok(findRelease(world, path)),
  updateFirmwareRelease: ({ path, body, world, clock }) => {
    const release = findUsable('edit', world, path)
    const error = nameError(body.name)
    if (error) refuse(400, 'invalid_name', `name: ${error}`)
    replaceRelease(world, path.projectId, {
      ...release,
      name: body.name,
      description: body.description,
      updatedAt: clock.timestamp(),
    })
    return noContent()
  },
  publishFirmwareRelease: ({ path, user, world, clock }) => {
    const release = findUsable('publish', world, path)
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
    const release = findUsable('delete', world, path)
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
} satisfies HandlersOf<'catalog'>
