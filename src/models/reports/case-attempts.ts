import type { CaseAttempt } from '@generated/evaluation/types.ts'

/** Label of an attempt; the first one is not a retry. */
export const attemptName = ({ number }: Pick<CaseAttempt, 'number'>): string =>
  number <= 1 ? 'First try' : `Retry ${number - 1}`

/** How often a case was tried: `2 retries`, `no retry`. */
export const attemptsText = ({ length }: { length: number }): string => {
  if (length <= 1) return 'no retry'
  return length === 2 ? '1 retry' : `${length - 1} retries`
}

/** Summary of several attempts at a case; undefined for one, and while they go on. */
export const flakinessText = (
  attempts: readonly Pick<CaseAttempt, 'status'>[],
): string | undefined => {
  const isFailed = ({ status }: Pick<CaseAttempt, 'status'>) => status === 'failed'
  if (attempts.length < 2 || !attempts.some(isFailed)) return undefined
  if (attempts.every(isFailed)) {
    return attempts.length === 2 ? 'Failed both times: not flaky' : 'Failed every time: not flaky'
  }
  return attempts.at(-1)?.status === 'succeeded' ? 'Failed, then passed: flaky' : undefined
}
