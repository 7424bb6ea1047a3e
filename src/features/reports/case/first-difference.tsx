import { lazy, Suspense, useEffect, useState } from 'react'
import type { FailedCase } from '@/evidence/use-last-pass.ts'
import { afterPage } from '@/lib/idle.ts'
import type { CaseLog } from '@/models/reports/case-files.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import { Button } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { useSeen } from '@/ui/base/use-seen.ts'
import { DifferenceNote, DifferenceWait } from './difference-note.tsx'

const LogDifference = lazy(codeLoader(() => import('./log-difference.tsx')))

interface FirstDifferenceProps extends FailedCase {
  /** The log that is shown above. */
  log: CaseLog
}

/** Most bytes that are read of each log without being asked for. */
const unaskedLimit = 4_000_000

/** How the difference is looked for: unasked once it comes into view, where the logs are not too long for that. */
type Looking = 'not yet' | 'unasked' | 'too long' | 'asked'

/** Where the log of a failed case parts from that of its last passing run. */
export function FirstDifference(props: FirstDifferenceProps) {
  const [ref, seen] = useSeen<HTMLElement>(0)
  const [looking, setLooking] = useState<Looking>('not yet')
  const { expired } = props.log.log
  const isShown = !expired && (looking === 'unasked' || looking === 'asked')
  useEffect(() => {
    if (!seen) return
    let isHere = true
    // Who steps through failures does not wait for it.
    void afterPage().then(() => {
      if (isHere) setLooking((before) => (before === 'not yet' ? 'unasked' : before))
    })
    return () => {
      isHere = false
    }
  }, [seen])
  return (
    <section
      ref={ref}
      aria-label="Against the last pass"
      className={cx('rounded-lg border bg-surface text-sm', !isShown && 'print:hidden')}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
        <h2 className="font-semibold">Against the last pass</h2>
        {looking === 'too long' && (
          <>
            <span className="text-muted">The logs are long.</span>
            <Button size="sm" onClick={() => setLooking('asked')}>
              Show the first difference
            </Button>
          </>
        )}
      </div>
      {expired && <DifferenceNote>{expiredLogText}</DifferenceNote>}
      {isShown && (
        <Suspense fallback={<DifferenceWait />}>
          <LogDifference
            {...props}
            limit={looking === 'asked' ? undefined : unaskedLimit}
            onTooLong={() => setLooking('too long')}
          />
        </Suspense>
      )}
    </section>
  )
}
