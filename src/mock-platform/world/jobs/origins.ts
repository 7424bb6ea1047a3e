import type { Integration, JobEvent, Source } from '@generated/evaluation/types.ts'
import { repositoryUrl } from '@/lib/repositories.ts'
import type { Random } from '../random.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'

/** URL of a branch or tag. Slashes in the name are not encoded. */
export const refUrl = (integration: Integration, ref: string) => {
  const path = ref.split('/').map(encodeURIComponent).join('/')
  const tree = integration.type === 'github_v3' ? 'tree' : '-/tree'
  return `${repositoryUrl(integration)}/${tree}/${path}`
}

/** URL of a commit. */
export const commitUrl = (integration: Integration, sha: string) =>
  `${repositoryUrl(integration)}/${integration.type === 'github_v3' ? 'commit' : '-/commit'}/${sha}`

/** Event of a job built from a branch. The job is its own source job, so that others can reuse its artifacts. */
export const branchEvent = (integration: Integration, jobId: string, random: Random): JobEvent => {
  const gitSha = random.hex(40)
  return {
    integration: { type: integration.type },
    // A few have only a commit.
    source: {
      gitSha,
      ...(random.chance(0.94) && {
        gitRefUrl: refUrl(integration, random.pick(vocabularyOf(integration.projectId).branches)),
      }),
    },
    sourceJobId: jobId,
  }
}

/** Event of a job built from an uploaded source. */
export const sourceEvent = (source: Source, jobId: string): JobEvent => ({
  ...(source.gitSha && {
    source: { gitSha: source.gitSha, ...(source.gitRefUrl && { gitRefUrl: source.gitRefUrl }) },
  }),
  sourceId: source.id,
  sourceJobId: jobId,
})
