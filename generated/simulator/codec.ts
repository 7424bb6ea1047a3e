// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  enumeration,
  integer,
  list,
  object,
  openEnumeration,
  string,
  type EnumerationPlan,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const Id: Plan = string
export const NextToken: Plan = string
export const SimulatorStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'requested',
  'building',
  'finished',
  'failed',
)
export const AnySimulatorStatus: Plan = /* @__PURE__ */ openEnumeration(SimulatorStatus)
export const Simulator: ObjectPlan = /* @__PURE__ */ object({
  simulator_id: Id,
  status: AnySimulatorStatus,
  'error_message?': string,
})
export const SimulatorPage: ObjectPlan = /* @__PURE__ */ object({
  simulators: /* @__PURE__ */ list(Simulator),
  'next_token?': NextToken,
})
export const RequestSimulatorRequest: ObjectPlan = /* @__PURE__ */ object({
  job_id: Id,
})

export const listSimulatorsOperation: Operation = {
  service: 'simulator',
  id: 'listSimulators',
  method: 'GET',
  path: '/projects/{projectId}/catalogs/{catalogId}/simulators/',
  alertId: 'getSimulators',
  alertText: 'Failed to get the simulators.',
  ignoredStatuses: [404],
  noRetry: [403, 501],
  errorKinds: { 403: 'NoPermission', 501: 'NoPermission' },
  query: /* @__PURE__ */ object({
    job_id: Id,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: SimulatorPage,
}
export const requestSimulatorOperation: Operation = {
  service: 'simulator',
  id: 'requestSimulator',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/simulators/',
  alertId: 'requestSimulator',
  alertText: 'Failed to request the simulator.',
  body: RequestSimulatorRequest,
}
