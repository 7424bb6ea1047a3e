import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { queryOptions, type SkipToken } from '@tanstack/react-query'
import { freeFor } from '@/lib/idle.ts'
import { mostTogether } from '@/models/reports/case-report-queries.ts'
import { askEvidence } from './ask-evidence.ts'
import { knownJobsOf } from './open-evidence.ts'

/** The page waits so long for the evidence, in milliseconds; then it asks the service. */
const patience = 20

/** A job, and what it counts of its cases where that is known. */
type CountedJob = Pick<JobReport, 'jobId'> & Partial<Pick<JobReport, 'test'>>

/** The cases of a finished job, should they have been read already for the line of a list. */
const casesAtHand = async (
  projectId: string,
  jobId: string,
  signal: AbortSignal,
): Promise<readonly CaseReport[] | undefined> => {
  if (!knownJobsOf(projectId).jobs.some((job) => job.jobId === jobId)) return undefined
  const waiting = new AbortController()
  try {
    return await Promise.race([
      askEvidence(
        projectId,
        'reports',
        { jobId },
        { signal: AbortSignal.any([signal, waiting.signal]) },
      ),
      freeFor(patience).then(() => undefined),
    ])
  } finally {
    waiting.abort()
  }
}

/**
 * All case reports of a job, in which its page finds the failures: options for a loader or a hook. The service is not
 * asked for those that are at hand, but to read them again.
 */
export const jobCasesQueryOptions = (projectId: string, { jobId, test }: CountedJob) => {
  const whole = listCaseReportsAllQueryOptions({ projectId, jobId })
  // A generated list is never skipped.
  const read = whole.queryFn as Exclude<typeof whole.queryFn, SkipToken | undefined>
  const count = test?.caseResults?.totalCount ?? Number.POSITIVE_INFINITY
  return queryOptions({
    ...whole,
    meta: { ...whole.meta, isAwaited: count <= mostTogether },
    queryFn: async (context) => {
      const isFirst = context.client.getQueryData(whole.queryKey) === undefined
      const items = isFirst && (await casesAtHand(projectId, jobId, context.signal))
      return items ? { items, complete: true } : read(context)
    },
  })
}
