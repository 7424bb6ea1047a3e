// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { MaintenanceStatus } from './wire.ts'
import type { AssertFeatureScopeAnswer, IdentityProviderStatus } from './wire.ts'

export const getIdentityProviderStatusAnswer = (
  overrideResponse: Partial<Extract<IdentityProviderStatus, object>> = {},
): IdentityProviderStatus => ({
  maintenances: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(MaintenanceStatus)),
      starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  ...overrideResponse,
})

export const assertFeatureScopeAnswer = (
  overrideResponse: Partial<Extract<AssertFeatureScopeAnswer, object>> = {},
): AssertFeatureScopeAnswer => ({
  result: faker.datatype.boolean(),
  missing_feature_scope: faker.helpers.fromRegExp('[^:]{1,10}:.{1,10}'),
  ...overrideResponse,
})
