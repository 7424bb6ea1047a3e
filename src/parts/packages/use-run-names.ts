import { listRunsAllQueryOptions } from '@generated/ml/queries.ts'
import type { Artifact, Run } from '@generated/ml/types.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { presentId } from '@/lib/ids.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** The name of the run that made an artifact, once it is known; a deleted run has none. */
export const useRunName = ({ experimentId, runId }: Artifact): string | undefined =>
  useQuery({
    ...listRunsAllQueryOptions({ projectId: useProjectId(), experimentId }, {}),
    enabled: presentId(runId) !== undefined,
    select: ({ items }) => items.find(({ id }) => id === runId)?.name,
  }).data

const namesOf = (
  lists: readonly { data: PagedItems<Run> | undefined }[],
): ReadonlyMap<string, string> =>
  new Map(lists.flatMap(({ data }) => data?.items.map(({ id, name }) => [id, name] as const) ?? []))

/** Names of the runs that made artifacts, by id, as far as something else has asked for them. */
export const useKnownRunNames = (artifacts: readonly Artifact[]): ReadonlyMap<string, string> => {
  const projectId = useProjectId()
  return useQueries({
    queries: [...new Set(artifacts.map(({ experimentId }) => experimentId))].map(
      (experimentId) => ({
        ...listRunsAllQueryOptions({ projectId, experimentId }, {}),
        enabled: false,
      }),
    ),
    combine: namesOf,
  })
}
