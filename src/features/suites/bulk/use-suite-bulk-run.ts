import { listSuitesOperation } from '@generated/evaluation/codec.ts'
import {
  deprecateSuiteMutationOptions,
  getSuiteQueryOptions,
  updateSuiteMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type BulkRun, failedOutcome, useBulkRun } from '@/data/bulk-run.ts'
import { useChange } from '@/data/change.tsx'
import { concernsAllSuites, NotUpdatableError } from '@/features/catalogs/model/suite-updates.ts'
import type { BulkOutcome } from '@/lib/bulk.ts'
import { runInChunks } from '@/lib/run-in-chunks.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query.ts'
import { type BulkChange, planBulkChange } from '../model/bulk.ts'
import { dropFromLists } from '../model/queries.ts'

const outcomeOf = (error: unknown): BulkOutcome =>
  error instanceof NotUpdatableError
    ? { kind: 'failed', reason: error.message, requestId: undefined }
    : failedOutcome(error)

/** Changes many suites, each from its stored version, and tracks what comes of each. */
export const useSuiteBulkRun = (): BulkRun<Suite, BulkChange> => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const update = useChange(updateSuiteMutationOptions())
  const deprecate = useChange(deprecateSuiteMutationOptions())

  const changeSuite = async ({ id }: Suite, change: BulkChange): Promise<BulkOutcome> => {
    const path = { projectId, suiteId: id }
    // Fetched again, so that the list's older copy overwrites nothing. No retries: the user tries again.
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

  return useBulkRun(async (suites, change, { settle, signal }) => {
    await runInChunks(suites, {
      work: async (suite) => settle(suite.id, await changeSuite(suite, change)),
      onSettled: ({ id }, failure) => failure && settle(id, outcomeOf(failure.error)),
      concernsAll: concernsAllSuites,
      signal,
    })
    void client.invalidateQueries({ queryKey: operationKey(listSuitesOperation, projectId) })
  })
}
