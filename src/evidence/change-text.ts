import { formatCount } from '@/lib/numbers.ts'
import type { PartChange } from './changes.ts'

const signed = (count: number, sign: '+' | '−', word: string) =>
  count > 0 ? [`${sign}${formatCount(count)} ${word}`] : []

/** Changes of a job or a part of it, in a few words: `+12 new, −9 fixed`, `no change`. */
export const changeText = ({ new: fresh, fixed }: PartChange): string =>
  [...signed(fresh, '+', 'new'), ...signed(fixed, '−', 'fixed')].join(', ') || 'no change'
