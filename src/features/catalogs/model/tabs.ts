import { isSharedIn } from './actions.ts'
import { type CatalogTab, catalogTabs } from './search.ts'

/** The tabs that a catalog has: of another project's only the releases are shared. The first is the default. */
export const tabsOf = (catalog: { sharedFrom?: string }): readonly CatalogTab[] =>
  isSharedIn(catalog) ? ['releases'] : catalogTabs
