import type { BuildReport } from '@generated/evaluation/types.ts'
import { isUnfinished } from './report-statuses.ts'

/** File name of the log of a build. */
export const buildLogName = (buildReportId: string): string => `build_log_${buildReportId}.log`

/** File name of the list of repositories that a build was made from. */
export const reposFileName = (buildReportId: string): string =>
  `${buildReportId}_autoware.proj.repos.exact`

/** The log of a build, or why there is none. */
export type BuildLogState =
  /** The build waits for its turn. */
  | { kind: 'waiting' }
  | { kind: 'running'; streamId: string }
  | { kind: 'whole'; logId: string }
  | { kind: 'expired' }
  | { kind: 'none' }

/** The log of a build by its report, or why there is none. */
export const buildLogState = (
  report: Pick<BuildReport, 'status' | 'finishedAt' | 'logs'>,
): BuildLogState => {
  const { buildOutput, buildOutputStream } = report.logs
  if (report.status === 'scheduled' && isUnfinished(report)) return { kind: 'waiting' }
  const streamId = buildOutputStream?.id
  if (isUnfinished(report) && streamId !== undefined) return { kind: 'running', streamId }
  if (!buildOutput) return { kind: 'none' }
  if (buildOutput.expired) return { kind: 'expired' }
  return { kind: 'whole', logId: buildOutput.id }
}
