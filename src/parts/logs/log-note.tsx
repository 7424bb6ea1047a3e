import { cx } from '@/ui/base/class-names.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { type LogBarAround, LogBarRow } from './log-bar-row.tsx'

interface LogNoteProps {
  /** Only its place shows: what it says is not known yet. */
  isComing?: boolean
  children: string
}

/** Stands where a log has nothing to show, and where it begins and ends. */
export const LogNote = ({ isComing = false, children }: LogNoteProps) => (
  <p className={cx('text-sm text-muted', isComing && 'invisible')}>{children}</p>
)

interface LoadingLogProps {
  /** In a page of other things, whose controls stand in the bar of the log. */
  isInline?: boolean | undefined
  around?: LogBarAround | undefined
}

/** Stands for a log that is on its way. */
export const LoadingLog = ({ isInline = false, around }: LoadingLogProps) => (
  <div className="w-full overflow-hidden rounded-lg border bg-surface">
    {around && <LogBarRow around={around} />}
    <Loading>
      <Skeleton className={`w-full ${isInline ? 'h-132' : 'h-40'}`} />
    </Loading>
  </div>
)
