import type { Integration } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useRowActions } from '@/page/actions.tsx'
import { DeletedFilter, NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { integrationActions, integrationSubject } from './integration-actions.tsx'
import { integrationColumns } from './list/columns.tsx'
import { NewIntegrationLink } from './list/new-integration-link.tsx'
import { filterIntegrations } from './model/filter.ts'
import { integrationKind } from './model/integration.ts'
import { integrationsQueryOptions } from './model/queries.ts'

const rowId = ({ id }: Integration) => id

/** The integrations of a catalog, newest first. */
export function IntegrationTable({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const { deleted, display_name } = search
  const filter = useListFilter(search, filterIntegrations, {
    parameters: ['display_name'],
    noMatch: 'No integration of this catalog matches the name.',
    local: true,
  })
  const { rowActions, dialog } = useRowActions(integrationSubject, integrationActions, undefined)
  useRememberList(integrationKind, catalogId)
  return (
    <>
      <QueryList
        label="Integrations"
        kind={integrationKind}
        query={integrationsQueryOptions({ projectId, catalogId }, { deleted })}
        columns={integrationColumns}
        rowId={rowId}
        rowActions={rowActions}
        filter={filter}
        controls={() => (
          <>
            <NameFilter label="Name" placeholder="Repository, text or ID" value={display_name} />
            <DeletedFilter on={deleted} />
          </>
        )}
        tools={<NewIntegrationLink catalogId={catalogId} />}
        empty={
          deleted ? (
            <EmptyState>No integration of this catalog has been deleted.</EmptyState>
          ) : (
            <EmptyState action={<NewIntegrationLink catalogId={catalogId} />}>
              An integration connects a git repository to the catalog: its pushes, tags and
              schedules start evaluation jobs.
            </EmptyState>
          )
        }
      />
      {dialog}
    </>
  )
}
