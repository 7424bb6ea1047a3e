import type { Integration, JobReport, Source, Suite } from '@generated/evaluation/types.ts'
import { sourceOf } from '@/features/reports/model/source.ts'
import { formatDateTime } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'

const line = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ')

/** Detail that distinguishes integrations of one repository. */
export const integrationDetail = (integration: Integration): string =>
  line(shortId(integration.id), integration.defaultJobDescription)

/** Creation time and description of an uploaded source. */
export const sourceDetail = ({ createdAt, description }: Source): string =>
  line(formatDateTime(createdAt), description)

const jobSourceText = (report: JobReport): string | undefined => {
  const source = sourceOf(report)
  if (!source) return undefined
  if (source.kind === 'git') return line(source.branch, shortId(source.sha))
  return source.kind === 'upload'
    ? `source ${shortId(source.id)}`
    : `artifacts of ${shortId(source.jobId)}`
}

/** Description, source and scheduled time of a job. */
export const jobDetail = (report: JobReport): string =>
  line(report.description, jobSourceText(report), formatDateTime(report.scheduledAt))

/** Detail of a suite: its type. */
export const suiteDetail = ({ type }: Pick<Suite, 'type'>): string => type
