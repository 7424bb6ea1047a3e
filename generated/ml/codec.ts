// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  choice,
  enumeration,
  integer,
  itemByItem,
  list,
  number,
  object,
  openEnumeration,
  string,
  type EnumerationPlan,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const NextToken: Plan = string
export const Uuid: Plan = string
export const ExperimentName: Plan = string
export const Description: Plan = string
export const Timestamp: Plan = string
export const Experiment: ObjectPlan = /* @__PURE__ */ object({
  id: Uuid,
  name: ExperimentName,
  description: Description,
  deprecated: boolean,
  created_at: Timestamp,
  updated_at: Timestamp,
})
export const ExperimentPage: ObjectPlan = /* @__PURE__ */ object({
  experiments: /* @__PURE__ */ list(Experiment),
  'next_token?': NextToken,
})
export const CreateExperimentRequest: ObjectPlan = /* @__PURE__ */ object({
  name: ExperimentName,
  description: Description,
})
export const UpdateExperimentRequest: ObjectPlan = /* @__PURE__ */ object({
  name: ExperimentName,
  description: Description,
})
export const SortOrder: EnumerationPlan = /* @__PURE__ */ enumeration('asc', 'desc')
export const Id: Plan = string
export const RunName: Plan = string
export const UserId: Plan = string
export const TrainingArtifacts: ObjectPlan = /* @__PURE__ */ object({
  'package_id?': Id,
  'package_name?': string,
})
export const RunConfig: ObjectPlan = /* @__PURE__ */ object({
  'training_artifacts?': TrainingArtifacts,
})
export const MetricSummary: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  value: number,
})
export const ReportStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'scheduled',
  'started',
  'succeeded',
  'failed',
  'canceled',
)
export const AnyReportStatus: Plan = /* @__PURE__ */ openEnumeration(ReportStatus)
export const ReusableStageStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'succeeded',
  'failed',
  'skipped',
)
export const AnyReusableStageStatus: Plan = /* @__PURE__ */ openEnumeration(ReusableStageStatus)
export const BuildStage: ObjectPlan = /* @__PURE__ */ object({
  'status?': AnyReusableStageStatus,
  'reused_build_run_id?': Id,
})
export const ProcessStage: ObjectPlan = /* @__PURE__ */ object({
  'status?': AnyReusableStageStatus,
  'reused_process_run_id?': Id,
})
export const TrainStageStatus: EnumerationPlan = /* @__PURE__ */ enumeration('succeeded', 'failed')
export const AnyTrainStageStatus: Plan = /* @__PURE__ */ openEnumeration(TrainStageStatus)
export const TrainStage: ObjectPlan = /* @__PURE__ */ object({
  'status?': AnyTrainStageStatus,
})
export const RunCommit: ObjectPlan = /* @__PURE__ */ object({
  'git_ref?': string,
  'git_sha?': string,
})
export const AnyIntegrationType: Plan = string
export const RunIntegration: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  type: AnyIntegrationType,
})
export const RunEvent: ObjectPlan = /* @__PURE__ */ object({
  'source?': RunCommit,
  'source_id?': Id,
  'integration?': RunIntegration,
  'reused_build_run_id?': Id,
})
export const RunReport: ObjectPlan = /* @__PURE__ */ object({
  run_id: Id,
  experiment_id: Uuid,
  status: AnyReportStatus,
  'fail_message?': string,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  'build?': BuildStage,
  'process?': ProcessStage,
  'train?': TrainStage,
  event: RunEvent,
})
export const Run: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  name: RunName,
  description: Description,
  experiment_id: Uuid,
  created_at: Timestamp,
  created_by: UserId,
  user_name: string,
  deprecated: boolean,
  'config_raw?': string,
  'config_path?': string,
  'config?': RunConfig,
  metrics_summary: /* @__PURE__ */ list(MetricSummary),
  report: RunReport,
})
export const RunPage: ObjectPlan = /* @__PURE__ */ object({
  runs: /* @__PURE__ */ list(Run),
  'next_token?': NextToken,
})
export const TrainingOptions: ObjectPlan = /* @__PURE__ */ object({
  'command?': string,
})
export const ConfigPath: Plan = string
export const GitBranchTarget: ObjectPlan = /* @__PURE__ */ object({
  git_branch: string,
})
export const GitTagTarget: ObjectPlan = /* @__PURE__ */ object({
  git_tag: string,
})
export const GitShaTarget: ObjectPlan = /* @__PURE__ */ object({
  git_sha: string,
})
export const GitTarget: Plan = /* @__PURE__ */ choice({
  GitBranchTarget: GitBranchTarget,
  GitTagTarget: GitTagTarget,
  GitShaTarget: GitShaTarget,
})
export const ScheduleGitRunRequest: ObjectPlan = /* @__PURE__ */ object({
  name: RunName,
  description: Description,
  'reused_process_run_id?': Id,
  training_options: TrainingOptions,
  'training_checkpoint_ids?': /* @__PURE__ */ list(Uuid),
  config_path: ConfigPath,
  integration_id: Id,
  source: GitTarget,
})
export const ScheduleWebautoRunRequest: ObjectPlan = /* @__PURE__ */ object({
  name: RunName,
  description: Description,
  'reused_process_run_id?': Id,
  training_options: TrainingOptions,
  'training_checkpoint_ids?': /* @__PURE__ */ list(Uuid),
  config_path: ConfigPath,
  source_id: Id,
})
export const ScheduleReuseBuildStageRunRequest: ObjectPlan = /* @__PURE__ */ object({
  name: RunName,
  description: Description,
  'reused_process_run_id?': Id,
  training_options: TrainingOptions,
  'training_checkpoint_ids?': /* @__PURE__ */ list(Uuid),
  reused_build_run_id: Id,
})
export const ScheduleRunRequest: Plan = /* @__PURE__ */ choice({
  ScheduleGitRunRequest: ScheduleGitRunRequest,
  ScheduleWebautoRunRequest: ScheduleWebautoRunRequest,
  ScheduleReuseBuildStageRunRequest: ScheduleReuseBuildStageRunRequest,
})
export const ScheduleRunAnswer: ObjectPlan = /* @__PURE__ */ object({
  run_id: Id,
})
export const UpdateRunRequest: ObjectPlan = /* @__PURE__ */ object({
  name: RunName,
  description: Description,
})
export const Metric: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  name: string,
  value: number,
  updated_at: Timestamp,
})
export const MetricPage: ObjectPlan = /* @__PURE__ */ object({
  metrics: /* @__PURE__ */ list(Metric),
  'next_token?': NextToken,
})
export const RunReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(RunReport),
  'next_token?': NextToken,
})
export const LogStream: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
})
export const BuildLogs: ObjectPlan = /* @__PURE__ */ object({
  'build_output_stream?': LogStream,
})
export const BuildReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  name: string,
  status: AnyReportStatus,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  'fail_message?': string,
  experiment_id: Uuid,
  'reuse_expires_at?': Timestamp,
  logs: BuildLogs,
})
export const BuildReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(BuildReport),
  'next_token?': NextToken,
})
export const ProcessLogs: ObjectPlan = /* @__PURE__ */ object({
  'process_output_stream?': LogStream,
})
export const ProcessReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  name: string,
  status: AnyReportStatus,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  'fail_message?': string,
  experiment_id: Uuid,
  'reuse_expires_at?': Timestamp,
  logs: ProcessLogs,
})
export const ProcessReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(ProcessReport),
  'next_token?': NextToken,
})
export const TrainLogs: ObjectPlan = /* @__PURE__ */ object({
  'train_output_stream?': LogStream,
})
export const TrainReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  name: string,
  status: AnyReportStatus,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  'fail_message?': string,
  experiment_id: Uuid,
  logs: TrainLogs,
})
export const TrainReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(TrainReport),
  'next_token?': NextToken,
})
export const LogEvent: ObjectPlan = /* @__PURE__ */ object({
  message: string,
})
export const LogEventPage: ObjectPlan = /* @__PURE__ */ object({
  events: /* @__PURE__ */ list(LogEvent),
  'next_token?': NextToken,
})
export const RunLog: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  experiment_id: Uuid,
  category: string,
  size: integer,
  created_at: Timestamp,
})
export const RunLogPage: ObjectPlan = /* @__PURE__ */ object({
  logs: /* @__PURE__ */ list(RunLog),
  'next_token?': NextToken,
})
export const DownloadRequest: ObjectPlan = /* @__PURE__ */ object({
  expiration_time: integer,
  'filename?': string,
})
export const FileDownload: ObjectPlan = /* @__PURE__ */ object({
  'url?': string,
  filename: string,
  size: integer,
})
export const Source: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  description: string,
  created_at: Timestamp,
  created_by: UserId,
  size: integer,
  expired: boolean,
})
export const SourcePage: ObjectPlan = /* @__PURE__ */ object({
  sources: /* @__PURE__ */ list(Source),
  'next_token?': NextToken,
})
export const SourceDownload: ObjectPlan = /* @__PURE__ */ object({
  'url?': string,
  'filename?': string,
  'size?': integer,
})
export const Artifact: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  name: string,
  filename: string,
  description: string,
  size: integer,
  run_id: Id,
  experiment_id: Uuid,
  'package_id?': Id,
  created_at: Timestamp,
  updated_at: Timestamp,
})
export const ArtifactPage: ObjectPlan = /* @__PURE__ */ object({
  artifacts: /* @__PURE__ */ list(Artifact),
  'next_token?': NextToken,
})
export const BatchGetRequest: ObjectPlan = /* @__PURE__ */ object({
  ids: /* @__PURE__ */ list(Id),
})
export const BatchGetArtifactsAnswer: ObjectPlan = /* @__PURE__ */ object({
  found: /* @__PURE__ */ itemByItem(Artifact),
})
export const Checkpoint: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  name: string,
  size: integer,
  created_at: Timestamp,
})
export const CheckpointPage: ObjectPlan = /* @__PURE__ */ object({
  checkpoints: /* @__PURE__ */ list(Checkpoint),
  'next_token?': NextToken,
})
export const IntegrationType: EnumerationPlan = /* @__PURE__ */ enumeration('github_v3')
export const GithubRepository: ObjectPlan = /* @__PURE__ */ object({
  owner: string,
  repo: string,
  repo_web_url: string,
})
export const Integration: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
  type: IntegrationType,
  github_v3: GithubRepository,
  created_at: Timestamp,
  updated_at: Timestamp,
  'deleted_at?': Timestamp,
  deleted: boolean,
})
export const IntegrationPage: ObjectPlan = /* @__PURE__ */ object({
  integrations: /* @__PURE__ */ list(Integration),
  'next_token?': NextToken,
})
export const GithubRepositoryRequest: ObjectPlan = /* @__PURE__ */ object({
  owner: string,
  repo: string,
  access_token: string,
})
export const CreateIntegrationRequest: ObjectPlan = /* @__PURE__ */ object({
  type: IntegrationType,
  github_v3: GithubRepositoryRequest,
})
export const UpdateIntegrationRequest: ObjectPlan = /* @__PURE__ */ object({
  type: IntegrationType,
  github_v3: GithubRepositoryRequest,
  current_version_id: Id,
})
export const UpdateIntegrationAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
})
export const DeploymentStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'deploy_scheduled',
  'deployed',
  'delete_scheduled',
  'deleted',
)
export const AnyDeploymentStatus: Plan = /* @__PURE__ */ openEnumeration(DeploymentStatus)
export const TrainingDataset: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  annotation_dataset_id: Id,
  annotation_dataset_project_id: Id,
  annotation_dataset_version_id: Id,
  deployment_path: string,
  deployment_size: integer,
  deployment_status: AnyDeploymentStatus,
  created_at: Timestamp,
})
export const TrainingDatasetPage: ObjectPlan = /* @__PURE__ */ object({
  training_datasets: /* @__PURE__ */ list(TrainingDataset),
  'next_token?': NextToken,
})
export const Package: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  project_id: Id,
  name: string,
  description: Description,
  version_id: Id,
  created_at: Timestamp,
  updated_at: Timestamp,
  deprecated: boolean,
  'deprecated_at?': Timestamp,
  'shared_from?': Id,
})
export const PackagePage: ObjectPlan = /* @__PURE__ */ object({
  packages: /* @__PURE__ */ list(Package),
  'next_token?': NextToken,
})
export const CreatePackageRequest: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  description: Description,
})
export const UpdatePackageRequest: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  description: Description,
  current_version_id: Id,
})
export const UpdatePackageAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
})
export const BatchGetPackagesAnswer: ObjectPlan = /* @__PURE__ */ object({
  found: /* @__PURE__ */ itemByItem(Package),
})
export const PackagingStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'requested',
  'started',
  'completed',
  'failed',
)
export const AnyPackagingStatus: Plan = /* @__PURE__ */ openEnumeration(PackagingStatus)
export const PackagingReport: ObjectPlan = /* @__PURE__ */ object({
  status: AnyPackagingStatus,
})
export const ReviewStatus: EnumerationPlan = /* @__PURE__ */ enumeration('approved', 'non_approved')
export const ReviewComment: Plan = string
export const Review: ObjectPlan = /* @__PURE__ */ object({
  status: ReviewStatus,
  'comment?': ReviewComment,
  'reviewed_at?': Timestamp,
  'reviewed_by?': UserId,
})
export const ReleaseItem: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
})
export const ReleaseAsset: ObjectPlan = /* @__PURE__ */ object({
  items: /* @__PURE__ */ list(ReleaseItem),
})
export const PackageRelease: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  package_id: Id,
  project_id: Id,
  name: string,
  description: Description,
  created_at: Timestamp,
  updated_at: Timestamp,
  created_by: UserId,
  deprecated: boolean,
  'deprecated_at?': Timestamp,
  'shared_from?': Id,
  packaging_report: PackagingReport,
  review: Review,
  'asset?': ReleaseAsset,
})
export const PackageReleasePage: ObjectPlan = /* @__PURE__ */ object({
  releases: /* @__PURE__ */ list(PackageRelease),
  'next_token?': NextToken,
})
export const ReleaseName: Plan = string
export const CreatePackageReleaseRequest: ObjectPlan = /* @__PURE__ */ object({
  name: ReleaseName,
  description: Description,
  artifact_ids: /* @__PURE__ */ list(Id),
})
export const UpdatePackageReleaseRequest: ObjectPlan = /* @__PURE__ */ object({
  name: ReleaseName,
  description: Description,
})
export const ReleaseDownload: ObjectPlan = /* @__PURE__ */ object({
  filename: string,
  size: integer,
  'url?': string,
  'expires_at?': Timestamp,
})
export const ReviewRequest: ObjectPlan = /* @__PURE__ */ object({
  status: ReviewStatus,
  'comment?': ReviewComment,
})
export const BatchGetPackageReleasesAnswer: ObjectPlan = /* @__PURE__ */ object({
  found: /* @__PURE__ */ itemByItem(PackageRelease),
})
export const InvitationStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'pending',
  'accepted',
  'rejected',
  'canceled',
)
export const AnyInvitationStatus: Plan = /* @__PURE__ */ openEnumeration(InvitationStatus)
export const PackageShare: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  destination: Id,
  invitation_status: AnyInvitationStatus,
  created_at: Timestamp,
})
export const PackageSharePage: ObjectPlan = /* @__PURE__ */ object({
  shares: /* @__PURE__ */ list(PackageShare),
  'next_token?': NextToken,
})
export const CreatePackageShareRequest: ObjectPlan = /* @__PURE__ */ object({
  destination: Id,
})
export const CreatePackageShareAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
})
export const SharedPackage: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  project_id: Id,
  name: string,
  description: Description,
})
export const PackageShareInvitation: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  created_at: Timestamp,
  shared_package: SharedPackage,
})
export const PackageShareInvitationPage: ObjectPlan = /* @__PURE__ */ object({
  package_share_invitations: /* @__PURE__ */ list(PackageShareInvitation),
  'next_token?': NextToken,
})

