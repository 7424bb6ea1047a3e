import { cx } from '@/ui/base/class-names.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

interface LogNoteProps {
  /** Only its place shows: what it says is not known yet. */
  isComing?: boolean
  children: string
}

/** Stands where a log has nothing to show, and where it begins and ends. */
export const LogNote = ({ isComing = false, children }: LogNoteProps) => (
  <p className={cx('text-sm text-muted', isComing && 'invisible')}>{children}</p>
)

/** Stands for a log that is on its way; `isInline` for one in a page of other things. */
export const LoadingLog = ({ isInline = false }: { isInline?: boolean }) => (
  <div className="w-full">
    <Loading>
      <Skeleton className={`w-full rounded-lg ${isInline ? 'h-158' : 'h-40'}`} />
    </Loading>
  </div>
)
