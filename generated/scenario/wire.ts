// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Number of a version of a scenario, counted from 1.
 * @minimum 1
 */
export type ScenarioVersionId = number

/**
 * Verdict on a version of a scenario. A new version is `non_approved` until somebody reviews it; only `approved` versions may be attached to a suite for evaluation.
 */
export type ScenarioReviewStatus = (typeof ScenarioReviewStatus)[keyof typeof ScenarioReviewStatus]

export const ScenarioReviewStatus = {
  approved: 'approved',
  non_approved: 'non_approved',
  requested_changes: 'requested_changes',
} as const

/**
 * Verdict a reviewer can give.
 */
export type ScenarioReviewVerdict =
  (typeof ScenarioReviewVerdict)[keyof typeof ScenarioReviewVerdict]

export const ScenarioReviewVerdict = {
  approved: 'approved',
  requested_changes: 'requested_changes',
} as const

/**
 * By name, or by the time of the last change.
 */
export type ScenarioSort = (typeof ScenarioSort)[keyof typeof ScenarioSort]

export const ScenarioSort = {
  scenario_name: 'scenario_name',
  updated_at: 'updated_at',
} as const

/**
 * Subject id of a user. The project service resolves it to a name.
 * @minLength 1
 */
export type UserId = string

/**
 * Review of a version of a scenario.
 */
export interface ScenarioReview {
  /** Verdict on the version. The platform may add verdicts; the console shows no status for one that it does not know, and says so. */
  status: ScenarioReviewStatus
  /**
   * Words of the reviewer; absent when there are none.
   * @maxLength 200
   */
  comment?: string
  /** Who reviewed; absent until somebody does. */
  reviewer?: UserId
}

/**
 * Type of a parameter. The values of a `double` are numbers written as text, those of a `string` any text; `empty` has no type.
 */
export type ParameterType = (typeof ParameterType)[keyof typeof ParameterType]

export const ParameterType = {
  double: 'double',
  string: 'string',
  empty: 'empty',
} as const

/**
 * Type of a parameter. The platform may add others; the console treats one that it does not know as `empty`.
 */
export type AnyParameterType = ParameterType

/**
 * Type of each parameter, by its name.
 */
export type ParameterSetTypes = { [key: string]: ParameterType }

/**
 * One combination: the value of each parameter, by its name.
 */
export type ParameterSetValuesItem = { [key: string]: string }

/**
 * Parameters of a version of a scenario. A suite runs the scenario once for every entry of `values`, unless it overrides them. A scenario without parameters has empty lists.
 */
export interface ParameterSet {
  /** Names of the parameters, in the order in which they are shown. */
  variables: string[]
  /** Type of each parameter, by its name. */
  types: ParameterSetTypes
  /** Combinations of values. */
  values: ParameterSetValuesItem[]
}

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * Area map on which a scenario plays.
 */
export interface ScenarioAreaMap {
  /**
   * Number of the area map.
   * @minimum 1
   */
  id: number
  /** Version of the area map. */
  version_id: Id
  /** Name of the area map; absent when the map is not known to the project. */
  display_name?: string
}

/**
 * Number of a version of an asset, counted from 1.
 * @minimum 1
 */
export type ScenarioAssetVersionId = number

/**
 * Asset a scenario refers to.
 */
export interface ScenarioAssetRef {
  /** Id of the asset. */
  id: Id
  /** Version of the asset. */
  version_id: ScenarioAssetVersionId
  /** Name of the asset. */
  display_name?: string
}

/**
 * Scenario of another project of which this one is a shared copy.
 */
export interface SourceScenario {
  /** Id of the scenario in its own project. */
  id: Id
  /** Version this one is a copy of. */
  version_id?: ScenarioVersionId
  /** Newest version that has been copied so far. */
  synced_version_id?: ScenarioVersionId
}

/**
 * Recorded data from which a scenario was made.
 */
export interface GeneratedFrom {
  /** Version of the converter. */
  rosbag_to_scenario_version?: string
  /** Recording (rosbag). */
  rosbag_id: Id
  /** Environment in which the recording was made. */
  environment_id?: Id
}

/**
 * Type of a scenario, and of the suites that can hold it. `scenario_based_awsim` is for internal staff.
 */
