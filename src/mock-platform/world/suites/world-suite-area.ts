import type { Attachment, Suite, SuiteSpec } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { catalogArea } from '../catalogs/world-catalog-area.ts'
import type { CatalogRecord } from '../catalogs/world-catalog-own.ts'
import { before, day } from '../moments.ts'
import { someone } from '../people.ts'
import type { Random } from '../random.ts'
import { noParameters, sweptParameters } from '../scenarios/world-parameters.ts'
import { scenarioArea } from '../scenarios/world-scenario-area.ts'
import { newestOf, newestThat, type ScenarioRecord } from '../scenarios/world-scenario-own.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { sizeOf } from '../world-sizes.ts'
import { overridesOf } from './world-overrides.ts'
import { labelsOf, type SuiteSeed, suiteSeed } from './world-suite-seeds.ts'

/**
 * Suites of a project, newest first, each in its newest version. A suite object is never mutated but replaced
 * by its next version, so that jobs keep the versions that they ran.
 */
export interface Suites {
  suites: Suite[]
}

type ByType = ReadonlyMap<string, readonly ScenarioRecord[]>

/** The newest version that a suite may contain: an approved one, or for a suite for approval a non-approved one. */
const versionFor = (record: ScenarioRecord, purpose: Suite['purpose']): Scenario | undefined =>
  purpose === 'for_approval'
    ? newestThat(record, ({ review }) => review.status === 'non_approved')
    : newestThat(record, ({ review }) => review.status === 'approved')

const specOf = (record: ScenarioRecord, version: Scenario, random: Random): SuiteSpec => {
  const newest = newestOf(record)
  // Unless fixed, the suite would run the latest version, which may not be approved.
  const isFixed = version !== newest || random.chance(0.4)
  // Only the suite that looks for a limit narrows its parameters.
  const parameterSet =
    version.parameterSet === sweptParameters ? noParameters : version.parameterSet
  return {
    scenarioId: version.id,
    scenarioDisplayName: newest.displayName,
    ...(isFixed && { scenarioVersionId: version.versionId }),
    essential: random.chance(0.15),
    unavailable: random.chance(0.1),
    parameterSetOverrides: random.chance(0.2) ? overridesOf(parameterSet, random) : [],
    scenarioParameterSetOverrides: random.chance(0.15) ? overridesOf(parameterSet, random) : [],
  }
}

const specsOf = (seed: SuiteSeed, scenarios: ByType, random: Random): SuiteSpec[] => {
  const { type, purpose = 'evaluation', specs = random.int(3, 18) } = seed
  const candidates = scenarios.get(type) ?? []
  // Shuffling all scenarios of a large project would be slow.
  const chosen =
    candidates.length > 4 * specs
      ? Array.from({ length: 2 * specs }, () => random.pick(candidates))
      : random.shuffle(candidates)
  const found = [...new Set(chosen)].flatMap((record) => {
    const version = versionFor(record, purpose)
    return version ? [specOf(record, version, random)] : []
  })
  return found.slice(0, specs)
}

/** A scenario at its latest version, which is not approved. */
const outdatedSpecs = (seed: SuiteSeed, scenarios: ByType): SuiteSpec[] => {
  const record = seed.outdated
    ? scenarios.get(seed.type)?.find((some) => newestOf(some).review.status === 'non_approved')
    : undefined
  if (!record) return []
  const { id, displayName } = newestOf(record)
  return [
    {
      scenarioId: id,
      scenarioDisplayName: displayName,
      essential: true,
      unavailable: false,
      parameterSetOverrides: [],
      scenarioParameterSetOverrides: [],
    },
  ]
}

/** The ranges over which the limit of a scenario is looked for. */
const sweptRanges: SuiteSpec['parameterSetOverrides'] = [
  { name: 'ego_speed', start: 10, stop: 50, step: 2.5 },
  { name: 'cut_in_gap', start: 4, stop: 20, step: 2 },
  { name: 'weather', values: ['clear', 'rain'] },
]

