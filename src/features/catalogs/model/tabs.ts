import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { type CatalogTab, catalogTabs } from './search.ts'

/** The tabs of a catalog: another project's shares only its releases. The first is the default. */
export const tabsOf = (catalog: { sharedFrom?: string }): readonly CatalogTab[] =>
  isSharedIn(catalog) ? ['releases'] : catalogTabs
