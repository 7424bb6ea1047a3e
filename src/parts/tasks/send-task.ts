import { listTrainingDatasetsOperation } from '@generated/ml/codec.ts'
import {
  cancelRunMutationOptions,
  deleteTrainingDatasetMutationOptions,
  deprecateRunMutationOptions,
  getRunQueryKey,
} from '@generated/ml/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ItemResult, TaskItem } from '@/data/tasks/task-progress.ts'
import { refreshRunLists } from '@/models/ml-experiments/experiment-queries.ts'
import {
  refreshScenarioShares,
  scenarioInvitationsQueryOptions,
} from '@/models/scenarios/scenario-queries.ts'
import { changeScenarios, refreshScenarios } from '@/models/scenarios/scenario-refresh.ts'
import { awaitShares } from '@/models/sharing/awaited-shares.ts'
import { refreshSuiteLists } from '@/models/suites/suite-queries.ts'
import { markCanceling } from '@/session/canceled-runs.ts'
import { ApiError } from '@/transport/errors.ts'
import { operationKey } from '@/transport/query-parameters.ts'
import { alreadyDone, outcomeOf } from './already-done.ts'
import { changeOnce, type TaskContext } from './call-once.ts'
import {
  answerInvitation,
  approveVersions,
  inviteToShare,
  moveScenario,
  restoreFormer,
  restoreScenario,
  undoConditions,
  updateConditions,
} from './scenario-task.ts'
import { attachScenarios, changeSuite, undoAttach, undoSuite } from './suite-task.ts'
import type { Task, TaskChange } from './task.ts'

const deleteDataset = async (
  { client, task: { projectId } }: TaskContext,
  trainingDatasetId: string,
  annotationDatasetId: string,
): Promise<ItemResult> => {
  const path = { projectId, annotationDatasetId, trainingDatasetId }
  await changeOnce(client, deleteTrainingDatasetMutationOptions(), { path })
  return { kind: 'done' }
}

const changeRun = async (
  { client, task: { projectId } }: TaskContext,
  runId: string,
  { action, experimentId }: Extract<TaskChange, { area: 'runs' }>,
): Promise<ItemResult> => {
  const path = { projectId, experimentId, runId }
  if (action === 'cancel') {
    await changeOnce(client, cancelRunMutationOptions(), { path })
    markCanceling(runId)
  } else {
    await changeOnce(client, deprecateRunMutationOptions(), { path })
  }
  void client.invalidateQueries({ queryKey: getRunQueryKey(path) })
  return { kind: 'done' }
}

const sendOne = (
  context: TaskContext,
  id: string,
  change: TaskChange,
): Promise<ItemResult> | undefined => {
  switch (change.area) {
    case 'suites':
      return changeSuite(context, id, change.change)
    case 'suitesUndo':
      return undoSuite(context, id, change.traces[id] ?? {})
    case 'attach':
      return attachScenarios(context, id, change.scenarios)
    case 'attachUndo':
      return undoAttach(context, id, change.traces[id] ?? {})
    case 'maps':
      return moveScenario(context, id, change.maps[id])
    case 'restore':
      return restoreFormer(context, id, change.choice, change.versions[id] ?? 0)
    case 'mapsUndo':
      return restoreScenario(context, id, change.traces[id] ?? {})
    case 'invitations':
      return answerInvitation(context, id, change.answer, change.scenarios[id] ?? '')
    case 'runs':
      return changeRun(context, id, change)
    case 'datasets':
      return deleteDataset(context, id, change.annotationDatasets[id] ?? '')
    default:
      return undefined
  }
}

type Results = ReadonlyMap<string, ItemResult>

const sendAll = async (
  context: TaskContext,
  change: TaskChange,
  items: readonly TaskItem[],
): Promise<Results> => {
  switch (change.area) {
    case 'conditions':
      return updateConditions(context, items, change.rows, change.versions)
    case 'conditionsUndo':
      return undoConditions(context, items, change.traces)
    case 'review':
      return approveVersions(context, items, change.versions)
    case 'share':
      return inviteToShare(context, items, change.destination)
    default: {
      const results = new Map<string, ItemResult>()
      for (const { id } of items) {
        const result = await sendOne(context, id, change)
        if (result) results.set(id, result)
      }
      return results
    }
  }
}

