import { isSharedIn } from './actions.ts'

/** A tab of the page of a catalog, as its address names it. */
export type CatalogTab = 'suites' | 'integrations' | 'reports' | 'releases'

/** The tabs in their order, and their names. */
export const tabNames = {
  suites: 'Suites',
  integrations: 'Integrations',
  reports: 'Reports',
  releases: 'Releases',
} as const satisfies Record<CatalogTab, string>

const allTabs = ['suites', 'integrations', 'reports', 'releases'] as const
const sharedTabs = ['releases'] as const

/** The tabs that a catalog has: only its releases are shared with other projects. The first is the default. */
export const tabsOf = (catalog: { sharedFrom?: string }): readonly [CatalogTab, ...CatalogTab[]] =>
  isSharedIn(catalog) ? sharedTabs : allTabs
