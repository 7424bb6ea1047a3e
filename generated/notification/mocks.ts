// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import { getNotificationMetadataAnswer, searchNotificationSettingsAnswer } from './random.ts'
import type {
  NotificationMetadata,
  NotificationSettingRequest,
  SearchNotificationSettingsAnswer,
  SearchNotificationSettingsRequest,
} from './wire.ts'

/** Arguments and answers of the operations of the notification service, in wire form. */
export interface NotificationCalls {
  /** Save a notification setting. */
  updateNotificationSetting: {
    path: 'project_id'
    body: NotificationSettingRequest
    answer: undefined
  }
  /** Find notification settings. */
  searchNotificationSettings: {
    path: 'project_id'
    body: SearchNotificationSettingsRequest
    answer: SearchNotificationSettingsAnswer
  }
  /** Get the event types. */
  getNotificationMetadata: { path: never; body: undefined; answer: NotificationMetadata }
}

const mocks: Mocks<NotificationCalls> = {
  updateNotificationSetting: {
    method: 'PUT',
    path: '/projects/{project_id}/notifications/ci:evaluator/individual/subscriptions',
    status: 204,
  },
  searchNotificationSettings: {
    method: 'POST',
    path: '/projects/{project_id}/notifications/ci:evaluator/individual/subscriptions/search',
    status: 200,
    random: searchNotificationSettingsAnswer,
  },
  getNotificationMetadata: {
    method: 'GET',
    path: '/notifications/ci:evaluator/metadata',
    status: 200,
    random: getNotificationMetadataAnswer,
  },
}

/** MSW handlers of every operation of the notification service. */
export const notificationHandlers = (options: HandlersOptions<NotificationCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the notification service. */
export const notificationHandler = <Id extends keyof NotificationCalls>(
  id: Id,
  options: HandlerOptions<NotificationCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
