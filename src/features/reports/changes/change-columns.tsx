import { Activity } from 'lucide-react'
import type { ChangeRow } from '@/evidence/change-rows.ts'
import { caseOfRow, type ListedChange } from '@/evidence/changes.ts'
import type { CaseChangeRow } from '@/evidence/engine/answer-change.ts'
import { caseStatuses } from '@/evidence/engine/case-changes.ts'
import type { SpecFinder } from '@/evidence/failure-places.ts'
import { comesAndGoes, type Run } from '@/evidence/histories.ts'
import type { FailureFilter } from '@/models/reports/report-search.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface ChangeColumnsOptions {
  jobId: string
  kind: ListedChange
  /** The job that is compared with, where it was chosen. */
  chosen: FailureFilter['target_ids']
  /** Finds where a case is. */
  specOf: SpecFinder
  runsOf: (row: ChangeRow) => readonly Run[]
  /** The last runs of some cases could not be read. */
  isError: boolean
}

/** A failure takes more room than a success: its cause stands beside it. */
const resultWidths: { readonly [kind in ListedChange]?: { was: number; is: number } } = {
  new: { was: 124, is: 212 },
  fixed: { was: 212, is: 124 },
}

/** Columns of the cases that have changed in one way. */
export const changeColumns = ({
  jobId,
  kind,
  chosen,
  specOf,
  runsOf,
  isError,
}: ChangeColumnsOptions): readonly Column<ChangeRow>[] => {
  const isFlaky = (row: ChangeRow) =>
    row.kind === 'flaky' || comesAndGoes(runsOf(row).map(({ result }) => result))
  return [
    {
      id: 'case',
      header: 'Case',
      width: 240,
      grow: 2,
      cell: (row) => (
        <CaseName row={row} jobId={jobId} kind={kind} chosen={chosen} specOf={specOf} />
      ),
    },
    {
      id: 'varies',
      header: 'What varies',
      width: 180,
      grow: 1,
      cell: ({ varying }) => <TextChips texts={varying} fit="parameter" />,
    },
    {
      id: 'was',
      header: 'Was',
      width: resultWidths[kind]?.was ?? 168,
      cell: (row) => (row.before && isFlaky(row) ? <Flaky /> : <Result report={row.before} />),
    },
    {
      id: 'is',
      header: 'Is',
      width: resultWidths[kind]?.is ?? 168,
      cell: ({ now }) => <Result report={now} />,
    },
    {
      id: 'took',
      header: 'Took',
      width: 132,
      align: 'end',
      cell: ({ before, now }) => (
        <span className="text-muted">
          <DurationText seconds={before?.seconds} /> → <DurationText seconds={now?.seconds} />
        </span>
      ),
    },
    {
      id: 'history',
      header: 'Last 10 runs',
      width: 116,
      cell: (row) => (
        <RunStrip
          label="Last 10 runs of this case"
          runs={runsOf(row)}
          places={10}
          current={jobId}
          by="share"
          isError={isError}
        />
      ),
    },
  ]
}

interface CaseNameProps extends Omit<ChangeColumnsOptions, 'runsOf' | 'isError'> {
  row: ChangeRow
}

/** Leads to a case of the job; one that was removed is not there. */
function CaseName({ row, jobId, kind, chosen, specOf }: CaseNameProps) {
  const own = caseOfRow(row)
  const spec = own && specOf(own)
  const name = <TruncatedText text={row.scenario} />
  if (!spec) return name
  return (
    <TextLink
      to="/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId"
      params={{
        jobId,
        suiteReportId: spec.parents.suiteReportId,
        specReportId: spec.id,
        caseReportId: row.id,
      }}
      // The page of a new failure steps through them all; other lists hold more than failures.
      search={{
        target_ids: chosen,
        ...(kind === 'new' && { walk: 'job', table_config: ['new', 'flat'] }),
      }}
    >
      {name}
    </TextLink>
  )
}

/** A case that comes and goes: what came of its last run says little. */
const Flaky = () => (
  <span className="inline-flex items-center gap-1.75 align-top font-medium text-warning">
    <Activity aria-hidden className="size-4 shrink-0" />
    Flaky
  </span>
)

function Result({ report }: { report: CaseChangeRow['now'] }) {
  if (!report) return <EmptyCell />
  return (
    <span className="flex min-w-0 items-center gap-2">
      <ReportStatus status={caseStatuses[report.outcome]} />
      {report.cause !== undefined && (
        <Chip>
          <TruncatedText text={report.cause} />
        </Chip>
      )}
    </span>
  )
}
