// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Kind of git host that an integration connects to.
 */
export type IntegrationType = (typeof IntegrationType)[keyof typeof IntegrationType]

export const IntegrationType = {
  github_v3: 'github_v3',
  gitlab_v4: 'gitlab_v4',
} as const

/**
 * Kind of git host of a job. The platform may add others; the console shows one that it does not know by its own name.
 */
export type AnyIntegrationType = IntegrationType

/**
 * How often a schedule starts a job. The platform chooses the moment.
 */
export type ScheduleRate = (typeof ScheduleRate)[keyof typeof ScheduleRate]

export const ScheduleRate = {
  monthly: 'monthly',
  weekly: 'weekly',
  daily: 'daily',
  hourly: 'hourly',
} as const

/**
 * How often a schedule starts a job. The platform may add others; the console shows one that it does not know by its own name, and sends it back as it is.
 */
export type AnyScheduleRate = ScheduleRate

/**
 * Schedule that starts a job at a fixed rate.
 */
export interface RateSchedule {
  /**
   * Branch that is built.
   * @minLength 1
   */
  branch: string
  rate: ScheduleRate
}

/**
 * Schedule that starts a job at the times of a cron expression.
 */
export interface CronSchedule {
  /**
   * Branch that is built.
   * @minLength 1
   */
  branch: string
  /**
   * Five fields separated by spaces (minute, hour, date, month, day of week), in UTC.
   * @minLength 9
   */
  cron: string
}

/**
 * Schedule of an integration, by rate or by cron expression.
 */
export type Schedule = RateSchedule | CronSchedule

/**
 * Event on a branch, such as a push or a pull request, that starts a job.
 */
export interface BranchEvent {
  /** Filter for branch names; absent means every branch. */
  branch_filter?: string
}

/**
 * Creation of a tag that starts a job.
 */
export interface TagEvent {
  /** Filter for tag names; absent means every tag. */
  tag_filter?: string
}

/**
 * What starts an ordinary job on GitHub. An event that is absent starts none.
 */
export interface GithubEvents {
  /** Push to a branch. */
  push?: BranchEvent
  /** Pull request; the filter is for the branch it goes into. */
  pull_request?: BranchEvent
  /** Schedules; absent means none. */
  schedule?: Schedule[]
}

/**
 * What starts an ordinary job on GitLab. An event that is absent starts none.
 */
export interface GitlabEvents {
  /** Push to a branch. */
  push?: BranchEvent
  /** Merge request; the filter is for the branch it goes into. */
  merge_request?: BranchEvent
  /** Schedules; absent means none. */
  schedule?: Schedule[]
}

/**
 * What starts a job that releases firmware. An event that is absent starts none.
 */
export interface ReleaseEvents {
  /** Creation of a tag. */
  tag?: TagEvent
  /** Push to a branch. */
  push?: BranchEvent
  /** Schedules; absent means none. */
  schedule?: Schedule[]
}

/**
 * Repository on GitHub and the events in it that start jobs.
 */
export interface GithubTarget {
  /**
   * User or organization that owns the repository.
   * @minLength 1
   */
  owner: string
  /**
   * Name of the repository.
   * @minLength 1
   */
  repo: string
  events?: GithubEvents
  release_events?: ReleaseEvents
}

/**
 * Repository on GitHub as the platform returns it.
 */
export type GithubRepository = GithubTarget & {
  /** Web page of the repository. */
  repo_web_url: string
}

/**
 * Repository on GitHub as it is saved, with the token that opens it.
 */
export type GithubRepositoryRequest = GithubTarget & {
  /**
   * Access token for the repository. It is stored and never returned, so every save sends it.
   * @minLength 1
   */
  access_token: string
}

/**
 * Project on GitLab and the events in it that start jobs.
 */
export interface GitlabTarget {
  /**
   * Number of the GitLab project, as its web page shows it.
   * @minimum 1
   */
  project_id: number
  events?: GitlabEvents
  release_events?: ReleaseEvents
}

/**
 * Project on GitLab as the platform returns it.
 */
export type GitlabProject = GitlabTarget & {
  /** Web page of the project. */
  project_web_url: string
}

/**
 * Project on GitLab as it is saved, with the token that opens it.
 */
export type GitlabProjectRequest = GitlabTarget & {
  /**
   * Access token for the project. It is stored and never returned, so every save sends it.
   * @minLength 1
   */
  access_token: string
}

/**
 * Seconds for which logs are kept, 86400 (1 day) to 5184000 (60 days). Absent means without end, as for releases.
 * @minimum 86400
 * @maximum 5184000
 */
export type LogExpirationTime = number

/**
 * How the software is tested, as the platform stores it.
 */
export interface TestOptions {
  /** True builds only. */
  skip_test: boolean
  /**
   * How often a failed case is tried again. New values are 0 to 5, stored ones may be larger; absent or 0 means never.
   * @minimum 0
   */
  max_retries?: number
  log_expiration_time?: LogExpirationTime
  /** True keeps no logs of cases that succeed. */
  disable_logging_on_success: boolean
  /** True records CARET traces. */
  record_caret: boolean
  /** True measures how exactly each scenario was reconstructed. */
  calculate_scenario_reconstruction_accuracy: boolean
}

