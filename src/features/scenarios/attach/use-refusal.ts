import type { Suite } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsOperation } from '@generated/scenario/codec.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type { ScenarioLookup } from '@generated/scenario/types.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { createBatcher } from '@/data/members.ts'
import {
  isLookedUp,
  memberKey,
  type UnapprovedMember,
  unapprovedMembers,
} from '@/models/scenarios/unapproved-members.ts'
import { lookupBatchSize } from '@/models/suites/suite-batches.ts'
import { versionInfosOf } from '@/models/suites/version-infos.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query-parameters.ts'

const lookupOfKey = (key: string): ScenarioLookup => {
  const [scenarioId = '', version] = key.split(':')
  return { scenarioId, ...(version !== 'latest' && { scenarioVersionId: Number(version) }) }
}

const statusesOf = (client: QueryClient, projectId: string) => async (keys: readonly string[]) => {
  const items = keys.map(lookupOfKey)
  const { found } = await client.fetchQuery({
    ...batchGetScenarioVersionsQueryOptions({ projectId }, { items }),
    gcTime: 0,
  })
  return new Map(
    versionInfosOf(items, found).flatMap(([key, info]) => (info ? [[key, info.reviewStatus]] : [])),
  )
}

type Statuses = ReturnType<typeof createBatcher>

let current: { client: QueryClient; projectId: string; statuses: Statuses } | undefined

/** The rows of a page ask in the same tick: one look-up for all of them. */
const batched = (client: QueryClient, projectId: string): Statuses => {
  if (current?.client !== client || current.projectId !== projectId) {
    const statuses = createBatcher(statusesOf(client, projectId), lookupBatchSize)
    current = { client, projectId, statuses }
  }
  return current.statuses
}

const unapprovedQueryOptions = (projectId: string, suite: Suite) =>
  queryOptions({
    queryKey: [
      ...operationKey(batchGetScenarioVersionsOperation, projectId),
      'unapproved',
      suite.id,
      suite.versionId,
    ],
    queryFn: async ({ client }) => {
      const status = batched(client, projectId)
      const keys = [...new Set(suite.specs.map(memberKey))]
      const found = await Promise.all(keys.map(async (key) => [key, await status(key)] as const))
      return unapprovedMembers(suite, new Map(found))
    },
    staleTime: 60_000,
    retry: false,
    // No alert: the platform decides, and says why it refuses.
    meta: {},
  })

/**
 * The scenarios for which the platform will refuse to save a suite, as they are not approved, besides one that is
 * detached; none while that is not known, or cannot be told.
 */
export const useRefusal = (suite: Suite, detached?: string): readonly UnapprovedMember[] => {
  const { data = [] } = useQuery({
    ...unapprovedQueryOptions(useProjectId(), suite),
    enabled: suite.specs.length > 0 && isLookedUp(suite),
  })
  return data.filter(({ scenarioId }) => scenarioId !== detached)
}
