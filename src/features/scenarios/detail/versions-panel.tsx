import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { QueryTable } from '@/page/query-table.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { UnknownStatusAlert } from '@/parts/scenarios/review-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { versionsQueryOptions } from '../model/queries.ts'
import { versionColumns } from './version-columns.tsx'

const comparisonCode = lazyCode(() => import('./version-comparison.tsx'))

const from = '/_console/scenarios/$scenarioId/'
const rowId = ({ versionId }: Scenario) => String(versionId)
const nothing: readonly string[] = []

/** The versions of a scenario, the highest first; of another project's only the approved ones. */
export function VersionsPanel({ scenario }: { scenario: Scenario }) {
  const query = versionsQueryOptions(useProjectId(), scenario.id)
  const result = useQuery(query)
  const [view, onViewChange] = useTableView(nothing)
  const rows = result.data?.items
  const { version: shown = scenario.versionId, compare } = useSearch({ from })
  const changeSearch = useChangeSearch()
  const columns = useMemo(() => versionColumns(shown, scenario.versionId), [shown, scenario])
  const compared =
    compare === shown
      ? []
      : (rows ?? []).filter(({ versionId }) => versionId === shown || versionId === compare)
  const [after, before] = compared.toSorted((a, b) => b.versionId - a.versionId)
  return (
    <div className="flex flex-col gap-3">
      <UnknownStatusAlert statuses={(rows ?? []).map(({ review }) => review.status)} />
      {before && after && (
        <LazyPart
          code={comparisonCode}
          before={before}
          after={after}
          onClose={() => changeSearch({ compare: undefined })}
        />
      )}
      <QueryTable
        label="Versions"
        query={query}
        result={result}
        columns={columns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        empty={<EmptyState>This scenario has no version to show.</EmptyState>}
      />
    </div>
  )
}
