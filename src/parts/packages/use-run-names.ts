import { listRunsAllQueryOptions } from '@generated/ml/queries.ts'
import type { Artifact, Run } from '@generated/ml/types.ts'
import { useQueries } from '@tanstack/react-query'
import { presentId } from '@/lib/ids.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** Names of runs by their ids. */
export type RunNames = ReadonlyMap<string, string>

const namesOf = (lists: readonly { data: PagedItems<Run> | undefined }[]): RunNames =>
  new Map(lists.flatMap(({ data }) => data?.items.map(({ id, name }) => [id, name] as const) ?? []))

/** Names of the runs that made artifacts, as far as they are known; a deleted run has none. */
export const useRunNames = (artifacts: readonly Artifact[] = []): RunNames => {
  const projectId = useProjectId()
  const experimentIds = artifacts.flatMap(({ runId, experimentId }) =>
    presentId(runId) === undefined ? [] : [experimentId],
  )
  return useQueries({
    queries: [...new Set(experimentIds)].map((experimentId) =>
      listRunsAllQueryOptions({ projectId, experimentId }, {}),
    ),
    combine: namesOf,
  })
}
