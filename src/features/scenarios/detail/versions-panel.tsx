import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { UnknownStatusAlert } from '@/parts/scenarios/review-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { versionsQueryOptions } from '../model/queries.ts'
import { versionColumns } from './version-columns.tsx'

const rowId = ({ versionId }: Scenario) => String(versionId)
const nothing: readonly string[] = []

/** The versions of a scenario, the highest first; of another project's only the approved ones. */
export function VersionsPanel({ scenario }: { scenario: Scenario }) {
  const query = versionsQueryOptions(useProjectId(), scenario.id)
  const result = useQuery(query)
  const [view, onViewChange] = useTableView(nothing)
  const rows = result.data?.items
  return (
    <div className="flex flex-col gap-3">
      <UnknownStatusAlert statuses={(rows ?? []).map(({ review }) => review.status)} />
      <QueryTable
        label="Versions"
        query={query}
        result={result}
        columns={versionColumns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        empty={<EmptyState>This scenario has no version to show.</EmptyState>}
      />
    </div>
  )
}
