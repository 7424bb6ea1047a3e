import { getRunQueryOptions, listTrainingDatasetsAllQueryOptions } from '@generated/ml/queries.ts'
import {
  getScenarioVersionQueryOptions,
  listScenarioSharesAllQueryOptions,
} from '@generated/scenario/queries.ts'
import type { TaskItem } from '@/data/tasks/task-progress.ts'
import { isGoing } from '@/models/ml-datasets/dataset.ts'
import { scenarioInvitationsQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { readWhole } from '@/transport/pages.ts'
import { readOnce, type TaskContext } from './call-once.ts'
import type { TaskChange } from './task.ts'

/** An offer in these states stands. */
const isOffered: ReadonlySet<string> = new Set(['pending', 'accepted'])

const now = { staleTime: 0, retry: false } as const

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

/**
 * The things of a call without an answer that it has changed after all: sent again, they would be changed twice, or
 * refused.
 */
export const alreadyDone = async (
  context: TaskContext,
  items: readonly TaskItem[],
  change: TaskChange,
): Promise<ReadonlySet<string>> => {
  const done = new Set<string>()
  for (const { id, unanswered } of items) {
    if (unanswered && (await isAsWanted(context, id, change))) done.add(id)
  }
  return done
}