/**
 * Test options of the jobs that an integration starts.
 */
export type IntegrationTestOptions = TestOptions & {
  /** True leaves the must-succeed flags of scenarios out of account. */
  ignore_essential: boolean
}

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * Id that is always a UUID.
 */
export type Uuid = string

/**
 * Label of a suite, a pair of key and value.
 */
export interface Label {
  /**
   * Name of the label. Starts with a letter or digit, then letters, digits, underscore or hyphen.
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_-]*$
   */
  key: string
  /**
   * Value of the label, with the same rule as the key.
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_-]*$
   */
  value: string
}

/**
 * How the software is built.
 */
export interface BuildOptions {
  /** True builds everything again instead of reusing earlier results. */
  clean_build: boolean
  /** True builds with debug information. */
  debug: boolean
  /**
   * Names of further options, known to the developers of the build. Absent means none.
   * @items.minLength 1
   */
  developer_option_names?: string[]
}

/**
 * How firmware is released.
 */
export interface ReleaseOptions {
  /** True releases only part of the components. It has an effect only when the job makes a release. */
  partial_release: boolean
}

/**
 * What an integration of any type holds, whether it is read or saved.
 */
export interface IntegrationSettings {
  /** Catalog whose firmware the jobs build and whose suites they run. */
  catalog_id: Id
  /** Job whose suite and scenario versions are run again. The suite labels count for nothing when it is there. */
  retest_job_id?: Uuid
  /** Only suites with one of these labels are run; none means all suites of the catalog. */
  suite_labels: Label[]
  /**
   * Description of the jobs that the integration starts.
   * @maxLength 100
   */
  default_job_description?: string
  /** Build options of the jobs that the integration starts. */
  default_build_options: BuildOptions
  default_test_options: IntegrationTestOptions
  /** Release options of the jobs that the integration starts. */
  default_release_options: ReleaseOptions
}

/**
 * Point in time, ISO 8601 in UTC.
 */
export type Timestamp = string

/**
 * Subject id of a user. The project service resolves it to a name.
 * @minLength 1
 */
export type UserId = string

/**
 * What the platform adds to the settings of an integration.
 */
export interface IntegrationRecord {
  /** Id of the integration. */
  id: Id
  /** Id of the version; every update makes a new one. */
  version_id: Id
  /** Project of the integration. */
  project_id: Id
  /** When the integration was created. */
  created_at: Timestamp
  /** Who created the integration. */
  created_by: UserId
  /** When this version was saved. */
  updated_at: Timestamp
  /** Who saved this version. */
  updated_by: UserId
  /** True once the integration is deleted. */
  deleted: boolean
  /** When the integration was deleted; absent while it is active. */
  deleted_at?: Timestamp
}

export type GithubIntegrationType =
  (typeof GithubIntegrationType)[keyof typeof GithubIntegrationType]

export const GithubIntegrationType = {
  github_v3: 'github_v3',
} as const

/**
 * Integration with a repository on GitHub.
 */
export type GithubIntegration = IntegrationRecord &
  IntegrationSettings & {
    /** Tells that the integration is with GitHub. */
    type: 'github_v3'
    github_v3: GithubRepository
  } & {
    type: GithubIntegrationType
  }

export type GitlabIntegrationType =
  (typeof GitlabIntegrationType)[keyof typeof GitlabIntegrationType]

export const GitlabIntegrationType = {
  gitlab_v4: 'gitlab_v4',
} as const

/**
 * Integration with a project on GitLab.
 */
export type GitlabIntegration = IntegrationRecord &
  IntegrationSettings & {
    /** Tells that the integration is with GitLab. */
    type: 'gitlab_v4'
    gitlab_v4: GitlabProject
  } & {
    type: GitlabIntegrationType
  }

/**
 * Connection of a git repository to a catalog. Its events and schedules start jobs.
 */
export type Integration = GithubIntegration | GitlabIntegration

/**
 * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
 */
export type NextToken = string

/**
 * One page of integrations.
 */
export interface IntegrationPage {
  /** The integrations of this page. */
  integrations: Integration[]
  next_token?: NextToken
}

export type GithubIntegrationRequestType =
  (typeof GithubIntegrationRequestType)[keyof typeof GithubIntegrationRequestType]

export const GithubIntegrationRequestType = {
  github_v3: 'github_v3',
} as const

/**
 * Integration with a repository on GitHub, as it is saved.
 */
export type GithubIntegrationRequest = IntegrationSettings & {
  /** Tells that the integration is with GitHub. */
  type: 'github_v3'
  github_v3: GithubRepositoryRequest
} & {
  type: GithubIntegrationRequestType
}

export type GitlabIntegrationRequestType =
  (typeof GitlabIntegrationRequestType)[keyof typeof GitlabIntegrationRequestType]

