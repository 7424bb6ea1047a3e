import type { CaseAttempt } from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { attemptName, flakinessText } from '@/models/reports/case-attempts.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Status, statusWord } from '@/ui/feedback/status.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'

interface AttemptSwitchProps {
  attempts: readonly CaseAttempt[]
  shown: CaseAttempt | undefined
}

/** Chooses an attempt, if there are several; its number is in the URL as `attempts`. */
export function AttemptSwitch({ attempts, shown }: AttemptSwitchProps) {
  const changeSearch = useChangeSearch()
  if (attempts.length < 2) return null
  return (
    <>
      <div className="-m-0.5 max-w-[calc(100%+4px)] overflow-x-auto p-0.5 max-sm:[&_label]:px-2">
        <Segmented
          label="Attempt"
          value={String(shown?.number)}
          onValueChange={(number) => changeSearch({ attempts: number, log: undefined })}
          options={attempts.map((attempt) => ({
            value: String(attempt.number),
            label: attemptName(attempt),
            icon: (
              <Status status={attempt.status}>
                <span className="sr-only">{statusWord(attempt.status)}</span>
              </Status>
            ),
            detail: attempt.finishedAt && (
              <span className="text-xs font-normal text-muted">
                <DurationText seconds={secondsBetween(attempt.startedAt, attempt.finishedAt)} />
              </span>
            ),
          }))}
        />
      </div>
      <span className="text-sm text-muted">{flakinessText(attempts)}</span>
    </>
  )
}
