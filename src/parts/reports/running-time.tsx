import { listJobReportsQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { ratio } from '@/lib/numbers.ts'
import { expectedSeconds } from '@/models/reports/expected-duration.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useTick } from '@/ui/text/date-text.tsx'

interface RunningTimeProps {
  report: Pick<JobReport, 'startedAt'>
  /** How long such jobs take, in seconds; undefined where unknown. */
  expected: number | undefined
}

const minute = 60_000

/** Full minutes that a job has been running, counted when the clock's minute changes: all rows of a list at once. */
const useMinutes = ({ startedAt }: RunningTimeProps['report']) =>
  useTick(
    useCallback(() => {
      const now = Date.now()
      if (secondsBetween(startedAt, now) === undefined) return undefined
      // Undefined if it was started within this minute.
      const seconds = secondsBetween(startedAt, Math.floor(now / minute) * minute) ?? 0
      return Math.floor(seconds / 60)
    }, [startedAt]),
  )

/** How long a job has been running, and how long that takes: `24 min of about 41 min`, `47 min 6 min over`. */
export function RunningTime({ report, expected }: RunningTimeProps) {
  const minutes = useMinutes(report)
  if (minutes === undefined) return null
  return (
    <>
      <span className="text-ink">{formatDuration(minutes * 60)}</span>{' '}
      <Expected minutes={minutes} expected={expected} />
    </>
  )
}

/** The second part of a running time, as a bar; in words only what it takes longer. */
export function ExpectedTime({ report, expected }: RunningTimeProps) {
  const minutes = useMinutes(report)
  if (minutes === undefined || expected === undefined) return null
  const text = <Expected minutes={minutes} expected={expected} />
  if (minutes > Math.round(expected / 60)) return text
  return (
    <span className="flex h-4 items-center">
      <span className="sr-only">{text}</span>
      <span aria-hidden className="block h-1 grow overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full bg-running"
          style={{ width: `${ratio(minutes * 60, expected) * 100}%` }}
        />
      </span>
    </span>
  )
}

function Expected({ minutes, expected }: { minutes: number; expected: number | undefined }) {
  if (expected === undefined) return null
  const over = minutes - Math.round(expected / 60)
  return over > 0 ? (
    <span className="text-warning">{formatDuration(over * 60)} over</span>
  ) : (
    <span>of about {formatDuration(Math.round(expected / 60) * 60)}</span>
  )
}

/** How long a running job has taken so far, and how long such jobs take. */
export const RunningNote = ({ report }: { report: JobReport }) => (
  <RunningTime report={report} expected={useExpectedSeconds(report, true)} />
)

/** How long such jobs take, in seconds; undefined while unknown. Makes no call unless `enabled`. */
export const useExpectedSeconds = (report: JobReport, enabled: boolean): number | undefined => {
  const { data } = useQuery({
    ...listJobReportsQueryOptions(
      { projectId: useProjectId() },
      { catalogId: report.catalog.id, status: ['succeeded', 'failed'] },
    ),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
  return data && expectedSeconds(report, data.reports)
}
