import { secondsBetween } from '@/lib/durations.ts'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'

interface Run {
  scheduledAt?: string | undefined
  startedAt?: string | undefined
  finishedAt?: string | undefined
}

/** When something ended, or as long as it has not, began. */
export const WhenFact = ({ run: { scheduledAt, startedAt, finishedAt } }: { run: Run }) => (
  <span>
    {finishedAt ? 'finished ' : startedAt ? 'started ' : 'scheduled '}
    <ShortDate at={finishedAt ?? startedAt ?? scheduledAt} />
  </span>
)

/** How long something took. */
export const TookFact = ({ run: { startedAt, finishedAt } }: { run: Run }) => (
  <span>
    took <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
  </span>
)
