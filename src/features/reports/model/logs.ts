import type { ReportLog } from '@generated/evaluation/types.ts'

/** Seconds for which a download link is valid. */
export const linkLifetime = 3600

/** Told of an expired log. */
export const expiredLogText = 'Log has expired.'

/** Told of a link that has expired before it could be used. */
export const expiredLinkText = 'The expiration date for downloading the log has expired.'

/** Why a log cannot be downloaded; undefined when it can. */
export const whyNotDownload = (log: ReportLog | undefined): string | undefined => {
  if (!log) return 'There is no such file yet.'
  return log.expired ? expiredLogText : undefined
}

/** Whether a download link has expired at a time in milliseconds; not when its end cannot be read. */
export const isLinkExpired = ({ expiresAt }: { expiresAt: string }, now: number): boolean =>
  Date.parse(expiresAt) <= now

/** File name of the archive with the results of a suite report. */
export const archiveName = (suiteReportId: string): string => `${suiteReportId}_Test_Results.zip`
