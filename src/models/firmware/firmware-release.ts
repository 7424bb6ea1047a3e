import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'

const listPath = (catalogId: string) => `/vehicle_catalogs/${encode(catalogId)}/firmware_releases`

/** Firmware releases: their names and their list. A catalog owns them. */
export const releaseKind: Kind = { one: 'release', many: 'releases', list: listPath }

/** The catalog's crumb above a release links to the tab of releases. */
export const releaseCrumbSearches = { Catalog: { tab: 'releases' } } as const

/** Snackbar and banner text for a release that was deleted. */
export const deletedText = 'The release has been deleted'

export const releaseTarget = (catalogId: string, releaseId: string): LinkTarget => ({
  to: `${listPath(catalogId)}/${encode(releaseId)}`,
  search: {},
})

export const editReleaseTarget = (catalogId: string, releaseId: string): LinkTarget => ({
  to: `${releaseTarget(catalogId, releaseId).to}/edit`,
  search: {},
})
