import type { Package, PackageRelease, PackagingStatus } from '@generated/ml/types.ts'
import type { Job } from '../jobs/job.ts'
import { day, isoOf, minute, second } from '../moments.ts'
import { someone } from '../people.ts'
import { createRandom, type Random } from '../random.ts'
import { isUntidy } from '../vocabulary/choose.ts'
import { type AreaContext, defineArea, type World } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { endOf } from './run.ts'
import { artifactsOf } from './training.ts'
import { runArea } from './world-ml-runs.ts'
import { ownPackageArea, packageShareArea } from './world-packages.ts'

/** A stored release. How far its packing is follows from the plan and the current time. */
export interface PackageReleaseRecord {
  release: Omit<PackageRelease, 'packagingReport'>
  /** In milliseconds. */
  packing: { startAt: number; endAt: number; fails: boolean }
}

/** Plan of the packing of a release made at a time in milliseconds. */
export const packingPlan = (at: number, fails = false): PackageReleaseRecord['packing'] => ({
  startAt: at + 10 * second,
  endAt: at + 100 * second,
  fails,
})

const statusOf = ({ startAt, endAt, fails }: PackageReleaseRecord['packing'], now: number) => {
  if (now < startAt) return 'requested'
  if (now < endAt) return 'started'
  return fails ? 'failed' : 'completed'
}

/** A release of the world's start. */
interface Seed {
  name: string
  description?: string
  /** Minutes since it was created. */
  age: number
  approved?: boolean
  fails?: boolean
  deleted?: boolean
}

const days = (count: number) => (count * day) / minute

/** Every case that a screen must show, newest first. */
const allKinds: readonly Seed[] = [
  { name: 'v1.6.0', description: 'Trained with the recordings of May.', age: 1 },
  { name: 'v1.5.1', description: 'Without the classes.', age: days(0.4), fails: true },
  { name: 'v1.5.0', description: 'Trained with the Haneda recordings.', age: days(1) },
  { name: 'v1.4.0', description: 'Holds up at dusk.', age: days(20), approved: true },
  { name: 'v1.3.0', age: days(60), approved: true, deleted: true },
  { name: 'v1.0.0', description: 'The first.', age: days(500), approved: true },
]

const fewKinds: readonly Seed[] = [
  { name: 'v1.1.0', description: 'Smaller, and as good.', age: days(30), approved: true },
  { name: 'v1.0.0', age: days(480) },
]

const untidyKinds: readonly Seed[] = [
  { name: `<b>v1</b> & "final"`, description: '{{release}} %s =1+1', age: days(2) },
  { name: 'ليلة_في_أودايبا', age: days(3), fails: true },
  { name: 'W'.repeat(64), description: 'x'.repeat(240), age: days(300), approved: true },
]

/** Releases of the first package of the large project. */
const manyReleases = 240

const seedsOf = (projectId: string, place: number): readonly Seed[] => {
  if (place > 0) return fewKinds
  if (projectId === projectIds.large) {
    return Array.from({ length: manyReleases }, (_, index) => ({
      name: `nightly-${manyReleases - index}`,
      age: days(index + 1),
      approved: index % 3 === 0,
    }))
  }
  return isUntidy(projectId) ? untidyKinds : allKinds
}

const recordOf = (
  { projectId, world }: AreaContext,
  { id: packageId }: Package,
  { name, description = '', age, approved, fails, deleted }: Seed,
  artifactIds: readonly string[],
  random: Random,
): PackageReleaseRecord => {
  const createdAt = world.startedAt - age * minute
  const later = isoOf(createdAt + (world.startedAt - createdAt) * random.next())
  const deletedAt = isoOf(world.startedAt - day / 2)
  return {
    release: {
      id: random.uuid(),
      packageId,
      projectId,
      name,
      description,
      createdAt: isoOf(createdAt),
      updatedAt: deleted ? deletedAt : approved ? later : isoOf(createdAt),
      createdBy: someone(world, projectId, random),
      deprecated: deleted ?? false,
      ...(deleted && { deprecatedAt: deletedAt }),
      review: approved
        ? {
            status: 'approved',
            comment: random.pick(['Holds up on the night recordings.', 'As good as the last one.']),
            reviewedAt: later,
            reviewedBy: someone(world, projectId, random),
          }
        : { status: 'non_approved' },
      asset: { items: artifactIds.map((id) => ({ id })) },
    },
    packing: packingPlan(createdAt, fails),
  }
}

