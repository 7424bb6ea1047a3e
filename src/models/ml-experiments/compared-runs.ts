import type { Run } from '@generated/ml/types.ts'
import type { Polling } from '@/data/polling.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** Most runs that are compared. */
export const comparedRuns = 100

/** Why so many runs cannot be compared; undefined when they can. */
export const whyNotCompare = (count: number): string | undefined => {
  if (count < 2) return 'Select at least 2 runs.'
  return count > comparedRuns ? `At most ${comparedRuns} runs can be compared.` : undefined
}

/** Note on a comparison that lacks runs of its address; undefined when it has all of them. */
export const incompleteText = (shown: number, named: number): string | undefined =>
  shown < named
    ? `${shown} of ${named} runs are compared: at most ${comparedRuns}, and none that is deleted.`
    : undefined

/** Polls the runs of an experiment while one of those that are compared goes on. */
export const comparisonPolling = (
  ids: readonly string[],
): Polling<PagedItems<Pick<Run, 'id' | 'report'>>> => ({
  interval: reloadInterval,
  isFinal: ({ items, complete }) =>
    complete && !items.some(({ id, report }) => isUnfinished(report) && ids.includes(id)),
})
