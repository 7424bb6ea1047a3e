import { keysOf } from '@/lib/objects.ts'

/** The tabs of a catalog's page, in order, with their labels. */
export const catalogTabNames = {
  suites: 'Suites',
  integrations: 'Integrations',
  reports: 'Reports',
  trend: 'Trend',
  releases: 'Releases',
} as const

/** A tab of a catalog's page, as named in the URL. */
export type CatalogTab = keyof typeof catalogTabNames

export const catalogTabs = keysOf(catalogTabNames)
