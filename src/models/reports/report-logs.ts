import type { ReportLog } from '@generated/evaluation/types.ts'
import { ApiError } from '@/transport/errors.ts'

/** Message for an expired log. */
export const expiredLogText = 'Log has expired.'

/** Message for a link that expired before it was used. */
const expiredLinkText = 'The expiration date for downloading the log has expired.'

/** Why a log cannot be downloaded; undefined when it can. */
export const whyNotDownload = (log: ReportLog | undefined): string | undefined => {
  if (!log) return 'The file does not exist yet.'
  return log.expired ? expiredLogText : undefined
}

/** Whether a download link has expired at a time in milliseconds; false if `expiresAt` is unreadable. */
export const isLinkExpired = ({ expiresAt }: { expiresAt: string }, now: number): boolean =>
  Date.parse(expiresAt) <= now

/** Throws `ApiError` for a download link that has expired at a time in milliseconds: the call is told as failed. */
export const refuseExpired = (link: { url: string; expiresAt: string }, now: number): void => {
  if (!isLinkExpired(link, now)) return
  const url = link.url.split('?', 1)[0] ?? ''
  throw new ApiError({ kind: 'others', message: expiredLinkText, url })
}

/** File name of the archive with the results of a suite report. */
export const archiveName = (suiteReportId: string): string => `${suiteReportId}_Test_Results.zip`
