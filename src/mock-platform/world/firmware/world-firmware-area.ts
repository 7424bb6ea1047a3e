import type { Catalog, FirmwareRelease } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { ownCatalogArea } from '../catalogs/world-catalog-own.ts'
import { catalogShareArea } from '../catalogs/world-catalog-shares.ts'
import type { Job } from '../jobs/job.ts'
import { jobArea } from '../jobs/world-job-area.ts'
import { releaseStatusOf } from '../jobs/world-report.ts'
import { usedByJob, usedReleases } from '../ml/world-package-releases.ts'
import { day, isoOf } from '../moments.ts'
import { someone } from '../people.ts'
import type { Random } from '../random.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import type { Vocabulary } from '../vocabulary/shape.ts'
import { tidy } from '../vocabulary/tidy.ts'
import { defineArea, type World } from '../world.ts'
import { itemsOf } from './world-items.ts'

/** Firmware of a project. Read it with `releasesOf`, which adds the releases of newly finished jobs. */
interface Firmware {
  /** By id, in no particular order. */
  releases: Map<string, FirmwareRelease>
  /** By id. */
  images: Map<string, FirmwareImage>
  /** Random source of the area; each release forks its own. */
  random: Random
}

const addItems = (
  { releases, images }: Firmware,
  release: Omit<FirmwareRelease, 'items'>,
  made: ReturnType<typeof itemsOf>,
) => {
  releases.set(release.id, { ...release, items: made.map(({ item }) => item) })
  for (const { image } of made) images.set(image.id, image)
}

/** State and history of a release since its creation. */
const historyOf = (
  createdAt: number,
  state: 'draft' | 'published' | 'deleted',
  projectId: string,
  world: World,
  random: Random,
) => {
  const later = isoOf(createdAt + (world.startedAt - createdAt) * random.next())
  const by = someone(world, projectId, random)
  return {
    draft: state === 'draft',
    published: state !== 'draft',
    ...(state !== 'draft' && { publishedAt: later, publishedBy: by }),
    deprecated: state === 'deleted',
    ...(state === 'deleted' && {
      deprecatedAt: isoOf(world.startedAt - day / 2),
      deprecatedBy: by,
    }),
    createdAt: isoOf(createdAt),
    updatedAt: state === 'draft' ? isoOf(createdAt) : later,
  }
}

/** A release older than a day is mostly published, sometimes deleted; a newer one is a draft. */
const stateOf = (createdAt: number, world: World, random: Random) =>
  createdAt < world.startedAt - day
    ? random.pick(['published', 'published', 'published', 'draft', 'draft', 'deleted'] as const)
    : 'draft'

/** Vocabulary for the releases of a catalog; tidy when the catalog is shared. */
const wordsOf = (world: World, projectId: string, catalogId: string): Vocabulary => {
  const record = world.of(ownCatalogArea, projectId).find(({ catalog }) => catalog.id === catalogId)
  return record?.untidy ? vocabularyOf(projectId) : tidy
}

/** Adds the release that a job has created, if there is one yet. */
const addRelease = (firmware: Firmware, job: Job, world: World) => {
  const { release, build } = job.plan
  const releaseStatus = releaseStatusOf(job, world.clock.now())
  if (!release || !build || !releaseStatus) return
  const random = firmware.random.fork(job.id)
  const builder = { jobId: job.id, buildReportId: job.buildReportId }
  const words = wordsOf(world, job.projectId, job.catalog.id)
  const packages = usedByJob(world, job)
  addItems(
    firmware,
    {
      id: release.id,
      catalogId: job.catalog.id,
      catalogVersionId: job.catalog.versionId,
      name: release.name,
      description: random.pick(words.releaseDescriptions),
      ...historyOf(build.endAt, stateOf(build.endAt, world, random), job.projectId, world, random),
      releaseStatus,
    },
    itemsOf(job.projectId, builder, job.releaseOptions.partialRelease, { words, packages }, random),
  )
}

/** An imported release; `age` in days. */
interface Import {
  name: string
  age: number
  state: 'draft' | 'published' | 'deleted'
  releaseStatus: FirmwareRelease['releaseStatus']
}

