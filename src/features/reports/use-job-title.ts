import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { jobName, jobTitle } from '@/models/reports/report-names.ts'
import { useProjectId } from '@/session/project/projects.ts'

/**
 * Title of the job above a page, from the report that the page's route starts to load; until then what it was made
 * from, where the page knows that, or its short id.
 */
export const useJobTitle = (jobId: string, source?: string): string => {
  const { data } = useQuery({
    ...getJobReportQueryOptions({ projectId: useProjectId(), jobId }),
    // A name is not worth a second try, nor a call when the page is seen again.
    enabled: false,
  })
  return data ? jobTitle(data) : (source ?? jobName(jobId))
}
