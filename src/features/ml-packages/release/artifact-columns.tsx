import type { Artifact } from '@generated/ml/types.ts'
import { presentId, shortId } from '@/lib/ids.ts'
import { formatSize } from '@/lib/numbers.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { dotted } from '@/lib/text.ts'
import { mainMetricsText, runOriginText } from '@/models/ml-experiments/metric-direction.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { useRunOfArtifact } from '@/parts/packages/use-run-names.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { createdColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** The run that made an artifact: its name, once that is known; a dash when the artifact names none. */
export function RunOfArtifact({ artifact }: { artifact: Artifact }) {
  const { experimentId, runId } = artifact
  const { run, isDeleted } = useRunOfArtifact(artifact)
  if (presentId(runId) === undefined) return <EmptyCell />
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TextLink {...runTarget(experimentId, runId)} tone="secondary">
        {run ? (
          <TruncatedText text={run.name} />
        ) : (
          <span className="font-mono text-xs">{shortId(runId)}</span>
        )}
      </TextLink>
      {isDeleted && <DeletedBadge />}
    </span>
  )
}

/** The result of the run that made an artifact, and its source. */
export function FactsOfRun({ artifact }: { artifact: Artifact }) {
  const { run } = useRunOfArtifact(artifact)
  return run && <TruncatedText text={dotted(mainMetricsText(run), runOriginText(run))} />
}

/** Columns of the artifacts of a package. */
export const artifactColumns: readonly Column<Artifact>[] = [
  {
    id: 'name',
    width: 150,
    grow: 2,
    header: 'Name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    id: 'filename',
    width: 150,
    grow: 2,
    header: 'File name',
    cell: ({ filename }) => filename,
    sortValue: ({ filename }) => filename,
  },
  {
    id: 'description',
    width: 120,
    grow: 2,
    header: 'Description',
    cell: ({ description }) => (description ? <TruncatedText text={description} /> : <EmptyCell />),
  },
  {
    id: 'run',
    width: 120,
    grow: 2,
    header: 'Run',
    cell: (artifact) => <RunOfArtifact artifact={artifact} />,
  },
  {
    id: 'size',
    width: 96,
    header: 'Size',
    align: 'end',
    cell: ({ size }) => formatSize(size),
    sortValue: ({ size }) => size,
  },
  createdColumn,
]

/** Newest first, where the address does not say otherwise. */
export const defaultArtifactSort: SortOrder = { column: 'created', direction: 'descending' }
