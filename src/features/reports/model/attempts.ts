import type { CaseAttempt } from '@generated/evaluation/types.ts'
import type { Reader, SearchSchema } from '@/lib/search-params.ts'

const wholeNumber: Reader<number> = (value) =>
  /^\d+$/.test(String(value)) ? Number(value) : undefined

/** Which attempt at a case to show, by its number, as the address says it. */
export const attemptSearch = { attempts: wholeNumber } as const satisfies SearchSchema

/** What an attempt is called: the first one is no retry. */
export const attemptName = ({ number }: Pick<CaseAttempt, 'number'>): string =>
  number <= 1 ? 'First run' : `Retry ${number - 1}`
