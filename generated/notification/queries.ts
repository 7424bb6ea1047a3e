// Generated from openapi/ by `npm run codegen`. Do not edit.

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { BodyOf, PathOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send } from '@/transport/send.ts'
import { client } from './client.ts'
import {
  getNotificationMetadataOperation,
  searchNotificationSettingsOperation,
  updateNotificationSettingOperation,
} from './codec.ts'
import type { operations } from './types.ts'

/** Arguments of `updateNotificationSetting`. */
export interface UpdateNotificationSettingVariables {
  path: PathOf<operations['updateNotificationSetting']>
  body: BodyOf<operations['updateNotificationSetting']>
}

/** Save a notification setting: options of the mutation. */
export const updateNotificationSettingMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updateNotificationSetting'],
    mutationFn: ({ path, body }: UpdateNotificationSettingVariables) =>
      send(updateNotificationSettingOperation, { path, body }, (init) =>
        client.PUT('/projects/{projectId}/notifications/ci:evaluator/individual/subscriptions', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updateNotificationSettingOperation },
  })

/** Key of: Find notification settings. */
export const searchNotificationSettingsQueryKey = (
  path: PathOf<operations['searchNotificationSettings']>,
  body: BodyOf<operations['searchNotificationSettings']>,
) => callKey(searchNotificationSettingsOperation, path, body)

/** Find notification settings: options for a loader, a hook or an invalidation. */
export const searchNotificationSettingsQueryOptions = (
  path: PathOf<operations['searchNotificationSettings']>,
  body: BodyOf<operations['searchNotificationSettings']>,
) =>
  queryOptions({
    queryKey: searchNotificationSettingsQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(searchNotificationSettingsOperation, { path, body, signal }, (init) =>
        client.POST(
          '/projects/{projectId}/notifications/ci:evaluator/individual/subscriptions/search',
          { params: { path }, body, ...init },
        ),
      ),
    ...querySettings(searchNotificationSettingsOperation),
  })

/** Key of: Get the event types. */
export const getNotificationMetadataQueryKey = () =>
  callKey(getNotificationMetadataOperation, undefined)

/** Get the event types: options for a loader, a hook or an invalidation. */
export const getNotificationMetadataQueryOptions = () =>
  queryOptions({
    queryKey: getNotificationMetadataQueryKey(),
    queryFn: ({ signal }) =>
      send(getNotificationMetadataOperation, { signal }, (init) =>
        client.GET('/notifications/ci:evaluator/metadata', { ...init }),
      ),
    ...querySettings(getNotificationMetadataOperation),
  })
