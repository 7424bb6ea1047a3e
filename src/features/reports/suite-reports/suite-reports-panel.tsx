import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport, ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import type { SortOrder } from '@/lib/sort-param.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { suiteReportColumns } from '@/parts/reports/suite-report-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { JobChanges } from '../changes/use-changes.ts'
import { usePartChanges } from '../changes/use-part-changes.ts'
import { pollingUnder } from '../model/polling.ts'
import { naModeOf } from '../model/result-filter.ts'
import type { SuiteReportFilter } from '../model/search.ts'
import { filterSuiteReports } from '../model/suite-report-filter.ts'
import { NaModeSwitch } from '../na-mode-switch.tsx'
import { SuiteReportFilterControls } from './filter-controls.tsx'

const rowId = ({ id }: SuiteReport) => id
const failedFirst: SortOrder = { column: 'cases', direction: 'descending' }
const counted = { one: 'suite', many: 'suites' }

interface SuiteReportsPanelProps {
  report: JobReport
  filter: SuiteReportFilter
  /** The types to choose from. */
  simulatorTypes: readonly ScenarioType[]
  /** The cases that have changed since an earlier run, once they are known. */
  changes: JobChanges['changes']
}

/** The suites that a job ran, with their results; the filter is in the URL. */
export function SuiteReportsPanel(props: SuiteReportsPanelProps) {
  const { report, filter, simulatorTypes, changes } = props
  const { suites } = usePartChanges(report, changes)
  const naMode = naModeOf(filter)
  const columns = useMemo(() => suiteReportColumns(naMode, suites), [naMode, suites])
  const listFilter = useListFilter(filter, filterSuiteReports, {
    parameters: ['display_name', 'state', 'simulator_type', 'failure_cause_labels', 'suite_labels'],
    noMatch: 'No suite of this job matches the filter.',
    local: true,
  })
  return (
    <QueryList
      label="Suite reports"
      kind={counted}
      query={listSuiteReportsAllQueryOptions({ projectId: useProjectId(), jobId: report.jobId })}
      polling={pollingUnder(report)}
      columns={columns}
      defaultSort={failedFirst}
      rowId={rowId}
      lines={2}
      filter={listFilter}
      tools={<NaModeSwitch filter={filter} />}
      controls={(loaded) => (
        <SuiteReportFilterControls filter={filter} simulatorTypes={simulatorTypes} {...loaded} />
      )}
      empty={
        <EmptyState>
          {report.testOptions.skipTest
            ? 'This job tests nothing, so it runs no suites.'
            : 'The suites show here when the tests of the job begin.'}
        </EmptyState>
      }
    />
  )
}
