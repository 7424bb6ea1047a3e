import {
  listCaseReportsAllQueryOptions,
  listJobReportsQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { type Baseline, baselineOf, baselinesFor } from '../model/baseline.ts'
import { type CaseChange, changesSince } from '../model/changes.ts'

/** What has changed in a job since an earlier one. */
export interface JobChanges {
  /** The jobs that it can be compared with, the newest first; undefined until they are known. */
  choices: readonly JobReport[] | undefined
  /** Undefined where there is no earlier job, or until it is known. */
  baseline: Baseline<JobReport> | undefined
  /** Undefined until the cases of both are there. */
  changes: readonly CaseChange<CaseReport>[] | undefined
}

/** The finished jobs of a catalog never change, and a baseline is one of them. */
const unchanging = { staleTime: Number.POSITIVE_INFINITY }

const none: readonly never[] = []

const hasFailed = ({ test }: JobReport) => (test?.caseResults?.failureCount ?? 0) > 0

/** What has become of the cases of a job since the job that is chosen, or else since its baseline. */
export const useChanges = (job: JobReport, chosen: string | undefined): JobChanges => {
  const projectId = useProjectId()
  const isTested = job.test?.caseResults !== undefined
  const { data } = useQuery({
    ...listJobReportsQueryOptions(
      { projectId },
      { catalogId: job.catalog.id, status: ['succeeded', 'failed'] },
    ),
    ...unchanging,
    enabled: isTested,
  })
  const reports = data?.reports
  const choices = useMemo(() => reports && baselinesFor(job, reports), [job, reports])
  const baseline = useMemo(() => {
    const report = choices?.find(({ jobId }) => jobId === chosen)
    return report ? { report, of: 'choice' as const } : baselineOf(job, reports ?? [])
  }, [choices, chosen, job, reports])
  const { data: now } = useQuery({
    ...listCaseReportsAllQueryOptions({ projectId, jobId: job.jobId }),
    // The page polls them where a case has failed; where none has, those that were fixed are asked for once.
    enabled: baseline !== undefined && hasFailed(baseline.report),
    ...unchanging,
  })
  const { data: before } = useQuery({
    ...listCaseReportsAllQueryOptions({ projectId, jobId: baseline?.report.jobId ?? '' }),
    ...unchanging,
    enabled: baseline !== undefined && now?.complete === true,
  })
  const isQuiet = baseline !== undefined && !hasFailed(job) && !hasFailed(baseline.report)
  const changes = useMemo(() => {
    if (isQuiet) return none
    return before?.complete && now?.complete ? changesSince(before.items, now.items) : undefined
  }, [isQuiet, before, now])
  return { choices, baseline, changes }
}
