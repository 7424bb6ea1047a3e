import type { Integration, JobReport } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'
import { repositoryUrl } from '@/lib/repositories.ts'
import { jobTitle, retestTitle } from '@/models/reports/report-names.ts'
import { sourceOf } from '@/models/reports/report-source.ts'
import type { Run } from './run-choices.ts'
import type { RunPreset, RunState } from './run-state.ts'

/** Preset that runs the versions of a job again, from the source of that job; all suites, or the given ones. */
export const retestPreset = (
  report: JobReport,
  retestSuiteIds: readonly string[] = [],
): RunPreset => {
  const preset: RunPreset = {
    catalogId: report.catalog.id,
    retestJobId: report.jobId,
    retestSuiteIds,
    description: retestTitle(jobTitle(report)),
  }
  const source = sourceOf(report)
  if (source?.kind === 'git') return { ...preset, git: source }
  if (source?.kind === 'upload') return { ...preset, sourceId: source.id }
  return source ? { ...preset, sourceJobId: source.jobId } : preset
}

/** The integration whose repository holds a branch or commit, by the URL of its page; undefined if none does. */
export const integrationOfRef = (
  integrations: readonly Integration[],
  href: string | undefined,
): Integration | undefined =>
  integrations.find((integration) => href?.startsWith(`${repositoryUrl(integration)}/`))

/**
 * The integration that builds by default: that of the repository which holds the preset commit, else the `saved` one.
 * Null where another one would build something that the job did not: its repository is gone, or it had none.
 */
export const preferredIntegration = (
  preset: RunPreset,
  integrations: readonly Integration[],
  saved: string | undefined,
): string | null | undefined =>
  preset.git || preset.sourceId !== undefined
    ? (integrationOfRef(integrations, preset.git?.href)?.id ?? null)
    : saved

/** The repository in the URL of a commit's page: `github.com/lab/detector`. */
const repositoryOfHref = (href: string | undefined) =>
  /^https?:\/\/([^/]+(?:\/[^/]+){2})/.exec(href ?? '')?.[1]

/** The preset choices that may be gone: how the drawer resolves them, and what to say. */
const presets = {
  catalogId: {
    of: ({ catalogId }: RunPreset) => catalogId,
    resolved: ({ catalog }: Run) => catalog,
    text: (id: string) => `The catalog ${shortId(id)} was deleted, or no job can run for it.`,
  },
  integrationId: {
    of: ({ git, integrationId }: RunPreset) => integrationId ?? git?.href,
    resolved: ({ integration }: Run) => integration,
    text: (from: string) =>
      `The catalog has no integration of ${repositoryOfHref(from) ?? shortId(from)} any more.`,
  },
  sourceId: {
    of: ({ sourceId }: RunPreset) => sourceId,
    resolved: ({ source }: Run) => source,
    text: (id: string) => `The upload ${shortId(id)} has expired or was deleted.`,
  },
  sourceJobId: {
    of: ({ sourceJobId }: RunPreset) => sourceJobId,
    resolved: ({ sourceJob }: Run) => sourceJob,
    text: (id: string) => `The build artifacts of job ${shortId(id)} can no longer be reused.`,
  },
  retestJobId: {
    of: ({ retestJobId }: RunPreset) => retestJobId,
    resolved: ({ retestJob }: Run) => retestJob,
    text: (id: string) => `The versions of job ${shortId(id)} can no longer be run again.`,
  },
} as const

/**
 * Former value of a preset field and why it is empty; undefined for other fields, once the user has chosen, and while the
 * choice is there or still loads.
 */
export const goneFromPreset = (
  field: keyof RunState,
  preset: RunPreset,
  entered: RunState,
  run: Run,
): string | undefined => {
  const known = Object.entries(presets).find(([name]) => name === field)?.[1]
  const id = known?.of(preset)
  if (!known || id === undefined || entered[field] === null) return undefined
  if (field === 'integrationId' && run.content.sourceType !== 'git') return undefined
  const { id: chosen, pending } = known.resolved(run)
  return chosen === undefined && !pending ? known.text(id) : undefined
}
