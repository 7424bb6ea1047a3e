import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parameterNamesOf } from '@/models/reports/case-parameters.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'

interface Scenario {
  jobId: string
  specReportId: string
  /** Id of the scenario, by which its cases are found among those of the job. */
  scenarioId?: string | undefined
}

/**
 * The parameters in which the cases of a spec report differ, and those that they share; from the cases that its
 * page, or that of the job, has fetched, without a call. With the cases themselves.
 */
export const useCaseParameters = ({ jobId, specReportId, scenarioId }: Scenario) => {
  const projectId = useProjectId()
  const { data: own } = useQuery({
    ...caseReportsQueryOptions(projectId, jobId, specReportId),
    enabled: false,
  })
  const { data: ofJob } = useQuery({
    ...listCaseReportsAllQueryOptions({ projectId, jobId }),
    enabled: false,
  })
  return useMemo(() => {
    const cases =
      own?.items ?? ofJob?.items.filter(({ scenario }) => scenario.id === scenarioId) ?? []
    return { ...parameterNamesOf(cases), cases }
  }, [own, ofJob, scenarioId])
}
