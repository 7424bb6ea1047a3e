import type { PackageRelease } from '@generated/ml/types.ts'
import type { ComponentType } from 'react'
import {
  type PackageReleaseTab,
  packageReleaseTabNames,
} from '@/models/ml-packages/package-search.ts'
import { tabsOfRelease } from '@/models/ml-packages/package-tab-names.ts'
import { PageTabs } from '@/page/page-tabs.tsx'
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
  return (
    <PageTabs
      label="Parts of the release"
      tabs={tabsOfRelease(release)}
      names={packageReleaseTabNames}
      counts={{ items: release.asset?.items.length }}
      className="mt-1.5"
    >
      {(open) => {
        const Content = open === 'items' ? ReleaseItems : contents[open]
        return <Content release={release} />
      }}
    </PageTabs>
  )
}
