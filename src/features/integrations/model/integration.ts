import type { Kind, LinkTarget } from '@/page/kind.ts'

const listPath = (catalogId: string) =>
  `/vehicle_catalogs/${encodeURIComponent(catalogId)}/integrations`

/** Integrations, as their pages and lists speak of them. A catalog owns them. */
export const integrationKind: Kind = { one: 'integration', many: 'integrations', list: listPath }

/** Above the pages of integrations stands the tab of their catalog. */
export const integrationCrumbSearches = { Catalog: { tab: 'integrations' } } as const

/** What is said once an integration is deleted. */
export const deletedText = 'The integration has been deleted'

/** The page of an integration. */
export const integrationTarget = (catalogId: string, integrationId: string): LinkTarget => ({
  to: `${listPath(catalogId)}/${encodeURIComponent(integrationId)}`,
  search: {},
})

/** The page that edits an integration. */
export const editIntegrationTarget = (catalogId: string, integrationId: string): LinkTarget => ({
  to: `${integrationTarget(catalogId, integrationId).to}/edit`,
  search: {},
})
