import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { type ReleaseTab, releaseTabs } from './search.ts'

/** The tabs of a release: only a shared one carries suite reports. */
export const tabsOf = (release: { sharedFrom?: string }): readonly ReleaseTab[] =>
  isSharedIn(release) ? releaseTabs : ['items']
