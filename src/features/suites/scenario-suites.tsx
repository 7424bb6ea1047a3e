import { listSuitesByScenarioAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { suiteColumns } from '@/features/suites/list/suite-columns.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { sortableIds } from '@/ui/table/data-table.tsx'

const columns = suiteColumns(undefined)
const sortable = sortableIds(columns)
/** Columns of the suites below a row. */
const fewColumns = columns.filter(({ id }) => ['name', 'catalogs', 'updated'].includes(id))

interface ScenarioSuitesProps {
  scenarioId: string
}

const useSuites = (scenarioId: string) => {
  const query = listSuitesByScenarioAllQueryOptions({ projectId: useProjectId(), scenarioId })
  const result = useQuery(query)
  return { label: 'Suites', query, result, rows: result.data?.items }
}

const Empty = ({ scenarioId }: ScenarioSuitesProps) => (
  <EmptyState
    action={
      <ButtonLink to="/scenarios/$scenarioId/attach_or_detach_from_suite" params={{ scenarioId }}>
        Attach to a suite
      </ButtonLink>
    }
  >
    No suite holds this scenario.
  </EmptyState>
)

/** The suites that hold a scenario, with their catalogs. */
export const ScenarioSuites = ({ scenarioId }: ScenarioSuitesProps) => (
  <QueryTable
    {...useSuites(scenarioId)}
    columns={fewColumns}
    empty={<Empty scenarioId={scenarioId} />}
    foot={false}
  />
)

/** The tab with the suites that hold a scenario. */
export function ScenarioSuitesTab({ scenarioId }: ScenarioSuitesProps) {
  const [view, onViewChange] = useTableView(sortable)
  return (
    <QueryTable
      {...useSuites(scenarioId)}
      columns={columns}
      view={view}
      onViewChange={onViewChange}
      empty={<Empty scenarioId={scenarioId} />}
    />
  )
}
