import { isSharedIn } from './actions.ts'

/** A tab of the page of a release, as its address names it. */
export type ReleaseTab = 'items' | 'suiteReports'

/** The tabs in their order, and their names. */
export const tabNames = {
  items: 'Items',
  suiteReports: 'Suite Reports',
} as const satisfies Record<ReleaseTab, string>

/** The tabs that a release has, the default first: suite reports come along with what is shared. */
export const tabsOf = (release: { sharedFrom?: string }): readonly ReleaseTab[] =>
  isSharedIn(release) ? ['items', 'suiteReports'] : ['items']