export const listExperimentsOperation: Operation = {
  service: 'ml',
  id: 'listExperiments',
  method: 'GET',
  path: '/projects/{projectId}/experiments',
  alertId: 'getExperiments',
  alertText: 'Failed to get the experiments.',
  query: /* @__PURE__ */ object({
    'deprecated?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ExperimentPage,
}
export const createExperimentOperation: Operation = {
  service: 'ml',
  id: 'createExperiment',
  method: 'POST',
  path: '/projects/{projectId}/experiments',
  alertId: 'createExperiment',
  alertText: 'Failed to create the experiment.',
  body: CreateExperimentRequest,
  answer: Experiment,
}
export const getExperimentOperation: Operation = {
  service: 'ml',
  id: 'getExperiment',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}',
  alertId: 'getExperiment',
  alertText: 'Failed to get the experiment.',
  answer: Experiment,
}
export const updateExperimentOperation: Operation = {
  service: 'ml',
  id: 'updateExperiment',
  method: 'PATCH',
  path: '/projects/{projectId}/experiments/{experimentId}',
  alertId: 'updateExperiment',
  alertText: 'Failed to save the experiment.',
  body: UpdateExperimentRequest,
}
export const deprecateExperimentOperation: Operation = {
  service: 'ml',
  id: 'deprecateExperiment',
  method: 'POST',
  path: '/projects/{projectId}/experiments/{experimentId}/deprecate',
  alertId: 'deprecateExperiment',
  alertText: 'Failed to delete the experiment.',
}
export const listRunsOperation: Operation = {
  service: 'ml',
  id: 'listRuns',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/',
  alertId: 'getRuns',
  alertText: 'Failed to get the runs.',
  query: /* @__PURE__ */ object({
    'sort?': /* @__PURE__ */ enumeration('created_at', 'metric_value'),
    'sort_metric_name?': string,
    'order?': SortOrder,
    'deprecated?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: RunPage,
}
export const scheduleRunOperation: Operation = {
  service: 'ml',
  id: 'scheduleRun',
  method: 'POST',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/schedule',
  alertId: 'scheduleRun',
  alertText: 'Failed to start the run.',
  body: ScheduleRunRequest,
  answer: ScheduleRunAnswer,
}
export const getRunOperation: Operation = {
  service: 'ml',
  id: 'getRun',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}',
  alertId: 'getRun',
  alertText: 'Failed to get the run.',
  answer: Run,
}
export const updateRunOperation: Operation = {
  service: 'ml',
  id: 'updateRun',
  method: 'PATCH',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}',
  alertId: 'updateRun',
  alertText: 'Failed to save the run.',
  body: UpdateRunRequest,
}
export const deprecateRunOperation: Operation = {
  service: 'ml',
  id: 'deprecateRun',
  method: 'POST',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/deprecate',
  alertId: 'deprecateRun',
  alertText: 'Failed to delete the run.',
}
export const cancelRunOperation: Operation = {
  service: 'ml',
  id: 'cancelRun',
  method: 'POST',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/cancel',
  alertId: 'cancelRun',
  alertText: 'Failed to cancel the run.',
}
export const listRunMetricsOperation: Operation = {
  service: 'ml',
  id: 'listRunMetrics',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/metrics',
  alertId: 'getRunMetrics',
  alertText: 'Failed to get the metrics of the run.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: MetricPage,
}
export const listRunReportsOperation: Operation = {
  service: 'ml',
  id: 'listRunReports',
  method: 'GET',
  path: '/projects/{projectId}/experiments/runs/reports',
  alertId: 'getRunReports',
  alertText: 'Failed to get the reports of the run.',
  query: /* @__PURE__ */ object({
    'status?': /* @__PURE__ */ list(ReportStatus),
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: RunReportPage,
}
export const listExperimentRunReportsOperation: Operation = {
  service: 'ml',
  id: 'listExperimentRunReports',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/reports',
  alertId: 'getExperimentRunReports',
  alertText: 'Failed to get the reports of the runs.',
  query: /* @__PURE__ */ object({
    'status?': /* @__PURE__ */ list(ReportStatus),
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: RunReportPage,
}
export const listBuildReportsOperation: Operation = {
  service: 'ml',
  id: 'listBuildReports',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/build/reports',
  alertId: 'getBuildReports',
  alertText: 'Failed to get the build reports.',
  query: /* @__PURE__ */ object({
    'order?': SortOrder,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: BuildReportPage,
}
export const getBuildReportOperation: Operation = {
  service: 'ml',
  id: 'getBuildReport',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/build/reports/{buildReportId}',
  alertId: 'getBuildReport',
  alertText: 'Failed to get the build report.',
  answer: BuildReport,
}
export const listProcessReportsOperation: Operation = {
  service: 'ml',
  id: 'listProcessReports',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/process/reports',
  alertId: 'getProcessReports',
  alertText: 'Failed to get the process reports.',
  query: /* @__PURE__ */ object({
    'order?': SortOrder,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ProcessReportPage,
}
export const getProcessReportOperation: Operation = {
  service: 'ml',
  id: 'getProcessReport',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/process/reports/{processReportId}',
  alertId: 'getProcessReport',
  alertText: 'Failed to get the process report.',
  answer: ProcessReport,
}
export const listTrainReportsOperation: Operation = {
  service: 'ml',
  id: 'listTrainReports',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/train/reports',
  alertId: 'getTrainReports',
  alertText: 'Failed to get the train reports.',
  query: /* @__PURE__ */ object({
    'order?': SortOrder,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: TrainReportPage,
}
export const getTrainReportOperation: Operation = {
  service: 'ml',
  id: 'getTrainReport',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/train/reports/{trainReportId}',
  alertId: 'getTrainReport',
  alertText: 'Failed to get the train report.',
  answer: TrainReport,
}
export const listLogStreamEventsOperation: Operation = {
  service: 'ml',
  id: 'listLogStreamEvents',
  method: 'GET',
  path: '/projects/{projectId}/log_streams/{logStreamId}/events',
  alertId: 'getLogStreamEvents',
  alertText: 'Failed to get the log.',
  ignoredStatuses: [410],
  query: /* @__PURE__ */ object({
    'order?': SortOrder,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: LogEventPage,
}
export const listRunLogsOperation: Operation = {
  service: 'ml',
  id: 'listRunLogs',
  method: 'GET',
  path: '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/logs',
  alertId: 'getRunLogs',
  alertText: 'Failed to get the logs of the run.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: RunLogPage,
}
export const downloadRunLogOperation: Operation = {
  service: 'ml',
  id: 'downloadRunLog',
  method: 'POST',
  path: '/projects/{projectId}/experiments/runs/logs/{logId}/download',
  alertId: 'downloadLog',
  alertText: 'Failed to download the log.',
  body: DownloadRequest,
  answer: FileDownload,
}
export const listSourcesOperation: Operation = {
  service: 'ml',
  id: 'listSources',
  method: 'GET',
  path: '/projects/{projectId}/sources',
  alertId: 'getSources',
  alertText: 'Failed to get the sources.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: SourcePage,
}
export const getSourceOperation: Operation = {
  service: 'ml',
  id: 'getSource',
  method: 'GET',
  path: '/projects/{projectId}/sources/{sourceId}',
  alertId: 'getSource',
  alertText: 'Failed to get the source.',
  answer: Source,
}
export const downloadSourceOperation: Operation = {
  service: 'ml',
  id: 'downloadSource',
  method: 'POST',
  path: '/projects/{projectId}/sources/{sourceId}/download',
  alertId: 'downloadSource',
  alertText: 'Failed to download the source.',
  ignoredStatuses: [410],
  body: DownloadRequest,
  answer: SourceDownload,
}
export const listArtifactsOperation: Operation = {
  service: 'ml',
  id: 'listArtifacts',
  method: 'GET',
  path: '/projects/{projectId}/artifacts',
  alertId: 'getArtifacts',
  alertText: 'Failed to get the artifacts.',
  query: /* @__PURE__ */ object({
    'run_id?': Id,
    'package_id?': Id,
    'deprecated?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ArtifactPage,
}
export const batchGetArtifactsOperation: Operation = {
  service: 'ml',
  id: 'batchGetArtifacts',
  method: 'POST',
  path: '/projects/{projectId}/artifacts/batch_get',
  alertId: 'getArtifacts',
  alertText: 'Failed to get the artifacts.',
  reads: true,
  body: BatchGetRequest,
  answer: BatchGetArtifactsAnswer,
}
export const downloadArtifactOperation: Operation = {
  service: 'ml',
  id: 'downloadArtifact',
  method: 'POST',
  path: '/projects/{projectId}/artifacts/{artifactId}/download',
  alertId: 'downloadArtifact',
  alertText: 'Failed to download the artifact.',
  body: DownloadRequest,
  answer: FileDownload,
}
export const listCheckpointsOperation: Operation = {
  service: 'ml',
  id: 'listCheckpoints',
  method: 'GET',
  path: '/projects/{projectId}/checkpoints',
  alertId: 'getCheckpoints',
  alertText: 'Failed to get the checkpoints.',
  query: /* @__PURE__ */ object({
    run_id: Id,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: CheckpointPage,
}
export const downloadCheckpointOperation: Operation = {
  service: 'ml',
  id: 'downloadCheckpoint',
  method: 'POST',
  path: '/projects/{projectId}/checkpoints/{checkpointId}/download',
  alertId: 'downloadCheckpoint',
  alertText: 'Failed to download the checkpoint.',
  body: DownloadRequest,
  answer: FileDownload,
}
export const listIntegrationsOperation: Operation = {
  service: 'ml',
  id: 'listIntegrations',
  method: 'GET',
  path: '/projects/{projectId}/integrations',
  alertId: 'getIntegrations',
  alertText: 'Failed to get the integrations.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: IntegrationPage,
}
export const createIntegrationOperation: Operation = {
  service: 'ml',
  id: 'createIntegration',
  method: 'POST',
  path: '/projects/{projectId}/integrations',
  alertId: 'postIntegration',
  alertText: 'Failed to create the integration.',
  body: CreateIntegrationRequest,
  answer: Integration,
}
export const getIntegrationOperation: Operation = {
  service: 'ml',
  id: 'getIntegration',
  method: 'GET',
  path: '/projects/{projectId}/integrations/{integrationId}',
  alertId: 'getIntegration',
  alertText: 'Failed to get the integration.',
  answer: Integration,
}
export const updateIntegrationOperation: Operation = {
  service: 'ml',
  id: 'updateIntegration',
  method: 'POST',
  path: '/projects/{projectId}/integrations/{integrationId}/versions',
  alertId: 'updateIntegration',
  alertText: 'Failed to save the integration.',
  body: UpdateIntegrationRequest,
  answer: UpdateIntegrationAnswer,
}
export const deleteIntegrationOperation: Operation = {
  service: 'ml',
  id: 'deleteIntegration',
  method: 'POST',
  path: '/projects/{projectId}/integrations/{integrationId}/delete',
  alertId: 'deleteIntegration',
  alertText: 'Failed to delete the integration.',
}
export const listTrainingDatasetsOperation: Operation = {
  service: 'ml',
  id: 'listTrainingDatasets',
  method: 'GET',
  path: '/projects/{projectId}/annotation_datasets/training_datasets',
  alertId: 'getMLTrainingDatasets',
  alertText: 'Failed to get the datasets.',
  query: /* @__PURE__ */ object({
    'deleted?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: TrainingDatasetPage,
}
export const deleteTrainingDatasetOperation: Operation = {
  service: 'ml',
  id: 'deleteTrainingDataset',
  method: 'POST',
  path: '/projects/{projectId}/annotation_datasets/{annotationDatasetId}/training_datasets/{trainingDatasetId}/delete',
  alertId: 'deleteMLTrainingDataset',
  alertText: 'Failed to delete the dataset.',
}
export const listPackagesOperation: Operation = {
  service: 'ml',
  id: 'listPackages',
  method: 'GET',
  path: '/projects/{projectId}/packages',
  alertId: 'getPackages',
  alertText: 'Failed to get the packages.',
  query: /* @__PURE__ */ object({
    'deprecated?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: PackagePage,
}
export const createPackageOperation: Operation = {
  service: 'ml',
  id: 'createPackage',
  method: 'POST',
  path: '/projects/{projectId}/packages',
  alertId: 'createPackage',
  alertText: 'Failed to create the package.',
  body: CreatePackageRequest,
  answer: Package,
}
export const getPackageOperation: Operation = {
  service: 'ml',
  id: 'getPackage',
  method: 'GET',
  path: '/projects/{projectId}/packages/{packageId}',
  alertId: 'getPackage',
  alertText: 'Failed to get the package.',
  answer: Package,
}
export const updatePackageOperation: Operation = {
  service: 'ml',
  id: 'updatePackage',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/versions',
  alertId: 'updatePackage',
  alertText: 'Failed to save the package.',
  body: UpdatePackageRequest,
  answer: UpdatePackageAnswer,
}
export const deprecatePackageOperation: Operation = {
  service: 'ml',
  id: 'deprecatePackage',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/deprecate',
  alertId: 'deprecatePackage',
  alertText: 'Failed to delete the package.',
}
export const batchGetPackagesOperation: Operation = {
  service: 'ml',
  id: 'batchGetPackages',
  method: 'POST',
  path: '/projects/{projectId}/packages/batch_get',
  alertId: 'getPackages',
  alertText: 'Failed to get the packages.',
  reads: true,
  ignoredStatuses: [403],
  body: BatchGetRequest,
  answer: BatchGetPackagesAnswer,
}
export const listPackageReleasesOperation: Operation = {
  service: 'ml',
  id: 'listPackageReleases',
  method: 'GET',
  path: '/projects/{projectId}/packages/{packageId}/releases',
  alertId: 'getPackageReleases',
  alertText: 'Failed to get the package releases.',
  query: /* @__PURE__ */ object({
    'deprecated?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: PackageReleasePage,
}
export const createPackageReleaseOperation: Operation = {
  service: 'ml',
  id: 'createPackageRelease',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/releases',
  alertId: 'createPackageRelease',
  alertText: 'Failed to create the package release.',
  body: CreatePackageReleaseRequest,
  answer: PackageRelease,
}
export const getPackageReleaseOperation: Operation = {
  service: 'ml',
  id: 'getPackageRelease',
  method: 'GET',
  path: '/projects/{projectId}/packages/{packageId}/releases/{releaseId}',
  alertId: 'getPackageRelease',
  alertText: 'Failed to get the package release.',
  answer: PackageRelease,
}
export const updatePackageReleaseOperation: Operation = {
  service: 'ml',
  id: 'updatePackageRelease',
  method: 'PATCH',
  path: '/projects/{projectId}/packages/{packageId}/releases/{releaseId}',
  alertId: 'updatePackageRelease',
  alertText: 'Failed to save the package release.',
  body: UpdatePackageReleaseRequest,
}
export const deprecatePackageReleaseOperation: Operation = {
  service: 'ml',
  id: 'deprecatePackageRelease',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/releases/{releaseId}/deprecate',
  alertId: 'deprecatePackageRelease',
  alertText: 'Failed to delete the package release.',
}
export const downloadPackageReleaseOperation: Operation = {
  service: 'ml',
  id: 'downloadPackageRelease',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/releases/{releaseId}/download',
  alertId: 'downloadPackageRelease',
  alertText: 'Failed to download the package release.',
  body: DownloadRequest,
  answer: ReleaseDownload,
}
export const reviewPackageReleaseOperation: Operation = {
  service: 'ml',
  id: 'reviewPackageRelease',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/releases/{releaseId}/review',
  alertId: 'reviewPackageRelease',
  alertText: 'Failed to review the package release.',
  body: ReviewRequest,
}
export const batchGetPackageReleasesOperation: Operation = {
  service: 'ml',
  id: 'batchGetPackageReleases',
  method: 'POST',
  path: '/projects/{projectId}/packages/releases/batch_get',
  alertId: 'getPackageReleases',
  alertText: 'Failed to get the package releases.',
  reads: true,
  body: BatchGetRequest,
  answer: BatchGetPackageReleasesAnswer,
}
export const listPackageSharesOperation: Operation = {
  service: 'ml',
  id: 'listPackageShares',
  method: 'GET',
  path: '/projects/{projectId}/packages/{packageId}/shares',
  alertId: 'getPackageShares',
  alertText: 'Failed to get the shares of the package.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: PackageSharePage,
}
export const createPackageShareOperation: Operation = {
  service: 'ml',
  id: 'createPackageShare',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/shares',
  alertId: 'createPackageShare',
  alertText: 'Failed to share the package.',
  body: CreatePackageShareRequest,
  answer: CreatePackageShareAnswer,
}
export const deprecatePackageShareOperation: Operation = {
  service: 'ml',
  id: 'deprecatePackageShare',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/shares/{shareId}/deprecate',
  alertId: 'deprecatePackageShare',
  alertText: 'Failed to stop sharing the package.',
}
export const listPackageShareInvitationsOperation: Operation = {
  service: 'ml',
  id: 'listPackageShareInvitations',
  method: 'GET',
  path: '/projects/{projectId}/packages/shares/invitations',
  alertId: 'getPackageShareInvitations',
  alertText: 'Failed to get the package sharing invitations.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: PackageShareInvitationPage,
}
export const acceptPackageShareInvitationOperation: Operation = {
  service: 'ml',
  id: 'acceptPackageShareInvitation',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/shares/invitations/{invitationId}/accept',
  alertId: 'acceptPackageShareInvitation',
  alertText: 'Failed to accept the package sharing invitation.',
}
export const rejectPackageShareInvitationOperation: Operation = {
  service: 'ml',
  id: 'rejectPackageShareInvitation',
  method: 'POST',
  path: '/projects/{projectId}/packages/{packageId}/shares/invitations/{invitationId}/reject',
  alertId: 'rejectPackageShareInvitation',
  alertText: 'Failed to reject the package sharing invitation.',
}
