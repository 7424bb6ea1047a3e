import { getCaseReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { headerOf, type JobHeader } from './engine/job-header.ts'
import { useAnswer } from './use-evidence.ts'

/** A run of a case in an earlier job. */
export interface EarlierRun {
  job: JobHeader
  report: CaseReport
}

/** A case that failed, whose last pass can be looked for. */
export interface FailedCase {
  /** With the result of the attempt that is shown. */
  report: CaseReport
  job: JobReport
  /** The suite that the case ran in; undefined while unknown. */
  suiteId: string | undefined
}

/** The newest earlier run in which a case passed. */
export interface LastPassFound {
  /** Null where there is none; undefined until it is known. */
  pass: EarlierRun | null | undefined
  /** Where there is none: all earlier runs were looked through, not only the last ones. */
  isAll: boolean
  isError: boolean
  /** Looks for it again. */
  retry: () => void
}

/** Looks for the newest earlier run in which a case passed, first of the branch of its job. */
export const useLastPass = ({ report, job, suiteId }: FailedCase): LastPassFound => {
  const projectId = useProjectId()
  const asked = useMemo(
    () => ({ job: headerOf(job), key: caseKeyOf(report), suiteId }),
    [job, report, suiteId],
  )
  const { value, problem, retry } = useAnswer('lastPass', asked)
  const found = value?.pass
  const query = useQuery({
    ...getCaseReportQueryOptions({
      projectId,
      jobId: found?.job.jobId ?? '',
      caseReportId: found?.id ?? '',
    }),
    enabled: found != null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, refetch } = query
  // A part that is gone is none.
  const isGone = data === null
  const pass = useMemo(
    () => (found && data ? { job: found.job, report: data } : undefined),
    [found, data],
  )
  return {
    pass: found === null || isGone ? null : pass,
    isAll: value?.isAll === true,
    isError: problem !== undefined || query.isError,
    retry: () => {
      retry()
      if (query.isError) void refetch()
    },
  }
}
