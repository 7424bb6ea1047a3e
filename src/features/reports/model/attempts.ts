import type { CaseAttempt } from '@generated/evaluation/types.ts'

/** Label of an attempt; the first one is not a retry. */
export const attemptName = ({ number }: Pick<CaseAttempt, 'number'>): string =>
  number <= 1 ? 'First run' : `Retry ${number - 1}`

/** How often a case was tried: `2 retries`, `no retry`. */
export const attemptsText = ({ length }: { length: number }): string => {
  if (length <= 1) return 'no retry'
  return length === 2 ? '1 retry' : `${length - 1} retries`
}
