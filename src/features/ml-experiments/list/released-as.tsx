import { batchGetArtifactsQueryOptions } from '@generated/ml/queries.ts'
import type { Artifact, Run } from '@generated/ml/types.ts'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { packageOfRun } from '@/models/ml-experiments/experiment-action-rules.ts'
import { packageReleasesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import { packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import { itemBatches, releasesByRun } from '@/models/ml-packages/release-uses.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const foundIn = (answers: UseQueryResult<{ found: Artifact[] }, Error>[]): Artifact[] =>
  answers.flatMap(({ data }) => data?.found ?? [])

/** The newest release made of a run. All runs of a package ask together: for its releases, then for what they hold. */
export function ReleasedAs({ run }: { run: Run }) {
  const projectId = useProjectId()
  const packageId = packageOfRun(run)?.id ?? ''
  const mayBe = packageId !== '' && run.report.train?.status === 'succeeded'
  const releases = useQuery({
    ...packageReleasesQueryOptions({ projectId, packageId }, {}),
    enabled: mayBe,
  }).data
  // Every page of the list may add to the last batch: it is asked for once the list is whole.
  const batches = mayBe && releases?.complete ? itemBatches(releases.items) : []
  const artifacts = useQueries({
    queries: batches.map((ids) => batchGetArtifactsQueryOptions({ projectId }, { ids })),
    combine: foundIn,
  })
  const made = releasesByRun(releases?.items ?? [], artifacts).get(run.id) ?? []
  const [newest, ...others] = made
  if (!mayBe || !newest) return <EmptyCell />
  return (
    <span className="flex min-w-0 items-baseline gap-1.5">
      <TextLink {...packageReleaseTarget(packageId, newest.id)} tone="secondary">
        <TruncatedText text={newest.name} />
      </TextLink>
      {others.length > 0 && <span className="text-xs text-muted">+{others.length}</span>}
    </span>
  )
}
