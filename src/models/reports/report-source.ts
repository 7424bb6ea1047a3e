import type { JobReport } from '@generated/evaluation/types.ts'
import { decoded, safeHref } from '@/lib/urls.ts'

// GitLab keeps its own pages behind `/-/`; GitHub has them after owner and repository, which may
// themselves be named `tree`.
const branchPages = [/\/-\/tree\/(.+)$/, /^\/[^/]+\/[^/]+(?:\/[^/]+)*?\/tree\/(.+)$/]

const readBranch = (gitRefUrl: string): string | undefined => {
  const href = safeHref(gitRefUrl)
  if (href === undefined) return undefined
  const { pathname } = new URL(href)
  for (const page of branchPages) {
    // The lookbehind tries each run of slashes once, so that many of them take no quadratic time.
    const branch = page.exec(pathname)?.[1]?.replace(/(?<!\/)\/+$/, '')
    if (branch) return decoded(branch)
  }
  return undefined
}

// Jobs of a list share few URLs, each of which is asked about for every row and every running job.
const branches = new Map<string, string | undefined>()
const mostBranches = 1000

/**
 * Name of the branch in the URL of its web page: the part after `/tree/` or `/-/tree/`, decoded.
 * Undefined for the page of a tag or commit, and for anything that is no http(s) URL.
 */
export const branchOf = (gitRefUrl: string | undefined): string | undefined => {
  if (gitRefUrl === undefined) return undefined
  if (!branches.has(gitRefUrl)) {
    if (branches.size === mostBranches) branches.clear()
    branches.set(gitRefUrl, readBranch(gitRefUrl))
  }
  return branches.get(gitRefUrl)
}

/** Source of a job: a commit, an uploaded source, or the artifacts of another job. */
export type JobSource =
  | { kind: 'git'; sha: string; branch: string | undefined; href: string | undefined }
  | { kind: 'upload'; id: string }
  | { kind: 'artifacts'; jobId: string }

/** Source of a job; undefined when the report has none. A job's own artifacts are not a source. */
export const sourceOf = ({
  jobId,
  event,
}: Pick<JobReport, 'jobId' | 'event'>): JobSource | undefined => {
  const { source, sourceId, sourceJobId } = event
  if (source) {
    const { gitSha, gitRefUrl } = source
    return { kind: 'git', sha: gitSha, branch: branchOf(gitRefUrl), href: safeHref(gitRefUrl) }
  }
  if (sourceId !== undefined) return { kind: 'upload', id: sourceId }
  if (sourceJobId !== undefined && sourceJobId !== jobId) {
    return { kind: 'artifacts', jobId: sourceJobId }
  }
  return undefined
}

/** The repository in the URL of one of its branches: its path, and where it compares commits. */
const repositoryOf = (gitRefUrl: string | undefined) => {
  const href = safeHref(gitRefUrl)
  if (href === undefined) return undefined
  const { origin, pathname } = new URL(href)
  const [, gitLab] = /^(.+?)\/-\/tree\//.exec(pathname) ?? []
  if (gitLab !== undefined) return { path: gitLab, compare: `${origin}${gitLab}/-/compare` }
  const [, gitHub] = /^(\/[^/]+\/[^/]+)\/tree\//.exec(pathname) ?? []
  return gitHub === undefined ? undefined : { path: gitHub, compare: `${origin}${gitHub}/compare` }
}

/** Name of the repository of a job's source: `shuttle-lab/autopilot`; undefined if its URL does not tell. */
export const repositoryName = ({ event }: Pick<JobReport, 'event'>): string | undefined => {
  const repository = repositoryOf(event.source?.gitRefUrl)
  return repository && decoded(repository.path.slice(1))
}

const isSha = (text: string) => /^[\da-f]{7,64}$/i.test(text)

/** Address of the commits between the sources of two jobs; undefined unless they are of one known repository. */
export const commitsHref = (
  { event: { source: from } }: Pick<JobReport, 'event'>,
  { event: { source: to } }: Pick<JobReport, 'event'>,
): string | undefined => {
  const repository = repositoryOf(to?.gitRefUrl)?.compare
  if (!from || !to || repository === undefined) return undefined
  if (repository !== repositoryOf(from.gitRefUrl)?.compare) return undefined
  if (from.gitSha === to.gitSha) return undefined
  if (!(isSha(from.gitSha) && isSha(to.gitSha))) return undefined
  return `${repository}/${from.gitSha}...${to.gitSha}`
}
