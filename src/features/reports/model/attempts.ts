import type { CaseAttempt } from '@generated/evaluation/types.ts'

/** Label of an attempt; the first one is not a retry. */
export const attemptName = ({ number }: Pick<CaseAttempt, 'number'>): string =>
  number <= 1 ? 'First run' : `Retry ${number - 1}`
