import type { PackageRelease } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import {
  type PackageReleaseTab,
  packageReleaseTabNames,
} from '@/models/ml-packages/package-search.ts'
import { tabsOfRelease } from '@/models/ml-packages/package-tab-names.ts'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { ReleaseItems } from './package-items-panel.tsx'

/** Where a release is used: lists of other areas, by tab. */
export type ReleaseTabContents = Readonly<
  Record<Exclude<PackageReleaseTab, 'items'>, ComponentType<{ release: PackageRelease }>>
>

interface ReleaseTabsProps {
  release: PackageRelease
  contents: ReleaseTabContents
}

/** The lists of a release as tabs. */
export function ReleaseTabs({ release, contents }: ReleaseTabsProps) {
  const search = useSearch({ from: '/_console/mlpackages/$packageId/releases/$releaseId/' })
  const tabs = tabsOfRelease(release)
  const open = tabs.find((tab) => tab === search.tab) ?? 'reports'
  const Content = open === 'items' ? ReleaseItems : contents[open]
  return (
    <Tabs value={open}>
      <TabList label="Parts of the release" className="mt-1.5">
        {tabs.map((tab) => (
          <TabLink
            key={tab}
            to={packageReleaseTarget(release.packageId, release.id).to}
            // Page, sort and filter belong to the tab being left.
            search={{ page_size: search.page_size, tab: tab === 'reports' ? undefined : tab }}
            resetScroll={false}
            value={tab}
            count={tab === 'items' ? release.asset?.items.length : undefined}
          >
            {packageReleaseTabNames[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>
        <Content release={release} />
      </TabPanel>
    </Tabs>
  )
}
