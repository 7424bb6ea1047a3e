import type { Integration } from '@generated/ml/types.ts'
import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'

/** Integrations that runs build from: their names and their list. */
export const runIntegrationKind: Kind = {
  one: 'integration',
  many: 'integrations',
  list: () => '/mlexperiments',
}

/** The list of integrations, on its tab. */
export const runIntegrationsTarget = {
  to: '/mlexperiments',
  search: { tab: 'integrations' },
} as const satisfies LinkTarget

/** The crumb of the area above an integration links to the tab of integrations. */
export const runIntegrationCrumbSearches = {
  'ML Experiments': runIntegrationsTarget.search,
} as const

/** The page of an integration. */
export const runIntegrationTarget = (id: string): LinkTarget => ({
  to: `/mlexperiments/integrations/${encode(id)}`,
  search: {},
})

/** The page that edits an integration. */
export const editRunIntegrationTarget = (id: string): LinkTarget => ({
  to: `${runIntegrationTarget(id).to}/edit`,
  search: {},
})

/** Text for an integration that was deleted. */
export const deletedText = 'The integration has been deleted'

/** Repository of an integration: `owner/repo`. */
export const repositoryOf = ({ githubV3 }: Pick<Integration, 'githubV3'>): string =>
  `${githubV3.owner}/${githubV3.repo}`
