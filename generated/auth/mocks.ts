// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import { assertFeatureScopeAnswer, getIdentityProviderStatusAnswer } from './random.ts'
import type {
  AssertFeatureScopeAnswer,
  AssertFeatureScopeRequest,
  IdentityProviderStatus,
} from './wire.ts'

/** Arguments and answers of the operations of the auth service, in wire form. */
export interface AuthCalls {
  /** Get the status of the identity provider. */
  getIdentityProviderStatus: { path: never; body: undefined; answer: IdentityProviderStatus }
  /** Check a feature scope. */
  assertFeatureScope: {
    path: never
    body: AssertFeatureScopeRequest
    answer: AssertFeatureScopeAnswer
  }
}

const mocks: Mocks<AuthCalls> = {
  getIdentityProviderStatus: {
    method: 'GET',
    path: '/status',
    status: 200,
    random: getIdentityProviderStatusAnswer,
  },
  assertFeatureScope: {
    method: 'POST',
    path: '/assert',
    status: 200,
    random: assertFeatureScopeAnswer,
  },
}

/** MSW handlers of every operation of the auth service. */
export const authHandlers = (options: HandlersOptions<AuthCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the auth service. */
export const authHandler = <Id extends keyof AuthCalls>(
  id: Id,
  options: HandlerOptions<AuthCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