export const GitlabIntegrationRequestType = {
  gitlab_v4: 'gitlab_v4',
} as const

/**
 * Integration with a project on GitLab, as it is saved.
 */
export type GitlabIntegrationRequest = IntegrationSettings & {
  /** Tells that the integration is with GitLab. */
  type: 'gitlab_v4'
  gitlab_v4: GitlabProjectRequest
} & {
  type: GitlabIntegrationRequestType
}

/**
 * Integration as it is saved. Creating and updating take the same body.
 */
export type IntegrationRequest = GithubIntegrationRequest | GitlabIntegrationRequest

/**
 * Says where the saved integration is found.
 */
export interface SaveIntegrationAnswer {
  /** Id of the integration. */
  id: Id
  /** Catalog of the integration. */
  catalog_id: Id
}

/**
 * How the software is to be tested by a new job.
 */
export interface JobTestOptions {
  /** True builds only. */
  skip_test: boolean
  /**
   * How often a failed case is tried again, 0 to 5. Left out means that the job does not set it.
   * @minimum 0
   * @maximum 5
   */
  max_retries?: number
  log_expiration_time?: LogExpirationTime
  /** True keeps no logs of cases that succeed. */
  disable_logging_on_success: boolean
  /** True records CARET traces. */
  record_caret: boolean
  /** True measures how exactly each scenario was reconstructed. */
  calculate_scenario_reconstruction_accuracy: boolean
}

/**
 * What a new job holds, whatever it builds from.
 */
export interface JobSettings {
  /** Suites to run, or the suites of the repeated job to run again. Left out means all. */
  suite_ids?: Id[]
  /** Runs only suites that carry one of these labels. Left out means no such limit. */
  suite_labels?: Label[]
  /** True makes a firmware release. Only jobs built from git can. */
  release?: boolean
  /**
   * What the job is for, without spaces at either end.
   * @maxLength 100
   */
  description?: string
  /** Job whose suite and scenario versions are run again. */
  retest_job_id?: Id
  build_options: BuildOptions
  test_options: JobTestOptions
  release_options: ReleaseOptions
}

/**
 * The newest commit of a branch.
 */
export interface GitBranchTarget {
  /**
   * Name of the branch.
   * @minLength 1
   */
  git_branch: string
}

/**
 * The commit of a tag.
 */
export interface GitTagTarget {
  /**
   * Name of the tag.
   * @minLength 1
   */
  git_tag: string
}

/**
 * One commit.
 */
export interface GitShaTarget {
  /**
   * Id of the commit.
   * @minLength 1
   */
  git_sha: string
}

/**
 * What to build from a repository, a branch, a tag or a commit.
 */
export type GitTarget = GitBranchTarget | GitTagTarget | GitShaTarget

/**
 * New job that builds from a git repository.
 */
export type ScheduleGitJobRequest = JobSettings & {
  /** Integration whose repository is built. Its catalog is the catalog of the job. */
  integration_id: Id
  source: GitTarget
}

/**
 * New job that builds from an uploaded source.
 */
export type ScheduleSourceJobRequest = JobSettings & {
  /** Catalog of the job. */
  catalog_id: Id
  /** Source to build. It must not have expired. */
  source_id: Id
}

/**
 * New job that builds nothing and tests the artifacts of an earlier job.
 */
export type ScheduleReuseJobRequest = JobSettings & {
  /** Catalog of the job. */
  catalog_id: Id
  /** Job whose build succeeded and whose artifacts are tested. */
  source_job_id: Id
}

/**
 * New job, from git, from an uploaded source or from the artifacts of an earlier job.
 */
export type ScheduleJobRequest =
  | ScheduleGitJobRequest
  | ScheduleSourceJobRequest
  | ScheduleReuseJobRequest

/**
 * Says which job was started.
 */
export interface ScheduleJobAnswer {
  /** Id of the new job. */
  job_id: Id
}

/**
 * Source archive that was uploaded to be built. The git fields say where it was taken from; all are absent when that is not known.
 */
export interface Source {
  /** Id of the source. */
  id: Id
  /** What the source is. */
  description: string
  /** When the source was uploaded. */
  created_at: Timestamp
  /** Who uploaded the source. */
  created_by: UserId
  /**
   * Size of the archive in bytes.
   * @minimum 0
   */
  size: number
  /** True once the archive is gone. It can then be neither built nor downloaded. */
  expired: boolean
  /** Web page of the repository. */
  git_web_url?: string
  /** Web page of the branch or tag. */
  git_ref_url?: string
  /** Name of the branch or tag. */
  git_ref?: string
  /** Id of the commit. */
  git_sha?: string
  /** Web page of the commit. */
  git_commit_url?: string
}

/**
 * One page of sources.
 */
export interface SourcePage {
  /** The sources of this page. */
  sources: Source[]
  next_token?: NextToken
}

/**
 * Temporary link to the archive of a source.
 */
