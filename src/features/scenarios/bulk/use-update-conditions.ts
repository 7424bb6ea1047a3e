import {
  batchGetScenarioFormatsQueryOptions,
  batchUpdateScenarioFormatsMutationOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario, ScenarioFormatResult } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BulkRun, failedOutcome, useBulkRun } from '@/data/bulk-run.ts'
import { useChange } from '@/data/change.tsx'
import { chunk } from '@/features/suites/model/batches.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { runInBatches } from '../model/bulk-batches.ts'
import { type ConditionRow, insertConditions, reasonText } from '../model/conditions.ts'
import { refreshScenarios } from '../model/refresh.ts'

interface UpdateConditions {
  run: BulkRun<Scenario, readonly ConditionRow[]>
  /** The new version of each updated scenario, by id. */
  versions: ReadonlyMap<string, number>
}

/** Reads the contents of scenarios, inserts conditions, and saves them as new versions, batch by batch. */
export const useUpdateConditions = (): UpdateConditions => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const update = useChange(batchUpdateScenarioFormatsMutationOptions())
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map())

  const run = useBulkRun<Scenario, readonly ConditionRow[]>(
    async (scenarios, rows, { settle, signal }) => {
      const fail = (id: string, reason: string) =>
        settle(id, { kind: 'failed', reason, requestId: undefined })

      const updateBatch = async (batch: readonly Scenario[]) => {
        const refs = batch.map(({ id, versionId }) => ({ id, versionId }))
        const query = batchGetScenarioFormatsQueryOptions({ projectId }, { items: refs })
        const read = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0, retry: false })
        for (const { scenarioId, reason } of read.failed) fail(scenarioId, reasonText(reason))
        const items = read.succeeded.flatMap((content: ScenarioFormatResult) => {
          const inserted = insertConditions(content.scenarioFormat, rows)
          if ('problem' in inserted) {
            fail(content.id, inserted.problem)
            return []
          }
          const { id, versionId } = content
          return [{ id, versionId, scenarioFormat: inserted.format }]
        })
        if (items.length === 0) return
        const saved = await update.send({ path: { projectId }, body: { items } })
        for (const { scenarioId, reason } of saved.failed) fail(scenarioId, reasonText(reason))
        for (const { id } of saved.succeeded) settle(id, { kind: 'changed' })
        setVersions(
          (known) =>
            new Map([
              ...known,
              ...saved.succeeded.map(({ id, versionId }) => [id, versionId] as const),
            ]),
        )
      }

      await runInBatches(
        // A refused batch is not halved: what was saved of it would be saved twice.
        chunk(scenarios).map((batch) => [batch]),
        {
          send: async ([batch = []]) => updateBatch(batch),
          onDone: () => undefined,
          onFailed: (batch, error) => {
            for (const { id } of batch) settle(id, failedOutcome(error))
          },
          signal,
        },
      )
      refreshScenarios(client, projectId)
    },
  )
  return { run, versions }
}