export type ScenarioType = (typeof ScenarioType)[keyof typeof ScenarioType]

export const ScenarioType = {
  planning_sim: 'planning_sim',
  planning_sim_v2: 'planning_sim_v2',
  log_sim: 'log_sim',
  log_sim_v2: 'log_sim_v2',
  localization: 'localization',
  ndt_convergence: 'ndt_convergence',
  obstacle_detection: 'obstacle_detection',
  perception: 'perception',
  performance_diag: 'performance_diag',
  obstacle_segmentation: 'obstacle_segmentation',
  yabloc: 'yabloc',
  eagleye: 'eagleye',
  traffic_light: 'traffic_light',
  annotationless_perception: 'annotationless_perception',
  perception_2d: 'perception_2d',
  ar_tag_based_localizer: 'ar_tag_based_localizer',
  planning_control: 'planning_control',
  scenario_based_awsim: 'scenario_based_awsim',
  ground_segmentation: 'ground_segmentation',
  diagnostics: 'diagnostics',
  all_components: 'all_components',
} as const

/**
 * Point in time, ISO 8601 in UTC.
 */
export type Timestamp = string

/**
 * A scenario in one of its versions.
 */
export interface Scenario {
  /** Id of the scenario. */
  id: Id
  /** Project of the scenario. */
  project_id: Id
  version_id: ScenarioVersionId
  /**
   * Name shown to people.
   * @maxLength 128
   */
  display_name: string
  /** What happens in the scenario; may be empty. */
  description: string
  type: ScenarioType
  /** When the scenario was created. */
  created_at: Timestamp
  /** When the scenario was last changed. */
  updated_at: Timestamp
  /** True once the scenario is deleted, or its sharing stopped. */
  deprecated: boolean
  /** When the scenario was deleted; absent while it is active. */
  deprecated_at?: Timestamp
  /** Project that shares the scenario; absent for scenarios of the project itself. */
  shared_from?: Id
  /** What changed in this version, in the words of its author. */
  change_message: string
  /** Who made this version. */
  author: UserId
  /** Content of the scenario, as JSON text; absent when there is none. Text is neither renamed nor checked. */
  scenario_format?: string
  /** Recording (bag) behind the scenario. */
  bag_id?: Id
  /** Datasets in T4 format behind the scenario. */
  t4_dataset_ids?: Id[]
  /** Words by which people find the scenario; may be empty. */
  tags: string[]
  /** Area map on which the scenario plays; absent when it has none. */
  area_map?: ScenarioAreaMap
  /** Asset the scenario refers to; absent when it has none. */
  asset?: ScenarioAssetRef
  review: ScenarioReview
  /** Where a shared scenario comes from; absent for scenarios of the project itself. */
  source_scenario?: SourceScenario
  /** Recorded data from which the scenario was made; absent when it was written by hand. */
  generated_from?: GeneratedFrom
  parameter_set: ParameterSet
}

/**
 * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
 */
export type NextToken = string

/**
 * One page of scenarios.
 */
export interface ScenarioPage {
  /** The scenarios of this page. */
  scenarios: Scenario[]
  next_token?: NextToken
}

/**
 * One page of versions of a scenario.
 */
export interface ScenarioVersionPage {
  /** The versions of this page, the highest number first. */
  versions: Scenario[]
  next_token?: NextToken
}

/**
 * Names one version of a scenario.
 */
export interface ScenarioVersionRef {
  /** Id of the scenario. */
  id: Id
  version_id: ScenarioVersionId
}

/**
 * Version of an area map.
 */
export interface ScenarioAreaMapChoice {
  /**
   * Number of the area map.
   * @minimum 1
   */
  id: number
  /** Version of the area map. */
  version_id: Id
}

/**
 * New version of a scenario.
 */
export interface CreateScenarioVersionRequest {
  /** Version on which the new one is based, the newest so far. */
  current_version_id: ScenarioVersionId
  /**
   * Name shown to people.
   * @minLength 1
   * @maxLength 128
   */
  display_name: string
  /** What happens in the scenario; may be empty. */
  description: string
  /** What changed in this version. */
  change_message?: string
  /** Area map on which the scenario plays; left out when it has none. */
  area_map?: ScenarioAreaMapChoice
  /** Recording (bag) behind the scenario. */
  bag_id?: Id
  /** Content of the scenario, as JSON text. */
  scenario_format?: string
  /** Datasets in T4 format behind the scenario. */
  t4_dataset_ids?: Id[]
  /** Words by which people find the scenario; may be empty. */
  tags: string[]
}

