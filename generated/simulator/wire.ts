// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * State of a simulator. Finished and failed are final; before that the simulator is pending.
 */
export type SimulatorStatus = (typeof SimulatorStatus)[keyof typeof SimulatorStatus]

export const SimulatorStatus = {
  requested: 'requested',
  building: 'building',
  finished: 'finished',
  failed: 'failed',
} as const

/**
 * State of a simulator. The platform may add others; the console shows one that it does not know as Unknown, and takes it for one that is not pending.
 */
export type AnySimulatorStatus = SimulatorStatus

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * Simulator that was requested for a job.
 */
export interface Simulator {
  /** Id of the simulator. It can be used once the simulator is finished. */
  simulator_id: Id
  status: SimulatorStatus
  /** Why the build failed, in words; absent unless it did. */
  error_message?: string
}

/**
 * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
 */
export type NextToken = string

/**
 * One page of simulators.
 */
export interface SimulatorPage {
  /** The simulators of this page. */
  simulators: Simulator[]
  next_token?: NextToken
}

/**
 * What a simulator is built from.
 */
export interface RequestSimulatorRequest {
  /** Job whose software goes into the simulator. */
  job_id: Id
}

/**
 * Error form with a code. The console shows the message.
 */
export interface ErrorByCode {
  /** Short name of what went wrong. */
  code?: string
  /** Id of this failure, for support. */
  id?: string
  /** What went wrong, in words. */
  message: string
}

/**
 * Error form with an error name. The console shows the description followed by the name in parentheses.
 */
export interface ErrorByName {
  /** Name of the error. */
  error: string
  /** What went wrong, in words. */
  error_description?: string
  /** Number of the error, often the HTTP status. */
  error_code?: number
  /** Id of this failure, for support. */
  error_id?: string
}

/**
 * Body of a failed call, in one of two forms.
 */
export type ErrorBody = ErrorByCode | ErrorByName

/**
 * The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body.
 */
export type ErrorResponse = ErrorBody

/**
 * The call succeeded; there is no body.
 */
export type EmptyResponse = void

/**
 * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
 */
export type SizeParameter = number

export type NextTokenParameter = NextToken

export type ListSimulatorsParams = {
  /**
   * Job whose simulators are listed.
   */
  job_id: Id
  /**
   * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
   */
  next_token?: NextTokenParameter
}
