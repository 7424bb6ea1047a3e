// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * Which things to get.
 */
export interface BatchGetRequest {
  /**
   * Ids of the things, 1 to 100.
   * @minItems 1
   * @maxItems 100
   */
  ids: Id[]
}

/**
 * Temporary link to a file.
 */
export interface FileDownload {
  /** Link to the file. It is good for the requested time and needs no token. Absent when the platform has no link to give. */
  url?: string
  /** Name of the file. */
  filename: string
  /**
   * Size of the file in bytes.
   * @minimum 0
   */
  size: number
}

/**
 * Name of an experiment, 1 to 128 characters.
 * @minLength 1
 * @maxLength 128
 */
export type ExperimentName = string

/**
 * Text that says what a thing is for, at most 512 characters; may be empty.
 * @maxLength 512
 */
export type Description = string

/**
 * Id that is always a UUID.
 */
export type Uuid = string

/**
 * Point in time, ISO 8601 in UTC.
 */
export type Timestamp = string

/**
 * An experiment, which holds the runs made for one question.
 */
export interface Experiment {
  /** Id of the experiment. */
  id: Uuid
  name: ExperimentName
  /** What the experiment is for; may be empty. */
  description: Description
  /** True once the experiment is deleted. */
  deprecated: boolean
  /** When the experiment was created. */
  created_at: Timestamp
  /** When the experiment was last changed. */
  updated_at: Timestamp
}

/**
 * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
 */
export type NextToken = string

/**
 * One page of experiments.
 */
export interface ExperimentPage {
  /** The experiments of this page. */
  experiments: Experiment[]
  next_token?: NextToken
}

/**
 * A new experiment.
 */
export interface CreateExperimentRequest {
  name: ExperimentName
  /** What the experiment is for; may be empty. */
  description: Description
}

/**
 * Name and description of an experiment from now on.
 */
export interface UpdateExperimentRequest {
  name: ExperimentName
  /** What the experiment is for; may be empty. */
  description: Description
}

/**
 * Name of a run, 1 to 128 characters.
 * @minLength 1
 * @maxLength 128
 */
export type RunName = string

/**
 * Package into which the config of a run puts its artifacts. The artifacts can be released only when both fields are there.
 */
export interface TrainingArtifacts {
  /** Id of the package. */
  package_id?: Id
  /** Name of the package. */
  package_name?: string
}

/**
 * What the platform has read from the config file of a run.
 */
export interface RunConfig {
  training_artifacts?: TrainingArtifacts
}

/**
 * Value of a metric of a run, as the list of runs shows it.
 */
export interface MetricSummary {
  /** Name of the metric. */
  name: string
  /** Newest value of the metric. The console shows it with at most 5 decimals. */
  value: number
}

/**
 * Subject id of a user. The project service resolves it to a name.
 * @minLength 1
 */
export type UserId = string

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
 * Outcome of a build or process stage. A skipped stage took over the results of another run.
 */
export type ReusableStageStatus = (typeof ReusableStageStatus)[keyof typeof ReusableStageStatus]

export const ReusableStageStatus = {
  succeeded: 'succeeded',
  failed: 'failed',
  skipped: 'skipped',
} as const

/**
 * Build stage of a run.
 */
export interface BuildStage {
  /** Outcome of the stage; absent until there is one. */
  status?: ReusableStageStatus
  /** Run whose build was taken over. Absent or all zeros when the run builds by itself. */
  reused_build_run_id?: Id
}

/**
 * Process stage of a run.
 */
export interface ProcessStage {
  /** Outcome of the stage; absent until there is one. */
  status?: ReusableStageStatus
  /** Run whose process results were taken over. Absent or all zeros when the run processes by itself. */
  reused_process_run_id?: Id
}

/**
 * Outcome of a train stage.
 */
export type TrainStageStatus = (typeof TrainStageStatus)[keyof typeof TrainStageStatus]

export const TrainStageStatus = {
  succeeded: 'succeeded',
  failed: 'failed',
} as const

/**
 * Train stage of a run.
 */
export interface TrainStage {
  /** Outcome of the stage; absent until there is one. */
  status?: TrainStageStatus
}

/**
 * Commit that a run builds.
 */
export interface RunCommit {
  /** Branch or tag that was asked for. */
  git_ref?: string
  /** Id of the commit. */
  git_sha?: string
}

/**
 * Kind of git host that an integration connects to.
 */
export type IntegrationType = (typeof IntegrationType)[keyof typeof IntegrationType]

