import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { runJobMenuItem } from '@/features/run-drawer/index.ts'
import { rememberList } from '@/session/last-list.ts'
import { Page } from '@/session/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { QueryStatus } from '@/session/query-status.tsx'
import { useTableView } from '@/session/search.ts'
import { DataTable } from '@/ui/data-table.tsx'
import { Menu } from '@/ui/menu.tsx'
import { toast } from '@/ui/toast.tsx'
import { DeleteCatalog } from './delete-catalog.tsx'
import { catalogColumns, defaultCatalogSort, sortableCatalogColumns } from './list/columns.tsx'
import { CatalogsEmpty } from './list/empty.tsx'
import { catalogFilterOf, filterCatalogs } from './list/filter.ts'
import { CatalogFilterBar } from './list/filter-bar.tsx'
import { catalogsQueryOptions } from './list/query.ts'
import { deletionTexts, whyNotOnCatalog } from './rules/actions.ts'

const rowId = ({ id }: Catalog) => id

/** The catalogs of the project, those that others share with it included. */
export function CatalogsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/vehicle_catalogs/' })
  const navigate = useNavigate()
  const [{ sort = defaultCatalogSort, ...view }, onViewChange] =
    useTableView(sortableCatalogColumns)
  const filter = useMemo(() => catalogFilterOf(search), [search])
  const [toDelete, setToDelete] = useState<Catalog>()

  useEffect(() => rememberList('/vehicle_catalogs', projectId, search), [projectId, search])

  const options = catalogsQueryOptions(projectId, filter)
  const { data, isError, isPlaceholderData } = useQuery({
    ...options,
    // What was there stays until the answer to another filter comes.
    placeholderData: (previous, query) => (query?.queryKey[0] === projectId ? previous : undefined),
  })
  const rows = useMemo(() => data && filterCatalogs(data.items, filter), [data, filter])

  const rowActions = useCallback(
    (catalog: Catalog) => {
      const edit = {
        id: 'edit',
        label: 'Edit',
        onSelect: () =>
          void navigate({
            to: '/vehicle_catalogs/$catalogId/edit',
            params: { catalogId: catalog.id },
          }),
      }
      const remove = {
        id: 'delete',
        label: deletionTexts(catalog).label,
        destructive: true,
        onSelect: () => setToDelete(catalog),
      }
      const items = [
        ...(whyNotOnCatalog('run', catalog) ? [] : [runJobMenuItem({ catalogId: catalog.id })]),
        ...(whyNotOnCatalog('edit', catalog) ? [] : [edit]),
        ...(whyNotOnCatalog('delete', catalog) ? [] : [remove]),
      ]
      return <Menu label={`Actions for ${catalog.displayName}`} items={items} size="sm" />
    },
    [navigate],
  )

  const complete = data?.complete === true && !isPlaceholderData
  const status = <QueryStatus query={options} />
  const failed = isError && !data

  return (
    <Page title="Catalogs">
      <CatalogFilterBar
        filter={filter}
        count={data && rows && { loaded: data.items.length, shown: rows.length }}
        complete={complete}
      />
      {!failed && status}
      <DataTable
        label="Catalogs"
        columns={catalogColumns}
        rows={rows}
        rowId={rowId}
        complete={complete}
        loadedCount={data?.items.length ?? 0}
        refreshing={isPlaceholderData}
        view={{ ...view, sort }}
        onViewChange={onViewChange}
        rowActions={rowActions}
        error={failed ? status : undefined}
        empty={<CatalogsEmpty filter={filter} />}
      />
      <DeleteCatalog
        catalog={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={(catalog) => toast(deletionTexts(catalog).done)}
      />
    </Page>
  )
}
