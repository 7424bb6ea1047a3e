import {
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import { queryOptions } from '@tanstack/react-query'
import { queued, unchanging } from '@/evidence/finished-jobs.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { hasUnavailable } from '@/models/reports/report-results.ts'
import { readWhole } from '@/transport/known-lists.ts'

/**
 * The ids of the cases of a scenario that are marked N/A in a finished job, whichever suites ran them. Only suites whose
 * counts tell of such cases are looked through.
 */
export const unavailableCasesQueryOptions = (
  projectId: string,
  jobId: string,
  scenarioId: string,
) =>
  queryOptions({
    queryKey: [projectId, 'unavailable cases', jobId, scenarioId],
    queryFn: async ({ client }): Promise<ReadonlySet<string>> => {
      const path = { projectId, jobId }
      const suites = await readWhole(client, queued(listSuiteReportsAllQueryOptions(path)))
      const specs = await Promise.all(
        suites
          .filter((suite) => hasUnavailable({ test: suite }))
          .map(({ id }) =>
            readWhole(client, queued(listSpecReportsAllQueryOptions(path, { suiteReportId: id }))),
          ),
      )
      const marked = specs
        .flat()
        .filter(({ scenario, unavailable }) => unavailable && scenario.id === scenarioId)
      const cases = await Promise.all(
        marked.map(({ id }) =>
          readWhole(client, queued(caseReportsQueryOptions(projectId, jobId, id))),
        ),
      )
      return new Set(cases.flat().map(({ id }) => id))
    },
    retry: false,
    ...unchanging,
  })
