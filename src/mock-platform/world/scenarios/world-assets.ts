import type { ScenarioAsset, ScenarioAssetRef } from '@generated/scenario/types.ts'
import { before, day } from '../moments.ts'
import type { Random } from '../random.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import { places, props } from '../vocabulary/words.ts'
import { type AreaContext, defineArea, type World } from '../world.ts'
import { sizeOf } from '../world-sizes.ts'

/** A scenario asset: its versions, newest first, never empty. */
export interface ScenarioAssetRecord {
  versions: readonly [ScenarioAsset, ...ScenarioAsset[]]
}

/** An asset that the screens and tests rely on. */
interface Seed {
  versions: number
  /** Size of the newest version, in bytes. */
  size: number
  deprecated?: true
  /** True when it has no description. */
  bare?: true
}

/** Maximum size of an asset, in bytes. */
const largest = 10 * 1024 ** 3

const seeds: readonly Seed[] = [
  { versions: 2, size: 734_003_200 },
  // More versions than fit on a page.
  { versions: 24, size: 48 * 1024 ** 2 },
  { versions: 1, size: largest },
  { versions: 3, size: 2048, bare: true },
  { versions: 2, size: 3.4 * 1024 ** 3, deprecated: true },
]

const nameOf = (projectId: string, index: number, random: Random) =>
  vocabularyOf(projectId).assetNames[index] ??
  `${random.pick(props)}, ${random.pick(places)} ${String(index).padStart(3, '0')}`

const seedOf = (index: number, random: Random): Seed =>
  seeds[index] ?? {
    versions: random.pick([1, 1, 1, 2, 3]),
    size: Math.round(1024 ** (1.5 + 1.7 * random.next())),
    ...(random.chance(0.06) && { deprecated: true }),
    ...(random.chance(0.15) && { bare: true }),
  }

const recordOf = (
  { projectId, world }: AreaContext,
  index: number,
  random: Random,
): ScenarioAssetRecord => {
  const { versions: count, size, deprecated = false, bare } = seedOf(index, random)
  const age = random.int(30, 700) * day
  const description = random.pick(vocabularyOf(projectId).assetDescriptions)
  const asset = {
    id: random.uuid(),
    projectId,
    displayName: nameOf(projectId, index, random),
    ...(!bare && { description }),
    createdAt: before(world, age),
    deprecated,
  }
  const versionOf = (versionId: number): ScenarioAsset => ({
    ...asset,
    versionId,
    size: versionId === count ? Math.round(size) : Math.round(size * (0.5 + random.next() / 2)),
    updatedAt:
      versionId === 1
        ? asset.createdAt
        : before(world, (age * (count - versionId + 0.05 + 0.9 * random.next())) / count),
  })
  const earlier = Array.from({ length: count - 1 }, (_, place) => versionOf(count - 1 - place))
  return { versions: [versionOf(count), ...earlier] }
}

/** The newest version of an asset. */
export const newestAssetOf = ({ versions }: ScenarioAssetRecord): ScenarioAsset => versions[0]

/** Scenario assets of a project, last updated first. */
export const scenarioAssetArea = defineArea('scenario assets', (context): ScenarioAssetRecord[] =>
  Array.from({ length: sizeOf(context.projectId).scenarioAssets }, (_, index) =>
    recordOf(context, index, context.random.fork(String(index))),
  ).sort((one, other) => {
    const [a, b] = [newestAssetOf(one), newestAssetOf(other)]
    return Date.parse(b.updatedAt) - Date.parse(a.updatedAt)
  }),
)

/** Reference of a scenario to a random asset of the project, often in an older version. */
export const someAsset = (
  world: World,
  projectId: string,
  random: Random,
): ScenarioAssetRef | undefined => {
  const records = world.of(scenarioAssetArea, projectId)
  if (records.length === 0) return undefined
  const { id, versionId, displayName } = random.pick(random.pick(records).versions)
  return { id, versionId, displayName }
}

/** Registers an asset; returns its first version. */
export const addAsset = (
  content: Pick<ScenarioAsset, 'displayName' | 'description' | 'size'>,
  projectId: string,
  world: World,
): ScenarioAsset => {
  const now = world.clock.timestamp()
  const asset: ScenarioAsset = {
    id: world.random.uuid(),
    projectId,
    versionId: 1,
    ...content,
    createdAt: now,
    updatedAt: now,
    deprecated: false,
  }
  world.of(scenarioAssetArea, projectId).unshift({ versions: [asset] })
  return asset
}