export const IntegrationType = {
  github_v3: 'github_v3',
} as const

/**
 * Integration through which a run reads its repository.
 */
export interface RunIntegration {
  /** Id of the integration. */
  id: Id
  type: IntegrationType
}

/**
 * What a run builds from. Each field may be absent, and its ids may be all zeros.
 */
export interface RunEvent {
  source?: RunCommit
  /** Uploaded source that is built. */
  source_id?: Id
  integration?: RunIntegration
  /** Run whose build is taken over. */
  reused_build_run_id?: Id
}

/**
 * Report of a run. The console asks again every 15 seconds until `finished_at` is there.
 */
export interface RunReport {
  /** Id of the run. */
  run_id: Id
  /** Experiment of the run. */
  experiment_id: Uuid
  /** State of the run. */
  status: ReportStatus
  /** Why the run failed; absent otherwise. */
  fail_message?: string
  /** When the run started; absent before. */
  started_at?: Timestamp
  /** When the run became final; absent before. */
  finished_at?: Timestamp
  /** Build stage; absent while nothing is known of it. */
  build?: BuildStage
  /** Process stage; absent while nothing is known of it. */
  process?: ProcessStage
  /** Train stage; absent while nothing is known of it. */
  train?: TrainStage
  event: RunEvent
}

/**
 * A run of an experiment, which builds, processes and trains once.
 */
export interface Run {
  /** Id of the run. */
  id: Id
  name: RunName
  /** What the run is for; may be empty. */
  description: Description
  /** Experiment of the run. */
  experiment_id: Uuid
  /** When the run was created. */
  created_at: Timestamp
  /** Who created the run. */
  created_by: UserId
  /** Name of the person who created the run; empty when the platform does not know it. */
  user_name: string
  /** True once the run is deleted. */
  deprecated: boolean
  /** Text of the config file, in YAML. Absent until the platform has read the file. */
  config_raw?: string
  /** Path of the config file in the source. The console shows `config.yaml` when it is absent. */
  config_path?: string
  /** What the platform has read from the config file; absent until then. */
  config?: RunConfig
  /** Metrics of the run; empty until the training has reported one. */
  metrics_summary: MetricSummary[]
  report: RunReport
}

/**
 * One page of runs.
 */
export interface RunPage {
  /** The runs of this page, in the order that was asked for. */
  runs: Run[]
  next_token?: NextToken
}

/**
 * Name and description of a run from now on.
 */
