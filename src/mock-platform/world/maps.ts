import type { AreaMap, AreaMapVersion } from '@generated/map/types.ts'
import type { KnownAreaMap } from './area-maps.ts'
import { before, day } from './moments.ts'
import type { Random } from './random.ts'
import { vocabularyOf } from './vocabulary/choose.ts'
import { places } from './vocabulary/words.ts'
import { type AreaContext, defineArea } from './world.ts'
import { sizeOf } from './world-sizes.ts'

/** A file of a map version. */
type MapFile = 'vectorMap' | 'pcdMap' | 'mapProjectorInfo' | 'pcdMapMetadata' | 'mapConfig'

/** A version of an area map, and what is kept of it. */
interface AreaMapVersionRecord {
  version: AreaMapVersion
  deleted: boolean
  files: readonly MapFile[]
}

/** An area map: its versions, newest first; one that has not been drawn yet has none. */
export interface AreaMapRecord {
  map: AreaMap
  versions: readonly AreaMapVersionRecord[]
}

/** A map that the screens and tests rely on. */
interface Seed {
  name: string
  versions: number
  shared?: true
  /** Which versions are deleted: the newest one, or all. */
  deleted?: 'newest' | 'all'
  files?: readonly MapFile[]
}

const allFiles: readonly MapFile[] = [
  'vectorMap',
  'pcdMap',
  'mapProjectorInfo',
  'pcdMapMetadata',
  'mapConfig',
]

/** The maps after the known ones. */
const seeds: readonly Seed[] = [
  { name: 'Toyosu market, not drawn yet', versions: 0 },
  { name: 'Shinonome depot', versions: 2, deleted: 'all' },
  { name: 'Ariake, roads only', versions: 3, files: ['vectorMap'] },
  { name: 'Shiojiri ring road', versions: 4, deleted: 'newest', shared: true },
]

const knownSeeds: { readonly [name: string]: Pick<Seed, 'versions' | 'shared'> } = {
  // More versions than fit on a page.
  Odaiba: { versions: 24 },
  'Nishi-Shinjuku': { versions: 5, shared: true },
  'Kariya proving ground': { versions: 2, shared: true },
}

const notes = [
  'New crosswalk at the station.',
  'Stop lines moved after the survey in spring.',
  'Lanes of the bus terminal; speed limits as signed on site, including those by time of day, which older versions lack.',
  '信号機の位置を修正',
  'Point cloud without moving vehicles.',
]

const releaseStatuses = ['released', 'released', 'released', 'released_for_test', 'in review']

const seedOf = (index: number, random: Random): Seed =>
  seeds[index] ?? {
    name: `${random.pick(places)}, section ${String(index).padStart(3, '0')}`,
    versions: random.int(1, 6),
    ...(random.chance(0.2) && { shared: true }),
  }

const versionsOf = (
  { world }: AreaContext,
  seed: Omit<Seed, 'name'>,
  map: { id: number; versionId: string; age: number },
  random: Random,
): AreaMapVersionRecord[] =>
  Array.from({ length: seed.versions }, (_, place) => ({
    version: {
      versionId: place === 0 ? map.versionId : random.uuid(),
      areaMapId: map.id,
      description: random.chance(0.85) ? random.pick(notes) : '',
      releaseStatus: place === 0 ? 'released' : random.pick(releaseStatuses),
      createdAt: before(world, (map.age * (place + 0.1 + 0.8 * random.next())) / seed.versions),
    },
    deleted:
      seed.deleted === 'all' ||
      (seed.deleted === 'newest' && place === 0) ||
      (place > 0 && place % 9 === 4),
    files: seed.files ?? allFiles,
  }))

const recordOf = (
  context: AreaContext,
  { id, displayName, versionId }: KnownAreaMap,
  seed: Omit<Seed, 'name'>,
  random: Random,
): AreaMapRecord => {
  const { world } = context
  const age = random.int(60, 900) * day
  const versions = versionsOf(context, seed, { id, versionId, age }, random)
  const createdAt = before(world, age)
  return {
    map: {
      areaMapId: id,
      areaMapName: displayName,
      isShared: seed.shared ?? false,
      createdAt,
      updatedAt: versions[0]?.version.createdAt ?? createdAt,
    },
    versions,
  }
}

/** Area maps of a project and those shared with it, by number. */
export const areaMapArea = defineArea('area maps', (context): AreaMapRecord[] => {
  const { projectId, random } = context
  const count = sizeOf(projectId).areaMaps
  const known = vocabularyOf(projectId).areaMaps.slice(0, count)
  const others = Array.from({ length: count - known.length }, (_, index) => {
    const own = random.fork(String(index))
    const seed = seedOf(index, own)
    const map = { id: 3000 + index, displayName: seed.name, versionId: own.uuid() }
    return recordOf(context, map, seed, own)
  })
  return [
    ...known.map((map) => {
      const own = random.fork(map.displayName)
      return recordOf(context, map, knownSeeds[map.displayName] ?? { versions: 3 }, own)
    }),
    ...others,
  ]
})
