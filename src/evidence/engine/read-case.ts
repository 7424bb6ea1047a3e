import type { CaseReport } from '@generated/evaluation/types.ts'
import { type Outcome, outcome } from './case-changes.ts'

/** What is left of a case report. */
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

/** What is left of a case report; what was said of one that has not failed is of no use. */
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

/** What came of a case, by its status. */
export const outcomes = {
  succeeded: outcome.passed,
  failed: outcome.failed,
  canceled: outcome.canceled,
  started: outcome.open,
  scheduled: outcome.open,
} as const satisfies { [status in CaseReport['status']]: Outcome }
