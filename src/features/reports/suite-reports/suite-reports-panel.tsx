import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport, ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import type { JobChanges } from '@/evidence/use-changes.ts'
import { useSuiteChanges } from '@/evidence/use-part-changes.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import type { SuiteReportFilter } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import { filterSuiteReports } from '@/models/reports/suite-report-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { NaModeSwitch } from '@/parts/reports/na-mode-switch.tsx'
import { suiteReportColumns } from '@/parts/reports/suite-report-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { useShownReports } from '../use-shown-reports.ts'
import { SuiteReportFilterControls } from './suite-report-filter-controls.tsx'

const rowId = ({ id }: SuiteReport) => id
const failedFirst: SortOrder = { column: 'cases', direction: 'descending' }
const counted = { one: 'suite', many: 'suites' }

interface SuiteReportsPanelProps {
  report: JobReport
  filter: SuiteReportFilter
  simulatorTypes: readonly ScenarioType[]
  /** Why nothing is tested, or not yet. */
  untested: string | undefined
  /** The cases that have changed since an earlier run, once they are known. */
  changes: JobChanges['changes']
}

/** The suites that a job ran, with their results; the filter is in the URL. */
export function SuiteReportsPanel(props: SuiteReportsPanelProps) {
  const { report, filter, simulatorTypes, untested, changes } = props
  const suites = useSuiteChanges(report, changes)
  const naMode = naModeOf(filter)
  const columns = useMemo(() => suiteReportColumns(naMode, suites), [naMode, suites])
  const listFilter = useShownReports(filter, filterSuiteReports, [
    'display_name',
    'state',
    'simulator_type',
    'failure_cause_labels',
    'suite_labels',
  ])
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
      noMatch="No suite of this job matches the filter."
      tools={<NaModeSwitch filter={filter} />}
      controls={(loaded) => (
        <SuiteReportFilterControls filter={filter} simulatorTypes={simulatorTypes} {...loaded} />
      )}
      empty={<EmptyState>{untested}</EmptyState>}
    />
  )
}
