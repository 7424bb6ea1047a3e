import type { JobReport } from '@generated/evaluation/types.ts'
import type { Polling } from '@/data/polling.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { areFinal, isUnfinished } from './statuses.ts'

/** Unfinished reports are asked for again every 15 s. */
export const reloadInterval = 15_000

type Report = Pick<JobReport, 'status' | 'finishedAt'>

/** Keeps a report up to date until it is final. */
export const reportPolling: Polling<Report> = {
  interval: reloadInterval,
  isFinal: (report) => !isUnfinished(report),
}

/** Keeps the reports under another one up to date until all of them are final. */
export const pollingUnder = (parent: Report): Polling<PagedItems<Report>> => ({
  interval: reloadInterval,
  isFinal: areFinal(parent),
})

/** Keeps a list of job reports up to date while one of them is unfinished. */
export const reportListPolling: Polling<PagedItems<Report>> = {
  interval: reloadInterval,
  isFinal: ({ items, complete }) => complete && !items.some(isUnfinished),
}
