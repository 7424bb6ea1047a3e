// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { SimulatorStatus } from './wire.ts'
import type { SimulatorPage } from './wire.ts'

export const listSimulatorsAnswer = (
  overrideResponse: Partial<Extract<SimulatorPage, object>> = {},
): SimulatorPage => ({
  simulators: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      simulator_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(SimulatorStatus)),
      error_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})
