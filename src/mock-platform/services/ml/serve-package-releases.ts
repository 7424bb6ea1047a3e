import type { PackageRelease } from '@generated/ml/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import { temporaryLink } from '@/mock-platform/object-store/object-links.ts'
import {
  type PackageReleaseRecord,
  packageReleaseArea,
  packageReleasesOf,
  packingPlan,
  releaseAt,
} from '@/mock-platform/world/ml/world-package-releases.ts'
import { packagesOf } from '@/mock-platform/world/ml/world-packages.ts'
import { isoOf, second } from '@/mock-platform/world/moments.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { descriptionError } from '@/models/ml-experiments/experiment-details.ts'
import { releaseNameError } from '@/models/ml-packages/package-details.ts'
import { type ReleaseAction, whyNotOnRelease } from '@/models/ml-packages/package-release-rules.ts'
import { itemsError } from '@/models/ml-packages/release-items.ts'
import { artifactOf } from './run-files.ts'
import { findPackage, findUsablePackage } from './serve-packages.ts'

interface ReleasePath {
  projectId: string
  packageId: string
  releaseId: string
}

const findRelease = (world: World, path: ReleasePath): PackageRelease =>
  packageReleasesOf(world, findPackage(world, path.projectId, path.packageId)).find(
    ({ id }) => id === path.releaseId,
  ) ?? refuse(404, 'release_not_found', 'The release does not exist.')

/** Finds a release that allows an action. Refuses others. */
const findUsable = (action: ReleaseAction, world: World, path: ReleasePath): PackageRelease => {
  const release = findRelease(world, path)
  const reason = whyNotOnRelease(action, release)
  if (reason && release.sharedFrom) refuse(403, 'release_shared', reason)
  if (reason) refuse(409, release.deprecated ? 'release_deleted' : 'invalid_state', reason)
  return release
}

/** The stored release that this project may change. Refuses one of another project. */
const ownRelease = (world: World, { projectId, releaseId }: ReleasePath) =>
  world.of(packageReleaseArea, projectId).get(releaseId)?.release ??
  refuse(403, 'release_shared', 'Only its own project can change the release.')

/** The stored release, for an action that its state allows. Refuses others. */
const findOwn = (action: ReleaseAction, world: World, path: ReleasePath) => {
  findUsable(action, world, path)
  return ownRelease(world, path)
}

const checkedDetails = ({ name, description }: { name: string; description: string }) => {
  const error = releaseNameError(name)
  if (error) refuse(400, 'invalid_name', `name: ${error}`)
  const tooLong = descriptionError(description)
  if (tooLong) refuse(400, 'invalid_description', `description: ${tooLong}`)
  return { name, description }
}

/** Size of a packed release, in bytes, until its artifacts are known. */
const emptySize = 1024

/** Handlers for the releases of packages. */
export const packageReleaseHandlers = {
  listPackageReleases: ({ path, query, world }) => {
    const { deprecated = false } = query
    const owner = findPackage(world, path.projectId, path.packageId)
    const found = packageReleasesOf(world, owner).filter(
      (release) => release.deprecated === deprecated,
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ releases: items, ...token })
  },
  createPackageRelease: ({ path, body, user, world, clock }) => {
    const { projectId } = path
    const { id: packageId } = findUsablePackage('release', world, projectId, path.packageId)
    const artifacts = body.artifactIds.map(
      (id) =>
        artifactOf(world, projectId, id) ??
        refuse(400, 'artifact_not_found', `artifact_ids: There is no artifact ${id}.`),
    )
    const error = itemsError(artifacts)
    if (error) refuse(400, 'invalid_items', `artifact_ids: ${error}`)
    const now = clock.timestamp()
    const record: PackageReleaseRecord = {
      release: {
        id: world.random.uuid(),
        packageId,
        projectId,
        ...checkedDetails(body),
        createdAt: now,
        updatedAt: now,
        createdBy: user.subjectId,
        deprecated: false,
        review: { status: 'non_approved' },
        asset: { items: artifacts.map(({ id }) => ({ id })) },
      },
      packing: packingPlan(clock.now(), body.name.includes('fails')),
    }
    world.of(packageReleaseArea, projectId).set(record.release.id, record)
    return created(releaseAt(record, clock.now()))
  },
  getPackageRelease: ({ path, world }) => ok(findRelease(world, path)),
  updatePackageRelease: ({ path, body, world, clock }) => {
    // The contract allows this at any time; only the console waits for the end of the packing.
    if (findRelease(world, path).deprecated) {
      refuse(409, 'release_deleted', 'A deleted release cannot be edited.')
    }
    const release = ownRelease(world, path)
    Object.assign(release, checkedDetails(body), { updatedAt: clock.timestamp() })
    return noContent()
  },
  deprecatePackageRelease: ({ path, world, clock }) => {
    const release = findOwn('delete', world, path)
    const now = clock.timestamp()
    Object.assign(release, { deprecated: true, deprecatedAt: now, updatedAt: now })
    return noContent()
  },
  downloadPackageRelease: (call) => {
    const { path, body, world, clock } = call
    const release = findUsable('download', world, path)
    const { name: owner } = findPackage(world, path.projectId, path.packageId)
    const filename = body.filename ?? `${owner}-${release.name}.zip`
    const sizes = release.asset?.items.map(
      ({ id }) => artifactOf(world, path.projectId, id)?.size ?? 0,
    )
    const content = `This file stands for the package release ${release.id}.\n`
    return ok({
      filename,
      size: emptySize + (sizes ?? []).reduce((sum, size) => sum + size, 0),
      // The archive of a deleted release is gone.
      ...(!release.deprecated && {
        url: temporaryLink(call, { name: filename, content }, body.expirationTime),
        expiresAt: isoOf(clock.now() + body.expirationTime * second),
      }),
    })
  },
  reviewPackageRelease: ({ path, body, user, world, clock }) => {
    const release = findOwn('review', world, path)
    const now = clock.timestamp()
    Object.assign(release, {
      review: { ...body, reviewedAt: now, reviewedBy: user.subjectId },
      updatedAt: now,
    })
    return noContent()
  },
  batchGetPackageReleases: ({ path, body, world }) => {
    const wanted = new Set(body.ids)
    return ok({
      found: packagesOf(world, path.projectId)
        .flatMap((owner) => packageReleasesOf(world, owner))
        .filter(({ id }) => wanted.has(id)),
    })
  },
} satisfies HandlersOf<'ml'>
