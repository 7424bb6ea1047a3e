import type { Catalog, FirmwareRelease } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { ownCatalogArea } from '../catalogs/own.ts'
import { catalogShareArea } from '../catalogs/shares.ts'
import { jobArea } from '../jobs/area.ts'
import type { Job } from '../jobs/job.ts'
import { releaseStatusOf } from '../jobs/report.ts'
import { day, isoOf } from '../moments.ts'
import { packageArea } from '../packages.ts'
import { someone } from '../people.ts'
import type { Random } from '../random.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import type { Vocabulary } from '../vocabulary/shape.ts'
import { tidy } from '../vocabulary/tidy.ts'
import { defineArea, type World } from '../world.ts'
import { itemsOf } from './items.ts'

/** Firmware that a project has made. Ask `releasesOf`, which adds what jobs have made meanwhile. */
interface Firmware {
  /** By id, in no particular order. */
  releases: Map<string, FirmwareRelease>
  /** By id. */
  images: Map<string, FirmwareImage>
  /** Chance of the area, of which each release has its own part. */
  random: Random
}

const keep = (
  { releases, images }: Firmware,
  release: Omit<FirmwareRelease, 'items'>,
  made: ReturnType<typeof itemsOf>,
) => {
  releases.set(release.id, { ...release, items: made.map(({ item }) => item) })
  for (const { image } of made) images.set(image.id, image)
}

/** What has become of a release since it was made. */
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

/** Most releases of the past are published, some are deleted; a new one is a draft. */
const stateOf = (createdAt: number, world: World, random: Random) =>
  createdAt < world.startedAt - day
    ? random.pick(['published', 'published', 'published', 'draft', 'draft', 'deleted'] as const)
    : 'draft'

/** Texts of the releases of a catalog; those of a catalog that others see are tidy. */
const wordsOf = (world: World, projectId: string, catalogId: string): Vocabulary => {
  const record = world.of(ownCatalogArea, projectId).find(({ catalog }) => catalog.id === catalogId)
  return record?.untidy ? vocabularyOf(projectId) : tidy
}

/** The release that a job has made. */
const addRelease = (firmware: Firmware, job: Job, world: World) => {
  const { release, build } = job.plan
  const releaseStatus = releaseStatusOf(job, world.clock.now())
  if (!release || !build || !releaseStatus) return
  const random = firmware.random.fork(job.id)
  const builder = { jobId: job.id, buildReportId: job.buildReportId }
  const words = wordsOf(world, job.projectId, job.catalog.id)
  const packages = world.of(packageArea, job.projectId)
  keep(
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

/** A release that came from elsewhere, as old as that many days. */
interface Import {
  name: string
  age: number
  state: 'draft' | 'published' | 'deleted'
  releaseStatus: FirmwareRelease['releaseStatus']
}

/** Releases that no job made. */
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
  const packages = world.of(packageArea, projectId)
  for (const { name, age, state, releaseStatus } of importsOf(words)) {
    const random = firmware.random.fork(name)
    const release = {
      id: random.uuid(),
      catalogId: first.catalog.id,
      catalogVersionId: first.catalog.versionId,
      name,
      description: 'Made before there were release jobs.',
      ...historyOf(world.startedAt - age * day, state, projectId, world, random),
      releaseStatus,
    }
    keep(firmware, release, itemsOf(projectId, undefined, false, { words, packages }, random))
  }
}

/** Firmware of every project that made it, by project id. */
const firmwareArea = defineArea('firmware', ({ projectId, random, world }): Firmware => {
  const firmware: Firmware = { releases: new Map(), images: new Map(), random }
  addImports(firmware, projectId, world)
  return firmware
})

/** Brings firmware up to the present: what jobs have released since somebody last looked. */
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

/** Releases of a catalog that another project shares: drafts only when they are part of the offer. */
const sharedReleasesOf = (world: World, catalog: Catalog, origin: string): FirmwareRelease[] => {
  const offer = world.of(catalogShareArea, origin).find(({ copyId }) => copyId === catalog.id)
  if (!offer || catalog.deprecated) return []
  return [...firmwareOf(world, origin).releases.values()]
    .filter(
      ({ catalogId, draft }) =>
        catalogId === offer.catalogId && (!draft || offer.options.includeDraftFirmwareRelease),
    )
    .map((release) => sharedRelease(release, catalog))
}

/** Releases of a catalog, the newest first; of a shared-in catalog those that are shared with it. */
export const releasesOf = (world: World, catalog: Catalog): FirmwareRelease[] => {
  const found = catalog.sharedFrom
    ? sharedReleasesOf(world, catalog, catalog.sharedFrom)
    : [...firmwareOf(world, catalog.projectId).releases.values()].filter(
        ({ catalogId }) => catalogId === catalog.id,
      )
  return found.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

/** Puts a changed release of a project in place of the one it was. */
export const replaceRelease = (world: World, projectId: string, release: FirmwareRelease) => {
  firmwareOf(world, projectId).releases.set(release.id, release)
}

/** An image that a project may load: its own, and those of the releases shared with it. */
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
