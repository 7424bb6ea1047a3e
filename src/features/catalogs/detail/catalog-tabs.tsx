import type { Catalog } from '@generated/catalog/types.ts'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { FirmwareReleaseTable } from '@/features/firmware/index.ts'
import { IntegrationTable } from '@/features/integrations/index.ts'
import { oneOf } from '@/lib/search-params.ts'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/tabs.tsx'
import { type CatalogTab, tabNames, tabsOf } from '../rules/tabs.ts'
import { ReportsTab } from './reports-tab.tsx'
import { SuitesTab } from './suites-tab.tsx'
import type { CatalogTabProps } from './tab-props.ts'

/** What each tab holds. */
const contents = {
  suites: SuitesTab,
  integrations: ({ catalog }) => <IntegrationTable catalogId={catalog.id} />,
  reports: ReportsTab,
  releases: ({ catalog }) => <FirmwareReleaseTable catalogId={catalog.id} />,
} as const satisfies Record<CatalogTab, ComponentType<CatalogTabProps>>

/** The lists of a catalog, one of them open. */
export function CatalogTabs({ catalog }: { catalog: Catalog }) {
  const search = useSearch({ from: '/_console/vehicle_catalogs/$catalogId/' })
  const tabs = tabsOf(catalog)
  const [first] = tabs
  const open = oneOf(search, 'tab', tabs, first)
  const Content = contents[open]
  return (
    <Tabs value={open}>
      <TabList label="Parts of the catalog" className="mt-1.5">
        {tabs.map((tab) => (
          <TabLink
            key={tab}
            to="/vehicle_catalogs/$catalogId"
            params={{ catalogId: catalog.id }}
            // Page, sort and filter belong to the tab that is left.
            search={{ page_size: search.page_size, tab: tab === first ? undefined : tab }}
            resetScroll={false}
            value={tab}
          >
            {tabNames[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>
        <Content catalog={catalog} />
      </TabPanel>
    </Tabs>
  )
}
