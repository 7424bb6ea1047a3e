import type { ReportLog } from '@generated/evaluation/types.ts'

/** Lifetime of a download link, in seconds. */
export const linkLifetime = 3600

/** Message for an expired log. */
export const expiredLogText = 'Log has expired.'

/** Message for a link that expired before it was used. */
export const expiredLinkText = 'The expiration date for downloading the log has expired.'

/** Why a log cannot be downloaded; undefined when it can. */
export const whyNotDownload = (log: ReportLog | undefined): string | undefined => {
  if (!log) return 'The file does not exist yet.'
  return log.expired ? expiredLogText : undefined
}

/** Whether a download link has expired at a time in milliseconds; false if `expiresAt` is unreadable. */
export const isLinkExpired = ({ expiresAt }: { expiresAt: string }, now: number): boolean =>
  Date.parse(expiresAt) <= now

/** File name of the archive with the results of a suite report. */
export const archiveName = (suiteReportId: string): string => `${suiteReportId}_Test_Results.zip`
