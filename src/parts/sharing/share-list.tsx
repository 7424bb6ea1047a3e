import type { AnyInvitationStatus } from '@generated/catalog/types.ts'
import {
  type FetchQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lookUp } from '@/data/lost-answer.ts'
import { formatCount } from '@/lib/numbers.ts'
import { isActiveShare, type Share, shareListSize, shareStatuses } from '@/models/sharing/shares.ts'
import { stopSharingText } from '@/models/sharing/sharing-texts.ts'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { titleOf } from '@/page/kind.ts'
import { ProjectName } from '@/page/project-name.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { projectText, useProjects } from '@/session/project/projects.ts'
import { readWhole } from '@/transport/known-lists.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { Button } from '@/ui/base/button.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { DateText } from '@/ui/text/date-text.tsx'

interface ShareListProps<
  Row extends Share,
  Failure,
  Key extends readonly unknown[],
  Data,
  Variables,
> {
  /** Noun for the shared thing: `catalog`. */
  what: string
  /** The shares, the newest first. */
  query: UseQueryOptions<PagedItems<Row>, Failure, PagedItems<Row>, Key> &
    FetchQueryOptions<PagedItems<Row>, Failure, PagedItems<Row>, Key>
  /** Additional text of a share. */
  note?: (share: Row) => ReactNode
  stop: UseMutationOptions<Data, Error, Variables>
  variablesOf: (share: Row) => Variables
}

/** The shares of a thing: project, status, and a button to stop each. */
export function ShareList<
  Row extends Share,
  Failure,
  Key extends readonly unknown[],
  Data,
  Variables,
>(props: ShareListProps<Row, Failure, Key, Data, Variables>) {
  const { what, query, note, stop, variablesOf } = props
  const client = useQueryClient()
  const projects = useProjects()
  const { data, isError } = useQuery(query)
  const [toStop, setToStop] = useState<Row>()
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const succeed = async () => {
    await refresh()
    toast(`${titleOf({ one: what })} sharing has been stopped`)
    setToStop(undefined)
  }
  const isStopped = async ({ id }: Row) => {
    const shares = await readWhole(client, { ...query, staleTime: 0, retry: false })
    return !shares.some((share) => share.id === id && isActiveShare(share))
  }
  return (
    <div className="flex w-full min-w-0 flex-col gap-2">
      <QueryStatus query={query} />
      {data ? <Shares {...data} note={note} onStop={setToStop} /> : !isError && <SharesSkeleton />}
      {toStop && (
        <ChangeDialog
          change={{
            ...stop,
            onSuccess: succeed,
            // Somebody else may have stopped it.
            onError: () => void refresh(),
          }}
          recover={(error) =>
            lookUp(error, {
              isDone: () => isStopped(toStop),
              onDone: succeed,
              open: 'Sharing may have been stopped all the same: look at the shares.',
            })
          }
          variables={variablesOf(toStop)}
          question={`Are you sure to stop sharing the ${what}?`}
          name={projectText(projects, toStop.destination)}
          confirmLabel="Stop sharing"
          onClose={() => setToStop(undefined)}
        >
          {stopSharingText(what)}
        </ChangeDialog>
      )}
    </div>
  )
}

interface SharesProps<Row extends Share> {
  items: readonly Row[]
  /** False while shares are still loading. */
  complete: boolean
  note: ((share: Row) => ReactNode) | undefined
  onStop: (share: Row) => void
}

function Shares<Row extends Share>({ items, complete, note, onStop }: SharesProps<Row>) {
  const projects = useProjects()
  const [limit, setLimit] = useState(shareListSize)
  if (items.length === 0 && complete)
    return <p className="text-muted">Not shared with other projects.</p>
  const more = items.length - limit
  return (
    <>
      <ul aria-label="Shares" className="-my-1.5 divide-y divide-line">
        {items.slice(0, limit).map((share) => (
          <li
            key={share.id}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm"
          >
            <span className="min-w-0 basis-72 max-sm:basis-full">
              <ProjectName id={share.destination} />
            </span>
            <span className="w-24">
              <ShareStatus status={share.invitationStatus} />
            </span>
            {note && <span className="text-muted">{note(share)}</span>}
            <span className="text-muted">
              <DateText at={share.createdAt} />
            </span>
            {isActiveShare(share) && (
              <Button size="sm" onClick={() => onStop(share)} className="ml-auto">
                Stop sharing{' '}
                <span className="sr-only">with {projectText(projects, share.destination)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(more > 0 || !complete) && (
        <div className="flex items-center gap-3 border-t border-line pt-2 text-xs text-muted">
          <span role="status">
            {formatCount(Math.min(limit, items.length))} of {formatCount(items.length)}
            {complete ? '' : ' so far, loading more'}
          </span>
          {more > 0 && (
            <Button size="sm" onClick={() => setLimit(limit + shareListSize)}>
              Show {formatCount(Math.min(more, shareListSize))} more
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const icons = {
  pending: 'scheduled',
  accepted: 'succeeded',
  rejected: 'failed',
  canceled: 'canceled',
  unknown: 'unknown',
} as const satisfies Record<AnyInvitationStatus, StatusName>

/** Status of a share, with a check mark once accepted. */
const ShareStatus = ({ status }: { status: AnyInvitationStatus }) => (
  <Status status={icons[status]}>{shareStatuses[status].label}</Status>
)

const SharesSkeleton = () => (
  <Loading>
    <div className="flex h-5 items-center gap-4">
      <Skeleton className="h-3.5 w-48" />
      <Skeleton className="h-3.5 w-20" />
      <Skeleton className="h-3.5 w-28" />
    </div>
  </Loading>
)
