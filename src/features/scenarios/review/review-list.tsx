import { memo } from 'react'
import { dot } from '@/lib/text.ts'
import type { ReviewEntry, ReviewOutcome } from '@/models/scenarios/review-queue.ts'
import { MemberName } from '@/page/member-name.tsx'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { VirtualList } from '@/ui/table/virtual-list.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface ReviewListProps {
  entries: readonly ReviewEntry[]
  shownId: string | undefined
  onRetry: (id: string) => void
  foot: string
}

const idOf = ({ scenario }: ReviewEntry) => scenario.id

/** The versions of a review with what has come of them. */
export const ReviewList = ({ entries, shownId, onRetry, foot }: ReviewListProps) => (
  <section
    aria-label="Queue"
    className="flex h-72 min-h-0 flex-col overflow-hidden rounded-lg border bg-surface lg:h-auto"
  >
    <VirtualList
      label="Versions to review"
      items={entries}
      idOf={idOf}
      itemHeight={52}
      empty={<EmptyState>No version waits for a verdict.</EmptyState>}
    >
      {(entry) => <Row entry={entry} isShown={entry.scenario.id === shownId} onRetry={onRetry} />}
    </VirtualList>
    <p className="border-t px-3 py-2 text-xs text-muted">{foot}</p>
  </section>
)

interface RowProps {
  entry: ReviewEntry
  isShown: boolean
  onRetry: (id: string) => void
}

const Row = memo(function Row({ entry: { scenario, outcome }, isShown, onRetry }: RowProps) {
  const { id, displayName, author, updatedAt, versionId } = scenario
  return (
    <div
      className={`flex h-13 items-center gap-2 border-b border-l-3 px-2.5 ${isShown ? 'border-l-primary bg-primary-soft' : 'border-l-transparent'}`}
    >
      <span className="min-w-0 flex-1">
        <span className="flex text-sm font-medium">
          <TextLink
            to="/scenarios/review"
            search={(before) => ({ ...before, scenario_id: id, against: undefined })}
            replace
            aria-current={isShown ? 'true' : undefined}
            tone="secondary"
          >
            <TruncatedText text={displayName} />
          </TextLink>
        </span>
        <span className="flex h-5 min-w-0 items-center gap-1 overflow-hidden text-xs whitespace-nowrap text-muted">
          {outcome ? (
            <Outcome outcome={outcome} />
          ) : (
            <>
              <ShortDate at={updatedAt} />
              {author && (
                <>
                  · <MemberName id={author} />
                </>
              )}
            </>
          )}
        </span>
      </span>
      {outcome?.kind === 'failed' ? (
        <Button size="sm" aria-label={`Retry ${displayName}`} onClick={() => onRetry(id)}>
          Retry
        </Button>
      ) : (
        <span className="text-xs text-muted">v{versionId}</span>
      )}
    </div>
  )
})

const looks = { approved: 'succeeded', requested_changes: 'failed' } as const
const words = { approved: 'Approved', requested_changes: 'Changes requested' } as const

const Outcome = ({ outcome }: { outcome: ReviewOutcome }) => {
  const [status, text] = told(outcome)
  return (
    <Status status={status}>
      <TruncatedText text={text} />
    </Status>
  )
}

const told = (outcome: ReviewOutcome): [StatusName, string] => {
  switch (outcome.kind) {
    case 'held':
      return [looks[outcome.verdict], `${words[outcome.verdict]}${dot}sent in 6 s`]
    case 'sending':
      return ['started', `${words[outcome.verdict]}${dot}is being sent`]
    case 'sent':
      return [looks[outcome.verdict], words[outcome.verdict]]
    case 'failed':
      return ['failed', `Not saved: ${outcome.reason}`]
    case 'skipped':
      return ['canceled', outcome.reason]
  }
}
