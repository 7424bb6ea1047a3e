import {
  getJobReportQueryOptions,
  listCaseReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { useSpecs } from '../failures/use-spec-finder.ts'
import { type Baseline, baselineOf, comparableWith } from '../model/baseline.ts'
import {
  type CaseChange,
  type Changed,
  type ComparedCase,
  changeCounts,
  changesSince,
  countingCases,
  kindsById,
  unclearScenarios,
} from '../model/changes.ts'
import { rememberChange } from '../model/compared.ts'
import { unchanging } from '../model/finished-jobs.ts'
import { hasUnavailable } from '../model/results.ts'
import { isUnfinished } from '../model/statuses.ts'
import { allFinishedJobsQueryOptions, finishedJobsQueryOptions } from './earlier-runs.ts'

/** What has changed in a job since an earlier one. */
export interface JobChanges {
  /** The jobs that it can be compared with, the newest first; undefined until they are known. */
  choices: readonly JobReport[] | undefined
  /** There are older ones, which are loaded when they are asked for. */
  hasOlder: boolean
  /** Undefined where there is no earlier job, or until it is known. */
  baseline: Baseline<JobReport> | undefined
  /** Undefined until the cases of both are there. */
  changes: readonly CaseChange<CaseReport>[] | undefined
  /** What has become of each case, by its id, or that it is not known yet; undefined where there is no earlier job. */
  changed: Changed | 'unknown' | undefined
  /** What it takes could not be loaded. */
  isError: boolean
}

const none: readonly never[] = []
const noScenarios: ReadonlySet<string> = new Set()

/** Stands for a job that is not known: nothing is called for. */
const noJob = { jobId: '', status: 'succeeded' } as const

const hasFailed = ({ test }: JobReport) => (test?.caseResults?.failureCount ?? 0) > 0

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
  const jobs = useQuery({
    ...finishedJobsQueryOptions(projectId, job?.catalog.id ?? ''),
    enabled: job?.test?.caseResults !== undefined,
  })
  const reports = jobs.data?.reports
  const hasOlder = Boolean(jobs.data?.nextToken)
  const older = useQuery({
    ...allFinishedJobsQueryOptions(projectId, job?.catalog.id ?? ''),
    enabled: isChoosing && hasOlder,
  })
  const choices = useMemo(
    () => job && reports && comparableWith(job, older.data?.items ?? reports),
    [job, reports, older.data],
  )
  // One that is older than those that are known is called for by its id.
  const isElsewhere =
    chosen !== undefined && choices !== undefined && !choices.some(({ jobId }) => jobId === chosen)
  const elsewhere = useQuery({
    ...getJobReportQueryOptions({ projectId, jobId: chosen ?? '' }),
    ...unchanging,
    enabled: isElsewhere,
  })
  const baseline = useMemo(() => {
    if (!job) return undefined
    const others = isElsewhere && elsewhere.data ? comparableWith(job, [elsewhere.data]) : choices
    const report = others?.find(({ jobId }) => jobId === chosen)
    if (isElsewhere && elsewhere.isPending) return undefined
    return report ? { report, of: 'choice' as const } : baselineOf(job, reports ?? [])
  }, [choices, chosen, job, reports, isElsewhere, elsewhere.data, elsewhere.isPending])
  const isWaiting = choices === undefined || (isElsewhere && elsewhere.isPending)
  const isQuiet =
    !isLookedAt &&
    job !== undefined &&
    baseline !== undefined &&
    !hasFailed(job) &&
    !hasFailed(baseline.report)
  const own = useQuery({
    ...listCaseReportsAllQueryOptions({ projectId, jobId: job?.jobId ?? '' }),
    // The page polls them where a case has failed; where none has, those that were fixed are asked for once.
    enabled: baseline !== undefined && !isQuiet,
    ...unchanging,
  })
  const now = own.data
  const earlier = useQuery({
    ...listCaseReportsAllQueryOptions({ projectId, jobId: baseline?.report.jobId ?? '' }),
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
  const earlierSpecs = useSpecs(baseline?.report ?? noJob, isUnclear, unclear)
  const isPlaced = !isUnclear || (ownSpecs.complete && earlierSpecs.complete)
  const { specOf } = ownSpecs
  const { specOf: earlierSpecOf } = earlierSpecs
  const counting = useCounting(naMode && !isQuiet ? job : undefined, now?.items)
  const countingBefore = useCounting(
    naMode && !isQuiet ? baseline?.report : undefined,
    before?.items,
  )
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
  const isKept = isWhole && !naMode && job && !isUnfinished(job) && baseline?.of !== 'choice'
  useEffect(() => {
    if (job && changes && isKept) rememberChange(job.jobId, changeCounts(changes))
  }, [job, changes, isKept])
  const changed = useMemo(
    () => kindsById(changes) ?? (baseline || isWaiting ? ('unknown' as const) : undefined),
    [changes, baseline, isWaiting],
  )
  const isError = [jobs, own, earlier].some((each) => each.isError)
  return { choices, hasOlder: hasOlder && !isChoosing, baseline, changes, changed, isError }
}

/** The cases of a job that count in N/A mode, and all without a job; undefined until it is known. */
const useCounting = (
  job: JobReport | undefined,
  cases: readonly CaseReport[] | undefined,
): readonly CaseReport[] | undefined => {
  const isAsked = job !== undefined && hasUnavailable(job)
  const { specOf, complete } = useSpecs(job ?? noJob, isAsked, 'unavailable')
  return useMemo(() => {
    if (!isAsked) return cases
    return complete && cases ? countingCases(cases, specOf) : undefined
  }, [isAsked, complete, cases, specOf])
}
