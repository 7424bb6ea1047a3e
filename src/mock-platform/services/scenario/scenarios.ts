import type { FoundScenario, Scenario, ScenarioLookup } from '@generated/scenario/types.ts'
import { compareTexts, containsText } from '@/lib/text.ts'
import { pageBy, pageOf } from '@/mock-platform/core/platform-paging.ts'
import {
  type Scenarios,
  scenarioArea,
} from '@/mock-platform/world/scenarios/world-scenario-area.ts'
import {
  newestOf,
  type ScenarioRecord,
  versionOf,
} from '@/mock-platform/world/scenarios/world-scenario-own.ts'
import { refuseByName } from '../../core/refusal.ts'
import { type HandlersOf, ok } from '../../define-service.ts'
import type { World } from '../../world/world.ts'

/** Finds a scenario of a project. Refuses with 404 when there is none. */
export const findScenario = (world: World, projectId: string, id: string): ScenarioRecord =>
  world.of(scenarioArea, projectId).records.get(id) ??
  refuseByName(404, 'scenario_not_found', 'The scenario does not exist.')

/** Finds a version of a scenario by its path parameter. Refuses with 404 when there is none. */
export const findVersion = (record: ScenarioRecord, versionId: string): Scenario =>
  versionOf(record, Number(versionId)) ??
  refuseByName(404, 'scenario_version_not_found', `The scenario has no version ${versionId}.`)

const compare = {
  scenario_name: (one: Scenario, other: Scenario) =>
    compareTexts(one.displayName, other.displayName) || (one.id < other.id ? -1 : 1),
  updated_at: (one: Scenario, other: Scenario) =>
    Date.parse(one.updatedAt) - Date.parse(other.updatedAt) || (one.id < other.id ? -1 : 1),
} as const

interface Sorted {
  revision: number
  byOrder: Map<string, Scenario[]>
}

const sortedLists = new WeakMap<Scenarios, Sorted>()

/** Newest versions, sorted. Cached, so that a large project is not sorted for every page. */
const inOrder = (data: Scenarios, sort: keyof typeof compare, order: 'asc' | 'desc') => {
  let known = sortedLists.get(data)
  if (known?.revision !== data.revision) {
    known = { revision: data.revision, byOrder: new Map() }
    sortedLists.set(data, known)
  }
  const key = `${sort} ${order}`
  const list =
    known.byOrder.get(key) ??
    [...data.records.values()]
      .map(newestOf)
      .sort((one, other) => compare[sort](one, other) * (order === 'desc' ? -1 : 1))
  known.byOrder.set(key, list)
  return list
}

const foundOf = (scenario: Scenario): FoundScenario => {
  const { id, versionId, displayName, type, deprecated, sharedFrom, review, parameterSet } =
    scenario
  return {
    id,
    versionId,
    displayName,
    type,
    deprecated,
    ...(sharedFrom && { sharedFrom }),
    review,
    parameterSet,
  }
}

const lookUp = (world: World, projectId: string, items: readonly ScenarioLookup[]) => {
  const { records } = world.of(scenarioArea, projectId)
  return items.flatMap(({ scenarioId, scenarioVersionId }) => {
    const record = records.get(scenarioId)
    if (!record) return []
    const version =
      scenarioVersionId === undefined ? newestOf(record) : versionOf(record, scenarioVersionId)
    return version ? [foundOf(version)] : []
  })
}

/** Handlers that read scenarios and their versions. */
export const scenarioHandlers = {
  listScenarios: ({ path, query, world }) => {
    const { suiteType, reviewStatus, displayName, sort = 'scenario_name', order = 'asc' } = query
    const found = inOrder(world.of(scenarioArea, path.projectId), sort, order).filter(
      (scenario) =>
        (suiteType === undefined || scenario.type === suiteType) &&
        (reviewStatus === undefined || scenario.review.status === reviewStatus) &&
        (displayName === undefined || containsText(scenario.displayName, displayName)),
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ scenarios: items, ...token })
  },
  getScenario: ({ path, world }) =>
    ok(newestOf(findScenario(world, path.projectId, path.scenarioId))),
  getScenarioVersion: ({ path, world }) =>
    ok(findVersion(findScenario(world, path.projectId, path.scenarioId), path.versionId)),
  listScenarioVersions: ({ path, query, world }) => {
    const { versions } = findScenario(world, path.projectId, path.scenarioId)
    const { items, ...token } = pageBy(versions, query, ({ versionId }) => String(versionId))
    return ok({ versions: items, ...token })
  },
  batchGetScenarios: ({ path, body, world }) =>
    ok({ found: lookUp(world, path.projectId, body.items) }),
  batchGetScenarioVersions: ({ path, body, world }) =>
    ok({ found: lookUp(world, path.projectId, body.items) }),
} satisfies HandlersOf<'scenario'>
