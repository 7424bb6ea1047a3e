import type { ReportLog } from '@generated/evaluation/types.ts'

/** For so long a link to a log is asked to be good, in seconds. */
export const linkLifetime = 3600

/** What is said of a log whose time is over. */
export const expiredLogText = 'Log has expired.'

/** What is said of a link that came too late to be used. */
export const expiredLinkText = 'The expiration date for downloading the log has expired.'

/** Why a log cannot be downloaded; undefined when it can. */
export const whyNotDownload = (log: ReportLog | undefined): string | undefined => {
  if (!log) return 'There is no such file yet.'
  return log.expired ? expiredLogText : undefined
}

/** Whether the link to a log is dead at a time in milliseconds; a time that cannot be read is no end. */
export const isLinkExpired = ({ expiresAt }: { expiresAt: string }, now: number): boolean =>
  Date.parse(expiresAt) <= now

/** File name of the archive with the results of a suite report. */
export const archiveName = (suiteReportId: string): string => `${suiteReportId}_Test_Results.zip`
