import type { Integration } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { countText } from '@/lib/count-text.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { flagOf } from '@/lib/search-params.ts'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { runJobMenuItem } from '@/parts/run-job/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { DeleteIntegration, deletedText } from './delete-integration.tsx'
import { integrationColumns, sortableIntegrationColumns } from './list/columns.tsx'
import { IntegrationsEmpty } from './list/empty.tsx'
import { NewIntegrationLink } from './list/new-integration-link.tsx'
import { whyNotOnIntegration } from './model/actions.ts'
import { integrationList } from './model/integration-list.ts'
import { integrationPreset } from './model/preset.ts'
import { integrationsQueryOptions } from './model/queries.ts'

const rowId = ({ id }: Integration) => id
const noun = { one: 'integration', many: 'integrations' }

/** The integrations of a catalog, the newest first; filter, page and sort are in the address. */
export function IntegrationTable({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const deleted = flagOf(search, 'deleted')
  const changeSearch = useChangeSearch()
  const [view, onViewChange] = useTableView(sortableIntegrationColumns)
  const [toDelete, setToDelete] = useState<Integration>()
  const rowActions = useRowActions(setToDelete)
  integrationList.useRemember(catalogId, search)

  const options = integrationsQueryOptions({ projectId, catalogId }, { deleted })
  const result = useQuery({
    ...options,
    // What was there stays until the answer to the other filter comes.
    placeholderData: (previous) =>
      previous?.items.every((each) => isOf(each, projectId, catalogId)) ? previous : undefined,
  })
  const { data } = result
  // Until the answer comes, the others are all there is.
  const rows = useMemo(
    () => data?.items.filter((integration) => integration.deleted === deleted),
    [data, deleted],
  )
  const complete = isComplete(result)

  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label="Deleted"
          checked={deleted}
          onChange={({ target }) =>
            changeSearch({ deleted: target.checked || undefined, page: undefined })
          }
        />
        {rows && (
          <p className="text-xs text-muted">{countText({ count: rows.length, complete }, noun)}</p>
        )}
        <span className="ml-auto">
          <NewIntegrationLink catalogId={catalogId} />
        </span>
      </div>
      <QueryTable
        label="Integrations"
        query={options}
        result={result}
        columns={integrationColumns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        rowActions={rowActions}
        empty={<IntegrationsEmpty catalogId={catalogId} deleted={deleted} />}
      />
      {toDelete && (
        <DeleteIntegration
          integration={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => toast(deletedText)}
        />
      )}
    </div>
  )
}

const isOf = (integration: Integration, projectId: string, catalogId: string): boolean =>
  integration.projectId === projectId && integration.catalogId === catalogId

const useRowActions = (onDelete: (integration: Integration) => void) => {
  const navigate = useNavigate()
  return useCallback(
    (integration: Integration) => {
      const { id, catalogId } = integration
      const edit = {
        id: 'edit',
        label: 'Edit',
        onSelect: () =>
          void navigate({
            to: '/vehicle_catalogs/$catalogId/integrations/$integrationId/edit',
            params: { catalogId, integrationId: id },
          }),
      }
      const remove = {
        id: 'delete',
        label: 'Delete',
        destructive: true,
        onSelect: () => onDelete(integration),
      }
      const items = [
        ...(whyNotOnIntegration('run', integration)
          ? []
          : [runJobMenuItem(integrationPreset(integration))]),
        ...(whyNotOnIntegration('edit', integration) ? [] : [edit]),
        ...(whyNotOnIntegration('delete', integration) ? [] : [remove]),
      ]
      return <Menu label={`Actions for ${repositoryText(integration)}`} items={items} size="sm" />
    },
    [navigate, onDelete],
  )
}
