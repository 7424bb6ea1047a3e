import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ComponentProps, useCallback, useMemo } from 'react'
import { unchanging } from '@/evidence/finished-jobs.ts'
import { SaveGrid } from '@/features/capsule/lazy-save.tsx'
import { whyNotKept } from '@/features/capsule/why-not-kept.ts'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import {
  casePartsOfSpec,
  type GridParts,
  gridOf,
  rowDiffers,
  rowNames,
  specParts,
} from '@/models/report-tables/grid-model.ts'
import {
  type Compared,
  type ComparedFact,
  caseFacts,
  differingFirst,
  noMatchText,
} from '@/models/report-tables/report-comparison.ts'
import { showsAllRows, withOtherRows } from '@/models/report-tables/report-table-config.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { jobName, jobTitle } from '@/models/reports/report-names.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { DialogButton } from '@/ui/overlays/dialog-button.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { cellTargetIn } from './cell-target.ts'
import { ColumnHead, headHeightOf } from './column-head.tsx'
import { ReportGrid } from './report-grid.tsx'
import { type Match, useMatch } from './use-match.ts'

interface ComparisonProps {
  of: Compared
  /** The report of this page, at its level. */
  report: SuiteReport | SpecReport | CaseReport
  /** The job that it is compared with. */
  targetId: string
  /** Flags of the address: whether all rows show. */
  flags?: readonly string[] | undefined
  naMode: boolean
}

const lines = ['date', 'source'] as const

/** A report side by side with the same of another job: what came of both, and the rows that differ. */
export default function Comparison(props: ComparisonProps) {
  const { of, targetId, flags } = props
  const changeSearch = useChangeSearch()
  const match = useMatch(of, targetId)
  const showsAll = showsAllRows(flags)
  return (
    <section aria-label="Comparison" className="flex flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <h2 className="text-lg font-semibold">Comparison</h2>
        <span className="flex flex-1 flex-wrap items-center justify-end gap-3">
          <Switch
            label="Only differing"
            checked={!showsAll}
            onChange={() => changeSearch({ table_config: withOtherRows(flags) })}
          />
          <Button
            size="sm"
            icon={<X aria-hidden />}
            onClick={() => changeSearch({ target_ids: undefined })}
          >
            End comparison
          </Button>
        </span>
      </div>
      {match.queries.map((query) => (
        <QueryStatus key={JSON.stringify(query.queryKey)} query={query} />
      ))}
      {match.state === 'none' ? (
        <WarningBanner>{noMatchText[of.level]}</WarningBanner>
      ) : of.level === 'case' ? (
        <CaseComparison {...props} match={match} showsAll={showsAll} />
      ) : (
        <PartsComparison {...props} match={match} showsAll={showsAll} />
      )}
    </section>
  )
}

interface FoundProps extends ComparisonProps {
  match: Match
  showsAll: boolean
}

/** The rows below two reports of a suite, or of a scenario. */
function PartsComparison({ of, report, match, targetId, naMode, showsAll }: FoundProps) {
  const navigate = useNavigate()
  const isFound = match.state === 'found' && !('components' in report)
  const here = useParts(of.jobId, isFound ? report : undefined, naMode)
  const there = useParts(targetId, of.level === 'suite' ? match.suite : match.spec, naMode)
  const jobs = useJobs([of.jobId, targetId])
  const grid = useMemo(() => here && there && gridOf([here, there]), [here, there])
  const nameOf = useMemo(() => grid && rowNames(grid.rows), [grid])
  const cellTarget = useMemo(() => cellTargetIn(naMode), [naMode])
  const open = useCallback((target: LinkTarget) => void navigate(target), [navigate])
  if (!grid || !nameOf) return <Skeleton className="h-40 w-full rounded-lg" />
  const differing = grid.rows.filter((row) => rowDiffers(row, grid))
  const same = grid.rows.filter((row) => !rowDiffers(row, grid))
  const rows = showsAll ? [...differing, ...same] : differing
  const many = of.level === 'suite' ? 'scenarios' : 'cases'
  return (
    <div className="overflow-clip rounded-lg border bg-surface">
      <ReportGrid
        label="Rows of both reports"
        columns={jobs.map(({ jobId, report: job }, index) => ({
          id: jobId,
          isBase: index === 0,
          parts: index === 0 ? here : there,
          head: job ? (
            <ColumnHead
              report={job}
              lines={lines}
              isBase={index === 0}
              parts={index === 0 ? here : there}
            />
          ) : (
            <Skeleton className="h-4 w-24" />
          ),
        }))}
        rows={rows}
        nameOf={nameOf}
        rowTarget={nowhere}
        cellTarget={cellTarget}
        headHeight={headHeightOf(lines)}
        corner={
          <span className="text-xs font-semibold">
            {formatCount(differing.length)} of {formatCount(grid.rows.length)} {many} differ
          </span>
        }
        onOpen={open}
      />
      {rows.length === 0 && <EmptyState title={`Both reports agree on all ${many}.`} />}
      <SaveComparison
        report={report}
        kept={{
          what: of.level === 'suite' ? 'Scenarios' : 'Cases',
          columns: jobs.map((job, index) => ({ ...job, parts: index === 0 ? here : there })),
          rows,
          nameOf,
          hidden: grid.rows.length - rows.length,
        }}
      />
    </div>
  )
}

