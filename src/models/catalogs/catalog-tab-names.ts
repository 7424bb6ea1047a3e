import { isSharedIn } from '@/models/sharing/ownership.ts'
import { type CatalogTab, catalogTabs } from './catalog-search.ts'

/** The tabs of a catalog: another project's shares only its releases. The first is the default. */
export const tabsOf = (catalog: { sharedFrom?: string }): readonly CatalogTab[] =>
  isSharedIn(catalog) ? ['releases'] : catalogTabs
