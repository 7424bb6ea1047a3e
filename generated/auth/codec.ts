// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  enumeration,
  list,
  object,
  string,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const Id: Plan = string
export const AnyMaintenanceStatus: Plan = string
export const Timestamp: Plan = string
export const Maintenance: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  'name?': string,
  status: AnyMaintenanceStatus,
  'starts_at?': Timestamp,
  'ends_at?': Timestamp,
})
export const IdentityProviderStatus: ObjectPlan = /* @__PURE__ */ object({
  maintenances: /* @__PURE__ */ list(Maintenance),
})
export const FeatureScope: Plan = string
export const AssertFeatureScopeRequest: ObjectPlan = /* @__PURE__ */ object({
  assertion_type: /* @__PURE__ */ enumeration('token'),
  token: string,
  feature_scope: FeatureScope,
})
export const AssertFeatureScopeAnswer: ObjectPlan = /* @__PURE__ */ object({
  result: boolean,
  'missing_feature_scope?': FeatureScope,
})

export const getIdentityProviderStatusOperation: Operation = {
  service: 'auth',
  id: 'getIdentityProviderStatus',
  method: 'GET',
  path: '/status',
  alertId: 'getIdentityProviderStatus',
  alertText: 'Failed to get the status of the sign-in.',
  open: true,
  answer: IdentityProviderStatus,
}
export const assertFeatureScopeOperation: Operation = {
  service: 'auth',
  id: 'assertFeatureScope',
  method: 'POST',
  path: '/assert',
  alertId: 'assertFeatureScope',
  alertText: 'Failed to check a feature.',
  reads: true,
  body: AssertFeatureScopeRequest,
  answer: AssertFeatureScopeAnswer,
}
