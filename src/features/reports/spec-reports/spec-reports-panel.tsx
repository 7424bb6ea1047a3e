import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import type { SortOrder } from '@/lib/sort-param.ts'
import { NameFilter } from '@/page/filters.tsx'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import type { PartChange } from '../model/changes.ts'
import { pollingUnder } from '../model/polling.ts'
import { naModeOf } from '../model/result-filter.ts'
import type { ResultFilter } from '../model/search.ts'
import { filterSpecReports } from '../model/spec-report-filter.ts'
import { specReportsQueryOptions } from '../model/spec-report-queries.ts'
import { NaModeSwitch } from '../na-mode-switch.tsx'
import { StateFilter } from '../state-filter.tsx'
import { specReportColumns } from './columns.tsx'

const rowId = ({ id }: SpecReport) => id
const failedFirst: SortOrder = { column: 'cases', direction: 'descending' }
const counted = { one: 'scenario', many: 'scenarios' }

interface SpecReportsPanelProps {
  report: SuiteReport
  filter: ResultFilter
  /** What has changed in a scenario, by the id of its report, as far as it is known. */
  changeOf: ReadonlyMap<string, PartChange> | undefined
}

/** The scenarios that a suite ran, with their results; the filter is in the URL. */
export function SpecReportsPanel({ report, filter, changeOf }: SpecReportsPanelProps) {
  const listFilter = useListFilter(filter, filterSpecReports, {
    parameters: ['display_name', 'state', 'failure_cause_labels'],
    noMatch: 'No scenario of this suite matches the filter.',
    local: true,
  })
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
      rowId={rowId}
      lines={2}
      filter={listFilter}
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
