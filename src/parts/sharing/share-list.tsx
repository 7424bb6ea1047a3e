import type { InvitationStatus } from '@generated/catalog/types.ts'
import { type ReactNode, useState } from 'react'
import { shareListSize } from '@/features/sharing/model/list-size.ts'
import { isStanding } from '@/features/sharing/model/statuses.ts'
import { formatCount } from '@/lib/numbers.ts'
import { ProjectName } from '@/page/project-name.tsx'
import { projectText, useProjects } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { ShareStatus } from './share-status.tsx'

/** An offer to share something with another project. */
export interface Share {
  id: string
  /** The project that is offered it. */
  destination: string
  invitationStatus: InvitationStatus
  createdAt: string
}

interface ShareListProps<Row extends Share> {
  /** The offers, the newest first; undefined while there are none yet. */
  shares: readonly Row[] | undefined
  /** False while offers are still being loaded. */
  complete: boolean
  /** What else there is to say about an offer. */
  note?: (share: Row) => ReactNode
  /** Asked to stop one of the offers that stand; not offered when left out. */
  onStop?: ((share: Row) => void) | undefined
  /** Stands in place of an empty list. */
  empty: ReactNode
}

/** With which projects something is shared, and how each offer stands. */
export function ShareList<Row extends Share>(props: ShareListProps<Row>) {
  const { shares, complete, note, onStop, empty } = props
  const projects = useProjects()
  const [limit, setLimit] = useState(shareListSize)
  if (!shares) return <ShareListSkeleton />
  if (shares.length === 0 && complete) {
    return <p className="text-muted">{empty}</p>
  }
  const more = shares.length - limit
  return (
    <>
      <ul aria-label="Shares" className="-my-1.5 divide-y divide-line">
        {shares.slice(0, limit).map((share) => (
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
            {onStop && isStanding(share) && (
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
            {formatCount(Math.min(limit, shares.length))} of {formatCount(shares.length)}
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

const ShareListSkeleton = () => (
  <Loading>
    <div className="flex h-5 items-center gap-4">
      <Skeleton className="h-3.5 w-48" />
      <Skeleton className="h-3.5 w-20" />
      <Skeleton className="h-3.5 w-28" />
    </div>
  </Loading>
)
