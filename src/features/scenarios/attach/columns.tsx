import type { Suite } from '@generated/evaluation/types.ts'
import { SuiteLink } from '@/page/links.tsx'
import { Button } from '@/ui/base/button.tsx'
import { Status } from '@/ui/feedback/status.tsx'
import { descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { attachTexts, holds } from '../model/attach.ts'

/** The columns of the suites that a scenario can be attached to. */
export const attachColumns = (
  scenarioId: string,
  onAsk: (suite: Suite) => void,
): readonly Column<Suite>[] => [
  {
    id: 'name',
    width: 200,
    grow: 3,
    header: 'Name',
    cell: ({ id, displayName }) => <SuiteLink id={id} name={displayName} />,
    sortValue: ({ displayName }) => displayName,
  },
  {
    id: 'status',
    width: 140,
    header: 'Status',
    cell: (suite) =>
      holds(suite, scenarioId) ? (
        <Status status="succeeded">Attached</Status>
      ) : (
        <span className="text-muted">Not attached</span>
      ),
  },
  descriptionColumn,
  updatedColumn,
  {
    id: 'action',
    width: 100,
    header: 'Action',
    cell: (suite) => {
      const { label } = attachTexts[holds(suite, scenarioId) ? 'detach' : 'attach']
      return (
        <Button size="sm" onClick={() => onAsk(suite)}>
          {label}
          <span className="sr-only"> {suite.displayName}</span>
        </Button>
      )
    },
  },
]
