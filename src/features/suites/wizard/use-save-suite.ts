import {
  listSuiteSpecsOperation,
  listSuitesByScenarioOperation,
  listSuitesOperation,
} from '@generated/evaluation/codec.ts'
import {
  createSuiteMutationOptions,
  getSuiteQueryKey,
  updateSuiteMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite, SuitePurpose } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { listTarget } from '@/page/kind.ts'
import { useSave } from '@/page/use-save.ts'
import { operationKey } from '@/transport/query.ts'
import { chunk } from '../model/batches.ts'
import { createRequest, type SpecDraft, type SuiteDraft, updateRequest } from '../model/draft.ts'
import { isNotApprovedError, notApprovedScenarios } from '../model/not-approved.ts'
import { suiteKind, suiteTarget } from '../model/suite.ts'
import { lookupOf } from '../model/version-infos.ts'

/** Failure of a save, besides the alert of its call. */
export interface SaveFailure {
  /** The scenarios found to be not approved; undefined for any other failure. */
  notApproved: readonly FoundScenario[] | undefined
}

/** Looks up all scenarios of the suite again; a failed batch is skipped. */
const lookUpNotApproved = async (
  client: QueryClient,
  projectId: string,
  specs: readonly SpecDraft[],
): Promise<FoundScenario[]> => {
  const answers = await Promise.allSettled(
    chunk(specs.map(lookupOf)).map((items) =>
      client.fetchQuery({
        ...batchGetScenarioVersionsQueryOptions({ projectId }, { items }),
        staleTime: 0,
      }),
    ),
  )
  return notApprovedScenarios(
    answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.found : [])),
  )
}

/** Lists that are stale after a save. */
const staleLists = [listSuitesOperation, listSuiteSpecsOperation, listSuitesByScenarioOperation]

interface SaveOptions {
  projectId: string
  purpose: SuitePurpose
  /** The suite being edited; undefined for a new one. */
  editing: Editing<Suite> | undefined
  /** The catalog from which the wizard was opened. */
  catalogId: string | undefined
}

/** Saves a suite, then opens it. */
export const useSaveSuite = ({ projectId, purpose, editing, catalogId }: SaveOptions) => {
  const client = useQueryClient()
  const create = useChange(createSuiteMutationOptions())
  const update = useChange(updateSuiteMutationOptions())

  const idOfSaved = async (draft: SuiteDraft) => {
    if (!editing) {
      const body = createRequest(draft, purpose)
      return (await create.send({ path: { projectId }, body }))?.id
    }
    const path = { projectId, suiteId: editing.stored.id }
    await update.send({ path, body: updateRequest(draft, editing.stored) })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getSuiteQueryKey(path) })
    return path.suiteId
  }

  return useSave<SuiteDraft, SaveFailure>({
    editing,
    send: async (draft) => {
      const suiteId = await idOfSaved(draft)
      for (const operation of staleLists) {
        void client.invalidateQueries({ queryKey: operationKey(operation, projectId) })
      }
      return {
        target:
          suiteId === undefined
            ? listTarget(suiteKind, projectId)
            : suiteTarget(suiteId, editing && catalogId),
        text: 'The suite has been saved.',
      }
    },
    failureOf: async (error, { content }) => ({
      notApproved: isNotApprovedError(error)
        ? await lookUpNotApproved(client, projectId, content.specs)
        : undefined,
    }),
  })
}
