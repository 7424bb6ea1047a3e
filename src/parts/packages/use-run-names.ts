import { getRunQueryOptions, listRunsAllQueryOptions } from '@generated/ml/queries.ts'
import type { Artifact, Run } from '@generated/ml/types.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { presentId } from '@/lib/ids.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** Facts about the run that made an artifact. */
interface RunOfArtifact {
  /** Undefined until it is known, and if the platform has nothing of it any more. */
  run: Run | undefined
  isDeleted: boolean
}

/** The run that made an artifact; a deleted one, too. */
export const useRunOfArtifact = ({ experimentId, runId }: Artifact): RunOfArtifact => {
  const projectId = useProjectId()
  const enabled = presentId(runId) !== undefined
  const list = useQuery({ ...listRunsAllQueryOptions({ projectId, experimentId }, {}), enabled })
  const listed = list.data?.items.find(({ id }) => id === runId)
  const isMissing = enabled && list.data?.complete === true && !listed
  const single = getRunQueryOptions({ projectId, experimentId, runId })
  const { data: found, error } = useQuery({ ...single, enabled: isMissing })
  const run = listed ?? found
  return { run, isDeleted: run ? run.deprecated : isMissing && isNotFound(error) }
}

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