export interface UpdateRunRequest {
  name: RunName
  /** What the run is for; may be empty. */
  description: Description
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
 * How the model is trained.
 */
export interface TrainingOptions {
  /** Command that starts the training. Left out means the command that the run would use anyway. */
  command?: string
}

/**
 * What a new run holds, whatever it builds from.
 */
export interface RunSettings {
  name: RunName
  /** What the run is for; may be empty. */
  description: Description
  /** Run whose process stage succeeded and whose results are taken over, so that the new run skips the stage. Left out means that the run processes by itself. */
  reused_process_run_id?: Id
  training_options: TrainingOptions
  /** Checkpoints to train from, in place of those that the run would use anyway. */
  training_checkpoint_ids?: Uuid[]
}

/**
 * Path of the config file in the source.
 * @minLength 1
 */
export type ConfigPath = string

/**
 * New run that builds from a git repository.
 */
export type ScheduleGitRunRequest = RunSettings & {
  config_path: ConfigPath
  /** Integration whose repository is built. */
  integration_id: Id
  source: GitTarget
}

/**
 * New run that builds from an uploaded source.
 */
export type ScheduleWebautoRunRequest = RunSettings & {
  config_path: ConfigPath
  /** Source to build. It must not have expired. */
  source_id: Id
}

/**
 * New run that builds nothing and takes over the build of an earlier run, config file included.
 */
export type ScheduleReuseBuildStageRunRequest = RunSettings & {
  /** Run whose build stage succeeded and is still reusable. */
  reused_build_run_id: Id
}

/**
 * New run, from git, from an uploaded source or with the build of an earlier run.
 */
export type ScheduleRunRequest =
  | ScheduleGitRunRequest
  | ScheduleWebautoRunRequest
  | ScheduleReuseBuildStageRunRequest

/**
 * Says which run was started.
 */
export interface ScheduleRunAnswer {
  /** Id of the new run. */
  run_id: Id
}

/**
 * Outcome of a build or process stage. The platform may add others; the console shows one that it does not know as Unknown.
 */
export type AnyReusableStageStatus = ReusableStageStatus

/**
 * Outcome of a train stage. The platform may add others; the console shows one that it does not know as Unknown.
 */
export type AnyTrainStageStatus = TrainStageStatus

/**
 * One page of run reports.
 */
export interface RunReportPage {
  /** The run reports of this page. */
  reports: RunReport[]
  next_token?: NextToken
}

/**
 * Metric that the training of a run reports.
 */
export interface Metric {
  /** Id of the metric. */
  id: Id
  /** Name of the metric. */
  name: string
  /** Newest value of the metric. The console shows it with at most 5 decimals. */
  value: number
  /** When the value was reported. */
  updated_at: Timestamp
}

/**
 * One page of metrics.
 */
export interface MetricPage {
  /** The metrics of this page. */
  metrics: Metric[]
  next_token?: NextToken
}

/**
 * Log that a stage writes while it runs.
 */
export interface LogStream {
  /** Id of the log stream. */
  id: Id
}

/**
 * What the reports of all stages hold. The console asks again every 15 seconds until `finished_at` is there.
 */
export interface StageReport {
  /** Id of the report. */
  id: Id
  /** Name shown to people. */
  name: string
  /** State of this part of the stage. */
  status: ReportStatus
  /** When it started; absent before. */
  started_at?: Timestamp
  /** When it became final; absent before. */
  finished_at?: Timestamp
  /** Why it failed; absent otherwise. */
  fail_message?: string
  /** Experiment of the run. */
  experiment_id: Uuid
}

/**
 * Logs of a build stage.
 */
export interface BuildLogs {
  /** Output of the build, as it comes. Absent until the stage has a log. */
  build_output_stream?: LogStream
}

/**
 * Report of a build stage.
 */
export type BuildReport = StageReport & {
  /** Until when other runs can take over the results; absent when they cannot. */
  reuse_expires_at?: Timestamp
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
 * Logs of a process stage.
 */
export interface ProcessLogs {
  /** Output of the processing, as it comes. Absent until the stage has a log. */
  process_output_stream?: LogStream
}

/**
 * Report of a process stage.
 */
export type ProcessReport = StageReport & {
  /** Until when other runs can take over the results; absent when they cannot. */
  reuse_expires_at?: Timestamp
  logs: ProcessLogs
}

/**
 * One page of process reports.
 */
export interface ProcessReportPage {
  /** The process reports of this page. */
  reports: ProcessReport[]
  next_token?: NextToken
}

/**
 * Logs of a train stage.
 */
export interface TrainLogs {
  /** Output of the training, as it comes. Absent until the stage has a log. */
  train_output_stream?: LogStream
}

/**
 * Report of a train stage.
 */
export type TrainReport = StageReport & {
  logs: TrainLogs
}

/**
 * One page of train reports.
 */
export interface TrainReportPage {
  /** The train reports of this page. */
  reports: TrainReport[]
  next_token?: NextToken
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
 * Log file that a run has left behind.
 */
export interface RunLog {
  /** Id of the log. */
  id: Id
  /** Experiment of the run. */
  experiment_id: Uuid
  /** What the log is about. The platform chooses the word. */
  category: string
  /**
   * Size of the file in bytes.
   * @minimum 0
   */
  size: number
  /** When the log was saved. */
  created_at: Timestamp
}

/**
 * One page of logs of a run.
 */
export interface RunLogPage {
  /** The logs of this page. */
  logs: RunLog[]
  next_token?: NextToken
}

/**
 * Source archive that was uploaded for runs to build.
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
  /** Link to the archive. It is good for the requested time and needs no token. Absent when the platform has no link to give. */
  url?: string
  /** Name of the archive, when the platform gives one. */
  filename?: string
  /**
   * Size of the archive in bytes, when the platform gives it.
   * @minimum 0
   */
  size?: number
}

/**
 * File that a run has made. Package releases are made of artifacts.
 */
export interface Artifact {
  /** Id of the artifact. */
  id: Id
  /** Name shown to people. */
  name: string
  /** Name of the file. A package release cannot hold two artifacts with the same one. */
  filename: string
  /** What the artifact is. */
  description: string
  /**
   * Size of the file in bytes.
   * @minimum 0
   */
  size: number
  /** Run that made the artifact. */
  run_id: Id
  /** Experiment of the run. */
  experiment_id: Uuid
  /** Package for which the artifact was made. Absent or all zeros when it belongs to none. */
  package_id?: Id
  /** When the artifact was saved. */
  created_at: Timestamp
  /** When the artifact was last changed. */
  updated_at: Timestamp
}

/**
 * One page of artifacts.
 */
export interface ArtifactPage {
  /** The artifacts of this page. */
  artifacts: Artifact[]
  next_token?: NextToken
}

/**
 * The artifacts that were found.
 */
export interface BatchGetArtifactsAnswer {
  /** Artifacts in no particular order. */
  found: Artifact[]
}

/**
 * State of a training that was saved on the way. A later run can train from it.
 */
export interface Checkpoint {
  /** Id of the checkpoint. */
  id: Id
  /** Name shown to people. */
  name: string
  /**
   * Size of the file in bytes.
   * @minimum 0
   */
  size: number
  /** When the checkpoint was saved. */
  created_at: Timestamp
}

/**
 * One page of checkpoints.
 */
export interface CheckpointPage {
  /** The checkpoints of this page. */
  checkpoints: Checkpoint[]
  next_token?: NextToken
}

/**
 * Kind of git host of a run. The platform may add others; the console shows one that it does not know by its own name.
 */
export type AnyIntegrationType = IntegrationType

/**
 * Repository on GitHub.
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
 * Connection to a git repository that runs build from.
 */
export interface Integration {
  /** Id of the integration. */
  id: Id
  /** Id of the version; every update makes a new one. */
  version_id: Id
  type: IntegrationType
  github_v3: GithubRepository
  /** When the integration was created. */
  created_at: Timestamp
  /** When this version was saved. */
  updated_at: Timestamp
  /** When the integration was deleted; absent while it is active. */
  deleted_at?: Timestamp
  /** True once the integration is deleted. */
  deleted: boolean
}

/**
 * One page of integrations.
 */
export interface IntegrationPage {
  /** The integrations of this page. */
  integrations: Integration[]
  next_token?: NextToken
}

/**
 * A new integration.
 */
export interface CreateIntegrationRequest {
  type: IntegrationType
  github_v3: GithubRepositoryRequest
}

/**
 * An integration as it is from now on.
 */
export type UpdateIntegrationRequest = CreateIntegrationRequest & {
  /** Version that the update is based on. */
  current_version_id: Id
}

/**
 * Says which version of the integration was saved.
 */
export interface UpdateIntegrationAnswer {
  /** Id of the integration. */
  id: Id
  /** Id of the new version. */
  version_id: Id
}

/**
 * Where a training dataset is on its way into and out of the training storage. Only a deployed one can be deleted.
 */
export type DeploymentStatus = (typeof DeploymentStatus)[keyof typeof DeploymentStatus]

export const DeploymentStatus = {
  deploy_scheduled: 'deploy_scheduled',
  deployed: 'deployed',
  delete_scheduled: 'delete_scheduled',
  deleted: 'deleted',
} as const

/**
 * State of the files of a training dataset. The platform may add others; the console shows one that it does not know as Unknown, and offers no training with it.
 */
export type AnyDeploymentStatus = DeploymentStatus

/**
 * Version of an annotation dataset that is deployed for training.
 */
export interface TrainingDataset {
  /** Id of the training dataset. */
  id: Id
  /** Annotation dataset from which it was made. The console links to it in the annotation tool. */
  annotation_dataset_id: Id
  /** Project of the annotation dataset. */
  annotation_dataset_project_id: Id
  /** Version of the annotation dataset. */
  annotation_dataset_version_id: Id
  /** Path at which training finds the files. */
  deployment_path: string
  /**
   * Size of the files in bytes. The console shows it in GB of 1024 cubed bytes.
   * @minimum 0
   */
  deployment_size: number
  deployment_status: DeploymentStatus
  /** When the training dataset was created. */
  created_at: Timestamp
}

/**
 * One page of training datasets.
 */
export interface TrainingDatasetPage {
  /** The training datasets of this page. */
  training_datasets: TrainingDataset[]
  next_token?: NextToken
}

/**
 * A package, which collects artifacts in releases. In a project that it is shared with, it is read-only.
 */
export interface Package {
  /** Id of the package. */
  id: Id
  /** Project in which the package is found. */
  project_id: Id
  /**
   * Name shown to people. Pipelines find the package by it.
   * @maxLength 32
   */
  name: string
  /** What the package is for; may be empty. */
  description: Description
  /** Id of the version; every update makes a new one. */
  version_id: Id
  /** When the package was created. */
  created_at: Timestamp
  /** When this version was saved. */
  updated_at: Timestamp
  /** True once the package is deleted, or once its sharing with this project has ended. */
  deprecated: boolean
  /** When the package was deleted; absent while it is active. */
  deprecated_at?: Timestamp
  /** Project that shares the package with this one; absent for the project's own packages. */
  shared_from?: Id
}

/**
 * One page of packages.
 */
export interface PackagePage {
  /** The packages of this page. */
  packages: Package[]
  next_token?: NextToken
}

/**
 * The packages that were found.
 */
export interface BatchGetPackagesAnswer {
  /** Packages in no particular order. */
  found: Package[]
}

/**
 * A new package.
 */
export interface CreatePackageRequest {
  /**
   * Name of the package, 1 to 32 characters. Starts with a letter, then letters, digits, underscore or hyphen.
   * @minLength 1
   * @maxLength 32
   * @pattern ^[A-Za-z][A-Za-z0-9_-]*$
   */
  name: string
  /** What the package is for; may be empty. */
  description: Description
}

/**
 * A package as it is from now on.
 */
export type UpdatePackageRequest = CreatePackageRequest & {
  /** Version that the update is based on. */
  current_version_id: Id
}

/**
 * Says which version of the package was saved.
 */
export interface UpdatePackageAnswer {
  /** Id of the package. */
  id: Id
  /** Id of the new version. */
  version_id: Id
}

/**
 * State of the packing of a release. Completed and failed are final.
 */
export type PackagingStatus = (typeof PackagingStatus)[keyof typeof PackagingStatus]

export const PackagingStatus = {
  requested: 'requested',
  started: 'started',
  completed: 'completed',
  failed: 'failed',
} as const

/**
 * State of the packing of a release. The platform may add others; the console shows one that it does not know as Unknown, and offers nothing that needs a packed one.
 */
export type AnyPackagingStatus = PackagingStatus

/**
 * Report of the packing of a release.
 */
export interface PackagingReport {
  status: PackagingStatus
}

/**
 * Outcome of the review of a release; `non_approved` before the first review.
 */
export type ReviewStatus = (typeof ReviewStatus)[keyof typeof ReviewStatus]

export const ReviewStatus = {
  approved: 'approved',
  non_approved: 'non_approved',
} as const

/**
 * What the reviewer has to say, at most 200 characters.
 * @maxLength 200
 */
export type ReviewComment = string

/**
 * Review of a release.
 */
export interface Review {
  status: ReviewStatus
  comment?: ReviewComment
  /** When the release was reviewed; absent before. */
  reviewed_at?: Timestamp
  /** Who reviewed the release; absent before. */
  reviewed_by?: UserId
}

/**
 * Outcome of a review.
 */
export interface ReviewRequest {
  /** Outcome of the review. The console offers `approved` only. */
  status: ReviewStatus
  comment?: ReviewComment
}

/**
 * Item of a release, by its id alone. The batch call for artifacts tells more.
 */
export interface ReleaseItem {
  /** Id of the artifact. */
  id: Id
}

/**
 * What a release holds.
 */
export interface ReleaseAsset {
  /** The items of the release, 1 to 10. */
  items: ReleaseItem[]
}

/**
 * Release of a package.
 */
export interface PackageRelease {
  /** Id of the release. */
  id: Id
  /** Package of the release. */
  package_id: Id
  /** Project in which the release is found. */
  project_id: Id
  /**
   * Name shown to people.
   * @maxLength 64
   */
  name: string
  /** What the release brings; may be empty. */
  description: Description
  /** When the release was created. */
  created_at: Timestamp
  /** When the release was last changed. */
  updated_at: Timestamp
  /** Who created the release. */
  created_by: UserId
  /** True once the release is deleted. */
  deprecated: boolean
  /** When the release was deleted; absent while it is active. */
  deprecated_at?: Timestamp
  /** Project that shares the release with this one; absent for the project's own releases. A shared release cannot be edited. */
  shared_from?: Id
  packaging_report: PackagingReport
  review: Review
  /** What the release holds. It may be absent on a shared release, whose items are not shown. */
  asset?: ReleaseAsset
}

/**
 * One page of package releases.
 */
export interface PackageReleasePage {
  /** The package releases of this page. */
  releases: PackageRelease[]
  next_token?: NextToken
}

/**
 * The package releases that were found.
 */
export interface BatchGetPackageReleasesAnswer {
  /** Package releases in no particular order. */
  found: PackageRelease[]
}

/**
 * Name of a release, 1 to 64 characters. Starts with a letter or digit, then letters, digits and the symbols `_ ( ) , . / -`, without spaces.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9][A-Za-z0-9_(),./-]*$
 */
export type ReleaseName = string

/**
 * A new package release.
 */
export interface CreatePackageReleaseRequest {
  name: ReleaseName
  /** What the release brings; may be empty. */
  description: Description
  /**
   * Artifacts of the release, 1 to 10, no two with the same file name.
   * @minItems 1
   * @maxItems 10
   */
  artifact_ids: Id[]
}

/**
 * Name and description of a package release from now on.
 */
export interface UpdatePackageReleaseRequest {
  name: ReleaseName
  /** What the release brings; may be empty. */
  description: Description
}

/**
 * Temporary link to the packed file of a release.
 */
export interface ReleaseDownload {
  /** Name of the file. */
  filename: string
  /**
   * Size of the file in bytes.
   * @minimum 0
   */
  size: number
  /** Link to the file. It needs no token. Absent when the platform has no link to give. */
  url?: string
  /** When the link stops working, when the platform says so. */
  expires_at?: Timestamp
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
 * Sharing of a package with another project.
 */
export interface PackageShare {
  /** Id of the share. */
  id: Id
  /** Project that the package is shared with. */
  destination: Id
  invitation_status: InvitationStatus
  /** When the invitation was sent. */
  created_at: Timestamp
}

/**
 * One page of the shares of a package.
 */
export interface PackageSharePage {
  /** The shares of this page. */
  shares: PackageShare[]
  next_token?: NextToken
}

/**
 * With whom to share a package.
 */
export interface CreatePackageShareRequest {
  /** Project to share with. Neither the project of the package nor one that it is already shared with. */
  destination: Id
}

/**
 * Says which share was created.
 */
export interface CreatePackageShareAnswer {
  /** Id of the new share. */
  id: Id
}

/**
 * Package that an invitation is about.
 */
export interface SharedPackage {
  /** Id of the package. Accepting and rejecting name it in the path. */
  id: Id
  /** Project that offers the package. */
  project_id: Id
  /**
   * Name of the package.
   * @maxLength 32
   */
  name: string
  /** What the package is for; may be empty. */
  description: Description
}

/**
 * Invitation of this project to a package of another one.
 */
export interface PackageShareInvitation {
  /** Id of the invitation. */
  id: Id
  /** When the invitation was sent. */
  created_at: Timestamp
  shared_package: SharedPackage
}

/**
 * One page of invitations.
 */
export interface PackageShareInvitationPage {
  /** The invitations of this page. */
  package_share_invitations: PackageShareInvitation[]
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
 * Ascending or descending.
 */
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder]

export const SortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const

/**
 * State of a job, a report or a stage. The platform may add others; the console shows one that it does not know as Unknown, and offers nothing that depends on it.
 */
export type AnyReportStatus = ReportStatus

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

/**
 * True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out.
 */
export type DeprecatedParameter = boolean

/**
 * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
 */
export type SizeParameter = number

export type NextTokenParameter = NextToken

export type OrderParameter = SortOrder

export type ListExperimentsParams = {
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

export type ListRunsParams = {
  /**
   * Sort key, the time of creation or the value of one metric.
   */
  sort?: ListRunsSort
  /**
   * Name of a metric.
   * @minLength 1
   */
  sort_metric_name?: string
  /**
   * Ascending or descending.
   */
  order?: OrderParameter
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

export type ListRunsSort = (typeof ListRunsSort)[keyof typeof ListRunsSort]

export const ListRunsSort = {
  created_at: 'created_at',
  metric_value: 'metric_value',
} as const

export type ListRunMetricsParams = {
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

export type ListRunReportsParams = {
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

export type ListExperimentRunReportsParams = {
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

export type ListProcessReportsParams = {
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

export type ListTrainReportsParams = {
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

export type ListRunLogsParams = {
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

export type ListArtifactsParams = {
  /**
   * Lists only the artifacts of this run.
   */
  run_id?: Id
  /**
   * Lists only the artifacts of this package.
   */
  package_id?: Id
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

export type ListCheckpointsParams = {
  /**
   * Run whose checkpoints are listed.
   */
  run_id: Id
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

export type ListIntegrationsParams = {
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

export type ListTrainingDatasetsParams = {
  /**
   * True lists only deleted training datasets, false only the others. The platform uses false when it is left out.
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

export type ListPackagesParams = {
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

export type ListPackageReleasesParams = {
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

export type ListPackageSharesParams = {
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

export type ListPackageShareInvitationsParams = {
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