/**
 * Name of a copy.
 */
export interface CopyScenarioRequest {
  /**
   * Name of the copy, without spaces around it.
   * @minLength 1
   * @maxLength 128
   */
  display_name: string
}

/**
 * One scenario to look up.
 */
export interface ScenarioLookup {
  /** Id of the scenario. */
  scenario_id: Id
  /** Version to look up; left out for the newest. */
  scenario_version_id?: ScenarioVersionId
}

/**
 * Which scenarios to look up.
 */
export interface BatchGetScenariosRequest {
  /**
   * The scenarios, 100 at most. The console asks for 50 at a time.
   * @maxItems 100
   */
  items: ScenarioLookup[]
}

/**
 * What a look-up tells about a version of a scenario.
 */
export interface FoundScenario {
  /** Id of the scenario. */
  id: Id
  version_id: ScenarioVersionId
  /**
   * Name shown to people.
   * @maxLength 128
   */
  display_name?: string
  type?: ScenarioType
  /** True once the scenario is deleted, or its sharing stopped. */
  deprecated: boolean
  /** Project that shares the scenario; absent for scenarios of the project itself. */
  shared_from?: Id
  review: ScenarioReview
  parameter_set: ParameterSet
}

/**
 * The scenarios that were found.
 */
export interface BatchGetScenariosAnswer {
  /** The found versions in no particular order. */
  found: FoundScenario[]
}

/**
 * Whose content to read.
 */
export interface BatchGetScenarioFormatsRequest {
  /**
   * The versions, 100 at most.
   * @maxItems 100
   */
  items: ScenarioVersionRef[]
}

/**
 * New content of one scenario.
 */
export interface ScenarioFormatUpdate {
  /** Id of the scenario. */
  id: Id
  /** Version from which the content was made, the newest so far. */
  version_id: ScenarioVersionId
  /** Content of the scenario, as JSON text. */
  scenario_format: string
}

/**
 * New content of several scenarios.
 */
export interface BatchUpdateScenarioFormatsRequest {
  /**
   * The scenarios, 100 at most.
   * @maxItems 100
   */
  items: ScenarioFormatUpdate[]
}

/**
 * Content of one version of a scenario.
 */
export interface ScenarioFormatResult {
  /** Id of the scenario. */
  id: Id
  /** The version that was read, or the new one that was saved. */
  version_id: ScenarioVersionId
  /** Content of the scenario, as JSON text; absent when there is none. */
  scenario_format?: string
}

/**
 * Why an item failed: the request is wrong, the scenario does not exist, a newer version was saved meanwhile, or something else.
 */
export type ScenarioFormatFailureReason =
  (typeof ScenarioFormatFailureReason)[keyof typeof ScenarioFormatFailureReason]

export const ScenarioFormatFailureReason = {
  invalid_input: 'invalid_input',
  not_found: 'not_found',
  version_not_match: 'version_not_match',
  unknown: 'unknown',
} as const

/**
 * One scenario whose content was not read or saved.
 */
export interface ScenarioFormatFailure {
  /** Id of the scenario. */
  scenario_id: Id
  /** Why the item failed. The platform may add reasons; the console shows one that it does not know as `Unknown`. */
  reason?: ScenarioFormatFailureReason
}

/**
 * What became of each item.
 */
export interface BatchScenarioFormatsAnswer {
  /** Scenarios whose content was read or saved. */
  succeeded: ScenarioFormatResult[]
  /** The other scenarios, with reasons. */
  failed: ScenarioFormatFailure[]
}

/**
 * One verdict for several versions of scenarios.
 */
export interface BatchReviewScenarioVersionsRequest {
  review_status: ScenarioReviewVerdict
  /**
   * The versions, 100 at most.
   * @maxItems 100
   */
  items: ScenarioVersionRef[]
}

/**
 * Verdict on one version of a scenario.
 */
