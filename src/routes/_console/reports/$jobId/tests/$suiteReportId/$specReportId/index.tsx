import {
  getJobReportQueryOptions,
  getSpecReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { jobOfLists } from '@/evidence/job-of-lists.ts'
import { SpecReportScreen } from '@/features/reports/spec-report-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { specPartSearch } from '@/models/reports/report-search.ts'
import { specOfLists } from '@/models/reports/reports-of-lists.ts'

export const Route = createFileRoute(
  '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
)({
  validateSearch: readSearch({ ...tableSearch, ...specPartSearch }),
  loader: (args) =>
    load(args, ({ start, projectId, context, params: { jobId, specReportId } }) => {
      start(getSpecReportQueryOptions({ projectId, jobId, specReportId }), {
        listed: specOfLists(context.queryClient, projectId, specReportId),
      })
      start(getJobReportQueryOptions({ projectId, jobId }), {
        listed: jobOfLists(context.queryClient, projectId, jobId),
      })
      start(caseReportsQueryOptions(projectId, jobId, specReportId))
    }),
  component: SpecReportScreen,
})