const nowhere = () => undefined

const titleOf = (report: ComparisonProps['report']) =>
  'scenario' in report ? report.scenario.displayName : report.suite.displayName

type SaveComparisonProps = Pick<ComponentProps<typeof SaveGrid>, 'kept'> &
  Pick<ComparisonProps, 'report'>

/** Saves the comparison as it shows. */
function SaveComparison({ kept, report }: SaveComparisonProps) {
  return (
    <div className="flex justify-end border-t p-2 first:border-0">
      <DialogButton
        size="sm"
        disabledReason={'columns' in kept ? whyNotKept(kept) : undefined}
        dialog={(onClose) => (
          <SaveGrid
            what="Comparison of two reports"
            title={titleOf(report)}
            kept={kept}
            onClose={onClose}
          />
        )}
      >
        Save as HTML
      </DialogButton>
    </div>
  )
}

/** The parts of a report of a suite or scenario; undefined until it is known, and all of them are loaded. */
const useParts = (
  jobId: string,
  report: SuiteReport | SpecReport | undefined,
  naMode: boolean,
): GridParts | undefined => {
  const projectId = useProjectId()
  const spec = report && 'scenario' in report ? report : undefined
  const suite = spec ? undefined : report
  const { data: specs } = useQuery({
    ...specReportsQueryOptions(projectId, jobId, suite?.id ?? ''),
    ...unchanging,
    enabled: suite !== undefined,
  })
  const { data: cases } = useQuery({
    ...caseReportsQueryOptions(projectId, jobId, spec?.id ?? ''),
    ...unchanging,
    enabled: spec !== undefined,
  })
  return useMemo(() => {
    if (suite) return specs?.complete ? specParts(specs.items, naMode) : undefined
    return spec && cases?.complete ? casePartsOfSpec(cases.items, spec, naMode) : undefined
  }, [suite, spec, specs, cases, naMode])
}

const useJobs = (jobIds: readonly [string, string]) => {
  const projectId = useProjectId()
  const [one, other] = jobIds
  const here = useQuery({ ...getJobReportQueryOptions({ projectId, jobId: one }), ...unchanging })
  const there = useQuery({
    ...getJobReportQueryOptions({ projectId, jobId: other }),
    ...unchanging,
  })
  return [
    { jobId: one, report: here.data ?? undefined },
    { jobId: other, report: there.data ?? undefined },
  ]
}

const textOf = {
  status: statusWord,
  duration: ({ startedAt, finishedAt }: CaseReport) =>
    formatDuration(secondsBetween(startedAt, finishedAt)),
}

const valueColumn = (id: 'here' | 'there', header: string): Column<ComparedFact> => ({
  id,
  width: 180,
  grow: 2,
  header,
  cell: (fact) => {
    const text = fact[id]
    return text === undefined ? <EmptyCell /> : <TruncatedText text={text} />
  },
})

/** A case in two jobs, fact by fact. */
function CaseComparison({ of, report, match, targetId, showsAll }: FoundProps) {
  const [here, there] = useJobs([of.jobId, targetId])
  const heads = useMemo(
    () =>
      [
        here?.report ? jobTitle(here.report) : jobName(of.jobId),
        there?.report ? jobTitle(there.report) : jobName(targetId),
      ] as const,
    [here, there, of.jobId, targetId],
  )
  const columns = useMemo(
    (): Column<ComparedFact>[] => [
      { id: 'name', width: 150, header: 'What', cell: ({ name }) => <bdi>{name}</bdi> },
      valueColumn('here', heads[0]),
      valueColumn('there', heads[1]),
    ],
    [heads],
  )
  const facts = useMemo(
    () =>
      match.case && 'components' in report
        ? differingFirst(caseFacts(report, match.case, textOf))
        : undefined,
    [match.case, report],
  )
  const rows = useMemo(
    () => (showsAll ? facts : facts?.filter((fact) => fact.here !== fact.there)),
    [facts, showsAll],
  )
  return (
    <div className="flex flex-col">
      <DataTable
        label="Both reports"
        columns={columns}
        rows={rows}
        rowId={factId}
        foot={false}
        empty={<EmptyState title="Both cases have the same result." />}
      />
      {rows && <SaveComparison report={report} kept={{ heads, facts: rows }} />}
    </div>
  )
}

const factId = ({ name }: ComparedFact) => name
