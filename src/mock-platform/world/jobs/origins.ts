import type { Integration, JobEvent, Source } from '@generated/evaluation/types.ts'
import { repositoryUrl } from '../integrations.ts'
import type { Random } from '../random.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'

/** Web page of a branch or tag; the name is encoded, its slashes are not. */
export const refUrl = (integration: Integration, ref: string) => {
  const path = ref.split('/').map(encodeURIComponent).join('/')
  const tree = integration.type === 'github_v3' ? 'tree' : '-/tree'
  return `${repositoryUrl(integration)}/${tree}/${path}`
}

/** Web page of a commit. */
export const commitUrl = (integration: Integration, sha: string) =>
  `${repositoryUrl(integration)}/${integration.type === 'github_v3' ? 'commit' : '-/commit'}/${sha}`

/** Event of a job that was built from a branch. It is its own source job: others can reuse it. */
export const branchEvent = (integration: Integration, jobId: string, random: Random): JobEvent => {
  const gitSha = random.hex(40)
  return {
    integration: { type: integration.type },
    // A few are known by their commit alone.
    source: {
      gitSha,
      ...(random.chance(0.94) && {
        gitRefUrl: refUrl(integration, random.pick(vocabularyOf(integration.projectId).branches)),
      }),
    },
    sourceJobId: jobId,
  }
}

/** Event of a job that was built from an uploaded source. */
export const sourceEvent = (source: Source, jobId: string): JobEvent => ({
  ...(source.gitSha && {
    source: { gitSha: source.gitSha, ...(source.gitRefUrl && { gitRefUrl: source.gitRefUrl }) },
  }),
  sourceId: source.id,
  sourceJobId: jobId,
})
