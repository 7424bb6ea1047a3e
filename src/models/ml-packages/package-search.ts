import { keysOf } from '@/lib/objects.ts'
import { list, type SearchSchema } from '@/lib/search-params.ts'

/** Search parameters of the form of a new release. */
export const newReleaseSearch = {
  /** Ids of artifacts that are selected at first. */
  item_ids: list,
} as const satisfies SearchSchema

/** The tabs of a package's page, in order, with their labels. */
export const packageTabNames = { releases: 'Releases', artifacts: 'Artifacts' } as const

/** A tab of a package's page, as named in the URL. */
export type PackageTab = keyof typeof packageTabNames

/** The tabs of a package's page, the default first. */
export const packageTabs = keysOf(packageTabNames)

/** The tabs of a package release's page, in order, with their labels. */
export const packageReleaseTabNames = {
  reports: 'Reports',
  firmwareReleases: 'Firmware Releases',
  items: 'Items',
} as const

/** A tab of a package release's page, as named in the URL. */
export type PackageReleaseTab = keyof typeof packageReleaseTabNames

/** The tabs of a package release's page, the default first. */
export const packageReleaseTabs = keysOf(packageReleaseTabNames)
