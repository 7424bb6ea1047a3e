import { useMemo } from 'react'
import { caseKeyOf, type IdentifiedCase } from '@/models/reports/case-identity.ts'
import type { CaseHistories as ToldHistories } from './engine/answer-histories.ts'
import { caseStatuses, cell, isOutcome, outcome } from './engine/case-changes.ts'
import { flakyWithin } from './engine/flakiness.ts'
import { headerOf, type JobHeader } from './engine/job-header.ts'
import type { RunResult } from './engine/job-parts.ts'
import type { Problem } from './engine/messages.ts'
import { type Run, runOf } from './histories.ts'
import { useAnswer } from './use-evidence.ts'
import { useLast } from './use-last.ts'

/** A case whose last runs are wanted; its suite tells it apart from equal ones in other suites. */
export interface CaseOfSuite extends IdentifiedCase {
  suiteId?: string | undefined
}

const resultAt = (told: ToldHistories, index: number): RunResult | null | undefined => {
  const end = told.cells[index]
  if (end === cell.absent) return null
  const took = told.seconds[index] ?? Number.NaN
  const seconds = Number.isNaN(took) ? undefined : took
  if (end === cell.mixed) {
    const [failed = 0, total = 0] = [told.failed[index], told.total[index]]
    return { status: failed > 0 ? 'failed' : 'canceled', failed, total, seconds }
  }
  if (!isOutcome(end)) return undefined
  const status = caseStatuses[end]
  return { status, failed: end === outcome.failed ? 1 : 0, total: 1, seconds }
}

const keyOf = (one: CaseOfSuite) => `${caseKeyOf(one)} ${one.suiteId ?? ''}`

/** The last runs of cases of a job. */
export interface CaseHistories {
  /** The last runs of a case, the oldest first and that of the job itself last; none before they are known. */
  runsOf: (one: CaseOfSuite) => readonly Run[]
  /** Why some runs could not be read; `retry` reads them again. */
  problem: Problem | undefined
  retry: () => void
}

interface HistoriesOptions {
  limit?: number
  /** The page reads the cases of the job itself. */
  isGiven?: boolean
  /** Equal cases of several suites that ended differently are read suite by suite, not told together. */
  isExact?: boolean
}

const none: readonly Run[] = []

/**
 * The last runs of some cases on the branch of their job. `cases` must be referentially stable; nothing is asked
 * without a job.
 */
export const useCaseHistories = (
  job: JobHeader | undefined,
  cases: readonly CaseOfSuite[],
  { limit = flakyWithin, isGiven = false, isExact = false }: HistoriesOptions = {},
): CaseHistories => {
  const asked = useMemo(() => {
    if (!job || cases.length === 0) return undefined
    const distinct = new Map(cases.map((one) => [keyOf(one), one]))
    return {
      places: new Map([...distinct.keys()].map((key, place) => [key, place])),
      ask: {
        job: headerOf(job),
        limit,
        cases: [...distinct.values()].map((one) => ({ key: caseKeyOf(one), suiteId: one.suiteId })),
        isGiven,
        isGlance: !isExact,
      },
    }
  }, [job, cases, limit, isGiven, isExact])
  const { value, problem, retry } = useAnswer('histories', asked?.ask)
  const found = useMemo(() => {
    if (!asked || !value) return undefined
    const known = new Map<number, readonly Run[]>()
    return (one: CaseOfSuite): readonly Run[] => {
      const place = asked.places.get(keyOf(one)) ?? asked.places.get(`${caseKeyOf(one)} `)
      if (place === undefined) return none
      const runs =
        known.get(place) ??
        value.runs.map((run, at) => runOf(run, resultAt(value, place * value.runs.length + at)))
      known.set(place, runs)
      return runs
    }
  }, [asked, value])
  const runsOf = useLast(found, job?.jobId ?? '')
  return useMemo(
    () => ({ runsOf: runsOf ?? (() => none), problem, retry }),
    [runsOf, problem, retry],
  )
}
