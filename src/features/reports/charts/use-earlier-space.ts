import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { finishedJobsQueryOptions } from '../changes/earlier-runs.ts'
import { useMatch } from '../compare/use-match.ts'
import { baselineOf, baselinesFor } from '../model/baseline.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { type Changed, changesSince, kindsById } from '../model/changes.ts'
import { type Slice, type Space, spaceOf } from '../model/parameter-space.ts'
import { comparedSpec } from '../model/report-comparison.ts'

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
  choices: readonly JobReport[] | undefined
  id: string | undefined
  report: JobReport | undefined
  /** Its cases, placed as those of this run; undefined until all of them are there. */
  space: Space<CaseReport> | undefined
  /** What has become of the cases since. */
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
  const { data } = useQuery(finishedJobsQueryOptions(projectId, report.catalog.id))
  const reports = data?.reports
  const choices = useMemo(() => job && reports && baselinesFor(job, reports), [job, reports])
  const baseline = useMemo(() => job && reports && baselineOf(job, reports), [job, reports])
  const id = chosen ?? baseline?.report.jobId
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
    changed: useMemo(() => before && kindsById(changesSince(before, cases)), [before, cases]),
    isNone: match.state === 'none',
  }
}
