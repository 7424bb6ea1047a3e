import type { Catalog } from '@generated/catalog/types.ts'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { afterPage } from '@/lib/idle.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { catalogKind } from '@/models/catalogs/catalog.ts'
import { catalogFilter } from '@/models/catalogs/catalog-filter.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { descriptionColumn, updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { AwaitedCatalogs } from './awaited-catalogs.tsx'
import { catalogActions } from './catalog-actions.tsx'

/** It comes with the engine that it asks, after the rows. */
const LastRuns = lazy(codeLoader(() => afterPage().then(() => import('./catalog-last-runs.tsx'))))

const catalogColumns: readonly Column<Catalog>[] = [
  {
    id: 'name',
    width: 200,
    grow: 2,
    header: 'Name',
    cell: (catalog) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId: catalog.id }}>
          <TruncatedText text={catalog.displayName} />
        </TextLink>
        <OwnedBadges thing={catalog} />
      </span>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  {
    id: 'last',
    width: 176,
    header: 'Last run',
    cell: (catalog) => (
      <Suspense fallback={null}>
        <LastRuns catalog={catalog} as="outcome" />
      </Suspense>
    ),
  },
  {
    id: 'runs',
    width: 116,
    header: 'Last 10 runs',
    cell: (catalog) => (
      <Suspense fallback={null}>
        <LastRuns catalog={catalog} as="strip" />
      </Suspense>
    ),
  },
  descriptionColumn,
  versionColumn,
  updatedColumn,
]

const defaultCatalogSort: SortOrder = { column: 'name', direction: 'ascending' }

const NewCatalogLink = () => (
  <ButtonLink to="/vehicle_catalogs/new" variant="primary" icon={<Plus aria-hidden />}>
    New Catalog
  </ButtonLink>
)

/** The catalogs of the project, including those shared by other projects. */
export function CatalogsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/vehicle_catalogs/' })
  return (
    <Page
      title="Catalogs"
      note="A catalog stands for a kind of vehicle: where its software comes from, what tests it, and what was released for it."
    >
      <AwaitedCatalogs />
      <ThingList
        label="Catalogs"
        kind={catalogKind}
        query={catalogsQueryOptions(projectId, catalogFilter.serviceOf(search))}
        columns={catalogColumns}
        lines={2}
        defaultSort={defaultCatalogSort}
        actions={catalogActions}
        context={undefined}
        filter={catalogFilter}
        tools={
          <>
            <TextLink to="/vehicle_catalogs/share_invitations" className="text-sm">
              Sharing Invitations
            </TextLink>
            <NewCatalogLink />
          </>
        }
        create={<NewCatalogLink />}
        empty="The first one names the repositories that software is built from, and the suites that test it."
      />
    </Page>
  )
}
