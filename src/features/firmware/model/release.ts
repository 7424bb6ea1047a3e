import type { Kind, LinkTarget } from '@/page/kind.ts'

const listPath = (catalogId: string) =>
  `/vehicle_catalogs/${encodeURIComponent(catalogId)}/firmware_releases`

/** Firmware releases, as their pages and lists speak of them. A catalog owns them. */
export const releaseKind: Kind = { one: 'release', many: 'releases', list: listPath }

/** Above the pages of releases stands the tab of their catalog. */
export const releaseCrumbSearches = { Catalog: { tab: 'releases' } } as const

/** What is said once a release is deleted. */
export const deletedText = 'The release has been deleted'

/** The page of a release. */
export const releaseTarget = (catalogId: string, releaseId: string): LinkTarget => ({
  to: `${listPath(catalogId)}/${encodeURIComponent(releaseId)}`,
  search: {},
})

/** The page that edits a release. */
export const editReleaseTarget = (catalogId: string, releaseId: string): LinkTarget => ({
  to: `${releaseTarget(catalogId, releaseId).to}/edit`,
  search: {},
})
