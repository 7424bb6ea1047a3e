import {
  listSuiteSpecsOperation,
  listSuitesByScenarioOperation,
  listSuitesOperation,
} from '@generated/evaluation/codec.ts'
import { getSuiteQueryKey, useCreateSuite, useUpdateSuite } from '@generated/evaluation/queries.ts'
import type { Suite, SuitePurpose } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '@/data/submission.ts'
import { operationKey } from '@/transport/query.ts'
import { chunk } from '../model/batches.ts'
import { createRequest, type SpecDraft, type SuiteDraft, updateRequest } from '../model/draft.ts'
import { lookupOf } from '../model/facts.ts'
import { isNotApprovedError, notApprovedScenarios } from '../model/not-approved.ts'

/** Why a suite could not be saved, besides its alert. */
export interface SaveFailure {
  /** The scenarios that are not approved, as far as they were found; undefined for any other reason. */
  notApproved: readonly FoundScenario[] | undefined
}

/** Looks up all scenarios of the suite anew; a batch that fails is skipped. */
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

/** What a saved suite makes out of date. */
const outdated = [listSuitesOperation, listSuiteSpecsOperation, listSuitesByScenarioOperation]

interface SaveOptions {
  projectId: string
  purpose: SuitePurpose
  /** The suite that is edited; undefined for a new one. */
  stored: Suite | undefined
  /** Called once with the id of the suite; undefined when the service did not tell it. */
  onSaved: (suiteId: string | undefined) => void
}

/** Saves a suite, once however often it is asked, and tells why it could not be saved. */
export const useSaveSuite = ({ projectId, purpose, stored, onSaved }: SaveOptions) => {
  const client = useQueryClient()
  const create = useCreateSuite()
  const update = useUpdateSuite()
  const { submit, pending, failure } = useSubmission<SaveFailure>()

  const send = async (draft: SuiteDraft) => {
    if (!stored) {
      const body = createRequest(draft, purpose)
      return (await create.mutateAsync({ path: { projectId }, body }))?.id
    }
    const path = { projectId, suiteId: stored.id }
    await update.mutateAsync({ path, body: updateRequest(draft, stored) })
    // Removed, not only out of date: the next page is not to show what was before.
    client.removeQueries({ queryKey: getSuiteQueryKey(path) })
    return stored.id
  }

  const save = (draft: SuiteDraft) =>
    submit(
      async () => {
        const suiteId = await send(draft)
        for (const operation of outdated) {
          void client.invalidateQueries({ queryKey: operationKey(operation, projectId) })
        }
        onSaved(suiteId)
      },
      async (error) => ({
        notApproved: isNotApprovedError(error)
          ? await lookUpNotApproved(client, projectId, draft.content.specs)
          : undefined,
      }),
    )

  return { save, pending, failure }
}
