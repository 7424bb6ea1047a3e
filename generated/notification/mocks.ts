// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import { DestinationType, EventTypeId, IndividualDestinationType } from './wire.ts'
import type {
  EmptyResponse,
  NotificationMetadata,
  SearchNotificationSettingsAnswer,
} from './wire.ts'

export const getSearchNotificationSettingsResponseMock = (
  overrideResponse: Partial<Extract<SearchNotificationSettingsAnswer, object>> = {},
): SearchNotificationSettingsAnswer => ({
  settings: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      event_type_id: faker.helpers.arrayElement(Object.values(EventTypeId)),
      destination_type: faker.helpers.arrayElement(Object.values(DestinationType)),
      enabled: faker.datatype.boolean(),
      category_items: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => ({
        category: faker.helpers.arrayElement(['catalog'] as const),
        item: faker.string.alpha({ length: { min: 1, max: 20 } }),
      })),
    }),
  ),
  ...overrideResponse,
})

export const getGetNotificationMetadataResponseMock = (
  overrideResponse: Partial<Extract<NotificationMetadata, object>> = {},
): NotificationMetadata => ({
  event_types: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.helpers.arrayElement(Object.values(EventTypeId)),
      display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      individual_subscriptions: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => ({
        destination_type: faker.helpers.arrayElement(Object.values(IndividualDestinationType)),
        default_enabled: faker.datatype.boolean(),
      })),
    }),
  ),
  ...overrideResponse,
})

export const getUpdateNotificationSettingMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/projects/:projectId/notifications/ci\\:evaluator/individual/subscriptions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getSearchNotificationSettingsMockHandler = (
  overrideResponse?:
    | SearchNotificationSettingsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SearchNotificationSettingsAnswer> | SearchNotificationSettingsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/notifications/ci\\:evaluator/individual/subscriptions/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchNotificationSettingsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetNotificationMetadataMockHandler = (
  overrideResponse?:
    | NotificationMetadata
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotificationMetadata> | NotificationMetadata),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/notifications/ci\\:evaluator/metadata',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNotificationMetadataResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getNotificationServiceMock = () => [
  getUpdateNotificationSettingMockHandler(),
  getSearchNotificationSettingsMockHandler(),
  getGetNotificationMetadataMockHandler(),
]
