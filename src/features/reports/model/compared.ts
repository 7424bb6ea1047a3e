import { formatCount } from '@/lib/numbers.ts'
import type { PartChange } from './changes.ts'

/** What is known of jobs that were compared, by id; for lists, which compare none themselves. */
const known = new Map<string, PartChange>()

/** Keeps what has changed in a finished job since its baseline. */
export const rememberChange = (jobId: string, change: PartChange): void => {
  known.set(jobId, change)
}

/** What has changed in a job since its baseline; undefined where its page has not compared it yet. */
export const rememberedChange = (jobId: string): PartChange | undefined => known.get(jobId)

const signed = (count: number, sign: '+' | '−', word: string) =>
  count > 0 ? [`${sign}${formatCount(count)} ${word}`] : []

/** What has changed in a job or a part of it, in a few words: `+12 new, −9 fixed`, `no change`. */
export const changeText = ({ new: fresh, fixed }: PartChange): string =>
  [...signed(fresh, '+', 'new'), ...signed(fixed, '−', 'fixed')].join(', ') || 'no change'
