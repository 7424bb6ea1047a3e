import { isSharedIn } from '@/models/sharing/ownership.ts'
import {
  type PackageReleaseTab,
  type PackageTab,
  packageReleaseTabs,
  packageTabs,
} from './package-search.ts'

/** The tabs of a package: another project's shows its releases only. The first is the default. */
export const tabsOfPackage = (found: { sharedFrom?: string }): readonly PackageTab[] =>
  packageTabs.filter((tab) => tab !== 'artifacts' || !isSharedIn(found))

/** The tabs of a release: another project's hides its items. The first is the default. */
export const tabsOfRelease = (release: { sharedFrom?: string }): readonly PackageReleaseTab[] =>
  packageReleaseTabs.filter((tab) => tab !== 'items' || !isSharedIn(release))
