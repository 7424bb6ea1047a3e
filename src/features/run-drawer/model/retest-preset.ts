import type { Integration, JobReport } from '@generated/evaluation/types.ts'
import { sourceOf } from '@/features/reports/model/source.ts'
import { repositoryUrl } from '@/lib/repositories.ts'
import type { RunPreset } from './state.ts'

/** Preset that runs the versions of a job again, from the source of that job. */
export const retestPreset = (report: JobReport): RunPreset => {
  const preset: RunPreset = { catalogId: report.catalog.id, retestJobId: report.jobId }
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
