import type { SpecReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SortOrder } from '@/lib/sort-param.ts'
import { parameterTexts } from '@/models/reports/case-parameters.ts'
import { filterCaseReports } from '@/models/reports/case-report-filter.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import type { ResultFilter } from '@/models/reports/report-search.ts'
import { useRowActions } from '@/page/actions.tsx'
import { NameFilter } from '@/page/filters.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { NaModeSwitch } from '@/parts/reports/na-mode-switch.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { StateFilter } from '../state-filter.tsx'
import { useCaseParameters } from '../use-case-parameters.ts'
import { useShownReports } from '../use-shown-reports.ts'
import { caseActions } from './case-files-dialog.tsx'
import { caseReportColumns } from './case-report-columns.tsx'

const failedFirst: SortOrder = { column: 'status', direction: 'ascending' }
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
  const listFilter = useShownReports(filter, filterCaseReports, [
    'display_name',
    'state',
    'failure_cause_labels',
  ])
  const { varying, fixed, cases } = useCaseParameters({ jobId, specReportId: report.id })
  const columns = useMemo(() => caseReportColumns(cases, varying), [cases, varying])
  const [first] = cases
  const { rowActions, dialog } = useRowActions(caseActions, useFlag('privileged'))
  return (
    <>
      {varying.length > 0 && fixed.length > 0 && first && (
        <div className="mb-3 flex flex-wrap items-center gap-2 text-sm text-muted">
          In every case <TextChips texts={parameterTexts(first, fixed)} />
        </div>
      )}
      <QueryList
        label="Case reports"
        kind={counted}
        query={caseReportsQueryOptions(useProjectId(), jobId, report.id)}
        polling={pollingUnder(report)}
        columns={columns}
        defaultSort={failedFirst}
        rowActions={rowActions}
        lines={2}
        filter={listFilter}
        noMatch="No case of this scenario matches the filter."
        tools={<NaModeSwitch filter={filter} />}
        controls={(loaded) => (
          <>
            <NameFilter
              label="Case"
              placeholder="Parameter or message"
              value={filter.display_name}
              className="w-56 max-sm:w-full"
            />
            <StateFilter state={filter.state} />
            <FailureCauseFilter chosen={filter.failure_cause_labels} {...loaded} />
          </>
        )}
        empty={<EmptyState>No case of this scenario was run.</EmptyState>}
      />
      {dialog}
    </>
  )
}
