import { getScenarioVersionQueryOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

interface WholeVersionsProps {
  versions: readonly Scenario[]
  /** Given the versions in their order. */
  children: (versions: readonly Scenario[]) => ReactNode
}

/** Shows versions with their contents: a list may leave these out, so what it lacks is read by itself. */
export function WholeVersions({ versions, children }: WholeVersionsProps) {
  const projectId = useProjectId()
  const queries = versions
    .filter(({ scenarioFormat }) => scenarioFormat === undefined)
    .map(({ id, versionId }) =>
      getScenarioVersionQueryOptions({ projectId, scenarioId: id, versionId }),
    )
  const results = useQueries({ queries })
  const read = results.flatMap(({ data }) => data ?? [])
  const isPending = results.some(({ isPending }) => isPending)
  const whole = versions.map(
    (version) => read.find(({ versionId }) => versionId === version.versionId) ?? version,
  )
  return (
    <>
      {queries.map((query) => (
        <QueryStatus key={JSON.stringify(query.queryKey)} query={query} kept />
      ))}
      {read.length === queries.length
        ? children(whole)
        : isPending && (
            <Loading>
              <Skeleton className="h-40 w-full" />
            </Loading>
          )}
    </>
  )
}
