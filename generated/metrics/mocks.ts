// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import { queryMetricsAnswer } from './random.ts'
import type { MetricsAnswer, MetricsQuery } from './wire.ts'

/** Arguments and answers of the operations of the metrics service, in wire form. */
export interface MetricsCalls {
  /** Query metrics. */
  queryMetrics: { path: 'project_id'; body: MetricsQuery; answer: MetricsAnswer }
}

const mocks: Mocks<MetricsCalls> = {
  queryMetrics: {
    method: 'POST',
    path: '/projects/{project_id}/metrics/query/v1',
    status: 200,
    random: queryMetricsAnswer,
  },
}

/** MSW handlers of every operation of the metrics service. */
export const metricsHandlers = (options: HandlersOptions<MetricsCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the metrics service. */
export const metricsHandler = <Id extends keyof MetricsCalls>(
  id: Id,
  options: HandlerOptions<MetricsCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
