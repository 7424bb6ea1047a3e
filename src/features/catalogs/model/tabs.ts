import { keysOf } from '@/lib/objects.ts'
import { isSharedIn } from './actions.ts'

/** The tabs of the page of a catalog in their order, and their names. */
export const catalogTabNames = {
  suites: 'Suites',
  integrations: 'Integrations',
  reports: 'Reports',
  releases: 'Releases',
} as const

/** A tab of the page of a catalog, as its address names it. */
export type CatalogTab = keyof typeof catalogTabNames

/** The tabs of the page of a catalog. */
export const catalogTabs = keysOf(catalogTabNames)

/** The tabs that a catalog has: of another project's only the releases are shared. The first is the default. */
export const tabsOf = (catalog: { sharedFrom?: string }): readonly CatalogTab[] =>
  isSharedIn(catalog) ? ['releases'] : catalogTabs
