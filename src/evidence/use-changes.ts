import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hasUnavailable } from '@/models/reports/report-results.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { useProjectId } from '@/session/project/projects.ts'
import {
  type CaseChange,
  type Changed,
  type ComparedCase,
  changesSince,
  countingCases,
  kindsById,
  unclearScenarios,
} from './changes.ts'
import { isComparable, type JobHeader } from './engine/job-header.ts'
import type { FoundBaseline } from './engine/view.ts'
import { unchanging } from './finished-jobs.ts'
import { type Evidence, useBaseline, useHeaders } from './use-evidence.ts'
import { useSpecs } from './use-spec-finder.ts'

/** What has changed in a job since an earlier one. */
export interface JobChanges {
  /** The jobs that it can be compared with, the newest first, as far as they are read. */
  choices: readonly JobHeader[]
  /** There are older ones, which are read when they are asked for. */
  hasOlder: boolean
  /** Undefined where there is no earlier job, or until it is known. */
  baseline: FoundBaseline['baseline']
  /** There is no earlier job: all are read. */
  isNone: boolean
  /** Undefined until the cases of both are there. */
  changes: readonly CaseChange<CaseReport>[] | undefined
  /** What has become of each case, by its id, or that it is not known yet; undefined where there is no earlier job. */
  changed: Changed | 'unknown' | undefined
  /** What it takes could not be loaded. */
  isError: boolean
  /** The earlier jobs could not be read; `retry` reads them again. */
  isUnread: boolean
  retry: () => void
}

const none: readonly never[] = []
const noScenarios: ReadonlySet<string> = new Set()

/** Stands for a job that is not known: nothing is called for. */
const noJob = { jobId: '', status: 'succeeded' } as const

const hasFailed = ({ test }: JobHeader) => (test?.caseResults?.failureCount ?? 0) > 0

interface ChangesOptions {
  /** All cases are listed. */
  isLookedAt?: boolean
  /** Older jobs are being chosen from, too. */
  isChoosing?: boolean
  /** Id of the scenario whose cases are looked at; those of others may be taken for each other. */
  scenarioId?: string | undefined
  /** Cases that are marked N/A in their run do not count. */
  naMode?: boolean
  /** Whether a case comes and goes, once that is known. */
  isFlaky?: ((one: ComparedCase, suiteId: string | undefined) => boolean) | undefined
}

/**
 * What has become of the cases of a job since the job that is chosen, or else since its baseline. The cases of two
 * jobs in which none has failed are called for only where they are looked at; nothing is without a job.
 */
export const useChanges = (
  job: JobReport | undefined,
  chosen: string | undefined,
  { isLookedAt = false, isChoosing = false, scenarioId, naMode, isFlaky }: ChangesOptions = {},
): JobChanges => {
  const projectId = useProjectId()
  const tested = job?.test?.caseResults ? job : undefined
  const { jobs, reach } = useHeaders({
    catalogId: tested?.catalog.id ?? '',
    whole: isChoosing,
    isAsked: tested !== undefined,
  })
  const choices = useMemo(
    () => jobs.filter((each) => isComparable(each) && each.jobId !== tested?.jobId),
    [jobs, tested?.jobId],
  )
  const found = useChosen(tested, chosen)
  const baseline = found.value?.baseline
  const isNone = found.value !== undefined && !baseline && found.value.isCertain
  // What a running job has fixed is told once it is done: it takes all its cases, again and again.
  const isQuiet =
    !isLookedAt &&
    job !== undefined &&
    baseline !== undefined &&
    !hasFailed(job) &&
    (isUnfinished(job) || !hasFailed(baseline.job))
  const own = useQuery({
    ...listCaseReportsAllQueryOptions({ projectId, jobId: job?.jobId ?? '' }),
    // The page polls them where a case has failed; where none has, those that were fixed are asked for once.
    enabled: baseline !== undefined && !isQuiet,
    ...unchanging,
  })
  const now = own.data
  const earlier = useQuery({
    ...listCaseReportsAllQueryOptions({ projectId, jobId: baseline?.job.jobId ?? '' }),
    ...unchanging,
    enabled: baseline !== undefined && !isQuiet && now?.complete === true,
  })
  const before = earlier.data
  const isWhole = scenarioId === undefined
  const unclear = useMemo(() => {
    if (!(before?.complete && now?.complete)) return noScenarios
    const all = unclearScenarios(before.items, now.items)
    return isWhole ? all : new Set([scenarioId].filter((id) => all.has(id)))
  }, [before, now, isWhole, scenarioId])
  const isUnclear = unclear.size > 0
  const ownSpecs = useSpecs(job ?? noJob, isUnclear, unclear)
  const earlierSpecs = useSpecs(baseline?.job ?? noJob, isUnclear, unclear)
  const isPlaced = !isUnclear || (ownSpecs.complete && earlierSpecs.complete)
  const { specOf } = ownSpecs
  const { specOf: earlierSpecOf } = earlierSpecs
  const counting = useCounting(naMode && !isQuiet ? job : undefined, now?.items)
  const countingBefore = useCounting(naMode && !isQuiet ? baseline?.job : undefined, before?.items)
  const changes = useMemo(() => {
    if (isQuiet) return none
    if (!(before?.complete && now?.complete && isPlaced && counting && countingBefore))
      return undefined
    const isEarlier = new Set(before.items)
    const suiteIdOf = (one: CaseReport) => {
      if (!unclear.has(one.scenario.id)) return undefined
      return (isEarlier.has(one) ? earlierSpecOf : specOf)(one)?.suite.id
    }
    return changesSince(countingBefore, counting, { suiteIdOf, isFlaky })
  }, [
    isQuiet,
    before,
    now,
    counting,
    countingBefore,
    unclear,
    isPlaced,
    specOf,
    earlierSpecOf,
    isFlaky,
  ])
  const changed = useMemo(
    () => kindsById(changes) ?? (tested && !isNone ? ('unknown' as const) : undefined),
    [changes, tested, isNone],
  )
  return {
    choices,
    hasOlder: tested !== undefined && !reach.isWhole && !isChoosing,
    baseline,
    isNone,
    changes,
    changed,
    isError: found.problem !== undefined || own.isError || earlier.isError,
    isUnread: found.problem !== undefined,
    retry: found.retry,
  }
}

/** The job that is chosen, or the baseline where there is none such. */
const useChosen = (
  job: JobReport | undefined,
  chosen: string | undefined,
): Evidence<FoundBaseline> => {
  const choice = useBaseline(chosen === undefined ? undefined : job, chosen)
  const own = useBaseline(job)
  return chosen === undefined || choice.problem ? own : choice
}

/** The cases of a job that count in N/A mode, and all without a job; undefined until it is known. */
const useCounting = (
  job: JobHeader | undefined,
  cases: readonly CaseReport[] | undefined,
): readonly CaseReport[] | undefined => {
  const isAsked = job !== undefined && hasUnavailable(job)
  const { specOf, complete } = useSpecs(job ?? noJob, isAsked, 'unavailable')
  return useMemo(() => {
    if (!isAsked) return cases
    return complete && cases ? countingCases(cases, specOf) : undefined
  }, [isAsked, complete, cases, specOf])
}
