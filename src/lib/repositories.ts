/** Where software comes from: a repository on GitHub, or a project on GitLab. */
type Repository =
  | { type: 'github_v3'; githubV3: { owner: string; repo: string } }
  | { type: 'gitlab_v4'; gitlabV4: { projectId: number } }

/** A repository in a line: `owner/repo`, or the number of its GitLab project. */
export const repositoryText = (repository: Repository): string =>
  repository.type === 'github_v3'
    ? `${repository.githubV3.owner}/${repository.githubV3.repo}`
    : `GitLab project ${repository.gitlabV4.projectId}`
