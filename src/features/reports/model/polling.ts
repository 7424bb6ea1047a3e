import type { JobReport } from '@generated/evaluation/types.ts'
import type { Polling } from '@/data/polling.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { areFinal, isUnfinished } from './statuses.ts'

/** Unfinished reports are polled every 15 s. */
export const reloadInterval = 15_000

type Report = Pick<JobReport, 'status' | 'finishedAt'>

/** Polls a report until it is final. */
export const reportPolling: Polling<Report> = {
  interval: reloadInterval,
  isFinal: (report) => !isUnfinished(report),
}

/** Polls the reports under another one until all of them are final. */
export const pollingUnder = (parent: Report): Polling<PagedItems<Report>> => ({
  interval: reloadInterval,
  isFinal: areFinal(parent),
})

/** Polls numbers about a report until it is final. */
export const pollingAbout = (report: Report): Polling<unknown> => ({
  interval: reloadInterval,
  isFinal: () => !isUnfinished(report),
})

/** Polls a list of job reports while one of them is unfinished. */
export const reportListPolling: Polling<PagedItems<Report>> = {
  interval: reloadInterval,
  isFinal: ({ items, complete }) => complete && !items.some(isUnfinished),
}