export interface ReviewScenarioVersionRequest {
  status: ScenarioReviewVerdict
  /**
   * Words of the reviewer.
   * @maxLength 200
   */
  comment?: string
}

/**
 * State of a share invitation. An accepted invitation takes effect after several minutes.
 */
export type InvitationStatus = (typeof InvitationStatus)[keyof typeof InvitationStatus]

export const InvitationStatus = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  canceled: 'canceled',
} as const

/**
 * Offer of a scenario to another project.
 */
export interface ScenarioShare {
  /** Id of the share. */
  id: Id
  /** Project to which the scenario is offered. */
  destination: Id
  invitation_status: InvitationStatus
  /** When the invitation was sent. */
  created_at: Timestamp
}

/**
 * One page of shares.
 */
export interface ScenarioSharePage {
  /** The shares of this page. */
  shares: ScenarioShare[]
  next_token?: NextToken
}

/**
 * Id that is always a UUID.
 */
export type Uuid = string

/**
 * What to share and with whom.
 */
export interface CreateScenarioShareRequest {
  /** Project that is invited, another one than that of the scenarios. */
  destination: Id
  /**
   * Scenarios to share, one or more.
   * @minItems 1
   */
  scenario_ids: Id[]
  /** New for every intended share, the same when a call is repeated. */
  request_token: Uuid
}

/**
 * Offer of another project to share a scenario.
 */
export interface ScenarioShareInvitation {
  /** Id of the invitation. */
  id: Id
  /** The scenario on offer; its project is the one that offers. */
  shared_scenario: Scenario
}

/**
 * One page of invitations.
 */
export interface ScenarioShareInvitationPage {
  /** The invitations of this page. */
  scenario_share_invitations: ScenarioShareInvitation[]
  next_token?: NextToken
}

/**
 * Names one invitation.
 */
export interface ScenarioShareInvitationRef {
  /** Id of the scenario on offer. */
  scenario_id: Id
  /** Id of the invitation. */
  scenario_share_invitation_id: Id
}

/**
 * Which invitations to accept or reject.
 */
export interface ScenarioShareInvitationChoice {
  /**
   * The invitation of the path, and no other.
   * @minItems 1
   */
  invitations: ScenarioShareInvitationRef[]
}

/**
 * A zip file that scenarios refer to, in one of its versions.
 */
export interface ScenarioAsset {
  /** Id of the asset. */
  id: Id
  /** Project of the asset. */
  project_id: Id
  version_id: ScenarioAssetVersionId
  /**
   * Name shown to people.
   * @maxLength 128
   */
  display_name: string
  /**
   * What the asset is for.
   * @maxLength 256
   */
  description?: string
  /**
   * Size of the zip file in bytes.
   * @minimum 0
   * @maximum 10737418240
   */
  size: number
  /** When the asset was registered. */
  created_at: Timestamp
  /** When this version was registered. */
  updated_at: Timestamp
  /** True once the asset is deleted. */
  deprecated: boolean
}

/**
 * One page of assets.
 */
export interface ScenarioAssetPage {
  /** The assets of this page. */
  assets: ScenarioAsset[]
  next_token?: NextToken
}

/**
 * One page of versions of an asset.
 */
export interface ScenarioAssetVersionPage {
  /** The versions of this page, the highest number first. */
  versions: ScenarioAsset[]
  next_token?: NextToken
}

/**
 * Temporary credentials for the object store. They are good for one object and a short time.
 */
export interface StsCredentials {
  /** Public part of the key. */
  access_key_id: string
  /** Secret part of the key, with which requests are signed. */
  secret_access_key: string
  /** Token that goes along with every signed request. */
  session_token: string
  /** When the credentials expire. */
  expiration?: Timestamp
}

/**
 * A place in the object store for one zip file, and the right to write there.
 */
export interface ScenarioAssetUpload {
  /** Credentials for the upload. */
  aws_sts_credentials: StsCredentials
  /** Bucket of the object store. */
  bucket: string
  /** Key of the object in the bucket. */
  key: string
  /** Id under which the file is registered once it is uploaded. */
  file_id: Id
}

/**
 * An asset and its uploaded file.
 */
