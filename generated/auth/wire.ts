// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * State of a maintenance. Only `in_progress` keeps users out.
 */
export type MaintenanceStatus = (typeof MaintenanceStatus)[keyof typeof MaintenanceStatus]

export const MaintenanceStatus = {
  scheduled: 'scheduled',
  in_progress: 'in_progress',
  completed: 'completed',
} as const

/**
 * State of a maintenance. The identity provider may add others; the console lets users in during one that it does not know.
 */
export type AnyMaintenanceStatus = MaintenanceStatus

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * Point in time, ISO 8601 in UTC.
 */
export type Timestamp = string

/**
 * A maintenance of the identity provider.
 */
export interface Maintenance {
  /** Id of the maintenance. */
  id: Id
  /** What is done, in words. */
  name?: string
  status: MaintenanceStatus
  /** When the maintenance starts or started. */
  starts_at?: Timestamp
  /** When the maintenance is expected to end, or ended. */
  ends_at?: Timestamp
}

/**
 * Status of the identity provider.
 */
export interface IdentityProviderStatus {
  /** Maintenances that are planned, in progress or recently over; empty when there are none. */
  maintenances: Maintenance[]
}

/**
 * Feature in a project, written as the project id, a colon and the name of the feature. The names come from the console's configuration.
 * @pattern ^[^:]+:.+$
 */
export type FeatureScope = string

/**
 * What the check is about, always a token.
 */
export type AssertFeatureScopeRequestAssertionType =
  (typeof AssertFeatureScopeRequestAssertionType)[keyof typeof AssertFeatureScopeRequestAssertionType]

export const AssertFeatureScopeRequestAssertionType = {
  token: 'token',
} as const

/**
 * Asks whether a token carries a feature scope.
 */
export interface AssertFeatureScopeRequest {
  /** What the check is about, always a token. */
  assertion_type: AssertFeatureScopeRequestAssertionType
  /**
   * Access token to check, as the identity provider issued it.
   * @minLength 1
   */
  token: string
  feature_scope: FeatureScope
}

/**
 * Result of a check of a feature scope.
 */
export interface AssertFeatureScopeAnswer {
  /** True when the token carries the scope. */
  result: boolean
  /** The scope that the token lacks; absent when the result is true. */
  missing_feature_scope?: FeatureScope
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
