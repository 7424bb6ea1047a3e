/** The built revision of a repository. */
type GitTarget = { gitBranch: string } | { gitTag: string } | { gitSha: string }

/** Name of a branch or tag, or a commit. */
export const refOf = (target: GitTarget): string =>
  'gitBranch' in target ? target.gitBranch : 'gitTag' in target ? target.gitTag : target.gitSha