const sweptSpecs = (seed: SuiteSeed, scenarios: ByType): SuiteSpec[] => {
  const record = scenarios
    .get(seed.type)
    ?.find((some) => newestOf(some).parameterSet === sweptParameters)
  if (!record) return []
  const { id, versionId, displayName } = newestOf(record)
  return [
    {
      scenarioId: id,
      scenarioDisplayName: displayName,
      scenarioVersionId: versionId,
      essential: true,
      unavailable: false,
      parameterSetOverrides: sweptRanges,
      scenarioParameterSetOverrides: [],
    },
  ]
}

/** Catalog of the suite that looks for a limit: the others start no jobs with all of their suites. */
const sweptCatalog = (catalogs: readonly CatalogRecord[]): Attachment[] =>
  catalogs
    .filter(({ catalog }) => catalog.displayName === 'Shuttle 4 Haneda')
    .map(({ catalog: { id, displayName } }) => ({
      catalogId: id,
      catalogDisplayName: displayName,
    }))

const attachmentsOf = (
  { attachments, untidy = false }: SuiteSeed,
  catalogs: readonly CatalogRecord[],
  random: Random,
): Attachment[] => {
  // The first catalog gets the most suites.
  const [first, ...others] = catalogs
  const withFirst = attachments !== undefined || random.chance(0.6)
  const chosen = withFirst && first ? [first, ...random.shuffle(others)] : random.shuffle(others)
  const attached = chosen.slice(0, attachments ?? random.int(0, 3))
  return attached
    .filter((record) => !untidy || record.untidy)
    .map(({ catalog }) => ({
      catalogId: catalog.id,
      catalogDisplayName: catalog.displayName,
      ...(random.chance(0.3) && { catalogVersionId: catalog.versionId }),
    }))
}

/** Inputs for the suites of a project. */
interface Material {
  scenarios: ByType
  catalogs: readonly CatalogRecord[]
}

const suiteOf = (
  { projectId, world, random: areaRandom }: AreaContext,
  { scenarios, catalogs }: Material,
  index: number,
): Suite => {
  const random = areaRandom.fork(String(index))
  const seed = suiteSeed(index, projectId, random)
  const words = vocabularyOf(projectId)
  const deprecated = seed.deprecated ?? false
  const age = random.int(30, 700)
  const updated = before(world, random.int(1, age - 1) * day)
  return {
    id: random.uuid(),
    versionId: String(random.int(1, 30)),
    displayName: seed.displayName,
    description: random.pick(words.descriptions),
    type: seed.type,
    purpose: seed.purpose ?? 'evaluation',
    projectId,
    targetEnvironmentTypes: seed.environments ?? ['container'],
    ...(seed.sweeps
      ? { specs: sweptSpecs(seed, scenarios), attachments: sweptCatalog(catalogs) }
      : {
          specs: [...outdatedSpecs(seed, scenarios), ...specsOf(seed, scenarios, random)],
          attachments: attachmentsOf(seed, catalogs, random),
        }),
    parameterSetOverrides: seed.overrides ?? [],
    labels: seed.labels ?? labelsOf(words.suiteLabel, random),
    deprecated,
    ...(deprecated && { deprecatedAt: updated }),
    createdAt: before(world, age * day),
    updatedAt: updated,
    createdBy: someone(world, projectId, random),
    updatedBy: someone(world, projectId, random),
  }
}

/** Suites by project. */
export const suiteArea = defineArea('suites', (context): Suites => {
  const { projectId, world } = context
  const size = sizeOf(projectId).suites
  if (size === 0) return { suites: [] }
  const active = [...world.of(scenarioArea, projectId).records.values()].filter(
    (record) => !newestOf(record).deprecated,
  )
  const material: Material = {
    scenarios: Map.groupBy(active, (record) => newestOf(record).type),
    catalogs: [...world.of(catalogArea, projectId).values()].filter(
      ({ catalog, role }) => !catalog.sharedFrom && role !== 'deleted' && role !== 'without suites',
    ),
  }
  return { suites: Array.from({ length: size }, (_, index) => suiteOf(context, material, index)) }
})
