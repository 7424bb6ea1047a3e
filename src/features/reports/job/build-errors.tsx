import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'
import { BuildReportLink } from '../build/build-report-link.tsx'
import { buildReportsOptions } from './build-reports.ts'

interface BuildErrorsProps {
  report: JobReport
  /** What is said already. */
  reason: string | undefined
}

/** What the builds of a job failed by, and the way to their logs. */
export function BuildErrors({ report, reason }: BuildErrorsProps) {
  const { data } = useQuery(buildReportsOptions(useProjectId(), report))
  return data?.items
    .filter(({ status }) => status === 'failed')
    .map(({ id, failMessage }) => (
      <p key={id} className="flex min-w-0 flex-col gap-1 text-sm">
        {failMessage && failMessage !== reason && (
          <bdi className="line-clamp-3 font-mono text-xs [overflow-wrap:anywhere]">
            {failMessage}
          </bdi>
        )}
        <BuildReportLink jobId={report.jobId} buildReportId={id}>
          Open the build log
        </BuildReportLink>
      </p>
    ))
}
