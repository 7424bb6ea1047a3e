import { listCaseAttemptsAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Changed } from '@/evidence/changes.ts'
import {
  type Failure,
  type FailureRow,
  type FailureView,
  reachOf,
} from '@/evidence/failure-groups.ts'
import { runsTogether } from '@/evidence/histories.ts'
import type { CaseHistories } from '@/evidence/use-case-runs.ts'
import { historicCase } from '@/evidence/use-failures.ts'
import { ParameterChips } from '@/features/reports/parameter-chips.tsx'
import { counted } from '@/lib/count-text.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { formatCount, ratio } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import { attemptsText } from '@/models/reports/case-attempts.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import type { FailureWalk } from '@/models/reports/report-search.ts'
import { MessageText } from '@/parts/reports/message-text.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { StatusMark } from '@/ui/feedback/status.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { leadBack } from './left-case.ts'

/** Where the rows of a list of failures are, and what they lead to. */
export interface FailureColumnsOptions {
  jobId: string
  view: FailureView
  /** Number of all failures of the list, of which a group shows its share. */
  total: number
  /** The job tries failed cases again: the rows tell how often. */
  retries: boolean
  /** Changes of the cases since an earlier run, by id, or that they are not known yet. */
  changed: Changed | 'unknown' | undefined
  /** Search parameters of the links to cases, so that their pages can step through this list. */
  walk: FailureWalk
  toggle: (id: string) => void
  /** The last runs of cases, where they are asked for. */
  histories: CaseHistories | undefined
}

/** Columns of a list of failures. In the flat view, a failure has its scenario in a second line. */
export const failureColumns = (options: FailureColumnsOptions): readonly Column<FailureRow>[] => [
  {
    id: 'failure',
    header: 'Failure',
    card: 'line',
    width: 300,
    grow: 1,
    cell: (row) => <FailureCell row={row} options={options} />,
    ...(options.view === 'flat' && { second: (row) => <FlatDetails row={row} /> }),
  },
  { id: 'cause', header: 'Cause', card: 'part', width: 144, cell: (row) => <Cause row={row} /> },
  ...(options.view === 'flat' ? [] : [casesColumn(options.total)]),
  ...(options.changed ? [newColumn(options.changed)] : []),
  {
    id: 'where',
    header: 'Where',
    card: 'part',
    width: 192,
    cell: (row) => <Where row={row} isFlat={options.view === 'flat'} />,
  },
  ...(options.histories ? [historyColumn(options.jobId, options.histories)] : []),
  ...(options.retries ? [attemptColumn(options.jobId)] : []),
  ...(options.view === 'flat' ? [tookColumn] : []),
]

const casesColumn = (total: number): Column<FailureRow> => ({
  id: 'cases',
  header: 'Cases, took',
  card: 'part',
  width: 112,
  align: 'end',
  cell: (row) => (row.kind === 'case' ? <Took row={row} /> : <Cases row={row} total={total} />),
})

const newColumn = (changed: Changed | 'unknown'): Column<FailureRow> => ({
  id: 'new',
  header: 'New',
  card: 'part',
  width: 76,
  align: 'end',
  cell: (row) => changed !== 'unknown' && <New row={row} changed={changed} />,
})

const historyColumn = (jobId: string, histories: CaseHistories): Column<FailureRow> => ({
  id: 'history',
  header: 'Last 10 runs',
  card: 'hidden',
  width: 112,
  cell: (row) => (
    <RunStrip
      label={row.kind === 'case' ? 'Last 10 runs of this case' : 'Last 10 runs of these cases'}
      runs={lastRunsOf(row, histories)}
      places={10}
      current={jobId}
      by="share"
      isError={histories.problem !== undefined}
    />
  ),
})

/** The last runs of a case, or of all cases of a group together; equal ones count once. */
const lastRunsOf = (row: FailureRow, { runsOf }: CaseHistories) => {
  const runsOfFailure = ({ report, spec }: Failure) => runsOf(historicCase(report, spec))
  if (row.kind === 'case') return runsOfFailure(row.failure)
  const distinct = new Map(
    row.group.failures.map((one) => [`${caseKeyOf(one.report)} ${one.spec?.suite.id}`, one]),
  )
  return runsTogether([...distinct.values()].map(runsOfFailure))
}

