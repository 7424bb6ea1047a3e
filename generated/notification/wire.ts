// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Kind of event: a job that started by itself, one that was started by hand, or an on-demand build is complete; the last two are about jobs and builds that the user started.
 */
export type EventTypeId = (typeof EventTypeId)[keyof typeof EventTypeId]

export const EventTypeId = {
  AutoExecutedEvalJobCompleted: 'AutoExecutedEvalJobCompleted',
  ManualExecutedEvalJobCompleted: 'ManualExecutedEvalJobCompleted',
  OndemandBuildCompleted: 'OndemandBuildCompleted',
  UserInitiatedJobCompleted: 'UserInitiatedJobCompleted',
  UserInitOndemandBuildCompleted: 'UserInitOndemandBuildCompleted',
} as const

/**
 * Way to tell one user: an e-mail, or a message of the chat app.
 */
export type IndividualDestinationType =
  (typeof IndividualDestinationType)[keyof typeof IndividualDestinationType]

export const IndividualDestinationType = {
  individual_email: 'individual_email',
  slack_app: 'slack_app',
} as const

/**
 * Way to tell somebody. The first two reach one user, the others a mailing list or a chat channel.
 */
export type DestinationType = (typeof DestinationType)[keyof typeof DestinationType]

export const DestinationType = {
  individual_email: 'individual_email',
  slack_app: 'slack_app',
  mailing_list_email: 'mailing_list_email',
  slack_webhook: 'slack_webhook',
} as const

/**
 * Destination that an event type supports.
 */
export interface IndividualSubscription {
  destination_type: IndividualDestinationType
  /** Whether the user is told when there is no setting. */
  default_enabled: boolean
}

/**
 * An event a user can be told about.
 */
export interface NotificationEventType {
  id: EventTypeId
  /** Name shown to people, in the wanted language. */
  display_name: string
  /** Destinations the event type supports. The console shows those that it knows. */
  individual_subscriptions: IndividualSubscription[]
}

/**
 * The event types.
 */
export interface NotificationMetadata {
  /** Event types in the order in which they are shown. The console shows those that it knows. */
  event_types: NotificationEventType[]
}

/**
 * What the part is named by; the console knows catalogs only.
 */
export type CategoryItemCategory = (typeof CategoryItemCategory)[keyof typeof CategoryItemCategory]

export const CategoryItemCategory = {
  catalog: 'catalog',
} as const

/**
 * Limits a setting to a part of the project.
 */
export interface CategoryItem {
  /** What the part is named by; the console knows catalogs only. */
  category: CategoryItemCategory
  /**
   * Id of the catalog, or `all` for every catalog. The console always sends `all`.
   * @minLength 1
   */
  item: string
}

/**
 * Whether somebody is told about an event in one way.
 */
export interface NotificationSetting {
  event_type_id: EventTypeId
  destination_type: DestinationType
  /** True when the user is told. */
  enabled: boolean
  /** Parts of the project to which the setting is limited. */
  category_items: CategoryItem[]
}

/**
 * A setting to save.
 */
export interface NotificationSettingRequest {
  event_type_id: EventTypeId
  destination_type: IndividualDestinationType
  /** True to be told. */
  enabled: boolean
  /** Parts of the project to which the setting is limited. */
  category_items: CategoryItem[]
}

/**
 * Which settings to find.
 */
export interface SearchNotificationSettingsRequest {
  destination_type: IndividualDestinationType
  /** Parts of the project whose settings are wanted. */
  category_items: CategoryItem[]
}

/**
 * The settings that were found.
 */
export interface SearchNotificationSettingsAnswer {
  /** Settings in no particular order. The console reads those of what it knows. */
  settings: NotificationSetting[]
}

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

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
 * The call succeeded; there is no body.
 */
export type EmptyResponse = void

/**
 * The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body.
 */
export type ErrorResponse = ErrorBody
