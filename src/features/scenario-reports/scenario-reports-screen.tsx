import type { ScenarioReport } from '@generated/scenario/types.ts'
import { useSearch } from '@tanstack/react-router'
import { NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { scenarioReportColumns } from './columns.tsx'
import { filterScenarioReports } from './model/filter.ts'
import { scenarioReportsQueryOptions } from './model/queries.ts'
import { listPolling, scenarioReportKind } from './model/report.ts'

const rowId = ({ id }: ScenarioReport) => id

/** The scenario reports of the project. */
export function ScenarioReportsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/scenario_reports/' })
  const filter = useListFilter(search, filterScenarioReports, {
    parameters: ['display_name'],
    noMatch: 'No scenario report of this project matches the description.',
    local: true,
  })
  useRememberList(scenarioReportKind, projectId)
  return (
    <Page title="Scenario Reports" badges={<BetaBadge />}>
      <QueryList
        label="Scenario reports"
        kind={scenarioReportKind}
        query={scenarioReportsQueryOptions(projectId)}
        polling={listPolling}
        columns={scenarioReportColumns}
        rowId={rowId}
        filter={filter}
        controls={() => (
          <NameFilter
            label="Description"
            placeholder="Description or ID"
            value={search.display_name}
          />
        )}
        empty={
          <EmptyState>
            A scenario report tells what came of a job that makes scenarios from recorded drives.
          </EmptyState>
        }
        freshness
      />
    </Page>
  )
}
