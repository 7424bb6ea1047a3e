import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Changed, changedSince } from '@/evidence/changes.ts'
import { isComparable, type JobHeader, timeOf } from '@/evidence/engine/job-header.ts'
import { useBaseline, useHeaders } from '@/evidence/use-evidence.ts'
import { useMatch } from '@/features/report-tables/use-match.ts'
import { type Slice, type Space, spaceOf } from '@/models/parameter-space/space-model.ts'
import { comparedSpec } from '@/models/report-tables/report-comparison.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'

interface EarlierSpaceOptions {
  /** The job that is chosen, if any. */
  chosen: string | undefined
  /** The cases of this run, and where they are placed. */
  cases: readonly CaseReport[]
  space: Space<CaseReport>
  slice: Slice
}

/** The same scenario in an earlier job. */
export interface EarlierSpace {
  /** The job of this run. */
  job: JobReport | undefined
  /** The jobs to choose from. */
  choices: readonly JobHeader[] | undefined
  id: string | undefined
  report: JobHeader | undefined
  /** Its cases, placed as those of this run; undefined until all of them are there. */
  space: Space<CaseReport> | undefined
  /** How the cases have changed since. */
  changed: Changed | undefined
  /** The scenario was not in that job. */
  isNone: boolean
}

/** The cases of a scenario in the job that is chosen, or else in the baseline of its own. */
export const useEarlierSpace = (
  jobId: string,
  report: SpecReport,
  { chosen, cases, space, slice }: EarlierSpaceOptions,
): EarlierSpace => {
  const projectId = useProjectId()
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId, jobId }))
  const { jobs } = useHeaders({ catalogId: report.catalog.id })
  const choices = useMemo(
    () => job && jobs.filter((each) => isComparable(each) && timeOf(each) < timeOf(job)),
    [job, jobs],
  )
  const { value } = useBaseline(job)
  const id = chosen ?? value?.baseline?.job.jobId
  const match = useMatch(comparedSpec(jobId, report), id)
  const query = useQuery({
    ...caseReportsQueryOptions(projectId, id ?? '', match.spec?.id ?? ''),
    enabled: match.spec !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const before = query.data?.complete ? query.data.items : undefined
  return {
    job,
    choices,
    id,
    report: choices?.find((one) => one.jobId === id),
    space: useMemo(() => before && spaceOf(before, space, slice, space), [before, space, slice]),
    changed: useMemo(() => before && changedSince(before, cases), [before, cases]),
    isNone: match.state === 'none',
  }
}
