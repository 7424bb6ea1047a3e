import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useSearch } from '@tanstack/react-router'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { releaseTarget } from '../model/release.ts'
import { releaseTabNames } from '../model/search.ts'
import { tabsOf } from '../model/tabs.ts'
import { ItemsPanel } from './items-panel.tsx'
import { SuiteReportsPanel } from './suite-reports-panel.tsx'

/** The lists of a release as tabs. */
export function ReleaseTabs({ release }: { release: FirmwareRelease }) {
  const search = useSearch({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/',
  })
  const tabs = tabsOf(release)
  const open = tabs.find((tab) => tab === search.tab) ?? 'items'
  return (
    <Tabs value={open}>
      <TabList label="Parts of the release" className="mt-1.5">
        {tabs.map((tab) => (
          <TabLink
            key={tab}
            to={releaseTarget(release.catalogId, release.id).to}
            // Page and sort belong to the tab being left.
            search={{ page_size: search.page_size, tab: tab === 'items' ? undefined : tab }}
            resetScroll={false}
            value={tab}
            count={tab === 'items' ? release.items.length : undefined}
          >
            {releaseTabNames[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>
        {open === 'items' ? (
          <ItemsPanel release={release} />
        ) : (
          <SuiteReportsPanel release={release} />
        )}
      </TabPanel>
    </Tabs>
  )
}
