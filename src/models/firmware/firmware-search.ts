import { keysOf } from '@/lib/objects.ts'

/** The tabs of a release's page, in order, with their labels. */
export const releaseTabNames = { items: 'Items', suiteReports: 'Suite Reports' } as const

/** A tab of a release's page, as named in the URL. */
export type ReleaseTab = keyof typeof releaseTabNames

/** The tabs of a release's page, the default first. */
export const releaseTabs = keysOf(releaseTabNames)
