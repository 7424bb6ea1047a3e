import type { Package, PackageShare } from '@generated/ml/types.ts'
import { before, day, isoOf } from '../moments.ts'
import type { Random } from '../random.ts'
import { places } from '../vocabulary/words.ts'
import { type AreaContext, defineArea, type World } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { sharingPairs } from '../world-sharing.ts'
import { sizeOf } from '../world-sizes.ts'

/** A package of the world's start. */
interface Seed {
  name: string
  description: string
  deleted?: boolean
  unreleased?: boolean
  /** True when it has edge-case texts; such a package is not shared. */
  untidy?: boolean
}

const seeds: { readonly [projectId: string]: readonly Seed[] } = {
  [projectIds.shuttle]: [
    { name: 'night_detector', description: 'Detector for the night shuttles.' },
    { name: 'lane_keeper', description: 'Lane model for the tunnel at Odaiba.' },
    { name: 'traffic_light_reader', description: '' },
    { name: 'pedestrian_intent', description: 'Tells who is about to cross.' },
    { name: 'rain_filter', description: 'Just made; releases follow.', unreleased: true },
    { name: 'cone_finder', description: 'Replaced by night_detector.', deleted: true },
  ],
  [projectIds.robotaxi]: [
    {
      name: `<b>"Lab"</b> & 'Bench'`,
      description: '<img src=x onerror=alert(1)> at the test bench.\nاختبارات خط أودايبا',
      untidy: true,
    },
    { name: 'curb_detector', description: 'Curbs and bollards in Nishi-Shinjuku.' },
    { name: 'door_opening', description: 'Doors of parked cars.' },
    { name: 'tram_tracker', description: '' },
    { name: 'old_planner', description: 'The first generation.', deleted: true },
  ],
}

const seedOf = (projectId: string, index: number, random: Random): Seed =>
  seeds[projectId]?.[index] ?? {
    name: `${random.pick(places).replace(/[^A-Za-z]+/g, '_')}_${index + 1}`.slice(0, 32),
    description: `Models of line ${random.int(1, 30)}.`,
  }

/** A package of a project. */
export interface PackageRecord {
  package: Package
  untidy: boolean
  /** True when it has releases from the start. */
  isReleased: boolean
}

const recordOf = ({ projectId, random, world }: AreaContext, index: number): PackageRecord => {
  const own = random.fork(String(index))
  const seed = seedOf(projectId, index, own)
  const { name, description, deleted = false, untidy = false, unreleased = false } = seed
  const age = own.int(600, 900)
  const deletedAt = before(world, own.int(3, 40) * day)
  return {
    untidy,
    isReleased: !unreleased,
    package: {
      id: own.uuid(),
      projectId,
      name,
      description,
      versionId: own.uuid(),
      createdAt: before(world, age * day),
      updatedAt: deleted ? deletedAt : before(world, own.int(2, 500) * day),
      deprecated: deleted,
      ...(deleted && { deprecatedAt: deletedAt }),
    },
  }
}

/** Packages that belong to a project, by id. */
export const ownPackageArea = defineArea('own packages', (context): Map<string, PackageRecord> => {
  const count = sizeOf(context.projectId).packages
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = recordOf(context, index)
      return [record.package.id, record] as const
    }),
  )
})

/** A share of a package with another project. */
export interface PackageShareRecord extends PackageShare {
  packageId: string
  /** Id of the package in the destination project, once the sharing has started. */
  copyId?: string
  /** Start of the sharing, in milliseconds. */
  begunAt?: number
  /** End of the sharing, in milliseconds. */
  endedAt?: number
}

/** States of a project's shares, one per package, for its first tidy packages. */
const statuses = ['accepted', 'pending', 'canceled'] as const

const sharesTo = (to: string, { projectId, random, world }: AreaContext): PackageShareRecord[] => {
  const tidy = [...world.of(ownPackageArea, projectId).values()].filter(({ untidy }) => !untidy)
  return statuses.flatMap((invitationStatus, index) => {
    const record = tidy[index]
    if (!record) return []
    const age = 40 - 9 * index
    return {
      id: random.uuid(),
      packageId: record.package.id,
      destination: to,
      invitationStatus,
      createdAt: before(world, age * day),
      ...(invitationStatus !== 'pending' && {
        copyId: random.uuid(),
        begunAt: world.startedAt - (age - 1) * day,
      }),
      ...(invitationStatus === 'canceled' && { endedAt: world.startedAt - 5 * day }),
    }
  })
}

/** Shares that a project has created, oldest first. */
export const packageShareArea = defineArea('package shares', (context): PackageShareRecord[] =>
  sharingPairs
    .filter(({ from }) => from === context.projectId)
    .flatMap(({ to }) => sharesTo(to, context)),
)

/** A package that another project shares, as the destination sees it. */
const sharedPackage = (
  origin: Package,
  { copyId, destination, begunAt, endedAt }: PackageShareRecord,
): Package[] => {
  if (copyId === undefined || begunAt === undefined) return []
  const changedAt = Math.max(endedAt ?? begunAt, Date.parse(origin.updatedAt))
  return [
    {
      id: copyId,
      projectId: destination,
      name: origin.name,
      description: origin.description,
      versionId: origin.versionId,
      createdAt: isoOf(begunAt),
      updatedAt: isoOf(endedAt ?? changedAt),
      deprecated: endedAt !== undefined,
      ...(endedAt !== undefined && { deprecatedAt: isoOf(endedAt) }),
      sharedFrom: origin.projectId,
    },
  ]
}

const sharedWith = (world: World, projectId: string): Package[] =>
  world.projects
    .filter(({ id }) => id !== projectId)
    .flatMap(({ id }) =>
      world.of(packageShareArea, id).flatMap((share) => {
        const origin = world.of(ownPackageArea, id).get(share.packageId)?.package
        return origin && share.destination === projectId ? sharedPackage(origin, share) : []
      }),
    )

/** Packages of a project: its own and those shared with it. */
export const packagesOf = (world: World, projectId: string): Package[] => [
  ...[...world.of(ownPackageArea, projectId).values()].map((record) => record.package),
  ...sharedWith(world, projectId),
]
