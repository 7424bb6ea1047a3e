import type { SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import type { PartChange } from '@/evidence/changes.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import type { ResultFilter } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import { filterSpecReports } from '@/models/reports/spec-report-filter.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import { NameFilter } from '@/page/filters.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { NaModeSwitch } from '@/parts/reports/na-mode-switch.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { StateFilter } from '../state-filter.tsx'
import { useShownReports } from '../use-shown-reports.ts'
import { specReportColumns } from './spec-report-columns.tsx'

const failedFirst: SortOrder = { column: 'cases', direction: 'descending' }
const counted = { one: 'scenario', many: 'scenarios' }

interface SpecReportsPanelProps {
  report: SuiteReport
  filter: ResultFilter
  /** Changes of a scenario, by the id of its report, as far as they are known. */
  changeOf: ReadonlyMap<string, PartChange> | undefined
}

/** The scenarios that a suite ran, with their results; the filter is in the URL. */
export function SpecReportsPanel({ report, filter, changeOf }: SpecReportsPanelProps) {
  const listFilter = useShownReports(filter, filterSpecReports, [
    'display_name',
    'state',
    'failure_cause_labels',
  ])
  const naMode = naModeOf(filter)
  const columns = useMemo(() => specReportColumns(naMode, changeOf), [naMode, changeOf])
  return (
    <QueryList
      label="Spec reports"
      kind={counted}
      query={specReportsQueryOptions(useProjectId(), report.jobId, report.id)}
      polling={pollingUnder(report)}
      columns={columns}
      defaultSort={failedFirst}
      lines={2}
      filter={listFilter}
      noMatch="No scenario of this suite matches the filter."
      tools={<NaModeSwitch filter={filter} />}
      controls={(loaded) => (
        <>
          <NameFilter
            label="Scenario name"
            value={filter.display_name}
            className="w-56 max-sm:w-full"
          />
          <StateFilter state={filter.state} />
          <FailureCauseFilter chosen={filter.failure_cause_labels} {...loaded} />
        </>
      )}
      empty={<EmptyState>No scenario of this suite was run.</EmptyState>}
    />
  )
}
