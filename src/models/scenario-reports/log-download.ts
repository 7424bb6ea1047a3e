import type { ScenarioReportLogGrant } from '@generated/scenario/types.ts'
import { refuseExpired } from '@/models/reports/report-logs.ts'
import { ApiError } from '@/transport/errors.ts'

interface LogDownload {
  /** Asks for the right to read the log. */
  getGrant: () => Promise<ScenarioReportLogGrant>
  read: (grant: ScenarioReportLogGrant) => Promise<Blob>
  /** In milliseconds since 1970. */
  now: () => number
}

/** Whether a right to read has ended. */
const hasExpired = (thrown: unknown) => thrown instanceof ApiError && thrown.code === 'ExpiredToken'

/**
 * Reads a log by a temporary right. One that has expired is asked for once more: it may have waited too long
 * for its turn. Throws `ApiError`.
 */
export const downloadReportLog = async ({ getGrant, read, now }: LogDownload): Promise<Blob> => {
  const readOnce = async () => {
    const grant = await getGrant()
    refuseExpired({ url: `s3://${grant.bucket}/${grant.key}`, expiresAt: grant.expiresAt }, now())
    return read(grant)
  }
  try {
    return await readOnce()
  } catch (thrown) {
    if (hasExpired(thrown)) return readOnce()
    throw thrown
  }
}
