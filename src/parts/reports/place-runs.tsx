import type { PartPlace } from '@/evidence/engine/answer-parts.ts'
import { failedText } from '@/evidence/histories.ts'
import { outcomeOfResult } from '@/evidence/outcome-words.ts'
import { usePartRuns } from '@/evidence/use-part-runs.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { useSeen } from '@/ui/base/use-seen.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { HistoryError } from './history-error.tsx'
import { LastOutcome, targetOf } from './last-outcome.tsx'
import { neverText } from './part-last-runs.tsx'
import { RunStrip } from './run-strip.tsx'
import { StandingText } from './standing-text.tsx'

/** A suite, or a scenario in it, in one catalog that runs it. */
interface PlaceProps {
  name: string
  /** Undefined for a suite that is attached to no catalog. */
  place: PartPlace | undefined
  scenarioId?: string
  /** Runs that are shown. */
  limit: number
}

/**
 * Columns of places that run a suite or scenario: what came of the last run in each, and how it does there by its last
 * `limit` runs.
 */
export const placeRunColumns = <Row,>(
  limit: number,
  placeOf: (row: Row) => Omit<PlaceProps, 'limit'>,
): readonly Column<Row>[] => [
  {
    id: 'last',
    card: 'line',
    header: 'Last run',
    width: 200,
    grow: 1,
    cell: (row) => <PlaceLastRun {...placeOf(row)} limit={limit} />,
  },
  {
    id: 'history',
    card: 'line',
    header: 'Last runs',
    width: 270,
    cell: (row) => <PlaceRuns {...placeOf(row)} limit={limit} />,
  },
]

const usePlaceRuns = ({ place, scenarioId, limit }: PlaceProps, seen: boolean) =>
  usePartRuns(place && seen ? [place] : undefined, { limit, scenarioId })

/** The last run in one place, which it leads to; asked for once the row is seen. */
function PlaceLastRun(props: PlaceProps) {
  const [ref, seen] = useSeen<HTMLDivElement>()
  const { runs, last, problem, retry } = usePlaceRuns(props, seen)
  const told = () => {
    if (!props.place) return <span className="text-muted">No job runs this suite</span>
    if (last === null) return <span className="text-muted">{neverText(runs?.length ?? 0)}</span>
    if (problem && last === undefined) {
      return <HistoryError problem={problem} onRetry={retry} />
    }
    if (!last) return <Skeleton className="h-4 w-40" />
    return (
      <>
        <LastOutcome {...outcomeOfResult(last.result)} target={targetOf(last)} />
        <span className="flex min-w-0 gap-1 text-xs text-muted">
          <TruncatedText text={jobTitle(last.job)} />
          <span aria-hidden>·</span>
          <ShortDate at={last.job.finishedAt ?? last.job.scheduledAt} />
        </span>
      </>
    )
  }
  return (
    <div ref={ref} className="flex min-w-0 flex-col gap-0.5">
      {told()}
    </div>
  )
}

/** The last runs in one place, how many failed, and how it does there. */
function PlaceRuns(props: PlaceProps) {
  const [ref, seen] = useSeen<HTMLDivElement>()
  const { runs, last, standing, problem, retry } = usePlaceRuns(props, seen)
  return (
    <div ref={ref} className="flex min-h-5 flex-col gap-0.5">
      {last !== null && runs && (
        <>
          <RunStrip
            label={`Last runs in ${props.name}`}
            runs={runs}
            places={props.limit}
            by="share"
            isError={problem !== undefined}
          />
          <span className="text-xs text-muted">
            {problem && last ? (
              <HistoryError problem={problem} onRetry={retry} />
            ) : (
              failedText(runs)
            )}
            {standing && (
              <>
                , <StandingText standing={standing} />
              </>
            )}
          </span>
        </>
      )}
    </div>
  )
}
