import type { Catalog } from '@generated/catalog/types.ts'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type CatalogTab, catalogTabNames } from '@/models/catalogs/catalog-search.ts'
import { tabsOf } from '@/models/catalogs/catalog-tab-names.ts'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'

/** The component in each tab of a catalog's page: lists of other areas, composed by the route. */
export type CatalogTabContents = Readonly<Record<CatalogTab, ComponentType<{ catalog: Catalog }>>>

interface CatalogTabsProps {
  catalog: Catalog
  contents: CatalogTabContents
}

/** The lists of a catalog as tabs. */
export function CatalogTabs({ catalog, contents }: CatalogTabsProps) {
  const search = useSearch({ from: '/_console/vehicle_catalogs/$catalogId/' })
  const tabs = tabsOf(catalog)
  const [first = 'releases'] = tabs
  const open = tabs.find((tab) => tab === search.tab) ?? first
  const Content = contents[open]
  return (
    <Tabs value={open}>
      <TabList label="Parts of the catalog" className="mt-1.5">
        {tabs.map((tab) => (
          <TabLink
            key={tab}
            to="/vehicle_catalogs/$catalogId"
            params={{ catalogId: catalog.id }}
            // Page, sort and filter belong to the tab being left.
            search={{ page_size: search.page_size, tab: tab === first ? undefined : tab }}
            resetScroll={false}
            value={tab}
          >
            {catalogTabNames[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>
        <Content catalog={catalog} />
      </TabPanel>
    </Tabs>
  )
}
