import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePolling } from '@/data/polling.ts'
import { isComplete } from '@/page/query-table.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { reloadInterval } from '../model/job-report-queries.ts'
import { passesResult, type ResultFilter } from '../model/result-filter.ts'
import { areFinal } from '../model/statuses.ts'
import { ReportList } from '../report-list.tsx'
import { StateFilter } from '../state-filter.tsx'
import { caseReportColumns, sortableCaseReportColumns } from './columns.tsx'

const nothing: readonly CaseReport[] = []
const noun = { one: 'case', many: 'cases' }
const filterNames = ['state', 'failure_cause_labels']

interface CaseReportsPanelProps {
  report: SpecReport
  /** Cases have no counts of their own: N/A mode leaves them as they are. */
  filter: ResultFilter
}

/** The cases of a scenario that ran, each with its result; the filter is in the address. */
export function CaseReportsPanel({ report, filter }: CaseReportsPanelProps) {
  const { jobId } = useParams({
    from: '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
  })
  const options = caseReportsQueryOptions(useProjectId(), jobId, report.id)
  const result = usePolling(options, { interval: reloadInterval, isFinal: areFinal(report) })
  const reports = result.data?.items
  const rows = useMemo(() => {
    const passing = reports?.filter((one) => passesResult(one, filter))
    return passing?.length === reports?.length ? reports : passing
  }, [reports, filter])
  return (
    <ReportList
      label="Case reports"
      noun={noun}
      query={options}
      result={result}
      rows={rows}
      columns={caseReportColumns}
      sortable={sortableCaseReportColumns}
      filters={
        <>
          <StateFilter states={filter.states} />
          <FailureCauseFilter
            chosen={filter.failureCauseLabels}
            reports={reports ?? nothing}
            complete={isComplete(result)}
          />
        </>
      }
      filterNames={filterNames}
      emptyText="This scenario has run no case."
      noMatchText="No case of this scenario matches the filter."
    />
  )
}
