import type { Integration, JobReport } from '@generated/evaluation/types.ts'
import { dotted } from '@/lib/text.ts'
import { isRetestTitle, jobTitle } from '@/models/reports/report-names.ts'
import { repositoryName, sourceOf } from '@/models/reports/report-source.ts'
import { integrationOfRef } from './retest-preset.ts'
import type { RunState } from './run-state.ts'

/** The part of an ended job that lists keep. */
type PastJob = Pick<JobReport, 'jobId' | 'event' | 'description' | 'status' | 'test'>

/** Settings with which a job of the catalog ran, as far as its report tells: what it built, and whether it tested. */
export interface RecentSettings {
  /** `Nightly run · main` */
  label: string
  settings: Pick<
    RunState,
    'sourceType' | 'integrationId' | 'gitTarget' | 'branch' | 'sha' | 'description' | 'skipTest'
  >
}

/** Settings that are offered. */
const limit = 3

const settingsOf = (job: PastJob, integrations: readonly Integration[]) => {
  const source = sourceOf(job)
  if (source?.kind !== 'git') return undefined
  const integrationId = integrationOfRef(integrations, source.href)?.id
  const description = job.description?.trim() ?? ''
  if (integrationId === undefined || isRetestTitle(description)) return undefined
  const { branch, sha } = source
  return {
    sourceType: 'git',
    integrationId,
    gitTarget: branch === undefined ? 'sha' : 'branch',
    branch: branch ?? '',
    sha: branch === undefined ? sha : '',
    description,
    // A job that failed before its tests has none either.
    skipTest: job.status === 'succeeded' && job.test === undefined,
  } as const
}

const labelOf = (job: PastJob, branch: string, isBuild: boolean) => {
  const title = jobTitle(job)
  const own = job.description?.trim() ?? ''
  return dotted(
    isBuild ? 'Build only' : undefined,
    own === '' && branch !== '' ? repositoryName(job) : title,
    branch,
  )
}

/**
 * The settings of the last jobs of a catalog, each once, the newest first. Left out: what the catalog has no
 * integration for any more, sources that are no commit, and retests, whose versions are chosen elsewhere.
 *
 * @param jobs newest first
 */
export const recentSettings = (
  jobs: readonly PastJob[],
  integrations: readonly Integration[],
): RecentSettings[] => {
  const found = new Map<string, RecentSettings>()
  for (const job of jobs) {
    if (found.size === limit) break
    const settings = settingsOf(job, integrations)
    const key = JSON.stringify(settings)
    if (!settings || found.has(key)) continue
    found.set(key, { label: labelOf(job, settings.branch, settings.skipTest), settings })
  }
  return [...found.values()]
}
