// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import { MaintenanceStatus } from './wire.ts'
import type { AssertFeatureScopeAnswer, IdentityProviderStatus } from './wire.ts'

export const getGetIdentityProviderStatusResponseMock = (
  overrideResponse: Partial<Extract<IdentityProviderStatus, object>> = {},
): IdentityProviderStatus => ({
  maintenances: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(MaintenanceStatus)),
      starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  ...overrideResponse,
})

export const getAssertFeatureScopeResponseMock = (
  overrideResponse: Partial<Extract<AssertFeatureScopeAnswer, object>> = {},
): AssertFeatureScopeAnswer => ({
  result: faker.datatype.boolean(),
  missing_feature_scope: faker.helpers.fromRegExp('[^:]{1,10}:.{1,10}'),
  ...overrideResponse,
})

export const getGetIdentityProviderStatusMockHandler = (
  overrideResponse?:
    | IdentityProviderStatus
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<IdentityProviderStatus> | IdentityProviderStatus),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/status',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityProviderStatusResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getAssertFeatureScopeMockHandler = (
  overrideResponse?:
    | AssertFeatureScopeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AssertFeatureScopeAnswer> | AssertFeatureScopeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/assert',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssertFeatureScopeResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getAuthServiceMock = () => [
  getGetIdentityProviderStatusMockHandler(),
  getAssertFeatureScopeMockHandler(),
]
