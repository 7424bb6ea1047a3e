import { pollWait } from '@/data/polling.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'

/**
 * Milliseconds after which a list or a report has been asked for again, however long its last answer took: a
 * machine under load answers late, and the console then waits longer. A tenth more than the longest wait on average.
 */
export const nextPoll = Math.ceil(pollWait(reloadInterval, { took: Infinity, error: null }) * 1.1)
