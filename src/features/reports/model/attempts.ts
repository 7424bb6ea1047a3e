import type { CaseAttempt } from '@generated/evaluation/types.ts'

/** What an attempt is called: the first one is no retry. */
export const attemptName = ({ number }: Pick<CaseAttempt, 'number'>): string =>
  number <= 1 ? 'First run' : `Retry ${number - 1}`
