// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  enumeration,
  itemByItem,
  list,
  object,
  string,
  type EnumerationPlan,
  type ObjectPlan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const EventTypeId: EnumerationPlan = /* @__PURE__ */ enumeration(
  'AutoExecutedEvalJobCompleted',
  'ManualExecutedEvalJobCompleted',
  'OndemandBuildCompleted',
  'UserInitiatedJobCompleted',
  'UserInitOndemandBuildCompleted',
)
export const IndividualDestinationType: EnumerationPlan = /* @__PURE__ */ enumeration(
  'individual_email',
  'slack_app',
)
export const CategoryItem: ObjectPlan = /* @__PURE__ */ object({
  category: /* @__PURE__ */ enumeration('catalog'),
  item: string,
})
export const NotificationSettingRequest: ObjectPlan = /* @__PURE__ */ object({
  event_type_id: EventTypeId,
  destination_type: IndividualDestinationType,
  enabled: boolean,
  category_items: /* @__PURE__ */ list(CategoryItem),
})
export const SearchNotificationSettingsRequest: ObjectPlan = /* @__PURE__ */ object({
  destination_type: IndividualDestinationType,
  category_items: /* @__PURE__ */ list(CategoryItem),
})
export const DestinationType: EnumerationPlan = /* @__PURE__ */ enumeration(
  'individual_email',
  'slack_app',
  'mailing_list_email',
  'slack_webhook',
)
export const NotificationSetting: ObjectPlan = /* @__PURE__ */ object({
  event_type_id: EventTypeId,
  destination_type: DestinationType,
  enabled: boolean,
  category_items: /* @__PURE__ */ list(CategoryItem),
})
export const SearchNotificationSettingsAnswer: ObjectPlan = /* @__PURE__ */ object({
  settings: /* @__PURE__ */ itemByItem(NotificationSetting),
})
export const IndividualSubscription: ObjectPlan = /* @__PURE__ */ object({
  destination_type: IndividualDestinationType,
  default_enabled: boolean,
})
export const NotificationEventType: ObjectPlan = /* @__PURE__ */ object({
  id: EventTypeId,
  display_name: string,
  individual_subscriptions: /* @__PURE__ */ itemByItem(IndividualSubscription),
})
export const NotificationMetadata: ObjectPlan = /* @__PURE__ */ object({
  event_types: /* @__PURE__ */ itemByItem(NotificationEventType),
})

export const updateNotificationSettingOperation: Operation = {
  service: 'notification',
  id: 'updateNotificationSetting',
  method: 'PUT',
  path: '/projects/{projectId}/notifications/ci:evaluator/individual/subscriptions',
  alertId: 'saveNotificationSetting',
  alertText: 'Failed to save the notification setting.',
  body: NotificationSettingRequest,
}
export const searchNotificationSettingsOperation: Operation = {
  service: 'notification',
  id: 'searchNotificationSettings',
  method: 'POST',
  path: '/projects/{projectId}/notifications/ci:evaluator/individual/subscriptions/search',
  alertId: 'searchNotificationSettings',
  alertText: 'Failed to get the notification settings.',
  reads: true,
  body: SearchNotificationSettingsRequest,
  answer: SearchNotificationSettingsAnswer,
}
export const getNotificationMetadataOperation: Operation = {
  service: 'notification',
  id: 'getNotificationMetadata',
  method: 'GET',
  path: '/notifications/ci:evaluator/metadata',
  alertId: 'getNotificationMetadata',
  alertText: 'Failed to get what can be notified.',
  headers: { 'Accept-Language': 'en' },
  answer: NotificationMetadata,
}
