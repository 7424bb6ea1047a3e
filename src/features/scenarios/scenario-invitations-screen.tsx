import type { ScenarioShareInvitation } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { epochOf } from '@/lib/dates.ts'
import { formatCount } from '@/lib/numbers.ts'
import { scenarioInvitationsQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { answerTexts, type InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import { createSelectionStore, useBulkSelection } from '@/page/bulk-selection.ts'
import { Page } from '@/page/page.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { type Column, sortableIds } from '@/ui/table/data-table.tsx'
import { idOf } from '@/ui/table/row-id.ts'
import { useSortedRows } from '@/ui/table/use-sorted-rows.ts'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { AnswerInvitations } from './sharing/answer-invitations.tsx'
import AwaitedScenarios from './sharing/awaited-scenarios.tsx'

const invitationColumns: readonly Column<ScenarioShareInvitation>[] = [
  {
    id: 'name',
    width: 180,
    grow: 2,
    header: 'Name',
    cell: ({ sharedScenario }) => <TruncatedText text={sharedScenario.displayName} lines={2} />,
    sortValue: ({ sharedScenario }) => sharedScenario.displayName,
  },
  {
    id: 'project',
    width: 140,
    grow: 1,
    header: 'Project ID',
    cell: ({ sharedScenario }) => <ProjectName id={sharedScenario.projectId} stacked />,
  },
  {
    id: 'description',
    width: 140,
    grow: 2,
    header: 'Description',
    cell: ({ sharedScenario: { description } }) =>
      description ? <TruncatedText text={description} lines={2} /> : <EmptyCell />,
  },
  {
    id: 'updated',
    width: 116,
    header: 'Updated',
    cell: ({ sharedScenario }) => <ShortDate at={sharedScenario.updatedAt} />,
    sortValue: ({ sharedScenario }) => epochOf(sharedScenario.updatedAt),
    firstSort: 'descending',
  },
]

const rowLabel = ({ sharedScenario }: ScenarioShareInvitation) => sharedScenario.displayName
const sortable = sortableIds(invitationColumns)
const byName = { column: 'name', direction: 'ascending' } as const
const selectedInvitations = createSelectionStore<ScenarioShareInvitation>()
const answers = ['accept', 'reject'] as const

/** The scenarios that other projects want to share with this one, to be accepted or rejected. */
export function ScenarioInvitationsScreen() {
  const query = scenarioInvitationsQueryOptions(useProjectId())
  const result = useQuery(query)
  const [{ sort = byName, ...view }, onViewChange] = useTableView(sortable)
  const { selection, clear } = useBulkSelection(selectedInvitations)
  const [answer, setAnswer] = useState<InvitationAnswer>()
  const rows = result.data?.items
  const column = invitationColumns.find(({ id }) => id === sort.column)
  const sorted = useSortedRows(rows, column, sort.direction, idOf) ?? []
  const chosen = sorted.flatMap(({ id, data }) => (selection.selected.has(id) ? data : []))
  return (
    <Page
      title="Sharing Invitations"
      note="Other projects offer to share these scenarios with this one."
      actions={
        <Menu
          label={`Actions (${formatCount(chosen.length)})`}
          disabledReason={chosen.length === 0 ? 'Select invitations first.' : undefined}
          items={answers.map((each) => ({
            id: each,
            label: answerTexts(each, 'scenarios').label,
            onSelect: () => setAnswer(each),
          }))}
        >
          Actions ({formatCount(chosen.length)}) <ChevronDown aria-hidden className="size-4" />
        </Menu>
      }
    >
      <AwaitedScenarios />
      <QueryTable
        label="Sharing invitations"
        query={query}
        result={result}
        columns={invitationColumns}
        rows={rows}
        lines={2}
        selection={{ ...selection, rowLabel }}
        view={{ ...view, sort }}
        onViewChange={onViewChange}
        empty={
          <EmptyState>
            No other project offers to share scenarios with this one. Invitations that were accepted
            or rejected are not listed.
          </EmptyState>
        }
      />
      {answer && (
        <AnswerInvitations
          answer={answer}
          invitations={chosen}
          onStarted={clear}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </Page>
  )
}
