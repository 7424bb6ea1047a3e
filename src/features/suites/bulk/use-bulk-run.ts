import { listSuitesOperation } from '@generated/evaluation/codec.ts'
import {
  deprecateSuiteMutationOptions,
  getSuiteQueryOptions,
  updateSuiteMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { alertDetailsOf } from '@/data/alerts.ts'
import { useChange } from '@/data/change.tsx'
import { concernsAllSuites, NotUpdatableError } from '@/features/catalogs/model/suite-updates.ts'
import { runInChunks } from '@/lib/run-in-chunks.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query.ts'
import {
  type BulkChange,
  type BulkOutcome,
  type BulkOutcomes,
  planBulkChange,
} from '../model/bulk.ts'
import { dropFromLists } from '../model/queries.ts'

/** A run over many suites. */
export interface BulkRun {
  outcomes: BulkOutcomes
  state: 'new' | 'running' | 'ended'
  /** Changes these suites; those of an earlier run keep their outcome. */
  start: (suites: readonly Suite[], change: BulkChange) => void
  /** Begins no further suite. */
  cancel: () => void
}

const failedOutcome = (error: unknown): BulkOutcome => {
  if (error instanceof NotUpdatableError) {
    return { kind: 'failed', reason: error.message, requestId: undefined }
  }
  const { message = 'The call was canceled.', requestId } =
    alertDetailsOf(error, { read: false }) ?? {}
  return { kind: 'failed', reason: message, requestId }
}

/** Changes many suites, each from its stored version, and tracks what comes of each. */
export const useBulkRun = (): BulkRun => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const update = useChange(updateSuiteMutationOptions())
  const deprecate = useChange(deprecateSuiteMutationOptions())
  const [outcomes, setOutcomes] = useState<BulkOutcomes>(new Map())
  const [state, setState] = useState<BulkRun['state']>('new')
  const canceled = useRef<AbortController>(undefined)
  // Leaving the page ends the run.
  useEffect(() => () => canceled.current?.abort(), [])

  const changeSuite = async ({ id }: Suite, change: BulkChange): Promise<BulkOutcome> => {
    const path = { projectId, suiteId: id }
    // Fetched anew, so that the list's older copy overwrites nothing. No retries: the user tries again.
    const options = { ...getSuiteQueryOptions(path), staleTime: 0, retry: false }
    const plan = planBulkChange(await client.fetchQuery(options), change)
    if (plan.kind === 'impossible') throw new NotUpdatableError(plan.reason)
    if (plan.kind === 'nothing') return { kind: 'unchanged' }
    if (plan.kind === 'save') await update.send({ path, body: plan.request })
    if (plan.kind === 'delete') {
      await deprecate.send({ path })
      dropFromLists(client, projectId, id)
    }
    client.removeQueries({ queryKey: options.queryKey })
    return { kind: 'changed' }
  }

  const run = async (suites: readonly Suite[], change: BulkChange) => {
    const abort = new AbortController()
    canceled.current = abort
    setState('running')
    const settle = (id: string, outcome: BulkOutcome) =>
      setOutcomes((current) => new Map(current).set(id, outcome))
    await runInChunks(suites, {
      work: async (suite) => settle(suite.id, await changeSuite(suite, change)),
      onSettled: ({ id }, failure) => failure && settle(id, failedOutcome(failure.error)),
      concernsAll: concernsAllSuites,
      signal: abort.signal,
    })
    void client.invalidateQueries({ queryKey: operationKey(listSuitesOperation, projectId) })
    setState('ended')
  }

  return {
    outcomes,
    state,
    start: (suites, change) => {
      setOutcomes((current) => {
        const next = new Map(current)
        for (const { id } of suites) next.delete(id)
        return next
      })
      void run(suites, change)
    },
    cancel: () => canceled.current?.abort(),
  }
}
