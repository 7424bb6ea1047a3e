import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { usePolling } from '@/data/polling.ts'
import { isComplete } from '@/page/query-table.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { reloadInterval } from '../model/job-report-queries.ts'
import { filterSpecReports, type SpecReportFilter } from '../model/spec-report-filter.ts'
import { specReportsQueryOptions } from '../model/spec-report-queries.ts'
import { areFinal } from '../model/statuses.ts'
import { ReportList } from '../report-list.tsx'
import { StateFilter } from '../state-filter.tsx'
import { sortableSpecReportColumns, specReportColumns } from './columns.tsx'

const nothing: readonly SpecReport[] = []
const noun = { one: 'scenario', many: 'scenarios' }
const filterNames = ['display_name', 'state', 'failure_cause_labels']

interface SpecReportsPanelProps {
  report: SuiteReport
  filter: SpecReportFilter
}

/** The scenarios that a suite ran, each with its result; the filter is in the address. */
export function SpecReportsPanel({ report, filter }: SpecReportsPanelProps) {
  const options = specReportsQueryOptions(useProjectId(), report.jobId, report.id)
  const result = usePolling(options, { interval: reloadInterval, isFinal: areFinal(report) })
  const changeSearch = useChangeSearch()
  const reports = result.data?.items
  const rows = useMemo(() => reports && filterSpecReports(reports, filter), [reports, filter])
  return (
    <ReportList
      label="Spec reports"
      noun={noun}
      query={options}
      result={result}
      rows={rows}
      columns={specReportColumns(filter.naMode)}
      sortable={sortableSpecReportColumns}
      filters={
        <>
          <SearchInput
            label="Scenario name"
            value={filter.name}
            debounce={200}
            onValueChange={(text) =>
              changeSearch({ display_name: text || undefined, page: undefined }, { replace: true })
            }
            className="w-56 max-sm:w-full"
          />
          <StateFilter states={filter.states} />
          <FailureCauseFilter
            chosen={filter.failureCauseLabels}
            reports={reports ?? nothing}
            complete={isComplete(result)}
          />
        </>
      }
      filterNames={filterNames}
      emptyText="This suite has run no scenario."
      noMatchText="No scenario of this suite matches the filter."
    />
  )
}
