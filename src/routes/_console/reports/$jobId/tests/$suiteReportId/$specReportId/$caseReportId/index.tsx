import {
  getCaseReportQueryOptions,
  getJobReportQueryOptions,
  getSpecReportQueryOptions,
  listCaseAttemptsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { jobOfLists } from '@/evidence/job-of-lists.ts'
import { CaseReportScreen } from '@/features/reports/case-report-screen.tsx'
import { getLogReady } from '@/features/reports/logs/ready-log.ts'
import { readSearch, type SearchOf } from '@/lib/search-params.ts'
import { caseSearch, failureWalkSearch } from '@/models/reports/report-search.ts'
import { caseOfLists, specOfLists } from '@/models/reports/reports-of-lists.ts'

export const Route = createFileRoute(
  '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/',
)({
  validateSearch: readSearch({ ...caseSearch, ...failureWalkSearch }),
  loader: (args) =>
    load(args, ({ start, projectId, context, location, preload, params }) => {
      const { jobId, specReportId, caseReportId } = params
      const { queryClient } = context
      start(getCaseReportQueryOptions({ projectId, jobId, caseReportId }), {
        listed: caseOfLists(queryClient, projectId, caseReportId),
      })
      start(getJobReportQueryOptions({ projectId, jobId }), {
        listed: jobOfLists(queryClient, projectId, jobId),
      })
      start(getSpecReportQueryOptions({ projectId, jobId, specReportId }), {
        listed: specOfLists(queryClient, projectId, specReportId),
      })
      start(listCaseAttemptsAllQueryOptions({ projectId, jobId, caseReportId }))
      const { attempts, log: chosen }: SearchOf<typeof caseSearch> = location.search
      if (preload && attempts === undefined) {
        getLogReady(queryClient, { projectId, jobId, caseReportId, chosen })
      }
    }),
  component: CaseReportScreen,
})
