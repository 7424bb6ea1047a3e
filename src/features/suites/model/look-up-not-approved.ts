import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type { FoundScenario, ScenarioLookup } from '@generated/scenario/types.ts'
import type { QueryClient } from '@tanstack/react-query'
import { chunk } from './batches.ts'
import { notApprovedScenarios } from './not-approved.ts'

/** Looks up scenarios again, and gives those that are not approved; a failed batch is skipped. */
export const lookUpNotApproved = async (
  client: QueryClient,
  projectId: string,
  lookups: readonly ScenarioLookup[],
): Promise<FoundScenario[]> => {
  const answers = await Promise.allSettled(
    chunk(lookups).map((items) =>
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
