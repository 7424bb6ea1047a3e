import { useMemo, useState } from 'react'
import { branchOfJob, timeOf } from '@/evidence/engine/job-header.ts'
import { rateChange, rateText, tooFewText } from '@/evidence/rate-words.ts'
import { branchesByRuns } from '@/evidence/trend.ts'
import { useHeaders, usePassRate, useRetryReads } from '@/evidence/use-evidence.ts'
import { type TrendSearch, trendDays } from '@/models/reports/report-search.ts'
import { useChangeSearch } from '@/page/search.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'

const dayLength = 86_400_000

const dayOptions = trendDays.map((value) => ({ value, label: `${value} days` }))

/** The subject of a trend, from the address: the last days, and a branch; `main` unless another is chosen. */
export const useTrendSpan = (catalogId: string, { days: asked = '30', branch }: TrendSearch) => {
  const [now] = useState(() => Date.now())
  const { jobs, reach, problem } = useHeaders({ catalogId, whole: true })
  const branches = useMemo(() => branchesByRuns(jobs.map(branchOfJob)), [jobs])
  const days = Number(asked)
  const oldest = jobs.at(-1)
  // Jobs are read from the newest on.
  const isRead = (spans: number) =>
    reach.isWhole || (oldest !== undefined && timeOf(oldest) <= now - spans * days * dayLength)
  return {
    days,
    asked,
    now,
    from: now - days * dayLength,
    branch: branch ?? branches[0],
    branches,
    /** Whether all jobs of these days are known, and also those of as many days before. */
    isKnown: isRead(1),
    isBeforeKnown: isRead(2),
    /** Why older jobs cannot be read. */
    problem,
  }
}

/** The subject of a trend. */
export type TrendSpan = ReturnType<typeof useTrendSpan>

/** The pass rate of a branch in the last days and how it has changed, with the choice of both. */
export function TrendHeadline({ catalogId, span }: { catalogId: string; span: TrendSpan }) {
  const { days, asked, now, branch, branches, isKnown, isBeforeKnown, problem } = span
  const retry = useRetryReads()
  const changeSearch = useChangeSearch()
  const { rate } = usePassRate(catalogId, { branch: branch ?? '', days, now })
  const change = isBeforeKnown ? rateChange(rate.points, days) : undefined
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex-1 basis-72 text-base font-semibold">
        {!isKnown ? (
          problem ? (
            <HistoryError problem={problem} onRetry={retry} />
          ) : (
            <Skeleton className="h-5 w-80 max-w-full" />
          )
        ) : rate.rate === undefined ? (
          tooFewText(rate.runs, branch, days)
        ) : (
          <>
            {rateText(rate.rate)} over {days} days
            {change && (
              <>
                ,{' '}
                <span
                  className={cx(
                    change.direction === 'down' && 'text-failed',
                    change.direction === 'up' && 'text-succeeded',
                  )}
                >
                  {change.text}
                </span>
              </>
            )}
          </>
        )}
      </p>
      <Picker
        label="Branch"
        options={branches.map((value) => ({ value, label: value }))}
        value={branch}
        valueLabel={branch}
        placeholder="none"
        onValueChange={(next) => changeSearch({ branch: next, page: undefined })}
        className="max-w-64"
      />
      <Segmented
        label="Days"
        options={dayOptions}
        value={asked}
        onValueChange={(next) =>
          changeSearch({ days: next === '30' ? undefined : next, page: undefined })
        }
      />
    </div>
  )
}
