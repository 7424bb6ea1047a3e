import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { usePolling } from '@/session/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isComplete } from '@/session/query-table.tsx'
import { useChangeSearch } from '@/session/search.ts'
import { SearchInput } from '@/ui/search-input.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { reloadInterval } from '../list/query.ts'
import { ReportList } from '../report-list.tsx'
import { areFinal } from '../rules/statuses.ts'
import { StateFilter } from '../state-filter.tsx'
import { sortableSpecReportColumns, specReportColumns } from './columns.tsx'
import { filterSpecReports, type SpecReportFilter } from './filter.ts'
import { specReportsQueryOptions } from './query.ts'

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
