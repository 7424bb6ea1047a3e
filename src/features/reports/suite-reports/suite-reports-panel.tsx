import type { ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { isComplete } from '@/page/query-table.tsx'
import {
  sortableSuiteReportColumns,
  suiteReportColumns,
} from '@/parts/reports/suite-report-columns.tsx'
import { filterSuiteReports, type SuiteReportFilter } from '../model/suite-report-filter.ts'
import type { SuiteReportsResult } from '../model/suite-report-queries.ts'
import { ReportList } from '../report-list.tsx'
import { SuiteReportFilters } from './filters.tsx'

const nothing: readonly SuiteReport[] = []
const noun = { one: 'suite', many: 'suites' }
const filterNames = ['state', 'simulator_type', 'failure_cause_labels', 'suite_labels']

interface SuiteReportsPanelProps {
  reports: SuiteReportsResult
  filter: SuiteReportFilter
  simulatorTypes: readonly ScenarioType[]
  /** Said where there are no suites at all. */
  emptyText: string
}

/** The suites that a job ran, each with its result; the filter is in the address. */
export function SuiteReportsPanel(props: SuiteReportsPanelProps) {
  const { reports, filter, simulatorTypes, emptyText } = props
  const { options, query } = reports
  const items = query.data?.items
  const rows = useMemo(() => items && filterSuiteReports(items, filter), [items, filter])
  return (
    <ReportList
      label="Suite reports"
      noun={noun}
      query={options}
      result={query}
      rows={rows}
      columns={suiteReportColumns(filter.naMode)}
      sortable={sortableSuiteReportColumns}
      filters={
        <SuiteReportFilters
          filter={filter}
          simulatorTypes={simulatorTypes}
          reports={items ?? nothing}
          complete={isComplete(query)}
        />
      }
      filterNames={filterNames}
      emptyText={emptyText}
      noMatchText="No suite of this job matches the filter."
    />
  )
}
