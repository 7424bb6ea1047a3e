import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { finishedJobsQueryOptions } from '../changes/earlier-runs.ts'
import { useMatch } from '../compare/use-match.ts'
import { baselineOf, baselinesFor } from '../model/baseline.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { comparedSpec } from '../model/report-comparison.ts'

/** The job of a scenario, and the cases of the same scenario in the job that is chosen, or else in its baseline. */
export const useEarlierSpace = (jobId: string, report: SpecReport, chosen: string | undefined) => {
  const projectId = useProjectId()
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId, jobId }))
  const { data } = useQuery(finishedJobsQueryOptions(projectId, report.catalog.id))
  const reports = data?.reports
  const choices = useMemo(() => job && reports && baselinesFor(job, reports), [job, reports])
  const baseline = useMemo(() => job && reports && baselineOf(job, reports), [job, reports])
  const earlierId = chosen ?? baseline?.report.jobId
  const match = useMatch(comparedSpec(jobId, report), earlierId)
  const { data: cases } = useQuery({
    ...caseReportsQueryOptions(projectId, earlierId ?? '', match.spec?.id ?? ''),
    enabled: match.spec !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    job,
    choices,
    earlierId,
    earlier: choices?.find((one) => one.jobId === earlierId),
    /** Undefined until all of them are there. */
    cases: cases?.complete ? cases.items : undefined,
    isNone: match.state === 'none',
  }
}
