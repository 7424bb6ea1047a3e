import type { CreateIntegrationRequest, Integration } from '@generated/ml/types.ts'
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

/** Input of the form of an integration. */
export interface IntegrationDraft {
  owner: string
  repo: string
  accessToken: string
}

/** The draft of a stored integration, or of a new one. A stored token cannot be read back. */
export const draftOf = (stored?: Pick<Integration, 'githubV3'>): IntegrationDraft => ({
  owner: stored?.githubV3.owner ?? '',
  repo: stored?.githubV3.repo ?? '',
  accessToken: '',
})

const required = (name: string) => (text: string) =>
  text.trim() === '' ? `${name} is required.` : undefined

/** Problems by field; undefined when valid. */
export const checks = {
  owner: required('Github Owner'),
  repo: required('Github Repo'),
  accessToken: required('Access Token'),
} as const satisfies { [Name in keyof IntegrationDraft]: (text: string) => string | undefined }

/** Problems of a draft. */
export const draftProblems = ({ owner, repo, accessToken }: IntegrationDraft): string[] =>
  [checks.owner(owner), checks.repo(repo), checks.accessToken(accessToken)].filter(
    (problem) => problem !== undefined,
  )

/** The draft for the request. */
export const requestOf = ({
  owner,
  repo,
  accessToken,
}: IntegrationDraft): CreateIntegrationRequest => ({
  type: 'github_v3',
  githubV3: { owner: owner.trim(), repo: repo.trim(), accessToken: accessToken.trim() },
})