export interface SourceDownload {
  /** Link to the archive. It is good for the requested time and needs no token. */
  url: string
}

/**
 * What a suite is for, evaluating software or approving its scenarios.
 */
export type SuitePurpose = (typeof SuitePurpose)[keyof typeof SuitePurpose]

export const SuitePurpose = {
  evaluation: 'evaluation',
  for_approval: 'for_approval',
} as const

/**
 * Purpose of a suite. The platform may add others; the console treats one that it does not know as `evaluation`, and sends it back as it is.
 */
export type AnySuitePurpose = SuitePurpose

/**
 * Number of a scenario version.
 * @minimum 1
 */
export type ScenarioVersionId = number

/**
 * Gives a scenario parameter a list of values, each of which is run.
 */
export interface ListParameterOverride {
  /**
   * Name of the parameter.
   * @minLength 1
   */
  name: string
  /**
   * Values of the parameter, always as text, also where the parameter is a number.
   * @minItems 1
   */
  values: string[]
}

/**
 * Gives a number parameter evenly spaced values, each of which is run.
 */
export interface RangeParameterOverride {
  /**
   * Name of the parameter.
   * @minLength 1
   */
  name: string
  /** First value. */
  start: number
  /** Limit of the values. Ranges stored without one are still found; new ranges have one. */
  stop?: number
  /** Distance between two values; not zero. */
  step: number
}

/**
 * Replaces the values that a scenario gives one of its parameters, by a list or by a range.
 */
export type ParameterOverride = ListParameterOverride | RangeParameterOverride

/**
 * A scenario in a suite, as it is saved.
 */
export interface SuiteSpecRequest {
  /** Id of the scenario. */
  scenario_id: Id
  /** Version of the scenario; absent means always the latest. */
  scenario_version_id?: ScenarioVersionId
  /** True when the scenario must succeed. */
  essential: boolean
  /** True when the result of the scenario does not count (N/A). */
  unavailable: boolean
  /** Parameter overrides that the suite sets for this scenario. */
  parameter_set_overrides: ParameterOverride[]
  /** Parameter overrides at the level of the scenario. */
  scenario_parameter_set_overrides: ParameterOverride[]
}

/**
 * A scenario in a suite.
 */
export type SuiteSpec = SuiteSpecRequest & {
  /** Name of the scenario shown to people. */
  scenario_display_name: string
}

/**
 * One page of specs.
 */
export interface SuiteSpecPage {
  /** The specs of this page. */
  specs: SuiteSpec[]
  next_token?: NextToken
}

/**
 * A catalog to which a suite is attached, as it is saved.
 */
export interface AttachmentRequest {
  /** Id of the catalog. */
  catalog_id: Id
  /** Version of the catalog; absent means always the latest. */
  catalog_version_id?: Id
}

/**
 * A catalog to which a suite is attached. Jobs of the catalog run the suite.
 */
