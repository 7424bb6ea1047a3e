import { isSharedIn } from './actions.ts'
import { type ReleaseTab, releaseTabs } from './search.ts'

/** The tabs that a release has: only a shared one brings its suite reports along. */
export const tabsOf = (release: { sharedFrom?: string }): readonly ReleaseTab[] =>
  isSharedIn(release) ? releaseTabs : ['items']
