import type { Package } from '@generated/ml/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import {
  ownPackageArea,
  type PackageShareRecord,
  packageShareArea,
  packagesOf,
} from '@/mock-platform/world/ml/world-packages.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { type PackageAction, whyNotOnPackage } from '@/models/ml-packages/package-action-rules.ts'
import { packageNameError } from '@/models/ml-packages/package-details.ts'
import { activeSharesOf, type ShareSource } from '../share-records.ts'

/** Finds a package of a project. Refuses with 404 when there is none. */
export const findPackage = (world: World, projectId: string, packageId: string): Package =>
  packagesOf(world, projectId).find(({ id }) => id === packageId) ??
  refuse(404, 'package_not_found', 'The package does not exist.')

/** Finds a package that allows an action. Refuses others. */
export const findUsablePackage = (
  action: PackageAction,
  world: World,
  projectId: string,
  packageId: string,
): Package => {
  const found = findPackage(world, projectId, packageId)
  const reason = whyNotOnPackage(action, found)
  if (reason && found.deprecated) refuse(409, 'package_deleted', reason)
  if (reason) refuse(403, 'package_shared', reason)
  return found
}

/** Returns a valid package name. Refuses with 400 otherwise. */
const checkedName = (name: string): string => {
  const error = packageNameError(name)
  return error ? refuse(400, 'invalid_name', `name: ${error}`) : name
}

/** Access to the shares of packages. */
export const packageShareSource: ShareSource<PackageShareRecord> = {
  sharesOf: (world, projectId) => world.of(packageShareArea, projectId),
  thingOf: ({ packageId }) => packageId,
}

/** Ends a share: the package in the destination project becomes deleted. */
export const endPackageSharing = (share: PackageShareRecord, now: number) => {
  share.invitationStatus = 'canceled'
  share.endedAt = now
}

const replace = (world: World, changed: Package) => {
  const packages = world.of(ownPackageArea, changed.projectId)
  packages.set(changed.id, {
    untidy: false,
    isReleased: false,
    ...packages.get(changed.id),
    package: changed,
  })
}

/** Handlers for the packages of a project. */
export const packageHandlers = {
  listPackages: ({ path, query, world }) => {
    const { deprecated = false } = query
    const found = packagesOf(world, path.projectId).filter(
      (candidate) => candidate.deprecated === deprecated,
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ packages: items, ...token })
  },
  getPackage: ({ path, world }) => ok(findPackage(world, path.projectId, path.packageId)),
  createPackage: ({ path, body, world, clock }) => {
    const now = clock.timestamp()
    const made: Package = {
      id: world.random.uuid(),
      projectId: path.projectId,
      name: checkedName(body.name),
      description: body.description,
      versionId: world.random.uuid(),
      createdAt: now,
      updatedAt: now,
      deprecated: false,
    }
    replace(world, made)
    return created(made)
  },
  updatePackage: ({ path, body, world, clock }) => {
    const found = findUsablePackage('edit', world, path.projectId, path.packageId)
    if (body.currentVersionId !== found.versionId) {
      refuse(409, 'version_conflict', 'Somebody else has saved the package in the meantime.')
    }
    const versionId = world.random.uuid()
    replace(world, {
      ...found,
      name: checkedName(body.name),
      description: body.description,
      versionId,
      updatedAt: clock.timestamp(),
    })
    return created({ id: found.id, versionId })
  },
  deprecatePackage: ({ path, world, clock }) => {
    const found = findUsablePackage('delete', world, path.projectId, path.packageId)
    for (const share of activeSharesOf(packageShareSource, world, found)) {
      endPackageSharing(share, clock.now())
    }
    if (found.sharedFrom === undefined) {
      const now = clock.timestamp()
      replace(world, { ...found, deprecated: true, deprecatedAt: now, updatedAt: now })
    }
    return noContent()
  },
  batchGetPackages: ({ path, body, world }) => {
    const wanted = new Set(body.ids)
    return ok({ found: packagesOf(world, path.projectId).filter(({ id }) => wanted.has(id)) })
  },
} satisfies HandlersOf<'ml'>
