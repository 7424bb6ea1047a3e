// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import { SimulatorStatus } from './wire.ts'
import type { EmptyResponse, SimulatorPage } from './wire.ts'

export const getListSimulatorsResponseMock = (
  overrideResponse: Partial<Extract<SimulatorPage, object>> = {},
): SimulatorPage => ({
  simulators: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      simulator_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(SimulatorStatus)),
      error_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListSimulatorsMockHandler = (
  overrideResponse?:
    | SimulatorPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SimulatorPage> | SimulatorPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs/:catalogId/simulators/',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSimulatorsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getRequestSimulatorMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/simulators/',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}
export const getSimulatorServiceMock = () => [
  getListSimulatorsMockHandler(),
  getRequestSimulatorMockHandler(),
]
