import type { CaseReport } from '@generated/evaluation/types.ts'
import { type Outcome, outcome } from './case-changes.ts'

/** The kept part of a case report. */
export type ReadCase = Pick<
  CaseReport,
  | 'id'
  | 'status'
  | 'scenario'
  | 'scenarioParameters'
  | 'startedAt'
  | 'finishedAt'
  | 'components'
  | 'failureCauseLabels'
>

/** The kept part of a case report; messages of one that has not failed are of no use. */
export const readCaseOf = (report: ReadCase): ReadCase => {
  const { id, status, scenario, scenarioParameters, startedAt, finishedAt } = report
  const { components, failureCauseLabels } = report
  return {
    id,
    status,
    scenario,
    scenarioParameters,
    ...(startedAt !== undefined && { startedAt }),
    ...(finishedAt !== undefined && { finishedAt }),
    components: status === 'failed' ? components : [],
    failureCauseLabels,
  }
}

/** Outcomes of a case, by status. */
export const outcomes = {
  succeeded: outcome.passed,
  failed: outcome.failed,
  canceled: outcome.canceled,
  started: outcome.open,
  scheduled: outcome.open,
  unknown: outcome.open,
} as const satisfies { [status in CaseReport['status']]: Outcome }
