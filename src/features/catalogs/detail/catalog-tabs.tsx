import type { Catalog } from '@generated/catalog/types.ts'
import type { ComponentType } from 'react'
import { type CatalogTab, catalogTabNames } from '@/models/catalogs/catalog-search.ts'
import { tabsOf } from '@/models/catalogs/catalog-tab-names.ts'
import { PageTabs } from '@/page/page-tabs.tsx'

/** The component in each tab of a catalog's page: lists of other areas, composed by the route. */
export type CatalogTabContents = Readonly<Record<CatalogTab, ComponentType<{ catalog: Catalog }>>>

interface CatalogTabsProps {
  catalog: Catalog
  contents: CatalogTabContents
}

/** The lists of a catalog as tabs. */
export function CatalogTabs({ catalog, contents }: CatalogTabsProps) {
  return (
    <PageTabs
      label="Parts of the catalog"
      tabs={tabsOf(catalog)}
      names={catalogTabNames}
      className="mt-1.5"
    >
      {(open) => {
        const Content = contents[open]
        return <Content catalog={catalog} />
      }}
    </PageTabs>
  )
}
