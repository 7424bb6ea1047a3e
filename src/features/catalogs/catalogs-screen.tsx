import type { Catalog } from '@generated/catalog/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useRowActions } from '@/page/actions.tsx'
import { DeletedFilter, NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { catalogActions, catalogSubject } from './catalog-actions.tsx'
import { catalogColumns, defaultCatalogSort } from './list/columns.tsx'
import { CatalogsEmpty } from './list/empty.tsx'
import { NewCatalogLink } from './list/new-catalog-link.tsx'
import { catalogKind } from './model/catalog.ts'
import { filterCatalogs } from './model/filter.ts'
import { catalogsQueryOptions } from './model/queries.ts'

const rowId = ({ id }: Catalog) => id

/** The catalogs of the project, including those shared by other projects. */
export function CatalogsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/vehicle_catalogs/' })
  const { deleted, display_name } = search
  const filter = useListFilter(search, filterCatalogs, {
    parameters: ['display_name'],
    noMatch: `No ${search.deleted ? 'deleted ' : ''}catalog of this project matches the name.`,
  })
  const { rowActions, dialog } = useRowActions(catalogSubject, catalogActions, undefined)
  useRememberList(catalogKind, projectId)
  return (
    <Page title="Catalogs">
      <QueryList
        label="Catalogs"
        kind={catalogKind}
        query={{
          ...catalogsQueryOptions(projectId, { deleted }),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={catalogColumns}
        defaultSort={defaultCatalogSort}
        rowId={rowId}
        rowActions={rowActions}
        filter={filter}
        controls={() => (
          <>
            <NameFilter label="Name" placeholder="Name, text or ID" value={display_name} />
            <DeletedFilter on={deleted} />
          </>
        )}
        tools={
          <>
            <TextLink to="/vehicle_catalogs/share_invitations" className="text-sm">
              Sharing Invitations
            </TextLink>
            <NewCatalogLink />
          </>
        }
        empty={<CatalogsEmpty deleted={deleted} />}
      />
      {dialog}
    </Page>
  )
}
