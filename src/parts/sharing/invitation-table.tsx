import { type ReactNode, useMemo } from 'react'
import type { InvitationAnswer } from '@/features/sharing/model/texts.ts'
import { epochOf } from '@/lib/dates.ts'
import { ProjectName } from '@/page/project-name.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { Button } from '@/ui/base/button.tsx'
import { type Column, sortableIds } from '@/ui/table/data-table.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** An offer of another project that waits for an answer. */
export interface Invitation {
  id: string
  createdAt: string
  /** The project that makes the offer. */
  projectId: string
  /** What it offers, by name; any text. */
  name: string
  description: string
}

interface InvitationTableProps<Row extends Invitation>
  extends Pick<Parameters<typeof QueryTable<Row>>[0], 'query' | 'result'> {
  /** Head of the column of names: `Catalog name`. */
  nameHeader: string
  invitations: readonly Row[] | undefined
  /** Asked to answer an invitation. Keep it stable. */
  onAnswer: (invitation: Row, answer: InvitationAnswer) => void
  empty: ReactNode
}

const rowId = ({ id }: Invitation) => id

const columnsOf = <Row extends Invitation>(
  nameHeader: string,
  onAnswer: InvitationTableProps<Row>['onAnswer'],
): readonly Column<Row>[] => [
  {
    id: 'action',
    header: 'Action',
    cell: (invitation) => (
      <span className="inline-flex gap-2">
        <Button size="sm" onClick={() => onAnswer(invitation, 'accept')}>
          Accept <span className="sr-only">{invitation.name}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAnswer(invitation, 'reject')}>
          Reject <span className="sr-only">{invitation.name}</span>
        </Button>
      </span>
    ),
  },
  { id: 'project', header: 'Project', cell: ({ projectId }) => <ProjectName id={projectId} /> },
  {
    id: 'name',
    header: nameHeader,
    cell: ({ name }) => <TruncatedText text={name} />,
    sortValue: ({ name }) => name,
    namesRow: true,
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) =>
      description ? <TruncatedText text={description} limit={48} /> : <EmptyCell />,
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <DateText at={createdAt} />,
    sortValue: ({ createdAt }) => epochOf(createdAt),
    firstSort: 'descending',
  },
]

/** What other projects offer to share with this one, each to be accepted or rejected. */
export function InvitationTable<Row extends Invitation>(props: InvitationTableProps<Row>) {
  const { nameHeader, invitations, onAnswer, query, result, empty } = props
  const columns = useMemo(() => columnsOf(nameHeader, onAnswer), [nameHeader, onAnswer])
  const sortable = useMemo(() => sortableIds(columns), [columns])
  const [view, onViewChange] = useTableView(sortable)
  return (
    <QueryTable
      label="Sharing invitations"
      query={query}
      result={result}
      columns={columns}
      rows={invitations}
      rowId={rowId}
      view={view}
      onViewChange={onViewChange}
      empty={empty}
    />
  )
}