/** Releases of the packages of a project, by id. */
export const packageReleaseArea = defineArea(
  'package releases',
  (context): Map<string, PackageReleaseRecord> => {
    const { projectId, random, world } = context
    const runs = world
      .of(runArea, projectId)
      .map((run) => ({ run, ids: artifactsOf(run, world.startedAt).map(({ id }) => id) }))
      .filter(({ ids }) => ids.length > 0)
    /** Artifacts that runs had made for a package by then: nothing else can be released. */
    const offered = (owner: Package, createdAt: number) =>
      runs.filter(({ run }) => endOf(run) < createdAt && run.package?.id === owner.id)
    const records = [...world.of(ownPackageArea, projectId).values()]
      .filter(({ isReleased }) => isReleased)
      .flatMap(({ package: owner }, place) =>
        seedsOf(projectId, place).map((seed) => {
          const own = random.fork(`${place} ${seed.name}`)
          const from = offered(owner, world.startedAt - seed.age * minute)
          // Of some packages, and of the oldest releases, the artifacts are no longer there.
          const gone = seed.age > days(400) || from.length === 0
          const ids = gone ? [own.uuid(), own.uuid()] : own.pick(from).ids.slice(0, 10)
          return recordOf(context, owner, seed, ids, own)
        }),
      )
    return new Map(records.map((record) => [record.release.id, record]))
  },
)

/** A release as its project sees it now. */
export const releaseAt = (
  { release, packing }: PackageReleaseRecord,
  now: number,
): PackageRelease => {
  const status: PackagingStatus = statusOf(packing, now)
  return { ...release, packagingReport: { status } }
}

/** Releases of a package, newest first. The items of a shared one are not shown. */
export const packageReleasesOf = (world: World, owner: Package): PackageRelease[] => {
  const now = world.clock.now()
  const originOf = (): { projectId: string; packageId: string } | undefined => {
    if (owner.sharedFrom === undefined) return { projectId: owner.projectId, packageId: owner.id }
    const share = world
      .of(packageShareArea, owner.sharedFrom)
      .find(({ copyId, endedAt }) => copyId === owner.id && endedAt === undefined)
    return share && { projectId: owner.sharedFrom, packageId: share.packageId }
  }
  const origin = originOf()
  if (!origin) return []
  return [...world.of(packageReleaseArea, origin.projectId).values()]
    .filter(({ release }) => release.packageId === origin.packageId)
    .map((record): PackageRelease => {
      const release = releaseAt(record, now)
      if (owner.sharedFrom === undefined) return release
      const { asset, ...shared } = release
      return {
        ...shared,
        packageId: owner.id,
        projectId: owner.projectId,
        sharedFrom: owner.sharedFrom,
      }
    })
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

/** A release of an ML package that firmware contains. */
export interface UsedRelease {
  id: string
  releaseId: string
}

/** The releases of a project's packages that firmware can be built with at a time in milliseconds. */
const usableReleases = (world: World, projectId: string, at: number): UsedRelease[] =>
  [...world.of(packageReleaseArea, projectId).values()]
    .filter(({ packing }) => !packing.fails && packing.endAt <= at)
    .map(({ release }) => ({ id: release.packageId, releaseId: release.id }))

/** The releases that firmware built at a time in milliseconds uses: one or two, where there are any. */
export const usedReleases = (
  world: World,
  projectId: string,
  at: number,
  random: Random,
): UsedRelease[] => {
  const usable = usableReleases(world, projectId, at)
  if (usable.length === 0) return []
  return [...new Set([random.pick(usable), random.pick(usable)])]
}

/** The releases that a job builds with; none for a job without a build. */
export const usedByJob = (world: World, { id, projectId, plan }: Job): UsedRelease[] =>
  plan.build ? usedReleases(world, projectId, plan.startAt, createRandom(`${id}/packages`)) : []
