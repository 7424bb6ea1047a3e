import type { Catalog } from '@generated/catalog/types.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { Play } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { JobChange } from '@/evidence/engine/answer-change.ts'
import { failuresOf, type JobHeader } from '@/evidence/engine/job-header.ts'
import type { PassRate } from '@/evidence/engine/pass-rates.ts'
import { resultOfJob, runOf } from '@/evidence/histories.ts'
import { pointsText, rateText } from '@/evidence/rate-words.ts'
import { useChange, useChanges } from '@/evidence/use-evidence.ts'
import { formatComing } from '@/lib/dates.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { NextRun } from '@/models/integrations/next-run.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { CatalogLink } from '@/page/links.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Status } from '@/ui/feedback/status.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import {
  biggestCause,
  type CatalogRow,
  catalogRows,
  catalogsText,
  rateDays,
  ratePoints,
} from './catalog-rows.ts'

const rowId = ({ catalog }: CatalogRow) => catalog.id
const glance = { isGlance: true } as const

interface CatalogsCardProps {
  catalogs: readonly Catalog[] | undefined
  integrations: readonly Integration[] | undefined
  /** Finished jobs, the newest first. */
  jobs: readonly JobHeader[]
  branch: string
  /** All jobs since then are known, in milliseconds since 1970. */
  knownFrom: number
  /** Jobs that are not finished. */
  running: readonly JobHeader[]
  /** Milliseconds since 1970. */
  now: number
  /** All older jobs are read: a catalog without a run has none. */
  isWhole: boolean
}

/** How each catalog does on a branch: its last run, what is new in it, its pass rate and its next run. */
export const CatalogsCard = memo((props: CatalogsCardProps) => {
  const { catalogs, integrations, jobs, knownFrom, running, branch, now, isWhole } = props
  const rows = useMemo(
    () =>
      catalogs && catalogRows(catalogs, { jobs, knownFrom, running, integrations, branch, now }),
    [catalogs, jobs, knownFrom, running, integrations, branch, now],
  )
  const columns = useMemo(() => columnsOf(branch, now), [branch, now])
  return (
    <div data-overview-card className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">
          Catalogs on {branch}
        </h2>
        <p className="text-sm min-w-0 [overflow-wrap:anywhere] text-muted">
          {rows && catalogsText(rows, isWhole ? (catalogs?.length ?? 0) : rows.length, branch)}
        </p>
      </div>
      <ChangesProblem rows={rows ?? none} />
      <DataTable
        label={`Catalogs on ${branch}`}
        columns={columns}
        rows={rows}
        rowId={rowId}
        lines={2}
        foot={false}
        complete={isWhole || (rows?.length ?? 0) > 0}
        empty={
          <p className="px-4 py-6 text-sm whitespace-normal [overflow-wrap:anywhere] text-muted">
            No catalog has run {branch} yet.
          </p>
        }
      />
    </div>
  )
})

const none: readonly CatalogRow[] = []

/** Why it is not known what is new in the last runs. */
function ChangesProblem({ rows }: { rows: readonly CatalogRow[] }) {
  const changes = useChanges(
    useMemo(() => rows.map(({ last }) => last), [rows]),
    glance,
  )
  const failed = [...changes.values()].find(({ problem }) => problem)
  return failed?.problem ? (
    <ErrorAlert
      title="Failed to read what is new in the last runs."
      detail={failed.problem.message}
      requestId={failed.problem.requestId}
      onRetry={failed.retry}
    />
  ) : null
}

const columnsOf = (branch: string, now: number): Column<CatalogRow>[] => [
  {
    id: 'catalog',
    header: 'Catalog',
    width: 128,
    grow: 2,
    cell: ({ catalog }) => <CatalogLink id={catalog.id} name={catalog.displayName} />,
  },
  {
    id: 'last',
    header: `Last run of ${branch}`,
    width: 188,
    cell: ({ last }) => (
      <span className="flex items-center gap-3">
        <TextLink to="/reports/$jobId" params={{ jobId: last.jobId }} tone="secondary">
          <Status status={failuresOf(last) > 0 ? 'failed' : 'succeeded'}>
            {failuresOf(last) > 0 ? `${formatCount(failuresOf(last))} failed` : 'None failed'}
          </Status>
        </TextLink>
        <ChangeMark job={last} />
      </span>
    ),
    second: ({ last, later }) => (
      <>
        <ShortDate at={last.finishedAt} />
        {later && `, then ${later}`}
      </>
    ),
  },
  {
    id: 'cause',
    header: 'Biggest new cause',
    width: 128,
    grow: 1,
    cell: ({ last }) => <BiggestCause job={last} />,
  },
  {
    id: 'rate',
    header: `${rateDays} days`,
    width: 92,
    align: 'end',
    cell: ({ rate, isRateKnown }) => (isRateKnown ? rateText(rate.rate) : <Unread />),
    second: ({ rate }) => <Points rate={rate} />,
  },
  {
    id: 'line',
    header: 'Passed, day by day',
    width: 132,
    cell: ({ rate, catalog }) => <RateLine rate={rate} name={catalog.displayName} />,
  },
  {
    id: 'runs',
    header: 'Last 10 runs',
    width: 112,
    cell: ({ runs, last, catalog }) => (
      <RunStrip
        label={`Last runs of ${catalog.displayName}`}
        runs={runs.map((job) => runOf(job, resultOfJob(job)))}
        places={10}
        current={last.jobId}
        by="share"
      />
    ),
  },
  {
    id: 'next',
    header: 'Next run',
    width: 134,
    cell: ({ next }) => (next ? nextText(next, now) : null),
  },
  {
    id: 'run',
    header: 'Run',
    width: 92,
    head: <span className="sr-only">Run</span>,
    cell: ({ catalog }) => (
      <Button
        size="sm"
        icon={<Play aria-hidden />}
        aria-haspopup="dialog"
        aria-label={`Run ${catalog.displayName}`}
        onPointerEnter={expectRunDrawer}
        onFocus={expectRunDrawer}
        onClick={() => openRunDrawer({ catalogId: catalog.id, branch })}
      >
        Run
      </Button>
    ),
  },
]