export interface CreateScenarioAssetRequest {
  /**
   * Name shown to people.
   * @minLength 1
   * @maxLength 128
   */
  display_name: string
  /**
   * What the asset is for.
   * @maxLength 256
   */
  description?: string
  /** Uploaded file, a zip file of 10 GiB at most. */
  file_id: Id
}

/**
 * The registered asset.
 */
export interface CreateScenarioAssetAnswer {
  /** Id of the asset. */
  id: Id
}

/**
 * State of a scenario report or of one of its entries. Succeeded and failed are final.
 */
export type ScenarioReportStatus = (typeof ScenarioReportStatus)[keyof typeof ScenarioReportStatus]

export const ScenarioReportStatus = {
  scheduled: 'scheduled',
  started: 'started',
  succeeded: 'succeeded',
  failed: 'failed',
} as const

/**
 * State of a scenario report or of one of its entries. The platform may add others; the console shows one that it does not know as Unknown, and offers no log of it.
 */
export type AnyScenarioReportStatus = ScenarioReportStatus

/**
 * Recording from which a scenario is made.
 */
export interface ScenarioReportRosbag {
  /** Id of the recording (rosbag). */
  id: Id
  /** Environment in which the recording was made. */
  environment_id: Id
  /** Area map on which the scenario is to play. */
  area_map: ScenarioAreaMapChoice
}

/**
 * One recording of a job, and what became of it.
 */
export interface ScenarioReportEntry {
  /** Id of the entry. */
  id: Id
  status: ScenarioReportStatus
  /** The scenario that was made; absent until there is one. */
  scenario_id?: Id
  /** When the entry last changed. */
  updated_at: Timestamp
  rosbag: ScenarioReportRosbag
}

/**
 * Report of a job that makes scenarios from recorded data.
 */
export interface ScenarioReport {
  /** Id of the job. */
  id: Id
  /** What the job is for; may be empty. */
  description: string
  status: ScenarioReportStatus
  /** Who started the job. */
  created_by: UserId
  /** When the job was started. */
  created_at: Timestamp
  /** When the report last changed. */
  updated_at: Timestamp
  /** One entry for each recording. */
  reports: ScenarioReportEntry[]
}

/**
 * One page of scenario reports.
 */
export interface ScenarioReportPage {
  /** The scenario reports of this page. */
  reports: ScenarioReport[]
  next_token?: NextToken
}

/**
 * The right to read one log from the object store for a short time.
 */
export interface ScenarioReportLogGrant {
  /** Credentials for the download. */
  aws_sts_credentials: StsCredentials
  /** Bucket of the object store. */
  bucket: string
  /** Key of the log in the bucket. */
  key: string
  /** When the grant ends; the console does not start a download after that. */
  expires_at: Timestamp
}

/**
 * Type of a scenario, a suite or the simulator of a suite. The platform may add types; the console shows one that it does not know as it is.
 */
export type AnyScenarioType = ScenarioType

/**
 * Ascending or descending.
 */
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder]

export const SortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const

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
 * State of a share invitation. The platform may add others; the console shows one that it does not know as Unknown, and takes it for one that stands.
 */
export type AnyInvitationStatus = InvitationStatus

/**
 * The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body.
 */
export type ErrorResponse = ErrorBody

/**
 * The call succeeded; there is no body.
 */
export type EmptyResponse = void

export type OrderParameter = SortOrder

/**
 * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
 */
export type SizeParameter = number

export type NextTokenParameter = NextToken

export type ListScenariosParams = {
  /**
   * Lists only scenarios of this type.
   */
  suite_type?: ScenarioType
  /**
   * Lists only scenarios whose newest version has this review status.
   */
  review_status?: ScenarioReviewStatus
  /**
   * Part of a name.
   */
  display_name?: string
  /**
   * What the list is sorted by. The platform sorts by name when it is left out.
   */
  sort?: ScenarioSort
  /**
   * Ascending or descending.
   */
  order?: OrderParameter
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

export type ListScenarioVersionsParams = {
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

export type ListScenarioSharesParams = {
  /**
   * Newest first.
   */
  reverse?: boolean
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

export type ListScenarioShareInvitationsParams = {
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

export type ListScenarioAssetsParams = {
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

export type ListScenarioAssetVersionsParams = {
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

export type ListScenarioReportsParams = {
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
