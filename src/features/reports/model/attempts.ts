import type { CaseAttempt } from '@generated/evaluation/types.ts'

type Search = Readonly<Record<string, unknown>>

/** The number of an attempt that an address asks for (`attempts`); undefined when it asks for none. */
export const attemptNumberOf = ({ attempts }: Search): number | undefined =>
  /^\d+$/.test(String(attempts)) ? Number(attempts) : undefined

/** What an attempt is called: the first one is no retry. */
export const attemptName = ({ number }: Pick<CaseAttempt, 'number'>): string =>
  number <= 1 ? 'First run' : `Retry ${number - 1}`