/** In the place of what is not read yet. */
const Unread = () => (
  <span className="text-muted">
    <span aria-hidden>…</span>
    <span className="sr-only">not read yet</span>
  </span>
)

/** Some may come and go, and not be new. */
const signOf = ({ isFlakyKnown }: JobChange) => (isFlakyKnown ? '+' : 'up to ')

/** `+13 −2`, `no change`, `no earlier run`. */
function ChangeMark({ job }: { job: JobHeader }) {
  const { value: change } = useChange(job, glance)
  if (change?.state === 'none') return <span className="text-muted">no earlier run</span>
  const counts = change?.state === 'counts' ? change.counts : undefined
  if (!change || !counts) return <Unread />
  if (counts.new === 0 && counts.fixed === 0) return <span className="text-muted">no change</span>
  return (
    <span className="flex gap-1.5 tabular-nums">
      {counts.new > 0 && (
        <span className="text-failed">
          {signOf(change)}
          {formatCount(counts.new)}
        </span>
      )}
      {counts.fixed > 0 && <span className="text-succeeded">−{formatCount(counts.fixed)}</span>}
    </span>
  )
}

function BiggestCause({ job }: { job: JobHeader }) {
  const { value: change } = useChange(job, glance)
  if (change?.state === undefined || change.state === 'net') return <Unread />
  const biggest = biggestCause(change.groups)
  if (!biggest) return <EmptyCell />
  return (
    <Chip>
      <span data-truncated="" className="truncate">
        {biggest.cause ?? 'no label'}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">
        {!change.isFlakyKnown && 'up to '}
        {formatCount(biggest.count)}
      </span>
    </Chip>
  )
}

function Points({ rate }: { rate: PassRate }) {
  const text = pointsText(rate.points)
  if (text === undefined) return null
  return (
    <span
      className={cx(
        text.startsWith('+') && 'text-succeeded',
        text.startsWith('−') && 'text-failed',
      )}
    >
      {text} points
    </span>
  )
}

const [lineWidth, lineHeight] = [104, 24]

/** The pass rate day by day; its last day leads to the job. */
function RateLine({ rate, name }: { rate: PassRate; name: string }) {
  const newest = rate.days.at(-1)
  if (!newest) return <EmptyCell />
  const points = ratePoints(rate, lineWidth, lineHeight)
  const [x = 0, y = 0] = points.split(' ').at(-1)?.split(',').map(Number) ?? []
  const isWhole = newest.passed === newest.ran
  return (
    <TextLink
      to="/reports/$jobId"
      params={{ jobId: newest.jobId }}
      aria-label={`${name}: ${formatCount(newest.passed)} of ${formatCount(newest.ran)} passed on ${newest.day}`}
      className="inline-flex"
    >
      <svg
        aria-hidden="true"
        width={lineWidth + 8}
        height={lineHeight + 8}
        viewBox={`-4 -4 ${lineWidth + 8} ${lineHeight + 8}`}
      >
        <line x1={0} x2={lineWidth} y1={0} y2={0} className="stroke-line" />
        <polyline points={points} fill="none" strokeWidth={1.5} className="stroke-muted" />
        <circle cx={x} cy={y} r={3} className={isWhole ? 'fill-succeeded' : 'fill-failed'} />
      </svg>
    </TextLink>
  )
}

const nextText = (next: NextRun, now: number) => {
  if (next.kind === 'none') return 'none'
  if (next.kind === 'event') return 'on push'
  // The time of a rate that is overdue would move on with the clock.
  if (next.isAbout && next.at <= now) return 'due'
  const text = formatComing(next.at, now)
  return next.isAbout ? `about ${text}` : text
}