/** Releases without a job. */
const importsOf = (words: Vocabulary): readonly Import[] => [
  { name: words.importedRelease, age: 400, state: 'published', releaseStatus: 'succeeded' },
  { name: 'v0.9.1-draft', age: 390, state: 'draft', releaseStatus: 'succeeded' },
  { name: 'v0.9.0', age: 410, state: 'deleted', releaseStatus: 'succeeded' },
  { name: 'v0.8.7', age: 420, state: 'draft', releaseStatus: 'failed' },
]

const addImports = (firmware: Firmware, projectId: string, world: World) => {
  const [first] = world.of(ownCatalogArea, projectId)
  if (!first) return
  const words = wordsOf(world, projectId, first.catalog.id)
  for (const { name, age, state, releaseStatus } of importsOf(words)) {
    const random = firmware.random.fork(name)
    const packages = usedReleases(world, projectId, world.startedAt - age * day, random)
    const release = {
      id: random.uuid(),
      catalogId: first.catalog.id,
      catalogVersionId: first.catalog.versionId,
      name,
      description: 'Made before there were release jobs.',
      ...historyOf(world.startedAt - age * day, state, projectId, world, random),
      releaseStatus,
    }
    addItems(firmware, release, itemsOf(projectId, undefined, false, { words, packages }, random))
  }
}

/** Firmware by project; shared-in releases are stored with the sharing project. */
const firmwareArea = defineArea('firmware', ({ projectId, random, world }): Firmware => {
  const firmware: Firmware = { releases: new Map(), images: new Map(), random }
  addImports(firmware, projectId, world)
  return firmware
})

/** Firmware of a project, updated with the releases of its jobs. */
const firmwareOf = (world: World, projectId: string): Firmware => {
  const firmware = world.of(firmwareArea, projectId)
  for (const job of world.of(jobArea, projectId)) {
    const planned = job.plan.release
    if (!planned) continue
    const release = firmware.releases.get(planned.id)
    if (!release) addRelease(firmware, job, world)
    else if (release.releaseStatus === 'pending') {
      const releaseStatus = releaseStatusOf(job, world.clock.now()) ?? 'pending'
      firmware.releases.set(planned.id, { ...release, releaseStatus })
    }
  }
  return firmware
}

const sharedRelease = (release: FirmwareRelease, catalog: Catalog): FirmwareRelease => ({
  ...release,
  catalogId: catalog.id,
  catalogVersionId: catalog.versionId,
  ...(catalog.sharedFrom && { sharedFrom: catalog.sharedFrom }),
})

/** Releases of a shared-in catalog; drafts only when the share includes them. */
const sharedReleasesOf = (world: World, catalog: Catalog, origin: string): FirmwareRelease[] => {
  const share = world.of(catalogShareArea, origin).find(({ copyId }) => copyId === catalog.id)
  if (!share || catalog.deprecated) return []
  return [...firmwareOf(world, origin).releases.values()]
    .filter(
      ({ catalogId, draft }) =>
        catalogId === share.catalogId && (!draft || share.options.includeDraftFirmwareRelease),
    )
    .map((release) => sharedRelease(release, catalog))
}

/** Releases of a catalog, newest first. */
export const releasesOf = (world: World, catalog: Catalog): FirmwareRelease[] => {
  const found = catalog.sharedFrom
    ? sharedReleasesOf(world, catalog, catalog.sharedFrom)
    : [...firmwareOf(world, catalog.projectId).releases.values()].filter(
        ({ catalogId }) => catalogId === catalog.id,
      )
  return found.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

/** Replaces a release of a project by its changed version. */
export const replaceRelease = (world: World, projectId: string, release: FirmwareRelease) => {
  firmwareOf(world, projectId).releases.set(release.id, release)
}

/** Finds an image that a project may download: its own, and those of releases shared with it. */
export const findImage = (
  world: World,
  projectId: string,
  sharedIn: readonly Catalog[],
  imageId: string,
): FirmwareImage | undefined => {
  const own = firmwareOf(world, projectId).images.get(imageId)
  if (own) return own
  const origin = sharedIn.find((catalog) =>
    releasesOf(world, catalog).some(({ items }) =>
      items.some(({ deployment }) => deployment.imageId === imageId),
    ),
  )?.sharedFrom
  return origin === undefined ? undefined : firmwareOf(world, origin).images.get(imageId)
}

/** Firmware releases of a project's own catalogs, newest first. */
export const ownReleases = (world: World, projectId: string): FirmwareRelease[] =>
  [...firmwareOf(world, projectId).releases.values()].sort(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  )
