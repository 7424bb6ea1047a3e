import { keysOf } from '@/lib/objects.ts'
import { isSharedIn } from './actions.ts'

/** The tabs of the page of a release in their order, and their names. */
export const releaseTabNames = { items: 'Items', suiteReports: 'Suite Reports' } as const

/** A tab of the page of a release, as its address names it. */
export type ReleaseTab = keyof typeof releaseTabNames

/** The tabs of the page of a release, the default first. */
export const releaseTabs = keysOf(releaseTabNames)

/** The tabs that a release has: only a shared one brings its suite reports along. */
export const tabsOf = (release: { sharedFrom?: string }): readonly ReleaseTab[] =>
  isSharedIn(release) ? releaseTabs : ['items']
