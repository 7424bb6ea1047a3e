import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import { getRunQueryOptions, listTrainingDatasetsAllQueryOptions } from '@generated/ml/queries.ts'
import {
  getScenarioVersionQueryOptions,
  listScenarioSharesAllQueryOptions,
} from '@generated/scenario/queries.ts'
import type { ItemResult, TaskItem } from '@/data/tasks/task-progress.ts'
import { isGoing } from '@/models/ml-datasets/dataset.ts'
import {
  scenarioInvitationsQueryOptions,
  scenariosQueryOptions,
} from '@/models/scenarios/scenario-queries.ts'
import { readWhole } from '@/transport/known-lists.ts'
import { now, readOnce, type TaskContext } from './call-once.ts'
import { outcomeOfGone } from './gone-invitation.ts'
import type { TaskChange } from './task.ts'

/** An offer in these states stands. */
const isOffered: ReadonlySet<string> = new Set(['pending', 'accepted'])

/** Whether a thing is as a task wants it; false where the change itself finds that out. */
const isAsWanted = async (
  { client, task: { projectId } }: TaskContext,
  id: string,
  change: TaskChange,
): Promise<boolean> => {
  switch (change.area) {
    case 'runs': {
      const path = { projectId, experimentId: change.experimentId, runId: id }
      const { deprecated, report } = await readOnce(client, getRunQueryOptions(path))
      return change.action === 'cancel' ? report.status === 'canceled' : deprecated
    }
    case 'datasets': {
      const query = listTrainingDatasetsAllQueryOptions({ projectId })
      const stored = (await readWhole(client, { ...query, ...now })).find((each) => each.id === id)
      return !stored || isGoing(stored)
    }
    case 'suites': {
      if (change.change.kind !== 'delete') return false
      const suite = await readOnce(client, getSuiteQueryOptions({ projectId, suiteId: id }))
      return suite.deprecated
    }
    case 'share': {
      const query = listScenarioSharesAllQueryOptions({ projectId, scenarioId: id })
      const shares = await readWhole(client, { ...query, ...now })
      return shares.some(
        ({ destination, invitationStatus }) =>
          destination === change.destination && isOffered.has(invitationStatus),
      )
    }
    case 'review': {
      const version = change.versions[id]
      if (!version) return false
      const query = getScenarioVersionQueryOptions({ projectId, ...version })
      return (await readOnce(client, query)).review.status === 'approved'
    }
    default:
      return false
  }
}

/** The answer to an invitation; undefined while it is open. */
const outcomeOfInvitation = async (
  { client, task: { projectId } }: TaskContext,
  { id, name }: TaskItem,
  { answer, scenarios }: Extract<TaskChange, { area: 'invitations' }>,
): Promise<ItemResult | undefined> => {
  const open = await readWhole(client, { ...scenarioInvitationsQueryOptions(projectId), ...now })
  if (open.some((invitation) => invitation.id === id)) return undefined
  // A project may have ten thousand scenarios: only those of that name are asked for.
  const named = await readWhole(client, { ...scenariosQueryOptions(projectId, {}, name), ...now })
  return outcomeOfGone(answer, scenarios[id], named)
}

/** What came of a thing, where reading tells; undefined where it is not as wanted, or the change itself finds out. */
export const outcomeOf = async (
  context: TaskContext,
  item: TaskItem,
  change: TaskChange,
): Promise<ItemResult | undefined> => {
  if (change.area === 'invitations') return outcomeOfInvitation(context, item, change)
  return (await isAsWanted(context, item.id, change)) ? { kind: 'unchanged' } : undefined
}

/**
 * Results of the things that a call without an answer has changed after all, or that are over: sent again, they would
 * be changed twice, or refused.
 */
export const alreadyDone = async (
  context: TaskContext,
  items: readonly TaskItem[],
  change: TaskChange,
): Promise<ReadonlyMap<string, ItemResult>> => {
  const done = new Map<string, ItemResult>()
  for (const item of items) {
    const outcome = item.unanswered && (await outcomeOf(context, item, change))
    if (outcome) done.set(item.id, outcome)
  }
  return done
}
