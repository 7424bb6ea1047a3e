import type { ScenarioShareInvitation } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { answerTexts, type InvitationAnswer } from '@/features/sharing/model/texts.ts'
import { formatCount } from '@/lib/numbers.ts'
import { Page } from '@/page/page.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { sortableIds } from '@/ui/table/data-table.tsx'
import type { AnswerFailure } from './model/answers.ts'
import { scenarioInvitationsQueryOptions } from './model/queries.ts'
import { AnswerInvitations } from './sharing/answer-invitations.tsx'
import { invitationColumns } from './sharing/invitation-columns.tsx'

const rowId = ({ id }: ScenarioShareInvitation) => id
const rowLabel = ({ sharedScenario }: ScenarioShareInvitation) => sharedScenario.displayName
const sortable = sortableIds(invitationColumns)
const byName = { column: 'name', direction: 'ascending' } as const
const none: ReadonlySet<string> = new Set()
const answers = ['accept', 'reject'] as const

/** The scenarios that other projects want to share with this one, to be accepted or rejected. */
export function ScenarioInvitationsScreen() {
  const query = scenarioInvitationsQueryOptions(useProjectId())
  const result = useQuery(query)
  const [{ sort = byName, ...view }, onViewChange] = useTableView(sortable)
  const [selected, setSelected] = useState(none)
  const [answer, setAnswer] = useState<InvitationAnswer>()
  const [failure, setFailure] = useState<AnswerFailure>()
  const rows = result.data?.items
  const chosen = (rows ?? []).filter(({ id }) => selected.has(id))
  return (
    <Page
      title="Sharing Invitations"
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
      {failure && <ErrorAlert {...failure} onDismiss={() => setFailure(undefined)} />}
      <QueryTable
        label="Sharing invitations"
        query={query}
        result={result}
        columns={invitationColumns}
        rows={rows}
        rowId={rowId}
        lines={2}
        selection={{ selected, onChange: setSelected, rowLabel }}
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
          onAnswered={(failed) => {
            setFailure(failed)
            setSelected(none)
            setAnswer(undefined)
          }}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </Page>
  )
}
