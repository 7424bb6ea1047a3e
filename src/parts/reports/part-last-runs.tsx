import type { PartPlace } from '@/evidence/engine/answer-parts.ts'
import { outcomeOfResult } from '@/evidence/outcome-words.ts'
import { usePartRuns } from '@/evidence/use-part-runs.ts'
import { formatCount } from '@/lib/numbers.ts'
import { useSeen } from '@/ui/base/use-seen.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { HistoryError } from './history-error.tsx'
import { LastOutcome, targetOf } from './last-outcome.tsx'
import { RunStrip } from './run-strip.tsx'

/** Runs in the strip of a row. */
const shownRuns = 10

/** Rows so many pixels beside the window are asked for: each takes calls. */
const nearView = 100

/** Text for things that nothing runs. */
const nobodyRuns = { suite: 'no catalog runs it', scenario: 'no suite runs it' } as const

interface PartLastRunsProps {
  /** Name of the suite or scenario. */
  name: string
  /** Where it runs; undefined while that is not known. */
  places: readonly PartPlace[] | undefined
  scenarioId?: string | undefined
}

/** How the last runs of a suite or scenario ended, on whatever branch, in a row of a list; asked once the row is seen. */
export default function PartLastRuns({ name, places, scenarioId }: PartLastRunsProps) {
  const [ref, seen] = useSeen<HTMLDivElement>(nearView)
  return (
    <div ref={ref} className="flex min-h-5 min-w-0 flex-col gap-0.5">
      {places?.length === 0 ? (
        <span className="text-muted">
          {nobodyRuns[scenarioId === undefined ? 'suite' : 'scenario']}
        </span>
      ) : (
        seen && <Runs name={name} places={places} scenarioId={scenarioId} />
      )}
    </div>
  )
}

function Runs({ name, places, scenarioId }: PartLastRunsProps) {
  const { runs, last, problem, retry } = usePartRuns(places, {
    limit: shownRuns,
    scenarioId,
    isLine: true,
  })
  if (last === undefined) {
    return problem ? (
      <HistoryError onRetry={retry} text="Not loaded." />
    ) : (
      <Skeleton className="h-4 w-24" />
    )
  }
  if (last === null) return <span className="text-muted">{neverText(runs?.length ?? 0)}</span>
  return (
    <>
      <LastOutcome {...outcomeOfResult(last.result)} target={targetOf(last)} />
      <span className="flex items-center gap-1.5 text-xs text-muted">
        <RunStrip
          label={`Last runs of ${name}`}
          runs={runs ?? []}
          places={shownRuns}
          by="share"
          isError={problem !== undefined}
        />
        <span className="min-w-0 truncate">
          <ShortDate at={last.job.finishedAt ?? last.job.scheduledAt} by="day" />
        </span>
      </span>
    </>
  )
}

/** Text for a suite or scenario that none of so many runs of its catalogs ran. */
export const neverText = (runs: number): string =>
  runs === 0 ? 'never run' : `not in the last ${runs === 1 ? 'run' : `${formatCount(runs)} runs`}`
