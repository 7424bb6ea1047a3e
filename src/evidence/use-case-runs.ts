import type { ReportStatus } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { caseKeyOf, type IdentifiedCase } from '@/models/reports/case-identity.ts'
import type { CaseHistories } from './engine/answers.ts'
import { cell, outcome } from './engine/case-changes.ts'
import { headerOf, type JobHeader } from './engine/job-header.ts'
import { type Evidence, useAnswer } from './use-evidence.ts'

/** What came of a case in one run. */
export interface CaseRun {
  job: JobHeader
  /** Null where the case was not in the job; undefined while that is not read. */
  status: ReportStatus | null | undefined
  /** Equal cases ended differently in it, and which is which is not known. */
  isMixed: boolean
  seconds: number | undefined
}

/** A case whose last runs are wanted; its suite tells it apart from equal ones in other suites. */
export interface CaseOfSuite extends IdentifiedCase {
  suiteId?: string | undefined
}

const statuses: readonly ReportStatus[] = ['succeeded', 'failed', 'canceled', 'started']

const runsOfCase = ({ runs, cells, seconds }: CaseHistories, place: number): readonly CaseRun[] =>
  runs.map((job, at) => {
    const index = place * runs.length + at
    const [end = cell.unknown, took = Number.NaN] = [cells[index], seconds[index]]
    const isMixed = end === cell.mixed
    const status = isMixed ? 'failed' : statuses[end]
    return {
      job,
      status: end === cell.absent ? null : status,
      isMixed,
      seconds: Number.isNaN(took) ? undefined : took,
    }
  })

/**
 * The last runs of cases on the branch of their job, the oldest first and the job itself last; for each case in its
 * order. `limit` runs at most.
 */
export const useCaseRuns = (
  job: JobHeader | undefined,
  cases: readonly CaseOfSuite[],
  limit: number,
): Evidence<readonly (readonly CaseRun[])[]> => {
  const asked = useMemo(
    () =>
      job && cases.length > 0
        ? {
            job: headerOf(job),
            limit,
            cases: cases.map((one) => ({ key: caseKeyOf(one), suiteId: one.suiteId })),
          }
        : undefined,
    [job, cases, limit],
  )
  const { value, ...rest } = useAnswer('histories', asked)
  const runs = useMemo(
    () => value && cases.map((_, place) => runsOfCase(value, place)),
    [value, cases],
  )
  return { ...rest, value: runs }
}

/** Whether a run ended with a failure. */
export const hasFailedIn = ({ status }: CaseRun): boolean => status === statuses[outcome.failed]
