import {
  getJobReportQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { jobOfLists } from '@/evidence/job-of-lists.ts'
import { startEvidence } from '@/evidence/open-evidence.ts'
import { JobReportScreen } from '@/features/reports/job-report-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { hasFailures, jobCasesQueryOptions } from '@/models/reports/case-report-queries.ts'
import { suiteReportSearch } from '@/models/reports/report-search.ts'

export const Route = createFileRoute('/_console/reports/$jobId/')({
  validateSearch: readSearch({ ...tableSearch, ...suiteReportSearch }),
  loader: (args) =>
    load(args, ({ start, projectId, context, params: { jobId } }) => {
      start(getJobReportQueryOptions({ projectId, jobId }), {
        listed: jobOfLists(context.queryClient, projectId, jobId),
        next: (report) => {
          const cases = jobCasesQueryOptions(projectId, report)
          // Not for those who only point at the link.
          if (args.cause !== 'preload' && hasFailures(report) && cases.meta.isAwaited) start(cases)
        },
      })
      start(listSuiteReportsAllQueryOptions({ projectId, jobId }))
      startEvidence(projectId, { asksJobs: false })
    }),
  component: JobReportScreen,
})
