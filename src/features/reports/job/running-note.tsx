import { listJobReportsQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'
import { expectedSeconds } from '../model/expected.ts'
import { RunningTime } from '../running-time.tsx'

/** How long a running job has taken so far, and how long such jobs take. */
export function RunningNote({ report }: { report: JobReport }) {
  const { data } = useQuery({
    ...listJobReportsQueryOptions(
      { projectId: useProjectId() },
      { catalogId: report.catalog.id, status: ['succeeded', 'failed'] },
    ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <RunningTime report={report} expected={data && expectedSeconds(report, data.reports)} />
}
