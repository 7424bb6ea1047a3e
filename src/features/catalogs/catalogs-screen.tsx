import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { rememberList } from '@/page/last-list.ts'
import { Page } from '@/page/page.tsx'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { runJobMenuItem } from '@/parts/run-job/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { DeleteCatalog } from './delete-catalog.tsx'
import { catalogColumns, defaultCatalogSort, sortableCatalogColumns } from './list/columns.tsx'
import { CatalogsEmpty } from './list/empty.tsx'
import { CatalogFilterBar } from './list/filter-bar.tsx'
import { deletionTexts, whyNotOnCatalog } from './model/actions.ts'
import { catalogFilterOf, filterCatalogs } from './model/filter.ts'
import { catalogsQueryOptions } from './model/queries.ts'

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
  const result = useQuery({
    ...options,
    placeholderData: keepWithinProject(projectId),
  })
  const { data } = result
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

  const complete = isComplete(result)

  return (
    <Page title="Catalogs">
      <CatalogFilterBar
        filter={filter}
        count={data && rows && { loaded: data.items.length, shown: rows.length }}
        complete={complete}
      />
      <QueryTable
        label="Catalogs"
        query={options}
        result={result}
        columns={catalogColumns}
        rows={rows}
        rowId={rowId}
        loadedCount={data?.items.length ?? 0}
        view={{ ...view, sort }}
        onViewChange={onViewChange}
        rowActions={rowActions}
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
