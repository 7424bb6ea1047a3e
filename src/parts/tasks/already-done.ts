import { getRunQueryOptions, listTrainingDatasetsAllQueryOptions } from '@generated/ml/queries.ts'
import {
  getScenarioVersionQueryOptions,
  listScenarioSharesAllQueryOptions,
} from '@generated/scenario/queries.ts'
import type { ItemResult, TaskItem } from '@/data/tasks/task-progress.ts'
import { isGoing } from '@/models/ml-datasets/dataset.ts'
import { scenarioInvitationsQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { readWhole } from '@/transport/pages.ts'
import { now, readOnce, type TaskContext } from './call-once.ts'
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
    case 'invitations': {
      const query = scenarioInvitationsQueryOptions(projectId)
      const open = await readWhole(client, { ...query, ...now })
      return !open.some((invitation) => invitation.id === id)
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

/** An invitation that is no longer open does not tell who has ended it. */
const goneNote =
  'No answer came back. The invitation is no longer open: it was answered, or withdrawn meanwhile.'

/**
 * The things of a call without an answer that it has changed after all: sent again, they would be changed twice, or
 * refused.
 */
export const alreadyDone = async (
  context: TaskContext,
  items: readonly TaskItem[],
  change: TaskChange,
): Promise<ReadonlyMap<string, ItemResult>> => {
  const done = new Map<string, ItemResult>()
  const result: ItemResult =
    change.area === 'invitations' ? { kind: 'unchanged', note: goneNote } : { kind: 'unchanged' }
  for (const { id, unanswered } of items) {
    if (unanswered && (await isAsWanted(context, id, change))) done.set(id, result)
  }
  return done
}
