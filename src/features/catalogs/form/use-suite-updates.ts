import { listSuitesOperation } from '@generated/evaluation/codec.ts'
import { getSuiteQueryOptions, updateSuiteMutationOptions } from '@generated/evaluation/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alertDetailsOf, withMore } from '@/data/alerts.ts'
import { useCall } from '@/data/call.ts'
import { mayBeDone } from '@/data/lost-answer.ts'
import { runInChunks } from '@/lib/run-in-chunks.ts'
import { type AttachmentChange, planChange } from '@/models/catalogs/attachments.ts'
import {
  causeOf,
  concernsAllSuites,
  NotUpdatableError,
  plannedUpdates,
  remainingChanges,
  type SuiteUpdate,
  type UpdateState,
  withState,
} from '@/models/catalogs/suite-updates.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query-parameters.ts'

/** The updates of the suites of a saved catalog. */
export interface SuiteUpdates {
  /** All suites whose attachment changes; empty until the catalog is saved. */
  updates: readonly SuiteUpdate[]
  running: boolean
  /** Makes the changes; true when all are made. */
  start: (catalogId: string, changes: readonly AttachmentChange[]) => Promise<boolean>
  /** Makes the remaining changes; true when all are made. */
  resume: (catalogId: string) => Promise<boolean>
}

const stateOf = (failure: { error: unknown } | undefined): UpdateState => {
  if (!failure) return { kind: 'updated' }
  const details = alertDetailsOf(failure.error, { read: false })
  const { message = 'The call was canceled.', more, requestId } = details ?? {}
  const reason = withMore(message, more)
  return { kind: 'failed', cause: causeOf(failure.error), reason, requestId }
}

/** Updates the suites whose attachment to a catalog changes, and tracks the state of each. */
export const useSuiteUpdates = (): SuiteUpdates => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const call = useCall({ isTold: true })
  const [updates, setUpdates] = useState<readonly SuiteUpdate[]>([])
  const [running, setRunning] = useState(false)

  const updateSuite = async (catalogId: string, change: AttachmentChange) => {
    const path = { projectId, suiteId: change.suiteId }
    // Fetched again, so that the list's older copy overwrites nothing. No retries: the panel shows the
    // failure, and the user resumes.
    const options = { ...getSuiteQueryOptions(path), staleTime: 0, retry: false }
    const read = async () => planChange(await client.fetchQuery(options), change, catalogId)
    const plan = await read()
    if (plan.kind === 'impossible') throw new NotUpdatableError(plan.reason)
    if (plan.kind === 'save') {
      try {
        await call(updateSuiteMutationOptions(), { path, body: plan.request })
      } catch (error) {
        // Where the answer was lost, the suite tells whether it is updated.
        const found = mayBeDone(error) ? await read().catch(() => undefined) : undefined
        if (found?.kind !== 'nothing') throw error
      }
      client.removeQueries({ queryKey: options.queryKey })
    }
  }

  const run = async (catalogId: string, changes: readonly AttachmentChange[]) => {
    setRunning(true)
    const succeeded = await runInChunks(changes, {
      work: (change) => updateSuite(catalogId, change),
      onSettled: ({ suiteId }, failure) =>
        setUpdates((current) => withState(current, suiteId, stateOf(failure))),
      concernsAll: concernsAllSuites,
    })
    void client.invalidateQueries({ queryKey: operationKey(listSuitesOperation, projectId) })
    setRunning(false)
    return succeeded
  }

  return {
    updates,
    running,
    start: (catalogId, changes) => {
      setUpdates(plannedUpdates(changes))
      return run(catalogId, changes)
    },
    resume: (catalogId) => {
      const remaining = remainingChanges(updates)
      for (const { suiteId } of remaining) {
        setUpdates((current) => withState(current, suiteId, { kind: 'waiting' }))
      }
      return run(catalogId, remaining)
    },
  }
}
