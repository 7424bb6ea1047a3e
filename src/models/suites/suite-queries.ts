import {
  listSuiteSpecsOperation,
  listSuitesByScenarioOperation,
  listSuitesOperation,
} from '@generated/evaluation/codec.ts'
import { listSuitesAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ServiceFilterOf } from '@/lib/list-filter.ts'
import { changeLists } from '@/transport/known-lists.ts'
import { operationKey, refreshing } from '@/transport/query-parameters.ts'
import { suiteFilter } from './suite-filter.ts'

/** Stale after 60 s: a large list takes many calls, and suites change rarely. */
const staleTime = 60_000

/** The suites of a project that pass the service's part of a filter: options for a loader or a hook. */
export const suitesQueryOptions = (
  projectId: string,
  filter: ServiceFilterOf<typeof suiteFilter>,
) =>
  queryOptions({
    ...listSuitesAllQueryOptions({ projectId }, suiteFilter.queryOf(filter)),
    staleTime,
  })

/**
 * Removes a deleted suite from the cached lists at once, without fetching all of their
 * pages again; that happens when a list is next opened.
 */
export const dropFromLists = (client: QueryClient, projectId: string, suiteId: string): void =>
  changeLists<Suite>(client, operationKey(listSuitesOperation, projectId), (suites) =>
    suites.filter(({ id, deprecated }) => id !== suiteId || deprecated),
  )

/** Fetches the lists of suites, and those of their scenarios, again after a save. */
export const refreshSuiteLists = refreshing(
  listSuitesOperation,
  listSuiteSpecsOperation,
  listSuitesByScenarioOperation,
)
