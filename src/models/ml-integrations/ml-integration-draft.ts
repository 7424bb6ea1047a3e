import type { CreateIntegrationRequest, Integration } from '@generated/ml/types.ts'

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
