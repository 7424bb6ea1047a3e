import { listSuitesByScenarioAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type NamedPlace, placesOf } from '@/evidence/scenario-places.ts'
import { CatalogLink, SuiteLink } from '@/page/links.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { placeRunColumns } from '@/parts/reports/place-runs.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { Column } from '@/ui/table/data-table.tsx'

const rowId = ({ suite, catalog }: NamedPlace) => `${suite.id} ${catalog?.id}`
/** Runs in each place, at most. */
const shownRuns = 20
const sortable = ['suite']
const bySuite = { column: 'suite', direction: 'ascending' } as const

/** The suites and catalogs that run a scenario, and what came of it in their last jobs. */
export function ScenarioResults({ scenarioId }: { scenarioId: string }) {
  const query = listSuitesByScenarioAllQueryOptions({ projectId: useProjectId(), scenarioId })
  const result = useQuery(query)
  const suites = result.data?.items
  const places = useMemo(() => suites && placesOf(suites), [suites])
  const columns = useMemo(() => columnsOf(scenarioId), [scenarioId])
  const [{ sort = bySuite, ...view }, onViewChange] = useTableView(sortable)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        From the newest tested jobs of each catalog, on whatever branch: up to {shownRuns}, fewer of
        very many catalogs.
      </p>
      <QueryTable
        label="Results"
        query={query}
        result={result}
        rows={places}
        rowId={rowId}
        columns={columns}
        lines={2}
        view={{ ...view, sort }}
        onViewChange={onViewChange}
        empty={<EmptyState>No suite holds this scenario: no job runs it.</EmptyState>}
      />
    </div>
  )
}

const columnsOf = (scenarioId: string): readonly Column<NamedPlace>[] => [
  {
    id: 'suite',
    card: 'line',
    header: 'Suite and catalog',
    width: 200,
    grow: 2,
    cell: ({ suite }) => <SuiteLink id={suite.id} name={suite.displayName} tone="secondary" />,
    second: ({ catalog }) =>
      catalog ? (
        <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
      ) : (
        'In no catalog'
      ),
    sortValue: ({ suite }) => suite.displayName,
  },
  ...placeRunColumns(shownRuns, ({ suite, catalog }: NamedPlace) => ({
    name: suite.displayName,
    place: catalog && { suiteId: suite.id, versionId: suite.versionId, catalogId: catalog.id },
    scenarioId,
  })),
]
