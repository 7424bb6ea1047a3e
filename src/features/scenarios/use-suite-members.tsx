import { listSuiteSpecsAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'

/** The scenarios that a suite holds, by id, and the status of its call; without a suite it makes none. */
export const useSuiteMembers = (suiteId: string | undefined) => {
  const query = listSuiteSpecsAllQueryOptions({
    projectId: useProjectId(),
    suiteId: suiteId ?? '',
  })
  const { data } = useQuery({ ...query, enabled: suiteId !== undefined })
  const held = useMemo(
    () => (data?.complete ? new Set(data.items.map(({ scenarioId }) => scenarioId)) : undefined),
    [data],
  )
  return { held, status: suiteId !== undefined && <QueryStatus query={query} /> }
}
