// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import type { MetricsAnswer } from './wire.ts'

export const queryMetricsAnswer = (
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
