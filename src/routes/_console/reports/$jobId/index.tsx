import {
  getJobReportQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { suitesWithFailures } from '@/evidence/failure-places.ts'
import { inTurn } from '@/evidence/finished-jobs.ts'
import { jobCasesQueryOptions } from '@/evidence/job-cases.ts'
import { jobOfLists } from '@/evidence/job-of-lists.ts'
import { startEvidence } from '@/evidence/open-evidence.ts'
import { JobReportScreen } from '@/features/reports/job-report-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { hasFailures } from '@/models/reports/case-report-queries.ts'
import { suiteReportSearch } from '@/models/reports/report-search.ts'

export const Route = createFileRoute('/_console/reports/$jobId/')({
  validateSearch: readSearch({ ...tableSearch, ...suiteReportSearch }),
  loader: (args) =>
    load(args, ({ start, projectId, context, params: { jobId } }) => {
      // The failures are not for those who only point at the link.
      const isOpened = args.cause !== 'preload'
      const reading: Promise<void>[] = []
      let goOn = () => {}
      start(getJobReportQueryOptions({ projectId, jobId }), {
        listed: jobOfLists(context.queryClient, projectId, jobId),
        next: (report) => {
          const cases = jobCasesQueryOptions(projectId, report)
          if (isOpened && hasFailures(report) && cases.meta?.isAwaited) reading.push(start(cases))
        },
      })
      start(listSuiteReportsAllQueryOptions({ projectId, jobId }), {
        next: ({ items, complete }) => {
          if (!isOpened || !complete) return
          for (const { id } of suitesWithFailures(items)) {
            const specs = listSpecReportsAllQueryOptions(
              { projectId, jobId },
              { suiteReportId: id },
            )
            reading.push(start(inTurn(specs)))
          }
          void Promise.all(reading).then(() => goOn())
        },
      })
      goOn = startEvidence(projectId, { makesWay: isOpened })
    }),
  component: JobReportScreen,
})
