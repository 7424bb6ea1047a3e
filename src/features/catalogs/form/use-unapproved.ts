import type { Suite } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type { BatchGetScenariosAnswer } from '@generated/scenario/types.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chunk } from '@/features/suites/model/batches.ts'
import { hasUnapproved, lookupsOf } from '../model/unapproved.ts'

const combine = (results: UseQueryResult<BatchGetScenariosAnswer>[]) =>
  results.map(({ data }) => data?.found ?? [])

/**
 * The suites with scenarios that are not approved, as far as known. Their scenarios are looked up suite by suite,
 * so that choosing another suite makes one more call.
 */
export const useUnapproved = (projectId: string, suites: readonly Suite[]): readonly Suite[] => {
  const batches = useMemo(
    () => suites.flatMap((suite) => chunk(lookupsOf(suite)).map((items) => ({ suite, items }))),
    [suites],
  )
  const queries = useMemo(
    () =>
      batches.map(({ items }) => batchGetScenarioVersionsQueryOptions({ projectId }, { items })),
    [projectId, batches],
  )
  const answers = useQueries({ queries, combine })
  return useMemo(() => {
    const refused = batches.filter(({ items }, index) => hasUnapproved(items, answers[index] ?? []))
    return [...new Set(refused.map(({ suite }) => suite))]
  }, [batches, answers])
}
