import type { Standing, StandingCase } from '@/evidence/engine/answer-standing.ts'
import { caseStatuses, isOutcome } from '@/evidence/engine/case-changes.ts'
import type { PlainStanding } from './plain-computation.ts'

/** Cases in the order of their jobs and reports. */
export const byCase = (cases: readonly PlainStanding[]): PlainStanding[] =>
  cases.toSorted(
    (one, other) => one.jobId.localeCompare(other.jobId) || one.id.localeCompare(other.id),
  )

const plainOf = (one: StandingCase, isFlaky: boolean): PlainStanding => ({
  jobId: one.jobId,
  id: one.id,
  isFlaky,
  ends: one.runs.map((end) => (isOutcome(end) ? caseStatuses[end] : undefined)),
  inRow: one.inRow,
  since: one.since.jobId,
  lastPass: one.lastPass?.jobId,
  isOlder: one.isOlder,
})

/** What the engine tells of lasting failures and of cases that come and go, as the plain computation says it. */
export const standingOf = ({ failing, flaky }: Standing): PlainStanding[] =>
  byCase([...failing.map((one) => plainOf(one, false)), ...flaky.map((one) => plainOf(one, true))])
