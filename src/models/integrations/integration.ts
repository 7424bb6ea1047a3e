import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'

const listPath = (catalogId: string) => `/vehicle_catalogs/${encode(catalogId)}/integrations`

/** Integrations: their names and their list. A catalog owns them. */
export const integrationKind: Kind = { one: 'integration', many: 'integrations', list: listPath }

/** The catalog's crumb above an integration links to the tab of integrations. */
export const integrationCrumbSearches = { Catalog: { tab: 'integrations' } } as const

/** Snackbar and banner text for an integration that was deleted. */
export const deletedText = 'The integration has been deleted'

export const integrationTarget = (catalogId: string, integrationId: string): LinkTarget => ({
  to: `${listPath(catalogId)}/${encode(integrationId)}`,
  search: {},
})

export const editIntegrationTarget = (catalogId: string, integrationId: string): LinkTarget => ({
  to: `${integrationTarget(catalogId, integrationId).to}/edit`,
  search: {},
})