const attemptColumn = (jobId: string): Column<FailureRow> => ({
  id: 'attempt',
  header: 'Attempt',
  card: 'hidden',
  width: 84,
  cell: (row) => row.kind === 'case' && <Attempts jobId={jobId} failure={row.failure} />,
})

const tookColumn: Column<FailureRow> = {
  id: 'took',
  header: 'Took',
  card: 'part',
  width: 84,
  align: 'end',
  cell: (row) => row.kind === 'case' && <Took row={row} />,
}

type CaseRow = Extract<FailureRow, { kind: 'case' }>
type GroupRow = Exclude<FailureRow, CaseRow>

const Took = ({ row: { failure } }: { row: CaseRow }) => (
  <span className="text-muted">
    <DurationText seconds={secondsBetween(failure.report.startedAt, failure.report.finishedAt)} />
  </span>
)

/** Scenario and parameters of a failure, under its message. */
const FlatDetails = ({ row }: { row: FailureRow }) =>
  row.kind === 'case' && (
    <span data-truncated="" className="block truncate pl-6">
      <bdi>{row.failure.report.scenario.displayName}</bdi>
      {row.failure.varying.length > 0 && dot + row.failure.varying.join(', ')}
    </span>
  )

const indents = ['', 'pl-6', 'pl-12 max-sm:pl-6'] as const

interface FailureCellProps {
  row: FailureRow
  options: FailureColumnsOptions
}

function FailureCell({ row, options }: FailureCellProps) {
  const indent = indents[row.level]
  if (row.kind === 'case') {
    return (
      <span
        ref={(element) => leadBack(element, row.failure.report.id)}
        className={cx('flex min-w-0 items-center gap-2 max-sm:flex-wrap max-sm:gap-y-1', indent)}
      >
        <StatusMark status="failed" />
        <CaseLink row={row} jobId={options.jobId} walk={options.walk} />
      </span>
    )
  }
  const { group, open, kind } = row
  const [first] = group.failures
  return (
    <span className={cx('flex min-w-0 items-center gap-1.5', indent)}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => options.toggle(row.id)}
        className="flex min-w-0 items-center gap-1.5 rounded-sm text-left"
      >
        <ChevronRight
          aria-hidden
          className={cx('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')}
        />
        {kind === 'message' ? (
          <MessageText parts={first.signature.parts} />
        ) : (
          <ScenarioName failure={first} />
        )}
      </button>
      {kind === 'message' && (
        <span data-truncated="" className="min-w-0 flex-1 basis-0 truncate text-muted">
          e.g. <bdi>{first.report.scenario.displayName}</bdi>
        </span>
      )}
    </span>
  )
}

const ScenarioName = ({ failure: { report, spec } }: { failure: Failure }) => (
  <>
    <span className="min-w-0 truncate font-[550]">
      <TruncatedText text={report.scenario.displayName} />
    </span>
    {spec?.essential && <Badge tone="accent">Essential</Badge>}
    {spec?.unavailable && <Badge>N/A</Badge>}
  </>
)

interface CaseLinkProps extends Pick<FailureColumnsOptions, 'jobId' | 'walk'> {
  row: CaseRow
}

