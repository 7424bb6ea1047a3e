// Generated from openapi/ by `npm run codegen`. Do not edit.

import { queryOptions } from '@tanstack/react-query'
import type { BodyOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send } from '@/transport/send.ts'
import { client } from './client.ts'
import { assertFeatureScopeOperation, getIdentityProviderStatusOperation } from './codec.ts'
import type { operations } from './types.ts'

/** Key of: Get the status of the identity provider. */
export const getIdentityProviderStatusQueryKey = () =>
  callKey(getIdentityProviderStatusOperation, undefined)

/** Get the status of the identity provider: options for a loader, a hook or an invalidation. */
export const getIdentityProviderStatusQueryOptions = () =>
  queryOptions({
    queryKey: getIdentityProviderStatusQueryKey(),
    queryFn: ({ signal }) =>
      send(getIdentityProviderStatusOperation, { signal }, (init) =>
        client.GET('/status', { ...init }),
      ),
    ...querySettings(getIdentityProviderStatusOperation),
  })

/** Key of: Check a feature scope. */
export const assertFeatureScopeQueryKey = (body: BodyOf<operations['assertFeatureScope']>) =>
  callKey(assertFeatureScopeOperation, undefined, body)

/** Check a feature scope: options for a loader, a hook or an invalidation. */
export const assertFeatureScopeQueryOptions = (body: BodyOf<operations['assertFeatureScope']>) =>
  queryOptions({
    queryKey: assertFeatureScopeQueryKey(body),
    queryFn: ({ signal }) =>
      send(assertFeatureScopeOperation, { body, signal }, (init) =>
        client.POST('/assert', { body, ...init }),
      ),
    ...querySettings(assertFeatureScopeOperation),
  })
