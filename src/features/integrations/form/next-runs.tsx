import { useEffect, useMemo, useState } from 'react'
import type { Cron } from '@/lib/cron.ts'
import { nextRuns } from '@/lib/cron-runs.ts'
import { cronWords } from '@/lib/cron-words.ts'
import { formatDateTime, formatUtcDateTime } from '@/lib/dates.ts'

/** Number of runs in the table. */
const runCount = 5

/** Recomputed every 10 s. */
const refreshInterval = 10_000

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshInterval)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Description of a cron expression, and its next runs in UTC and local time. */
export function NextRuns({ cron }: { cron: Cron | undefined }) {
  const now = useNow()
  const runs = useMemo(() => (cron ? nextRuns(cron, now, runCount) : []), [cron, now])
  return (
    <div className="rounded bg-sunken p-3 text-sm">
      <p role="status" className="min-h-5">
        {cron ? cronWords(cron) : 'An invalid expression never runs.'}
      </p>
      {cron && runs.length === 0 && (
        <p className="mt-1 text-warning">Never runs: there is no such day.</p>
      )}
      {runs.length > 0 && (
        <table className="mt-2 w-full max-w-md text-left text-xs">
          <caption className="sr-only">Next runs</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-0.5 pr-4 font-semibold">
                Next runs, UTC
              </th>
              <th scope="col" className="py-0.5 font-semibold">
                Local time
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run}>
                <td className="py-0.5 pr-4">{formatUtcDateTime(run)}</td>
                <td className="py-0.5">{formatDateTime(run)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
