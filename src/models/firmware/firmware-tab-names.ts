import { isSharedIn } from '@/models/sharing/ownership.ts'
import { type ReleaseTab, releaseTabs } from './firmware-search.ts'

/** The tabs of a release: only a shared one carries suite reports. */
export const tabsOf = (release: { sharedFrom?: string }): readonly ReleaseTab[] =>
  isSharedIn(release) ? releaseTabs : ['items']
