import type { EnvironmentType, SuitePurpose } from '@generated/evaluation/types.ts'

/** Environments in which the tests of a suite can run. */
export const environmentTypes = [
  'container',
  'native',
] as const satisfies readonly EnvironmentType[]

/** Default environments of a new suite. */
export const defaultEnvironmentTypes: readonly EnvironmentType[] = ['container']

/** Labels of the purposes of suites. */
export const purposeNames = {
  evaluation: 'Evaluation',
  for_approval: 'For approval',
} as const satisfies Record<SuitePurpose, string>

/** Label of a purpose; the purpose itself where the console does not know it. */
export const purposeName = (purpose: string): string =>
  Object.entries(purposeNames).find(([known]) => known === purpose)?.[1] ?? purpose
