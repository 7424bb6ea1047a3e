import type { JobReport } from '@generated/evaluation/types.ts'
import type { Polling } from '@/data/polling.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { areFinal, isUnfinished } from './report-statuses.ts'

/** Unfinished reports are polled every 15 s. */
export const reloadInterval = 15_000

type Report = Pick<JobReport, 'status' | 'finishedAt'>

/** Polls a report until it is final. */
export const reportPolling: Polling<Report> = {
  interval: reloadInterval,
  isFinal: (report) => !isUnfinished(report),
}

/** A report with others under it; its stages, where it has some, begin and end on their own. */
type Parent = Report &
  Partial<Record<'build' | 'process' | 'train', { readonly status?: string | undefined }>>

/** Changes with each step of a report, and a last time when it becomes final. */
const stepOf = (parent: Parent): string => {
  if (!isUnfinished(parent)) return 'final'
  const { status, build, process, train } = parent
  return [status, build?.status, process?.status, train?.status].join()
}

/**
 * Polls the reports under another one until all of them are final, and whenever that one gets on: the last ones may
 * have come since they were asked.
 */
export const pollingUnder = (parent: Parent): Polling<PagedItems<Report>> => ({
  interval: reloadInterval,
  isFinal: areFinal(parent),
  follows: stepOf(parent),
})

/** Polls numbers about a report until it is final. */
export const pollingAbout = (report: Report): Polling<unknown> => ({
  interval: reloadInterval,
  isFinal: () => !isUnfinished(report),
  follows: stepOf(report),
})

/** Polls a list of job reports while one of them is unfinished. */
export const reportListPolling: Polling<PagedItems<Report>> = {
  interval: reloadInterval,
  isFinal: ({ items, complete }) => complete && !items.some(isUnfinished),
}
