import { listCatalogsAllQueryOptions } from '@generated/catalog/queries.ts'
import { listSuitesAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import {
  listExperimentsAllQueryOptions,
  listRunsAllQueryOptions,
  listTrainingDatasetsAllQueryOptions,
} from '@generated/ml/queries.ts'
import {
  listScenarioShareInvitationsAllQueryOptions,
  listScenariosAllQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import type { QueryClient } from '@tanstack/react-query'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { whyNotDelete } from '@/models/ml-datasets/dataset.ts'
import { type BulkRunAction, changeable } from '@/models/ml-experiments/selected-runs.ts'
import { restorable, selectionFor } from '@/models/scenarios/scenario-bulk.ts'
import type { InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import type { BulkChange } from '@/models/suites/suite-bulk.ts'
import { changeSuite } from '@/parts/tasks/suite-task.ts'
import type { TaskChange } from '@/parts/tasks/task.ts'
import type { NewTask } from '@/parts/tasks/tasks.ts'
import { readWhole } from '@/transport/known-lists.ts'

const path = { projectId: projectIds.shuttle }
export const texts = { title: '', ended: '', done: '', noun: { one: '', many: '' } }

const once = <Value>(make: (client: QueryClient) => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return (client: QueryClient) => {
    made ??= make(client)
    return made
  }
}

/** More than the calls at a time. */
const most = 7

/** Plans a change of things that it fits, as the world is. */
export type Make = (client: QueryClient) => Promise<NewTask>

const plan = (
  change: TaskChange,
  things: readonly { id: string; displayName?: string; name?: string }[],
): NewTask => ({
  ...path,
  change,
  items: things.map(({ id, displayName, name = displayName ?? id }) => ({ id, name })),
  texts,
})

/** The label of suites. */
const label = { key: 'outlasts', value: 'it' }

/** The suites that the platform lets change: of others a member is not approved, or they have all labels. */
export const savable = once(async (client: QueryClient) => {
  const context = { client, task: { id: 'task', ...path }, note: () => undefined }
  const suites = await readWhole(client, listSuitesAllQueryOptions(path))
  const taken: Suite[] = []
  for (const suite of suites) {
    const result = await changeSuite(context, suite.id, { kind: 'addLabel', label }).catch(
      () => undefined,
    )
    if (result?.kind === 'done') taken.push(suite)
  }
  return taken
})

const suitesOf = async (client: QueryClient, fits: (suite: Suite) => boolean) =>
  (await savable(client)).filter(fits).slice(0, most)

const scenariosOf = async (
  client: QueryClient,
  pick: (all: readonly Scenario[]) => readonly Scenario[],
) => pick(await readWhole(client, listScenariosAllQueryOptions(path))).slice(0, most)

const ofSuites =
  (change: BulkChange): Make =>
  async (client) =>
    plan({ area: 'suites', change }, await suitesOf(client, () => true))

const ofCatalog =
  (kind: 'attach' | 'detach'): Make =>
  async (client) => {
    const [first] = await readWhole(client, listCatalogsAllQueryOptions(path))
    const catalogId = first?.id ?? ''
    const holds = (suite: Suite) => suite.attachments.some((each) => each.catalogId === catalogId)
    const things = await suitesOf(client, (suite) => holds(suite) === (kind === 'detach'))
    return plan({ area: 'suites', change: { kind, catalogId } }, things)
  }

const ofInvitations =
  (answer: InvitationAnswer): Make =>
  async (client) => {
    const open = await readWhole(client, listScenarioShareInvitationsAllQueryOptions(path))
    // Only approved versions come once it is accepted.
    const all = open.filter(({ sharedScenario }) => sharedScenario.review.status === 'approved')
    const scenarios = Object.fromEntries(
      all.map(({ id, sharedScenario }) => [id, sharedScenario.id]),
    )
    return plan(
      { area: 'invitations', answer, scenarios },
      all.map(({ id, sharedScenario: { displayName } }) => ({ id, displayName })),
    )
  }

const ofRuns =
  (action: BulkRunAction): Make =>
  async (client) => {
    const [first] = await readWhole(client, listExperimentsAllQueryOptions(path))
    const experimentId = first?.id ?? ''
    const runs = await readWhole(client, listRunsAllQueryOptions({ ...path, experimentId }))
    return plan({ area: 'runs', action, experimentId }, changeable(action, runs).slice(0, most))
  }

/** Every kind of change of many things: a new one does not compile until it is here. */
export const kinds: Record<
  Exclude<TaskChange['area'], `${string}Undo`>,
  Readonly<Record<string, Make>>
> = {
  suites: {
    addLabel: ofSuites({ kind: 'addLabel', label }),
    removeLabel: async (client) => {
      const wanted = (await suitesOf(client, ({ labels }) => labels.length > 0))[0]?.labels[0]
      if (!wanted) throw new Error('No suite has a label.')
      const { key, value } = wanted
      const things = await suitesOf(client, ({ labels }) =>
        labels.some((each) => each.key === key && each.value === value),
      )
      return plan({ area: 'suites', change: { kind: 'removeLabel', label: wanted } }, things)
    },
    attach: ofCatalog('attach'),
    detach: ofCatalog('detach'),
    delete: ofSuites({ kind: 'delete' }),
  },
  attach: {
    scenarios: async (client) => {
      const all = await readWhole(client, listScenariosAllQueryOptions(path))
      const approved = new Set(
        all.filter(({ review }) => review.status === 'approved').map(({ id }) => id),
      )
      const suites = await suitesOf(
        client,
        ({ type, purpose }) => type === 'planning_sim_v2' && purpose === 'evaluation',
      )
      const held = new Set(suites.flatMap(({ specs }) => specs.map((spec) => spec.scenarioId)))
      const scenarios = all.filter(
        ({ id, type }) => approved.has(id) && type === 'planning_sim_v2' && !held.has(id),
      )
      return plan({ area: 'attach', scenarios: scenarios.slice(0, 2) }, suites)
    },
  },
  maps: {
    move: async (client) => {
      const onMap = await scenariosOf(client, (all) =>
        all.filter(({ areaMap }) => areaMap?.id === 1107),
      )
      const chosen = onMap[0]?.areaMap
      if (!chosen) throw new Error('No scenario is on the map.')
      const { id, versionId } = chosen
      const things = await scenariosOf(client, (all) =>
        selectionFor('edit', all).included.filter(({ areaMap }) => areaMap?.id === 1042),
      )
      const maps = Object.fromEntries(things.map((each) => [each.id, { id, versionId }]))
      return plan({ area: 'maps', maps }, things)
    },
  },
  restore: {
    previous: async (client) => {
      const things = await scenariosOf(client, (all) => restorable(all, 'previous').included)
      const versions = Object.fromEntries(things.map(({ id, versionId }) => [id, versionId]))
      return plan({ area: 'restore', choice: 'previous', versions }, things)
    },
  },
  conditions: {
    insert: async (client) => {
      const things = await scenariosOf(client, (all) =>
        selectionFor('edit', all).included.filter(({ scenarioFormat = '' }) =>
          scenarioFormat.includes('"StopTrigger":{"ConditionGroup"'),
        ),
      )
      const versions = Object.fromEntries(things.map(({ id, versionId }) => [id, versionId]))
      const position = 'OpenSCENARIO.Storyboard.StopTrigger.ConditionGroup'
      const rows = [{ key: '1', position, condition: '{"Condition":{"name":"new"}}' }]
      return plan({ area: 'conditions', rows, versions }, things)
    },
  },
  review: {
    approve: async (client) => {
      const things = await scenariosOf(client, (all) =>
        selectionFor('review', all).included.filter(
          ({ review }) => review.status === 'non_approved',
        ),
      )
      const versions = Object.fromEntries(
        things.map(({ id, versionId }) => [id, { scenarioId: id, versionId }]),
      )
      return plan({ area: 'review', versions }, things)
    },
  },
  share: {
    invite: async (client) =>
      plan(
        { area: 'share', destination: projectIds.large },
        await scenariosOf(client, (all) => selectionFor('share', all).included),
      ),
  },
  invitations: { accept: ofInvitations('accept'), reject: ofInvitations('reject') },
  runs: { cancel: ofRuns('cancel'), delete: ofRuns('delete') },
  datasets: {
    delete: async (client) => {
      const all = await readWhole(client, listTrainingDatasetsAllQueryOptions(path))
      const things = all.filter((dataset) => !whyNotDelete(dataset)).slice(0, most)
      const annotationDatasets = Object.fromEntries(
        things.map(({ id, annotationDatasetId }) => [id, annotationDatasetId]),
      )
      return plan({ area: 'datasets', annotationDatasets }, things)
    },
  },
}
