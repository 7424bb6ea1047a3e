// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { MetricsAnswer } from './wire.ts'

export const getQueryMetricsResponseMock = (
  overrideResponse: Partial<Extract<MetricsAnswer, object>> = {},
): MetricsAnswer => ({
  series: {
    labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    row: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      data: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.number.float({ fractionDigits: 2 }),
      ),
    })),
  },
  ...overrideResponse,
})

export const getQueryMetricsMockHandler = (
  overrideResponse?:
    | MetricsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<MetricsAnswer> | MetricsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/metrics/query/v1',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryMetricsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getMetricsServiceMock = () => [getQueryMetricsMockHandler()]
