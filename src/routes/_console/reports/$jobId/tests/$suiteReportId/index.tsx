import {
  getJobReportQueryOptions,
  getSuiteReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { jobOfLists } from '@/evidence/job-of-lists.ts'
import { SuiteReportScreen } from '@/features/reports/suite-report-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { suitePartSearch } from '@/models/reports/report-search.ts'
import { suiteOfLists } from '@/models/reports/reports-of-lists.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'

export const Route = createFileRoute('/_console/reports/$jobId/tests/$suiteReportId/')({
  validateSearch: readSearch({ ...tableSearch, ...suitePartSearch }),
  loader: (args) =>
    load(args, ({ start, projectId, context, params: { jobId, suiteReportId } }) => {
      start(getSuiteReportQueryOptions({ projectId, jobId, suiteReportId }), {
        listed: suiteOfLists(context.queryClient, projectId, suiteReportId),
      })
      start(getJobReportQueryOptions({ projectId, jobId }), {
        listed: jobOfLists(context.queryClient, projectId, jobId),
      })
      start(specReportsQueryOptions(projectId, jobId, suiteReportId))
    }),
  component: SuiteReportScreen,
})
