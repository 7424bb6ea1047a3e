import { listSuitesOperation } from '@generated/evaluation/codec.ts'
import { getSuiteQueryOptions, useUpdateSuite } from '@generated/evaluation/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alertOf } from '@/data/alerts/alerts.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query.ts'
import { planChange, type SuiteChange } from '../model/attachments.ts'
import {
  openChanges,
  plannedUpdates,
  runUpdates,
  type SuiteUpdate,
  type UpdateState,
  withState,
} from '../model/suite-updates.ts'

/** How the suites of a saved catalog come to be attached to it, or not any more. */
export interface SuiteUpdates {
  /** All suites whose attachment changes; none before the catalog is saved. */
  updates: readonly SuiteUpdate[]
  running: boolean
  /** Makes changes; true when all of them are made. */
  start: (catalogId: string, changes: readonly SuiteChange[]) => Promise<boolean>
  /** Makes the changes that are not made yet; true when all of them are made. */
  goOn: (catalogId: string) => Promise<boolean>
}

const stateOf = (failure: { error: unknown } | undefined): UpdateState => {
  if (!failure) return { kind: 'updated' }
  const { message = 'The call was canceled.', requestId } = alertOf(failure.error) ?? {}
  return { kind: 'failed', reason: message, requestId }
}

/** Updates the suites whose attachment to a catalog changes, and tells how each of them stands. */
export const useSuiteUpdates = (): SuiteUpdates => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { mutateAsync } = useUpdateSuite()
  const [updates, setUpdates] = useState<readonly SuiteUpdate[]>([])
  const [running, setRunning] = useState(false)

  const updateSuite = async (catalogId: string, change: SuiteChange) => {
    const path = { projectId, suiteId: change.suiteId }
    // As it is now, not as the list had it: what others saved meanwhile is not to be undone. Not tried
    // again by itself: what failed is told, and the user goes on.
    const options = { ...getSuiteQueryOptions(path), staleTime: 0, retry: false }
    const suite = await client.fetchQuery(options)
    const plan = planChange(suite, change, catalogId)
    if (plan.kind === 'impossible') throw new Error(plan.reason)
    if (plan.kind === 'save') {
      await mutateAsync({ path, body: plan.request })
      client.removeQueries({ queryKey: options.queryKey })
    }
  }

  const run = async (catalogId: string, changes: readonly SuiteChange[]) => {
    setRunning(true)
    const wentWell = await runUpdates(changes, {
      update: (change) => updateSuite(catalogId, change),
      onSettled: ({ suiteId }, failure) =>
        setUpdates((current) => withState(current, suiteId, stateOf(failure))),
    })
    void client.invalidateQueries({ queryKey: operationKey(listSuitesOperation, projectId) })
    setRunning(false)
    return wentWell
  }

  return {
    updates,
    running,
    start: (catalogId, changes) => {
      setUpdates(plannedUpdates(changes))
      return run(catalogId, changes)
    },
    goOn: (catalogId) => {
      const open = openChanges(updates)
      for (const { suiteId } of open) {
        setUpdates((current) => withState(current, suiteId, { kind: 'waiting' }))
      }
      return run(catalogId, open)
    },
  }
}
