// Generated from openapi/ by `npm run codegen`. Do not edit.

import { queryOptions } from '@tanstack/react-query'
import type { BodyOf, PathOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send } from '@/transport/send.ts'
import { client } from './client.ts'
import { queryMetricsOperation } from './codec.ts'
import type { operations } from './types.ts'

/** Key of: Query metrics. */
export const queryMetricsQueryKey = (
  path: PathOf<operations['queryMetrics']>,
  body: BodyOf<operations['queryMetrics']>,
) => callKey(queryMetricsOperation, path, body)

/** Query metrics: options for a loader, a hook or an invalidation. */
export const queryMetricsQueryOptions = (
  path: PathOf<operations['queryMetrics']>,
  body: BodyOf<operations['queryMetrics']>,
) =>
  queryOptions({
    queryKey: queryMetricsQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(queryMetricsOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/metrics/query/v1', { params: { path }, body, ...init }),
      ),
    ...querySettings(queryMetricsOperation),
  })
