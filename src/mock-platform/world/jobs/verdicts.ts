import { keysOf } from '@/lib/objects.ts'
import { hashOf } from '../random.ts'
import { type FailureName, tidyFailures } from '../vocabulary/failures.ts'
import type { Job } from './job.ts'

/** The course of a case. */
export interface Verdict {
  succeeds: boolean
  /** Failure of the attempts that fail; absent when the first one succeeds. */
  failure?: FailureName
}

const names = keysOf(tidyFailures)

// A job has up to thousands of cases, which share these few objects.
const verdicts = (succeeds: boolean) =>
  Object.fromEntries(names.map((failure) => [failure, { succeeds, failure }])) as {
    readonly [Name in FailureName]: Verdict
  }

/** The case succeeds at once. */
export const passing: Verdict = { succeeds: true }
/** All attempts fail, by failure. */
export const failing = verdicts(false)
/** The first attempt fails and the next one succeeds, by failure. */
export const recovering = verdicts(true)

/** The failure that a hash stands for. */
export const failureOf = (hash: number): FailureName =>
  names[Math.floor(hash) % names.length] as FailureName

/** Share of a job's failed cases with its main failure: one change breaks many scenarios. */
export const mainShare = 0.7

/** Share of the cases of a flaky scenario whose first attempt fails. */
export const flakyShare = 0.4

/** The failure of a flaky scenario, the same in every job; undefined for another, or without retries. */
export const flakinessOf = ({ testOptions }: Job, scenarioId: string): FailureName | undefined => {
  if ((testOptions.maxRetries ?? 0) === 0) return undefined
  const hash = hashOf(`${scenarioId}/flaky`)
  return hash % 6 === 0 ? failureOf(hash / 6) : undefined
}
