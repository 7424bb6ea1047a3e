import {
  type FetchQueryOptions,
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { lookUp } from '@/data/lost-answer.ts'
import type { SubmissionOptions } from '@/data/submission.tsx'
import { awaitShares, type SharedKind } from '@/models/sharing/awaited-shares.ts'
import { answerTexts, type InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { Page } from '@/page/page.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { readWhole } from '@/transport/known-lists.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { createdColumn } from '@/ui/table/columns.tsx'
import { type Column, sortableIds } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** A pending invitation of another project. */
interface Invitation {
  id: string
  createdAt: string
}

/** The thing that an invitation shares. */
interface SharedThing {
  id: string
  /** The project that shares it. */
  projectId: string
  /** Any text. */
  name: string
  description: string
}

interface InvitationPageProps<
  Item extends Invitation,
  Failure,
  Key extends readonly unknown[],
  Data,
  Variables,
> {
  /** Noun for the shared thing: `catalog`. */
  what: SharedKind
  /** Header of the name column: `Catalog name`. */
  nameHeader: string
  query: UseQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key> &
    FetchQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key>
  /** The thing that an invitation shares. Keep it stable. */
  sharedThingOf: (invitation: Item) => SharedThing
  /** The calls that answer an invitation. */
  answers: Record<InvitationAnswer, () => UseMutationOptions<Data, Error, Variables>>
  variablesOf: (invitation: Item) => Variables
  /** Says what is on its way. */
  awaited: ReactNode
  /** Fetches the lists again that an answer changes. */
  refresh: (client: QueryClient, projectId: string) => unknown
}

interface Answered<Item> {
  invitation: Item
  answer: InvitationAnswer
}

/** The page of the pending invitations of other projects, each to be accepted or rejected. */
export function InvitationPage<
  Item extends Invitation,
  Failure,
  Key extends readonly unknown[],
  Data,
  Variables,
>(props: InvitationPageProps<Item, Failure, Key, Data, Variables>) {
  const { what, nameHeader, query, sharedThingOf, answers, variablesOf } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const result = useQuery(query)
  const [asked, setAsked] = useState<Answered<Item>>()
  const columns = useMemo(
    () =>
      columnsOf(nameHeader, sharedThingOf, (invitation: Item, answer) =>
        setAsked({ invitation, answer }),
      ),
    [nameHeader, sharedThingOf],
  )
  const sortable = useMemo(() => sortableIds(columns), [columns])
  const [view, onViewChange] = useTableView(sortable)
  const refresh = () => {
    void props.refresh(client, projectId)
    return client.invalidateQueries({ queryKey: query.queryKey })
  }
  const succeed = async ({ invitation, answer }: Answered<Item>) => {
    if (answer === 'accept') {
      const { id, projectId: from, name } = sharedThingOf(invitation)
      awaitShares([{ what, projectId, sourceId: id, from, name }])
    }
    await refresh()
    toast(answerTexts(answer, what).done)
    setAsked(undefined)
  }
  const isAnswered = async ({ invitation, answer }: Answered<Item>, error: unknown) => {
    const open = await readWhole(client, { ...query, staleTime: 0, retry: false })
    if (open.some(({ id }) => id === invitation.id)) return false
    // One that is gone may have been taken back: it is only certain that nobody can accept it any more. One that was
    // gone before may have been accepted.
    return (answer === 'reject' && !isNotFound(error)) || undefined
  }
  return (
    <Page
      title="Sharing Invitations"
      note={`Other projects offer to share these ${what}s with this one.`}
    >
      {props.awaited}
      <QueryTable
        label="Sharing invitations"
        query={query}
        result={result}
        columns={columns}
        rows={result.data?.items}
        lines={2}
        view={view}
        onViewChange={onViewChange}
        empty={
          <EmptyState>
            No other project offers to share a {what} with this one. Invitations that were accepted
            or rejected are not listed.
          </EmptyState>
        }
      />
      {asked && (
        <AnswerDialog
          recover={(error) =>
            lookUp(error, {
              // A browser sends a call once more if its connection breaks: the second finds it answered by the first.
              isMaybe: isNotFound(error),
              isDone: () => isAnswered(asked, error),
              onDone: () => succeed(asked),
              open: answerTexts(asked.answer, what).maybe,
            })
          }
          answer={asked.answer}
          what={what}
          name={sharedThingOf(asked.invitation).name}
          change={{
            ...answers[asked.answer](),
            onSuccess: () => succeed(asked),
            // Somebody else may have answered it, or it was taken back.
            onError: () => void refresh(),
          }}
          variables={variablesOf(asked.invitation)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  )
}

const columnsOf = <Item extends Invitation>(
  nameHeader: string,
  sharedThingOf: (invitation: Item) => SharedThing,
  onAnswer: (invitation: Item, answer: InvitationAnswer) => void,
): readonly Column<Item>[] => [
  {
    id: 'name',
    width: 160,
    grow: 2,
    header: nameHeader,
    cell: (invitation) => sharedThingOf(invitation).name,
    sortValue: (invitation) => sharedThingOf(invitation).name,
  },
  {
    id: 'action',
    width: 168,
    header: 'Action',
    cell: (invitation) => {
      const { name } = sharedThingOf(invitation)
      return (
        <span className="inline-flex gap-2">
          <Button size="sm" onClick={() => onAnswer(invitation, 'accept')}>
            Accept <span className="sr-only">{name}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onAnswer(invitation, 'reject')}>
            Reject <span className="sr-only">{name}</span>
          </Button>
        </span>
      )
    },
  },
  {
    id: 'project',
    width: 140,
    grow: 1,
    header: 'Project',
    cell: (invitation) => <ProjectName id={sharedThingOf(invitation).projectId} stacked />,
  },
  {
    id: 'description',
    width: 140,
    grow: 2,
    header: 'Description',
    cell: (invitation) => {
      const { description } = sharedThingOf(invitation)
      return description ? <TruncatedText text={description} /> : <EmptyCell />
    },
  },
  createdColumn,
]

interface AnswerDialogProps<Data, Variables> {
  answer: InvitationAnswer
  /** Noun for the shared things: `catalog`, `scenarios`. */
  what: string
  /** Name of the thing; any text. */
  name?: string | undefined
  /** Sends the answer; closes the dialog after a success. */
  change: UseMutationOptions<Data, Error, Variables>
  recover: SubmissionOptions<Variables>['recover']
  variables: Variables
  onClose: () => void
}

/** Confirms and accepts or rejects an invitation of another project. */
function AnswerDialog<Data, Variables>(props: AnswerDialogProps<Data, Variables>) {
  const { answer, what, ...dialog } = props
  const { title, lines, label } = answerTexts(answer, what)
  return (
    <ChangeDialog {...dialog} question={title} confirmLabel={label} danger={answer === 'reject'}>
      {lines.map((line) => (
        <p key={line} className="not-last:mb-2">
          {line}
        </p>
      ))}
    </ChangeDialog>
  )
}
