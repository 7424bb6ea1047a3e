// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { DestinationType, EventTypeId, IndividualDestinationType } from './wire.ts'
import type { NotificationMetadata, SearchNotificationSettingsAnswer } from './wire.ts'

export const searchNotificationSettingsAnswer = (
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

export const getNotificationMetadataAnswer = (
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
