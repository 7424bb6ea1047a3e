import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { useEffect, useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import type { Changed } from './changes.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'
import { isComparable, isFinal, isLargeJob, type JobHeader } from './engine/job-header.ts'
import type { Problem } from './engine/messages.ts'
import type { FoundBaseline } from './engine/view.ts'
import { evidenceOf } from './open-evidence.ts'
import { useBaseline, useChange, useHeaders } from './use-evidence.ts'
import { useLast } from './use-last.ts'

/** Changes of a job since an earlier one. */
export interface JobChanges {
  /** The jobs that it can be compared with, the newest first, as far as they are read. */
  choices: readonly JobHeader[]
  /** There are older ones, which are read when they are asked for. */
  hasOlder: boolean
  /** Undefined where there is no earlier job, or until it is known. */
  baseline: FoundBaseline['baseline']
  /** There is no earlier job: all are read. */
  isNone: boolean
  /** All but those that pass as before; undefined until the cases of both are there. */
  changes: readonly CaseChangeRow[] | undefined
  /** It is known which of them come and go; those of a large job are told before. */
  isFlakyKnown: boolean
  /** Changes of cases by id, or that they are not known yet; undefined without an earlier job. */
  changed: Changed | 'unknown' | undefined
  /** Why the data it needs could not be loaded. */
  problem: Problem | undefined
  retry: () => void
}

/** The cases of a job that the page lists itself. */
interface OwnCases {
  /** Undefined until all are there. */
  cases: readonly CaseReport[] | undefined
}

interface ChangesOptions {
  /** All cases are listed. */
  isLookedAt?: boolean
  /** Older jobs are being chosen from, too. */
  isChoosing?: boolean
  /** Cases that are marked N/A in their run do not count. */
  naMode?: boolean
  /** Where the page reads the cases of the job anyhow: they are not read once more. */
  own?: OwnCases | undefined
}

/**
 * Changes of the cases of a job since the job that is chosen, or else since its baseline. The cases of two
 * jobs in which none has failed are called for only where they are looked at; nothing is without a job.
 */
export const useChanges = (
  job: JobReport | undefined,
  chosen: string | undefined,
  { isLookedAt = false, isChoosing = false, naMode = false, own }: ChangesOptions = {},
): JobChanges => {
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
  const choice = useBaseline(chosen === undefined ? undefined : tested, chosen)
  // One that is gone leaves the baseline.
  const against = choice.problem ? undefined : chosen
  const found = useBaseline(tested, against)
  const of = `${job?.jobId} ${against} ${naMode}`
  const change = useChange(tested, {
    rows: true,
    isGiven: own !== undefined,
    against,
    naMode,
    isLookedAt,
  })
  // A flaky case is not new. While its runs are being read, nothing is said that might be taken back.
  const isTold =
    change.value?.isFlakyKnown || change.problem !== undefined || (tested && isLargeJob(tested))
  const shown = useLast(isTold && change.value?.rows ? change.value : undefined, of)
  const isRead = change.value?.state === 'counts' && change.value.isCertain
  useOwnCases(tested && isFinal(tested) && isRead ? undefined : tested, own)
  const baseline = found.value?.baseline
  const isNone = found.value !== undefined && !baseline
  const rows = shown?.rows
  const changed = useMemo((): JobChanges['changed'] => {
    if (!rows) return tested && !isNone ? 'unknown' : undefined
    return new Map(rows.flatMap(({ kind, now }) => (now ? [[now.id, kind] as const] : [])))
  }, [rows, tested, isNone])
  return {
    choices,
    hasOlder: tested !== undefined && !reach.isWhole && !isChoosing,
    baseline,
    isNone,
    changes: rows,
    isFlakyKnown: shown?.isFlakyKnown === true,
    changed,
    problem: found.problem ?? change.problem,
    retry: change.retry,
  }
}

/** Hands the cases over that the page reads itself, as long as they are needed. */
const useOwnCases = (job: JobHeader | undefined, own: OwnCases | undefined) => {
  const projectId = useProjectId()
  const cases = own?.cases
  useEffect(() => {
    if (job && cases) evidenceOf(projectId).client.tellCases(job, cases)
  }, [projectId, job, cases])
}
