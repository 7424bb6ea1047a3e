/** A source repository: on GitHub, or a project on GitLab. */
type Repository =
  | { type: 'github_v3'; githubV3: { owner: string; repo: string } }
  | { type: 'gitlab_v4'; gitlabV4: { projectId: number } }

/** Text of a repository: `owner/repo`, or `GitLab project 7`. */
export const repositoryText = (repository: Repository): string =>
  repository.type === 'github_v3'
    ? `${repository.githubV3.owner}/${repository.githubV3.repo}`
    : `GitLab project ${repository.gitlabV4.projectId}`

/** The fields of an integration that locate its repository's page. */
type Linked =
  | { type: 'github_v3'; githubV3: { repoWebUrl: string } }
  | { type: 'gitlab_v4'; gitlabV4: { projectWebUrl: string } }

export const repositoryUrl = (repository: Linked): string =>
  repository.type === 'github_v3'
    ? repository.githubV3.repoWebUrl
    : repository.gitlabV4.projectWebUrl
