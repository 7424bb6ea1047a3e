import type { Package } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { packageTarget } from '../model/package.ts'
import { packageTabNames } from '../model/search.ts'
import { tabsOfPackage } from '../model/tabs.ts'
import { PackageArtifacts } from '../release/artifact-table.tsx'
import { PackageReleaseTable } from '../release/release-table.tsx'

/** The lists of a package as tabs. */
export function PackageTabs({ found }: { found: Package }) {
  const search = useSearch({ from: '/_console/mlpackages/$packageId/' })
  const tabs = tabsOfPackage(found)
  const open = tabs.find((tab) => tab === search.tab) ?? 'releases'
  return (
    <Tabs value={open}>
      <TabList label="Parts of the package" className="mt-1.5">
        {tabs.map((tab) => (
          <TabLink
            key={tab}
            to={packageTarget(found.id).to}
            // Page, sort and filter belong to the tab being left.
            search={{ page_size: search.page_size, tab: tab === 'releases' ? undefined : tab }}
            resetScroll={false}
            value={tab}
          >
            {packageTabNames[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>
        {open === 'releases' ? (
          <PackageReleaseTable found={found} />
        ) : (
          <PackageArtifacts found={found} />
        )}
      </TabPanel>
    </Tabs>
  )
}
