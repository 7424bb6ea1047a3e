import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { parameterNamesOf } from './model/case-parameters.ts'
import { caseReportsQueryOptions } from './model/case-report-queries.ts'

/**
 * The parameters in which the cases of a spec report differ, and those that they share; from the cases that its
 * page has fetched, without a call. With the first case, for what they share.
 */
export const useCaseParameters = (jobId: string, specReportId: string) => {
  const { data } = useQuery({
    ...caseReportsQueryOptions(useProjectId(), jobId, specReportId),
    enabled: false,
  })
  return useMemo(() => {
    const cases = data?.items ?? []
    return { ...parameterNamesOf(cases), first: cases[0] }
  }, [data])
}