/** Leads to a failed case, by what the rows above do not say yet. */
function CaseLink({ row: { failure, said }, jobId, walk }: CaseLinkProps) {
  const { report, spec, varying, message } = failure
  const link = (children: ReactNode) =>
    spec ? (
      <TextLink
        to="/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId"
        params={{
          jobId,
          suiteReportId: spec.parents.suiteReportId,
          specReportId: spec.id,
          caseReportId: report.id,
        }}
        search={walk}
        className="min-w-0 truncate max-sm:flex-1"
      >
        {children}
      </TextLink>
    ) : (
      <span className="min-w-0 truncate">{children}</span>
    )
  const parameters = varying.length > 0 && <ParameterChips texts={varying} />
  const details = (
    <span
      data-truncated=""
      className="min-w-0 flex-1 basis-0 truncate text-muted max-sm:basis-full max-sm:pl-6"
    >
      {said.message ? valuesText(failure) : message}
    </span>
  )
  if (said.message && !said.scenario) {
    return (
      <>
        {link(<TruncatedText text={report.scenario.displayName} />)}
        {parameters ? (
          <span className="min-w-28 flex-1 max-sm:basis-full max-sm:pl-6">
            <TextChips texts={varying} fit="parameter" />
          </span>
        ) : (
          details
        )}
      </>
    )
  }
  if (!said.scenario || !parameters) return link(<TruncatedText text={message} />)
  return (
    <>
      {link(parameters)}
      {details}
    </>
  )
}

/** The message of a failure from its first value on: what precedes is the same for all of its group. */
const valuesText = ({ signature: { parts } }: Failure) => {
  const first = parts.findIndex(({ kind }) => kind !== 'words')
  return first < 0
    ? ''
    : parts
        .slice(first)
        .map(({ text }) => text)
        .join('')
}

/** The causes of a failure. What stands under a message has the same, which is not said again. */
function Cause({ row }: { row: FailureRow }) {
  const failures = row.kind === 'case' ? [row.failure] : row.group.failures
  if (row.level > 0 && (row.kind !== 'case' || row.said.message)) return null
  const causes = new Set(failures.flatMap(({ signature }) => signature.cause ?? []))
  return <TextChips texts={[...causes]} fit="cause" />
}

function Cases({ row, total }: { row: GroupRow; total: number }) {
  const { length } = row.group.failures
  return (
    <>
      <span className="font-semibold">{formatCount(length)}</span>
      <span className="ml-1.5 inline-block w-10 text-muted">
        {row.level === 0 && `${Math.round(ratio(length, total) * 100)} %`}
      </span>
    </>
  )
}

interface NewProps {
  row: FailureRow
  changed: Changed
}

/** How many of a group are new since an earlier run; that a case is, or that it comes and goes. */
function New({ row, changed }: NewProps) {
  const isNew = ({ report }: Failure) => changed.get(report.id) === 'new'
  if (row.kind === 'case') {
    if (changed.get(row.failure.report.id) === 'flaky') {
      return <span className="text-warning">flaky</span>
    }
    return isNew(row.failure) && <span className="text-failed">new</span>
  }
  const count = row.group.failures.filter(isNew).length
  return count > 0 ? (
    <span className="font-semibold text-failed">+{formatCount(count)}</span>
  ) : (
    <span className="text-muted">–</span>
  )
}

/** How far a failure reaches: scenarios and suites of a message, suite of a scenario. */
function Where({ row, isFlat }: { row: FailureRow; isFlat: boolean }) {
  if (row.kind === 'message') {
    const { scenarios, suites } = reachOf(row.group.failures)
    return (
      <span className="text-muted">
        {counted(scenarios, 'scenario')}
        {suites > 0 && `, ${counted(suites, 'suite')}`}
      </span>
    )
  }
  if (row.kind === 'case' && row.said.scenario) return null
  const { report, spec } = row.kind === 'case' ? row.failure : row.group.failures[0]
  const isAlone = row.kind === 'case' && !row.said.message && !isFlat
  const names = [isAlone && report.scenario.displayName, spec?.suite.displayName]
  return (
    <span className="text-muted">
      <TruncatedText text={names.filter(Boolean).join(', ')} />
    </span>
  )
}

/** How often a failed case was tried. */
function Attempts({ jobId, failure }: { jobId: string; failure: Failure }) {
  const options = listCaseAttemptsAllQueryOptions({
    projectId: useProjectId(),
    jobId,
    caseReportId: failure.report.id,
  })
  // After what the link of the case waits for.
  const { data } = useQuery({ ...options, enabled: failure.spec !== undefined })
  return <span className="text-muted">{data?.complete && attemptsText(data.items)}</span>
}
