import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { presentIn } from '@/lib/search-params.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { pollingUnder } from '../model/polling.ts'
import { passesResult } from '../model/result-filter.ts'
import type { ResultFilter } from '../model/search.ts'
import { StateFilter } from '../state-filter.tsx'
import { caseReportColumns } from './columns.tsx'

const rowId = ({ id }: CaseReport) => id
const counted = { one: 'case', many: 'cases' }

interface CaseReportsPanelProps {
  report: SpecReport
  /** Cases have no counts: N/A mode does not change them. */
  filter: ResultFilter
}

/** The cases of a scenario with their results; the filter is in the URL. */
export function CaseReportsPanel({ report, filter }: CaseReportsPanelProps) {
  const { jobId } = useParams({
    from: '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
  })
  const listFilter = useMemo(
    () => ({
      apply: (reports: readonly CaseReport[]) => {
        const passing = reports.filter((one) => passesResult(one, filter))
        return passing.length === reports.length ? reports : passing
      },
      parameters: presentIn(filter, ['state', 'failure_cause_labels']),
      noMatch: 'No case of this scenario matches the filter.',
      local: true,
    }),
    [filter],
  )
  return (
    <QueryList
      label="Case reports"
      kind={counted}
      query={caseReportsQueryOptions(useProjectId(), jobId, report.id)}
      polling={pollingUnder(report)}
      columns={caseReportColumns}
      rowId={rowId}
      lines={2}
      filter={listFilter}
      controls={(loaded) => (
        <>
          <StateFilter state={filter.state} />
          <FailureCauseFilter chosen={filter.failure_cause_labels} {...loaded} />
        </>
      )}
      empty={<EmptyState>No case of this scenario was run.</EmptyState>}
    />
  )
}