export type Attachment = AttachmentRequest & {
  /** Name of the catalog shown to people. */
  catalog_display_name: string
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
 * Where the tests of a suite run.
 */
export type EnvironmentType = (typeof EnvironmentType)[keyof typeof EnvironmentType]

export const EnvironmentType = {
  container: 'container',
  native: 'native',
} as const

/**
 * A suite, the scenarios to test with and how to run them.
 */
export interface Suite {
  /** Id of the suite. */
  id: Id
  /** Id of the version; every update makes a new one. */
  version_id: Id
  /**
   * Name shown to people. It is saved as `title`.
   * @maxLength 128
   */
  display_name: string
  /**
   * What the suite is for; may be empty.
   * @maxLength 512
   */
  description: string
  /** Type of the scenarios that the suite can hold. */
  type: ScenarioType
  purpose: SuitePurpose
  /** Project of the suite. */
  project_id: Id
  /** Where the tests run, one or more. */
  target_environment_types: EnvironmentType[]
  /** The scenarios of the suite. */
  specs: SuiteSpec[]
  /** The catalogs to which the suite is attached. They are saved as `catalogs`. */
  attachments: Attachment[]
  /** Parameter overrides for every scenario of the suite. */
  parameter_set_overrides: ParameterOverride[]
  /**
   * Labels by which suites are chosen and filtered, 10 at most.
   * @maxItems 10
   */
  labels: Label[]
  /** True once the suite is deleted. */
  deprecated: boolean
  /** When the suite was deleted; absent while it is active. */
  deprecated_at?: Timestamp
  /** When the suite was created. */
  created_at: Timestamp
  /** When this version was saved. */
  updated_at: Timestamp
  /** Who created the suite. */
  created_by: UserId
  /** Who saved this version. */
  updated_by: UserId
}

/**
 * One page of suites.
 */
export interface SuitePage {
  /** The suites of this page. */
  suites: Suite[]
  next_token?: NextToken
}

/**
 * What creating and updating a suite both send.
 */
export interface SuiteContent {
  /**
   * Name shown to people. It is read as `display_name`.
   * @minLength 1
   * @maxLength 128
   */
  title: string
  /**
   * What the suite is for; may be empty.
   * @maxLength 512
   */
  description: string
  /** The scenarios of the suite. */
  specs: SuiteSpecRequest[]
  /** The catalogs to which the suite is attached. They are read as `attachments`. */
  catalogs: AttachmentRequest[]
  /**
   * Where the tests run, one or more.
   * @minItems 1
   */
  target_environment_types: EnvironmentType[]
  purpose: SuitePurpose
  /** Parameter overrides for every scenario of the suite. */
  parameter_set_overrides: ParameterOverride[]
  /**
   * Labels by which suites are chosen and filtered, 10 at most.
   * @maxItems 10
   */
  labels: Label[]
}

/**
 * A new suite.
 */
export type CreateSuiteRequest = SuiteContent & {
  /** Type of the scenarios that the suite can hold. It never changes. */
  type: ScenarioType
}

/**
 * A suite as it is from now on. The type stays as it is.
 */
export type UpdateSuiteRequest = SuiteContent & {
  /** Version that the update is based on. */
  current_version_id: Id
}

/**
 * Says which suite was created.
 */
export interface CreateSuiteAnswer {
  /** Id of the new suite. */
  id: Id
}

/**
 * Says which version of the suite was saved.
 */
export interface UpdateSuiteAnswer {
  /** Id of the suite. */
  id: Id
  /** Id of the new version. */
  version_id: Id
}

/**
 * Catalog of a job, in the version that the job used.
 */
export interface ReportCatalog {
  /** Id of the catalog. */
  id: Id
  /** Name shown to people. */
  display_name: string
  /** Version of the catalog. */
  version_id: Id
}

/**
 * Suite that a job ran, in the version that it ran.
 */
export interface ReportSuite {
  /** Id of the suite. */
  id: Id
  /** Name shown to people. */
  display_name: string
  /** Version of the suite. */
  version_id: Id
  /** Type of the suite, which is the type of simulator that ran it. */
  type: ScenarioType
  /** Labels of the suite. */
  labels: Label[]
}

/**
 * Scenario that a job ran, in the version that it ran.
 */
export interface ReportScenario {
  /** Id of the scenario. */
  id: Id
  /** Name shown to people. */
  display_name: string
  version_id: ScenarioVersionId
}

/**
 * Area map on which a case ran.
 */
export interface ReportAreaMap {
  /**
   * Number of the area map.
   * @minimum 1
   */
  id: number
  /** Name shown to people. */
  display_name: string
  /** Version of the area map. */
  version_id: Id
}

/**
 * Simulation that ran the tests.
 */
export interface ReportSimulation {
  /** Name of the simulation. */
  name: string
  environment_type: EnvironmentType
}

/**
 * File that a report refers to. Its id is good for asking for a download link.
 */
export interface ReportLog {
  /** Id of the log. */
  id: Id
  /** File type, which is also the extension of the saved file; absent when it is not known. */
  type?: string
  /** True once the file is gone. */
  expired: boolean
}

/**
 * Log that is written while a stage runs.
 */
export interface LogStream {
  /** Id of the log stream. */
  id: Id
}

/**
 * Commit that a job builds.
 */
export interface GitCommit {
  /** Id of the commit. */
  git_sha: string
  /** Web page of the branch, tag or commit. The branch name is read from the part after `/tree/` or `/-/tree/`. */
  git_ref_url?: string
}

/**
 * Integration through which a job was started.
 */
export interface JobIntegration {
  type: IntegrationType
}

/**
 * What a job builds from. A git job has an integration and a commit.
 */
export interface JobEvent {
  integration?: JobIntegration
  source?: GitCommit
  /** Uploaded source that the job builds. */
  source_id?: Id
  /** Job whose artifacts are tested. It may be the job itself when the job builds. */
  source_job_id?: Id
}

/**
 * State of the release; succeeded means released.
 */
export type JobReleaseStatus = (typeof JobReleaseStatus)[keyof typeof JobReleaseStatus]

export const JobReleaseStatus = {
  pending: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
} as const

/**
 * State of the release of a job. The platform may add others, of which none is a release.
 */
export type AnyJobReleaseStatus = JobReleaseStatus

/**
 * Firmware release that belongs to a job.
 */
export interface JobFirmware {
  /** True when the job was started to make a release. */
  release?: boolean
  /** Id of the firmware release; absent until there is one. */
  release_id?: Id
  /** Name of the firmware release; absent until there is one. */
  release_name?: string
  release_status?: JobReleaseStatus
}

/**
 * State of a job, a report or a stage. Succeeded, failed and canceled are final.
 */
export type ReportStatus = (typeof ReportStatus)[keyof typeof ReportStatus]

export const ReportStatus = {
  scheduled: 'scheduled',
  started: 'started',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
} as const

/**
 * Build stage of a job.
 */
export interface JobBuild {
  /** State of the build stage; absent until the stage is known. */
  status?: ReportStatus
}

/**
 * Counts of test cases.
 */
export interface CaseResults {
  /**
   * Number of cases.
   * @minimum 0
   */
  total_count: number
  /**
   * Number of cases that succeeded so far.
   * @minimum 0
   */
  success_count: number
  /**
   * Number of cases that failed so far.
   * @minimum 0
   */
  failure_count: number
}

/**
 * Test stage of a job.
 */
export interface JobTest {
  /** State of the test stage. */
  status: ReportStatus
  /** Counts of all cases. */
  case_results: CaseResults
  /** Counts without the cases of scenarios that are marked N/A. */
  available_case_results: CaseResults
}

/**
 * Report of a job, its build stage and its test stage.
 */
export interface JobReport {
  /** Id of the report. */
  id: Id
  /** Id of the job. */
  job_id: Id
  /** Project of the job. */
  project_id: Id
  /** State of the job. */
  status: ReportStatus
  /** Why the job failed; absent otherwise. */
  fail_message?: string
  /** When the job started; absent before. */
  started_at?: Timestamp
  /** When the job was scheduled. */
  scheduled_at: Timestamp
  /** When the job became final; absent before. */
  finished_at?: Timestamp
  /** What the job is for. */
  description: string
  /** Name of the person who started the job; empty when the platform does not know it. */
  user_name: string
  /** Who started the job. */
  scheduled_by: UserId
  /** Who canceled the job; absent otherwise. */
  canceled_by?: UserId
  /** Job whose suite and scenario versions were run again; absent otherwise. */
  retest_job_id?: Id
  catalog: ReportCatalog
  firmware?: JobFirmware
  event: JobEvent
  build: JobBuild
  /** Test stage; absent until the tests begin. */
  test?: JobTest
  build_options: BuildOptions
  test_options: TestOptions
  release_options: ReleaseOptions
}

/**
 * One page of job reports.
 */
export interface JobReportPage {
  /** The job reports of this page, newest first. */
  reports: JobReport[]
  next_token?: NextToken
}

/**
 * Test stage of a job that used an ML package release.
 */
export interface PackageJobTest {
  /** Counts of all cases. */
  case_results: CaseResults
}

/**
 * Short report of a job whose build used an ML package release.
 */
export interface PackageJobReport {
  /** Id of the report. */
  id: Id
  /** Id of the job. */
  job_id: Id
  /** State of the job. */
  status: ReportStatus
  /** What the job is for. */
  description: string
  /** When the job started; absent before. */
  started_at?: Timestamp
  /** When the job became final; absent before. */
  finished_at?: Timestamp
  /** Name of the person who started the job; empty when the platform does not know it. */
  user_name: string
  /** Who started the job. */
  scheduled_by: UserId
  catalog: ReportCatalog
  firmware?: JobFirmware
  /** Test stage; absent until the tests begin. */
  test?: PackageJobTest
  event: JobEvent
}

/**
 * One page of reports of jobs that used an ML package release.
 */
export interface PackageJobReportPage {
  /** The job reports of this page, newest first. */
  reports: PackageJobReport[]
  next_token?: NextToken
}

/**
 * What a build builds from, a commit or an uploaded source.
 */
export interface BuildEvent {
  source?: GitCommit
  /** Uploaded source that is built. */
  source_id?: Id
}

/**
 * Image that a build made.
 */
export interface BuildImage {
  /** Id of the image. */
  id: Id
  /** Kind of the image. */
  type: string
  /** True once the image is gone. */
  expired: boolean
}

/**
 * How an artifact was built.
 */
export interface BuildKind {
  /** Kind of the build. */
  type: string
}

/**
 * What a build made.
 */
export interface BuildArtifact {
  /** Name of the artifact. */
  name: string
  build?: BuildKind
  /** Images of the artifact. */
  images: BuildImage[]
}

/**
 * Release of an ML package that a build used.
 */
export interface BuildMlPackage {
  /** Id of the ML package. */
  id: Id
  /** Id of the release. */
  release_id: Id
}

/**
 * Logs of a build. A running build has the stream, a finished one the whole output; each may be absent.
 */
export interface BuildLogs {
  /** List of the repositories with the exact commits that were built. */
  build_repos_file?: ReportLog
  /** Whole output of a finished build. */
  build_output?: ReportLog
  /** Output of a running build, as it comes. */
  build_output_stream?: LogStream
}

/**
 * Report above a build or suite report.
 */
export interface JobParent {
  /** Id of the job report. */
  job_report_id: Id
}

/**
 * Report of a build of a job.
 */
export interface BuildReport {
  /** Id of the report. */
  id: Id
  /** Id of the job. */
  job_id: Id
  /** State of the build. */
  status: ReportStatus
  /** Why the build failed; absent otherwise. */
  fail_message?: string
  /** When the build started; absent before. */
  started_at?: Timestamp
  /** When the build became final; absent before. */
  finished_at?: Timestamp
  catalog: ReportCatalog
  parents: JobParent
  event: BuildEvent
  /** What the build made; absent until it succeeds. */
  artifact?: BuildArtifact
  /** Releases of ML packages that the build used. */
  ml_packages: BuildMlPackage[]
  options: BuildOptions
  logs: BuildLogs
}

/**
 * One page of build reports.
 */
export interface BuildReportPage {
  /** The build reports of this page. */
  reports: BuildReport[]
  next_token?: NextToken
}

/**
 * Labels that name the causes of failures; none when nothing failed or no cause is known.
 */
export type FailureCauseLabels = string[]

/**
 * Logs of a suite report.
 */
export interface SuiteLogs {
  /** Zip archive with the results of all cases; absent until it is made. */
  archived_log?: ReportLog
}

/**
 * Report of a suite that a job ran.
 */
export interface SuiteReport {
  /** Id of the report. */
  id: Id
  /** Id of the job. */
  job_id: Id
  /** State of the suite's run. */
  status: ReportStatus
  /** Why the run failed; absent otherwise. */
  fail_message?: string
  /** When the run started; absent before. */
  started_at?: Timestamp
  /** When the run became final; absent before. */
  finished_at?: Timestamp
  suite: ReportSuite
  catalog: ReportCatalog
  simulation: ReportSimulation
  /** Counts of all cases; absent until the run starts. */
  case_results?: CaseResults
  /** Counts without the cases of scenarios that are marked N/A; absent until the run starts. */
  available_case_results?: CaseResults
  failure_cause_labels: FailureCauseLabels
  logs: SuiteLogs
  parents: JobParent
}

/**
 * One page of suite reports.
 */
export interface SuiteReportPage {
  /** The suite reports of this page. */
  reports: SuiteReport[]
  next_token?: NextToken
}

/**
 * Reports above a spec report.
 */
export interface SpecParents {
  /** Id of the job report. */
  job_report_id: Id
  /** Id of the suite report. */
  suite_report_id: Id
}

/**
 * Report of a scenario that a job ran as part of a suite.
 */
export interface SpecReport {
  /** Id of the report. */
  id: Id
  /** State of the scenario's run. */
  status: ReportStatus
  /** Why the run failed; absent otherwise. */
  fail_message?: string
  /** When the run started; absent before. */
  started_at?: Timestamp
  /** When the run became final; absent before. */
  finished_at?: Timestamp
  scenario: ReportScenario
  suite: ReportSuite
  catalog: ReportCatalog
  /** True when the scenario must succeed. */
  essential: boolean
  /** True when the result of the scenario does not count (N/A). */
  unavailable: boolean
  /** Counts of all cases; absent until the run starts. */
  case_results?: CaseResults
  /** Counts without the cases of scenarios that are marked N/A; absent until the run starts. */
  available_case_results?: CaseResults
  failure_cause_labels: FailureCauseLabels
  parents: SpecParents
}

/**
 * One page of spec reports.
 */
export interface SpecReportPage {
  /** The spec reports of this page. */
  reports: SpecReport[]
  next_token?: NextToken
}

/**
 * Files that a case left behind. Each may be absent.
 */
export interface CaseLogs {
  /** Bag that the evaluation recorded. */
  evaluation_bag?: ReportLog
  /** Result that the evaluation wrote. */
  evaluation_result?: ReportLog
  /** Bag that the simulation recorded. */
  simulation_bag?: ReportLog
  /** Text log of the simulation. */
  simulation_log?: ReportLog
  /** Zip archive of all files of the simulation. */
  simulation_archive?: ReportLog
  /** Result of the simulation, JSON or text, shown in the case report. */
  simulation_result?: ReportLog
  /** Text log of what ran before the simulation. */
  pre_task_log?: ReportLog
  /** How exactly the scenario was reconstructed, when the job measured it. */
  scenario_reconstruction_accuracy?: ReportLog
  /** CARET traces, when the job recorded them. */
  recorded_caret?: ReportLog
}

/**
 * Result of one component of the software in a case.
 */
export interface CaseComponent {
  /** Name of the component. */
  component_name: string
  /** What the component reported. */
  message?: string
  failure_cause_labels: FailureCauseLabels
  /** Files that belong to this component alone; absent when there are none. */
  logs?: CaseLogs
}

/**
 * Test options that a case was run with.
 */
export interface CaseOptions {
  /** True when CARET traces were recorded. */
  record_caret: boolean
  /** True when the accuracy of the scenario's reconstruction was measured. */
  calculate_scenario_reconstruction_accuracy: boolean
}

/**
 * Values of the scenario parameters, by parameter name.
 */
export type CaseReportScenarioParameters = { [key: string]: string }

/**
 * Report of a test case, a scenario run with one combination of its parameters, as one attempt left it.
 */
export interface CaseReport {
  /** Id of the report. */
  id: Id
  /** Attempt that the report shows. */
  attempt_id: Id
  /** State of the case. */
  status: ReportStatus
  /** When the attempt started; absent before, and where the platform does not tell. */
  started_at?: Timestamp
  /** When the attempt became final; absent before, and where the platform does not tell. */
  finished_at?: Timestamp
  scenario: ReportScenario
  /** The scenario parameters in one line, for people; empty when the scenario has none. */
  formatted_parameter: string
  /** Values of the scenario parameters, by parameter name. */
  scenario_parameters: CaseReportScenarioParameters
  failure_cause_labels: FailureCauseLabels
  /** Results by component. */
  components: CaseComponent[]
  options: CaseOptions
  /** Area map on which the case ran; absent when the scenario has none. */
  area_map?: ReportAreaMap
  logs: CaseLogs
  simulation: ReportSimulation
}

/**
 * One page of case reports.
 */
export interface CaseReportPage {
  /** The case reports of this page. */
  reports: CaseReport[]
  next_token?: NextToken
}

/**
 * One attempt of a test case.
 */
export interface CaseAttempt {
  /** Id of the attempt. */
  id: Id
  /**
   * Number of the attempt. Attempt 1 is the first run, attempt n is retry n - 1.
   * @minimum 1
   */
  number: number
  /** State of the attempt. */
  status: ReportStatus
  /** When the attempt started; absent before. */
  started_at?: Timestamp
  /** When the attempt became final; absent before. */
  finished_at?: Timestamp
}

/**
 * One page of attempts.
 */
export interface CaseAttemptPage {
  /** The attempts of this page, the first one first. */
  attempts: CaseAttempt[]
  next_token?: NextToken
}

/**
 * Temporary link to a log.
 */
export interface LogDownload {
  /** Link to the file. It needs no token. */
  url: string
  /**
   * Size of the file in bytes.
   * @minimum 0
   */
  size: number
  /** When the link stops working. The console does not use it afterwards. */
  expires_at: Timestamp
}

/**
 * Line of a log stream.
 */
export interface LogEvent {
  /** Text of the line. */
  message: string
}

/**
 * One page of log lines.
 */
export interface LogEventPage {
  /** The lines of this page, in the order that was asked for. */
  events: LogEvent[]
  next_token?: NextToken
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
 * Asks for a temporary download link.
 */
export interface DownloadRequest {
  /**
   * Seconds for which the link is good. The console always asks for 3600.
   * @minimum 1
   * @maximum 3600
   */
  expiration_time: number
  /** Name under which a browser saves the file. */
  filename?: string
}

/**
 * Type of a scenario, a suite or the simulator of a suite. The platform may add types; the console shows one that it does not know as it is.
 */
export type AnyScenarioType = ScenarioType

/**
 * Where tests run. The platform may add environments; the console shows one that it does not know by its own name, and sends it back as it is.
 */
export type AnyEnvironmentType = EnvironmentType

/**
 * State of a job, a report or a stage. The platform may add others; the console shows one that it does not know as Unknown, and offers nothing that depends on it.
 */
export type AnyReportStatus = ReportStatus

/**
 * Ascending or descending.
 */
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder]

export const SortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const

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

/**
 * True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out.
 */
export type DeprecatedParameter = boolean

export type OrderParameter = SortOrder

export type ListIntegrationsParams = {
  /**
   * Lists only the integrations of this catalog.
   */
  catalog_id?: Id
  /**
   * True lists only deleted integrations, false only active ones. The platform uses false when it is left out.
   */
  deleted?: boolean
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

export type ListSourcesParams = {
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

export type ListSuitesParams = {
  /**
   * Lists only suites of this type.
   */
  type?: ScenarioType
  /**
   * Lists only suites that are attached to this catalog.
   */
  catalog_id?: Id
  /**
   * True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out.
   */
  deprecated?: DeprecatedParameter
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

export type ListSuiteSpecsParams = {
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

export type ListSuitesByScenarioParams = {
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

export type ListJobReportsParams = {
  /**
   * Lists only the jobs of this catalog.
   */
  catalog_id?: Id
  /**
   * States to list.
   */
  status?: ReportStatus[]
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

export type ListPackageJobReportsParams = {
  /**
   * Release of the ML package.
   */
  ml_package_release_id: Id
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

export type ListBuildReportsParams = {
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

export type ListSuiteReportsParams = {
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

export type ListSpecReportsParams = {
  /**
   * Suite report whose spec reports are listed.
   */
  suite_report_id: Id
  /**
   * Sort key; `scenario_name` is the display name of the scenario.
   */
  sort?: ListSpecReportsSort
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

export type ListSpecReportsSort = (typeof ListSpecReportsSort)[keyof typeof ListSpecReportsSort]

export const ListSpecReportsSort = {
  scenario_name: 'scenario_name',
} as const

export type ListCaseReportsParams = {
  /**
   * Lists only the cases of this spec report.
   */
  spec_report_id?: Id
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

export type GetCaseReportParams = {
  /**
   * Attempt to show; the newest one when it is left out.
   */
  attempt_id?: Id
}

export type ListCaseAttemptsParams = {
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

export type ListLogStreamEventsParams = {
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