/**
 * Statuses that tell of a change that was made before: a browser sends a call once more by itself when its connection
 * breaks, and what it hands over is the answer to the second one.
 */
const tellOfEarlier: ReadonlySet<number> = new Set([404, 409, 410, 412])

/** Changes that save a version from the stored one, and nothing if that is as wanted. */
const savers: ReadonlySet<TaskChange['area']> = new Set([
  'suites',
  'suitesUndo',
  'attach',
  'attachUndo',
  'maps',
  'mapsUndo',
  'restore',
] as const)

const isSaving = (change: TaskChange) =>
  savers.has(change.area) && !(change.area === 'suites' && change.change.kind === 'delete')

/** What came of a refused change, if it was made all the same; what was saved meanwhile is changed anew. */
const lookAgain = async (
  context: TaskContext,
  item: TaskItem,
  change: TaskChange,
): Promise<ItemResult | undefined> => {
  const result = await (isSaving(change)
    ? sendOne(context, item.id, change)
    : outcomeOf(context, item, change))
  return result?.kind === 'unchanged' ? { kind: 'done' } : result
}

const sendLeft = async (
  context: TaskContext,
  change: TaskChange,
  items: readonly TaskItem[],
): Promise<Results> => {
  try {
    return await sendAll(context, change, items)
  } catch (error) {
    const [item, ...others] = items
    const mayBeDone = error instanceof ApiError && tellOfEarlier.has(error.status)
    // Of a refused batch, the items are sent alone.
    if (!item || others.length > 0 || !mayBeDone) throw error
    const result = await lookAgain(context, item, change)
    if (!result) throw error
    return new Map([[item.id, result]])
  }
}

/** Makes one call of a task, and returns what came of each thing. */
export const sendTask = async (
  context: TaskContext,
  change: TaskChange,
  items: readonly TaskItem[],
): Promise<Results> => {
  const done = await alreadyDone(context, items, change)
  const left = items.filter(({ id }) => !done.has(id))
  const results = left.length > 0 ? await sendLeft(context, change, left) : []
  return new Map([...results, ...done])
}

const showApproved = (client: QueryClient, { projectId, items }: Task, change: TaskChange) => {
  if (change.area !== 'review') return
  const approved = new Set(
    items
      .filter(({ state }) => state.kind === 'done')
      .map(({ id }) => JSON.stringify(change.versions[id])),
  )
  changeScenarios(client, projectId, (scenario) =>
    approved.has(JSON.stringify({ scenarioId: scenario.id, versionId: scenario.versionId }))
      ? { ...scenario, review: { ...scenario.review, status: 'approved' } }
      : scenario,
  )
}

/** Remembers what was accepted: it takes minutes until it is there. */
const awaitAccepted = (
  { projectId, items }: Task,
  { answer, scenarios }: Extract<TaskChange, { area: 'invitations' }>,
) => {
  if (answer !== 'accept') return
  awaitShares(
    items.flatMap(({ id, name, state }) => {
      const sourceId = scenarios[id]
      return state.kind === 'done' && sourceId !== undefined
        ? [{ what: 'scenario', projectId, sourceId, name } as const]
        : []
    }),
  )
}

/** Shows what a task has changed: in lists, and wherever else it is on the page. */
export const refreshAfter = (client: QueryClient, task: Task): void => {
  const { projectId, change } = task
  switch (change.area) {
    case 'suites':
    case 'suitesUndo':
    case 'attach':
    case 'attachUndo':
      refreshSuiteLists(client, projectId)
      break
    case 'maps':
    case 'mapsUndo':
    case 'restore':
    case 'conditions':
    case 'conditionsUndo':
      refreshScenarios(client, projectId)
      break
    case 'review':
      showApproved(client, task, change)
      break
    case 'share':
      void refreshScenarioShares(client, projectId)
      break
    case 'invitations':
      awaitAccepted(task, change)
      refreshScenarios(client, projectId)
      void client.invalidateQueries(scenarioInvitationsQueryOptions(projectId))
      break
    case 'runs':
      void refreshRunLists(client, projectId)
      break
    case 'datasets':
      void client.invalidateQueries({
        queryKey: operationKey(listTrainingDatasetsOperation, projectId),
      })
  }
}
