import type { Scenario } from '@generated/scenario/types.ts'
import { useMemberName } from '@/data/members.ts'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { ScenarioViewerLink } from '@/parts/scenarios/scenario-viewer-link.tsx'
import { Button, TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/**
 * The columns of a scenario's versions.
 *
 * @param shown number of the version on show
 * @param newest the highest number
 * @param onRestore asks whether to save a version anew; undefined where that is not possible
 */
export const versionColumns = (
  shown: number,
  newest: number,
  onRestore: ((versionId: number) => void) | undefined,
): readonly Column<Scenario>[] => [
  {
    id: 'version',
    width: 96,
    header: 'Version',
    cell: ({ id, versionId }) => (
      <TextLink
        to="/scenarios/$scenarioId"
        params={{ scenarioId: id }}
        search={{ version: versionId }}
        resetScroll={false}
      >
        {versionId}
      </TextLink>
    ),
  },
  {
    id: 'change',
    width: 132,
    grow: 2,
    header: 'Change',
    cell: ({ changeMessage }) =>
      changeMessage ? <TruncatedText text={changeMessage} /> : <EmptyCell />,
  },
  {
    id: 'author',
    width: 100,
    grow: 1,
    header: 'Author',
    cell: ({ author }) => (author ? <MemberName id={author} /> : <EmptyCell />),
  },
  {
    id: 'review',
    width: 168,
    header: 'Review',
    cell: ({ review }) => <ReviewStatus status={review.status} />,
  },
  {
    id: 'comment',
    width: 100,
    grow: 2,
    header: 'Comment',
    cell: ({ review }) =>
      review.comment ? <TruncatedText text={review.comment} /> : <EmptyCell />,
  },
  {
    id: 'updated',
    width: 116,
    header: 'Updated',
    cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
  },
  {
    id: 'compare',
    width: 92,
    header: 'Compare',
    cell: ({ id, versionId }) =>
      versionId === shown ? (
        <EmptyCell />
      ) : (
        <TextLink
          to="/scenarios/$scenarioId"
          params={{ scenarioId: id }}
          search={{ version: shown === newest ? undefined : shown, compare: versionId }}
          resetScroll={false}
          tone="secondary"
        >
          Compare
          <span className="sr-only">
            {' '}
            version {versionId} with version {shown}
          </span>
        </TextLink>
      ),
  },
  {
    id: 'viewer',
    width: 80,
    header: 'Viewer',
    cell: ({ id, versionId, type }) => (
      <ScenarioViewerLink
        type={type}
        scenarioId={id}
        scenarioVersion={versionId}
        without={<EmptyCell />}
      >
        Open<span className="sr-only"> version {versionId} in the viewer</span>
      </ScenarioViewerLink>
    ),
  },
  ...(onRestore ? [restoreColumn(newest, onRestore)] : []),
]

const restoreColumn = (
  newest: number,
  onRestore: (versionId: number) => void,
): Column<Scenario> => ({
  id: 'restore',
  width: 100,
  header: 'Restore',
  cell: ({ versionId }) =>
    versionId === newest ? (
      <EmptyCell />
    ) : (
      <Button size="sm" onClick={() => onRestore(versionId)}>
        Restore<span className="sr-only"> version {versionId}</span>
      </Button>
    ),
})

const MemberName = ({ id }: { id: string }) => {
  const name = useMemberName(id)
  return name ? <TruncatedText text={name} /> : null
}
