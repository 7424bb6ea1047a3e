import { listRunsOperation } from '@generated/ml/codec.ts'
import { listRunReportsAllQueryOptions, listRunsQueryOptions } from '@generated/ml/queries.ts'
import type { RunReport } from '@generated/ml/types.ts'
import { hashKey } from '@tanstack/react-query'
import type { Polling } from '@/data/polling.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import { unfinishedStatuses } from '@/models/reports/report-statuses.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { callKey } from '@/transport/query-parameters.ts'
import type { MetricChoice } from './metric-direction.ts'

/** Runs that the row of an experiment tells of. */
const shown = 10

/** Reports of the runs of a project that have not ended: one call tells the rows of all experiments what has changed. */
export const unfinishedRunsQueryOptions = (projectId: string) =>
  listRunReportsAllQueryOptions({ projectId }, { status: [...unfinishedStatuses] })

/** Polls them until all have ended. */
export const unfinishedRunsPolling: Polling<PagedItems<RunReport>> = {
  interval: reloadInterval,
  isFinal: ({ items, complete }) => complete && items.length === 0,
}

type Path = {
  projectId: string
  experimentId: string
}

/** Milliseconds for which the last runs count as known: what has ended does not change. */
const staleTime = 5 * 60_000

/** The project, the operation and its arguments in a key, without what is known besides. */
const callOf = (queryKey: readonly unknown[]) => hashKey(queryKey.slice(0, 5))

/** A call of `listRuns`, asked again when a run has begun or ended; until then its last answer stays. */
const askedWith = (
  path: Path,
  query: Parameters<typeof listRunsQueryOptions>[1],
  running: readonly RunReport[],
) => {
  const known = { running: running.map(({ runId }) => runId).sort() }
  const queryKey = callKey(listRunsOperation, path, query, known)
  // The answer to other arguments does not stay: by another metric, another run is the best.
  const placeholderData = <Data>(
    previous: Data | undefined,
    asked: { queryKey: readonly unknown[] } | undefined,
  ) => (asked && callOf(asked.queryKey) === callOf(queryKey) ? previous : undefined)
  return { ...listRunsQueryOptions(path, query), queryKey, staleTime, placeholderData }
}

/** The last runs of an experiment, the newest first, as they are while `running` have not ended. */
export const lastRunsQueryOptions = (path: Path, running: readonly RunReport[]) =>
  askedWith(path, { size: shown }, running)

/** The run of an experiment with the best value of a metric, as far as they are. */
export const bestRunQueryOptions = (
  path: Path,
  metric: MetricChoice | undefined,
  running: readonly RunReport[],
) =>
  askedWith(
    path,
    {
      sort: 'metric_value',
      ...(metric && { sortMetricName: metric.name }),
      order: metric?.direction === 'lower' ? 'asc' : 'desc',
      size: 1,
    },
    running,
  )
