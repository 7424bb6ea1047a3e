// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  choice,
  choiceBy,
  enumeration,
  integer,
  list,
  map,
  number,
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
export const Timestamp: Plan = string
export const UserId: Plan = string
export const Uuid: Plan = string
export const Label: ObjectPlan = /* @__PURE__ */ object({
  key: string,
  value: string,
})
export const BuildOptions: ObjectPlan = /* @__PURE__ */ object({
  clean_build: boolean,
  debug: boolean,
  'developer_option_names?': /* @__PURE__ */ list(string),
})
export const LogExpirationTime: Plan = integer
export const IntegrationTestOptions: ObjectPlan = /* @__PURE__ */ object({
  skip_test: boolean,
  'max_retries?': integer,
  'log_expiration_time?': LogExpirationTime,
  disable_logging_on_success: boolean,
  record_caret: boolean,
  calculate_scenario_reconstruction_accuracy: boolean,
  ignore_essential: boolean,
})
export const ReleaseOptions: ObjectPlan = /* @__PURE__ */ object({
  partial_release: boolean,
})
export const BranchEvent: ObjectPlan = /* @__PURE__ */ object({
  'branch_filter?': string,
})
export const AnyScheduleRate: Plan = string
export const RateSchedule: ObjectPlan = /* @__PURE__ */ object({
  branch: string,
  rate: AnyScheduleRate,
})
export const CronSchedule: ObjectPlan = /* @__PURE__ */ object({
  branch: string,
  cron: string,
})
export const Schedule: Plan = /* @__PURE__ */ choice({
  RateSchedule: RateSchedule,
  CronSchedule: CronSchedule,
})
export const GithubEvents: ObjectPlan = /* @__PURE__ */ object({
  'push?': BranchEvent,
  'pull_request?': BranchEvent,
  'schedule?': /* @__PURE__ */ list(Schedule),
})
export const TagEvent: ObjectPlan = /* @__PURE__ */ object({
  'tag_filter?': string,
})
export const ReleaseEvents: ObjectPlan = /* @__PURE__ */ object({
  'tag?': TagEvent,
  'push?': BranchEvent,
  'schedule?': /* @__PURE__ */ list(Schedule),
})
export const GithubRepository: ObjectPlan = /* @__PURE__ */ object({
  owner: string,
  repo: string,
  'events?': GithubEvents,
  'release_events?': ReleaseEvents,
  repo_web_url: string,
})
export const GithubIntegration: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
  project_id: Id,
  created_at: Timestamp,
  created_by: UserId,
  updated_at: Timestamp,
  updated_by: UserId,
  deleted: boolean,
  'deleted_at?': Timestamp,
  catalog_id: Id,
  'retest_job_id?': Uuid,
  suite_labels: /* @__PURE__ */ list(Label),
  'default_job_description?': string,
  default_build_options: BuildOptions,
  default_test_options: IntegrationTestOptions,
  default_release_options: ReleaseOptions,
  type: /* @__PURE__ */ enumeration('github_v3'),
  github_v3: GithubRepository,
})
export const GitlabEvents: ObjectPlan = /* @__PURE__ */ object({
  'push?': BranchEvent,
  'merge_request?': BranchEvent,
  'schedule?': /* @__PURE__ */ list(Schedule),
})
export const GitlabProject: ObjectPlan = /* @__PURE__ */ object({
  project_id: integer,
  'events?': GitlabEvents,
  'release_events?': ReleaseEvents,
  project_web_url: string,
})
export const GitlabIntegration: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
  project_id: Id,
  created_at: Timestamp,
  created_by: UserId,
  updated_at: Timestamp,
  updated_by: UserId,
  deleted: boolean,
  'deleted_at?': Timestamp,
  catalog_id: Id,
  'retest_job_id?': Uuid,
  suite_labels: /* @__PURE__ */ list(Label),
  'default_job_description?': string,
  default_build_options: BuildOptions,
  default_test_options: IntegrationTestOptions,
  default_release_options: ReleaseOptions,
  type: /* @__PURE__ */ enumeration('gitlab_v4'),
  gitlab_v4: GitlabProject,
})
export const Integration: Plan = /* @__PURE__ */ choiceBy('type', {
  github_v3: GithubIntegration,
  gitlab_v4: GitlabIntegration,
})
export const IntegrationPage: ObjectPlan = /* @__PURE__ */ object({
  integrations: /* @__PURE__ */ list(Integration),
  'next_token?': NextToken,
})
export const GithubRepositoryRequest: ObjectPlan = /* @__PURE__ */ object({
  owner: string,
  repo: string,
  'events?': GithubEvents,
  'release_events?': ReleaseEvents,
  access_token: string,
})
export const GithubIntegrationRequest: ObjectPlan = /* @__PURE__ */ object({
  catalog_id: Id,
  'retest_job_id?': Uuid,
  suite_labels: /* @__PURE__ */ list(Label),
  'default_job_description?': string,
  default_build_options: BuildOptions,
  default_test_options: IntegrationTestOptions,
  default_release_options: ReleaseOptions,
  type: /* @__PURE__ */ enumeration('github_v3'),
  github_v3: GithubRepositoryRequest,
})
export const GitlabProjectRequest: ObjectPlan = /* @__PURE__ */ object({
  project_id: integer,
  'events?': GitlabEvents,
  'release_events?': ReleaseEvents,
  access_token: string,
})
export const GitlabIntegrationRequest: ObjectPlan = /* @__PURE__ */ object({
  catalog_id: Id,
  'retest_job_id?': Uuid,
  suite_labels: /* @__PURE__ */ list(Label),
  'default_job_description?': string,
  default_build_options: BuildOptions,
  default_test_options: IntegrationTestOptions,
  default_release_options: ReleaseOptions,
  type: /* @__PURE__ */ enumeration('gitlab_v4'),
  gitlab_v4: GitlabProjectRequest,
})
export const IntegrationRequest: Plan = /* @__PURE__ */ choiceBy('type', {
  github_v3: GithubIntegrationRequest,
  gitlab_v4: GitlabIntegrationRequest,
})
export const SaveIntegrationAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  catalog_id: Id,
})
export const JobTestOptions: ObjectPlan = /* @__PURE__ */ object({
  skip_test: boolean,
  'max_retries?': integer,
  'log_expiration_time?': LogExpirationTime,
  disable_logging_on_success: boolean,
  record_caret: boolean,
  calculate_scenario_reconstruction_accuracy: boolean,
})
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
export const ScheduleGitJobRequest: ObjectPlan = /* @__PURE__ */ object({
  'suite_ids?': /* @__PURE__ */ list(Id),
  'suite_labels?': /* @__PURE__ */ list(Label),
  'release?': boolean,
  'description?': string,
  'retest_job_id?': Id,
  build_options: BuildOptions,
  test_options: JobTestOptions,
  release_options: ReleaseOptions,
  integration_id: Id,
  source: GitTarget,
})
export const ScheduleSourceJobRequest: ObjectPlan = /* @__PURE__ */ object({
  'suite_ids?': /* @__PURE__ */ list(Id),
  'suite_labels?': /* @__PURE__ */ list(Label),
  'release?': boolean,
  'description?': string,
  'retest_job_id?': Id,
  build_options: BuildOptions,
  test_options: JobTestOptions,
  release_options: ReleaseOptions,
  catalog_id: Id,
  source_id: Id,
})
export const ScheduleReuseJobRequest: ObjectPlan = /* @__PURE__ */ object({
  'suite_ids?': /* @__PURE__ */ list(Id),
  'suite_labels?': /* @__PURE__ */ list(Label),
  'release?': boolean,
  'description?': string,
  'retest_job_id?': Id,
  build_options: BuildOptions,
  test_options: JobTestOptions,
  release_options: ReleaseOptions,
  catalog_id: Id,
  source_job_id: Id,
})
export const ScheduleJobRequest: Plan = /* @__PURE__ */ choice({
  ScheduleGitJobRequest: ScheduleGitJobRequest,
  ScheduleSourceJobRequest: ScheduleSourceJobRequest,
  ScheduleReuseJobRequest: ScheduleReuseJobRequest,
})
export const ScheduleJobAnswer: ObjectPlan = /* @__PURE__ */ object({
  job_id: Id,
})
export const Source: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  description: string,
  created_at: Timestamp,
  created_by: UserId,
  size: integer,
  expired: boolean,
  'git_web_url?': string,
  'git_ref_url?': string,
  'git_ref?': string,
  'git_sha?': string,
  'git_commit_url?': string,
})
export const SourcePage: ObjectPlan = /* @__PURE__ */ object({
  sources: /* @__PURE__ */ list(Source),
  'next_token?': NextToken,
})
export const DownloadRequest: ObjectPlan = /* @__PURE__ */ object({
  expiration_time: integer,
  'filename?': string,
})
export const SourceDownload: ObjectPlan = /* @__PURE__ */ object({
  url: string,
})
export const AnyScenarioType: Plan = string
export const AnySuitePurpose: Plan = string
export const AnyEnvironmentType: Plan = string
export const ScenarioVersionId: Plan = integer
export const ListParameterOverride: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  values: /* @__PURE__ */ list(string),
})
export const RangeParameterOverride: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  start: number,
  'stop?': number,
  step: number,
})
export const ParameterOverride: Plan = /* @__PURE__ */ choice({
  ListParameterOverride: ListParameterOverride,
  RangeParameterOverride: RangeParameterOverride,
})
export const SuiteSpec: ObjectPlan = /* @__PURE__ */ object({
  scenario_id: Id,
  'scenario_version_id?': ScenarioVersionId,
  essential: boolean,
  unavailable: boolean,
  parameter_set_overrides: /* @__PURE__ */ list(ParameterOverride),
  scenario_parameter_set_overrides: /* @__PURE__ */ list(ParameterOverride),
  scenario_display_name: string,
})
export const Attachment: ObjectPlan = /* @__PURE__ */ object({
  catalog_id: Id,
  'catalog_version_id?': Id,
  catalog_display_name: string,
})
export const Suite: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
  display_name: string,
  description: string,
  type: AnyScenarioType,
  purpose: AnySuitePurpose,
  project_id: Id,
  target_environment_types: /* @__PURE__ */ list(AnyEnvironmentType),
  specs: /* @__PURE__ */ list(SuiteSpec),
  attachments: /* @__PURE__ */ list(Attachment),
  parameter_set_overrides: /* @__PURE__ */ list(ParameterOverride),
  labels: /* @__PURE__ */ list(Label),
  deprecated: boolean,
  'deprecated_at?': Timestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
  created_by: UserId,
  updated_by: UserId,
})
export const SuitePage: ObjectPlan = /* @__PURE__ */ object({
  suites: /* @__PURE__ */ list(Suite),
  'next_token?': NextToken,
})
export const SuiteSpecRequest: ObjectPlan = /* @__PURE__ */ object({
  scenario_id: Id,
  'scenario_version_id?': ScenarioVersionId,
  essential: boolean,
  unavailable: boolean,
  parameter_set_overrides: /* @__PURE__ */ list(ParameterOverride),
  scenario_parameter_set_overrides: /* @__PURE__ */ list(ParameterOverride),
})
export const AttachmentRequest: ObjectPlan = /* @__PURE__ */ object({
  catalog_id: Id,
  'catalog_version_id?': Id,
})
export const CreateSuiteRequest: ObjectPlan = /* @__PURE__ */ object({
  title: string,
  description: string,
  specs: /* @__PURE__ */ list(SuiteSpecRequest),
  catalogs: /* @__PURE__ */ list(AttachmentRequest),
  target_environment_types: /* @__PURE__ */ list(AnyEnvironmentType),
  purpose: AnySuitePurpose,
  parameter_set_overrides: /* @__PURE__ */ list(ParameterOverride),
  labels: /* @__PURE__ */ list(Label),
  type: AnyScenarioType,
})
export const CreateSuiteAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
})
export const UpdateSuiteRequest: ObjectPlan = /* @__PURE__ */ object({
  title: string,
  description: string,
  specs: /* @__PURE__ */ list(SuiteSpecRequest),
  catalogs: /* @__PURE__ */ list(AttachmentRequest),
  target_environment_types: /* @__PURE__ */ list(AnyEnvironmentType),
  purpose: AnySuitePurpose,
  parameter_set_overrides: /* @__PURE__ */ list(ParameterOverride),
  labels: /* @__PURE__ */ list(Label),
  current_version_id: Id,
})
export const UpdateSuiteAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
})
export const SuiteSpecPage: ObjectPlan = /* @__PURE__ */ object({
  specs: /* @__PURE__ */ list(SuiteSpec),
  'next_token?': NextToken,
})
export const ReportStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'scheduled',
  'started',
  'succeeded',
  'failed',
  'canceled',
)
export const AnyReportStatus: Plan = /* @__PURE__ */ openEnumeration(ReportStatus)
export const ReportCatalog: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  display_name: string,
  version_id: Id,
})
export const AnyJobReleaseStatus: Plan = string
export const JobFirmware: ObjectPlan = /* @__PURE__ */ object({
  'release?': boolean,
  'release_id?': Id,
  'release_name?': string,
  'release_status?': AnyJobReleaseStatus,
})
export const AnyIntegrationType: Plan = string
export const JobIntegration: ObjectPlan = /* @__PURE__ */ object({
  type: AnyIntegrationType,
})
export const GitCommit: ObjectPlan = /* @__PURE__ */ object({
  git_sha: string,
  'git_ref_url?': string,
})
export const JobEvent: ObjectPlan = /* @__PURE__ */ object({
  'integration?': JobIntegration,
  'source?': GitCommit,
  'source_id?': Id,
  'source_job_id?': Id,
})
export const JobBuild: ObjectPlan = /* @__PURE__ */ object({
  'status?': AnyReportStatus,
})
export const CaseResults: ObjectPlan = /* @__PURE__ */ object({
  total_count: integer,
  success_count: integer,
  failure_count: integer,
})
export const JobTest: ObjectPlan = /* @__PURE__ */ object({
  status: AnyReportStatus,
  case_results: CaseResults,
  available_case_results: CaseResults,
})
export const TestOptions: ObjectPlan = /* @__PURE__ */ object({
  skip_test: boolean,
  'max_retries?': integer,
  'log_expiration_time?': LogExpirationTime,
  disable_logging_on_success: boolean,
  record_caret: boolean,
  calculate_scenario_reconstruction_accuracy: boolean,
})
export const JobReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  job_id: Id,
  project_id: Id,
  status: AnyReportStatus,
  'fail_message?': string,
  'started_at?': Timestamp,
  scheduled_at: Timestamp,
  'finished_at?': Timestamp,
  description: string,
  user_name: string,
  scheduled_by: UserId,
  'canceled_by?': UserId,
  'retest_job_id?': Id,
  catalog: ReportCatalog,
  'firmware?': JobFirmware,
  event: JobEvent,
  build: JobBuild,
  'test?': JobTest,
  build_options: BuildOptions,
  test_options: TestOptions,
  release_options: ReleaseOptions,
})
export const JobReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(JobReport),
  'next_token?': NextToken,
})
export const PackageJobTest: ObjectPlan = /* @__PURE__ */ object({
  case_results: CaseResults,
})
export const PackageJobReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  job_id: Id,
  status: AnyReportStatus,
  description: string,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  user_name: string,
  scheduled_by: UserId,
  catalog: ReportCatalog,
  'firmware?': JobFirmware,
  'test?': PackageJobTest,
  event: JobEvent,
})
export const PackageJobReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(PackageJobReport),
  'next_token?': NextToken,
})
export const SortOrder: EnumerationPlan = /* @__PURE__ */ enumeration('asc', 'desc')
export const JobParent: ObjectPlan = /* @__PURE__ */ object({
  job_report_id: Id,
})
export const BuildEvent: ObjectPlan = /* @__PURE__ */ object({
  'source?': GitCommit,
  'source_id?': Id,
})
export const BuildKind: ObjectPlan = /* @__PURE__ */ object({
  type: string,
})
export const BuildImage: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  type: string,
  expired: boolean,
})
export const BuildArtifact: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  'build?': BuildKind,
  images: /* @__PURE__ */ list(BuildImage),
})
export const BuildMlPackage: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  release_id: Id,
})
export const ReportLog: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  'type?': string,
  expired: boolean,
})
export const LogStream: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
})
export const BuildLogs: ObjectPlan = /* @__PURE__ */ object({
  'build_repos_file?': ReportLog,
  'build_output?': ReportLog,
  'build_output_stream?': LogStream,
})
export const BuildReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  job_id: Id,
  status: AnyReportStatus,
  'fail_message?': string,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  catalog: ReportCatalog,
  parents: JobParent,
  event: BuildEvent,
  'artifact?': BuildArtifact,
  ml_packages: /* @__PURE__ */ list(BuildMlPackage),
  options: BuildOptions,
  logs: BuildLogs,
})
export const BuildReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(BuildReport),
  'next_token?': NextToken,
})
export const ReportSuite: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  display_name: string,
  version_id: Id,
  type: AnyScenarioType,
  labels: /* @__PURE__ */ list(Label),
})
export const ReportSimulation: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  environment_type: AnyEnvironmentType,
})
export const FailureCauseLabels: Plan = /* @__PURE__ */ list(string)
export const SuiteLogs: ObjectPlan = /* @__PURE__ */ object({
  'archived_log?': ReportLog,
})
export const SuiteReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  job_id: Id,
  status: AnyReportStatus,
  'fail_message?': string,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  suite: ReportSuite,
  catalog: ReportCatalog,
  simulation: ReportSimulation,
  'case_results?': CaseResults,
  'available_case_results?': CaseResults,
  failure_cause_labels: FailureCauseLabels,
  logs: SuiteLogs,
  parents: JobParent,
})
export const SuiteReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(SuiteReport),
  'next_token?': NextToken,
})
export const ReportScenario: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  display_name: string,
  version_id: ScenarioVersionId,
})
export const SpecParents: ObjectPlan = /* @__PURE__ */ object({
  job_report_id: Id,
  suite_report_id: Id,
})
export const SpecReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  status: AnyReportStatus,
  'fail_message?': string,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  scenario: ReportScenario,
  suite: ReportSuite,
  catalog: ReportCatalog,
  essential: boolean,
  unavailable: boolean,
  'case_results?': CaseResults,
  'available_case_results?': CaseResults,
  failure_cause_labels: FailureCauseLabels,
  parents: SpecParents,
})
export const SpecReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(SpecReport),
  'next_token?': NextToken,
})
export const CaseLogs: ObjectPlan = /* @__PURE__ */ object({
  'evaluation_bag?': ReportLog,
  'evaluation_result?': ReportLog,
  'simulation_bag?': ReportLog,
  'simulation_log?': ReportLog,
  'simulation_archive?': ReportLog,
  'simulation_result?': ReportLog,
  'pre_task_log?': ReportLog,
  'scenario_reconstruction_accuracy?': ReportLog,
  'recorded_caret?': ReportLog,
})
export const CaseComponent: ObjectPlan = /* @__PURE__ */ object({
  component_name: string,
  'message?': string,
  failure_cause_labels: FailureCauseLabels,
  'logs?': CaseLogs,
})
export const CaseOptions: ObjectPlan = /* @__PURE__ */ object({
  record_caret: boolean,
  calculate_scenario_reconstruction_accuracy: boolean,
})
export const ReportAreaMap: ObjectPlan = /* @__PURE__ */ object({
  id: integer,
  display_name: string,
  version_id: Id,
})
export const CaseReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  attempt_id: Id,
  status: AnyReportStatus,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
  scenario: ReportScenario,
  formatted_parameter: string,
  scenario_parameters: /* @__PURE__ */ map(string),
  failure_cause_labels: FailureCauseLabels,
  components: /* @__PURE__ */ list(CaseComponent),
  options: CaseOptions,
  'area_map?': ReportAreaMap,
  logs: CaseLogs,
  simulation: ReportSimulation,
})
export const CaseReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(CaseReport),
  'next_token?': NextToken,
})
export const CaseAttempt: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  number: integer,
  status: AnyReportStatus,
  'started_at?': Timestamp,
  'finished_at?': Timestamp,
})
export const CaseAttemptPage: ObjectPlan = /* @__PURE__ */ object({
  attempts: /* @__PURE__ */ list(CaseAttempt),
  'next_token?': NextToken,
})
export const LogDownload: ObjectPlan = /* @__PURE__ */ object({
  url: string,
  size: integer,
  expires_at: Timestamp,
})
export const LogEvent: ObjectPlan = /* @__PURE__ */ object({
  message: string,
})
export const LogEventPage: ObjectPlan = /* @__PURE__ */ object({
  events: /* @__PURE__ */ list(LogEvent),
  'next_token?': NextToken,
})

export const listIntegrationsOperation: Operation = {
  service: 'evaluation',
  id: 'listIntegrations',
  method: 'GET',
  path: '/projects/{projectId}/integrations',
  alertId: 'getIntegrations',
  alertText: 'Failed to get the integrations.',
  query: /* @__PURE__ */ object({
    'catalog_id?': Id,
    'deleted?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: IntegrationPage,
}
export const createIntegrationOperation: Operation = {
  service: 'evaluation',
  id: 'createIntegration',
  method: 'POST',
  path: '/projects/{projectId}/integrations/',
  alertId: 'postIntegration',
  alertText: 'Failed to create the integration.',
  body: IntegrationRequest,
  answer: SaveIntegrationAnswer,
}
export const getIntegrationOperation: Operation = {
  service: 'evaluation',
  id: 'getIntegration',
  method: 'GET',
  path: '/projects/{projectId}/integrations/{integrationId}',
  alertId: 'getIntegration',
  alertText: 'Failed to get the integration.',
  answer: Integration,
}
export const deleteIntegrationOperation: Operation = {
  service: 'evaluation',
  id: 'deleteIntegration',
  method: 'DELETE',
  path: '/projects/{projectId}/integrations/{integrationId}',
  alertId: 'deleteIntegration',
  alertText: 'Failed to delete the integration.',
}
export const updateIntegrationOperation: Operation = {
  service: 'evaluation',
  id: 'updateIntegration',
  method: 'POST',
  path: '/projects/{projectId}/integrations/{integrationId}/versions',
  alertId: 'updateIntegration',
  alertText: 'Failed to save the integration.',
  body: IntegrationRequest,
  answer: SaveIntegrationAnswer,
}
export const scheduleJobOperation: Operation = {
  service: 'evaluation',
  id: 'scheduleJob',
  method: 'POST',
  path: '/projects/{projectId}/jobs/schedule',
  alertId: 'kickCI',
  alertText: 'Failed to start the test.',
  body: ScheduleJobRequest,
  answer: ScheduleJobAnswer,
}
export const cancelJobOperation: Operation = {
  service: 'evaluation',
  id: 'cancelJob',
  method: 'POST',
  path: '/projects/{projectId}/jobs/{jobId}/cancel',
  alertId: 'cancelJob',
  alertText: 'Failed to cancel the job.',
}
export const listSourcesOperation: Operation = {
  service: 'evaluation',
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
  service: 'evaluation',
  id: 'getSource',
  method: 'GET',
  path: '/projects/{projectId}/sources/{sourceId}',
  alertId: 'getSource',
  alertText: 'Failed to get the source.',
  answer: Source,
}
export const downloadSourceOperation: Operation = {
  service: 'evaluation',
  id: 'downloadSource',
  method: 'POST',
  path: '/projects/{projectId}/sources/{sourceId}/download',
  alertId: 'downloadSource',
  alertText: 'Failed to download the source.',
  ignoredStatuses: [410],
  body: DownloadRequest,
  answer: SourceDownload,
}
export const listSuitesOperation: Operation = {
  service: 'evaluation',
  id: 'listSuites',
  method: 'GET',
  path: '/projects/{projectId}/suites',
  alertId: 'getSuites',
  alertText: 'Failed to get the suites.',
  query: /* @__PURE__ */ object({
    'type?': AnyScenarioType,
    'catalog_id?': Id,
    'deprecated?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: SuitePage,
}
export const createSuiteOperation: Operation = {
  service: 'evaluation',
  id: 'createSuite',
  method: 'POST',
  path: '/projects/{projectId}/suites',
  alertId: 'saveSuite',
  alertText: 'Failed to save the suite.',
  body: CreateSuiteRequest,
  answer: CreateSuiteAnswer,
}
export const getSuiteOperation: Operation = {
  service: 'evaluation',
  id: 'getSuite',
  method: 'GET',
  path: '/projects/{projectId}/suites/{suiteId}',
  alertId: 'getSuite',
  alertText: 'Failed to get the suite.',
  answer: Suite,
}
export const updateSuiteOperation: Operation = {
  service: 'evaluation',
  id: 'updateSuite',
  method: 'POST',
  path: '/projects/{projectId}/suites/{suiteId}/versions',
  alertId: 'saveSuite',
  alertText: 'Failed to save the suite.',
  body: UpdateSuiteRequest,
  answer: UpdateSuiteAnswer,
}
export const deprecateSuiteOperation: Operation = {
  service: 'evaluation',
  id: 'deprecateSuite',
  method: 'POST',
  path: '/projects/{projectId}/suites/{suiteId}/deprecate',
  alertId: 'deleteSuite',
  alertText: 'Failed to delete the suite.',
}
export const listSuiteSpecsOperation: Operation = {
  service: 'evaluation',
  id: 'listSuiteSpecs',
  method: 'GET',
  path: '/projects/{projectId}/suites/{suiteId}/specs',
  alertId: 'getSuiteSpecs',
  alertText: 'Failed to get the scenarios of the suite.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: SuiteSpecPage,
}
export const listSuitesByScenarioOperation: Operation = {
  service: 'evaluation',
  id: 'listSuitesByScenario',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/{scenarioId}/suites',
  alertId: 'getSuitesByScenario',
  alertText: 'Failed to get the suites of the scenario.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: SuitePage,
}
export const listJobReportsOperation: Operation = {
  service: 'evaluation',
  id: 'listJobReports',
  method: 'GET',
  path: '/projects/{projectId}/jobs/reports',
  alertId: 'getReports',
  alertText: 'Failed to get the reports.',
  query: /* @__PURE__ */ object({
    'catalog_id?': Id,
    'status?': /* @__PURE__ */ list(ReportStatus),
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: JobReportPage,
}
export const getJobReportOperation: Operation = {
  service: 'evaluation',
  id: 'getJobReport',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/report',
  alertId: 'getJobReport',
  alertText: 'Failed to get the report.',
  answer: JobReport,
}
export const getFirmwareReleaseReportOperation: Operation = {
  service: 'evaluation',
  id: 'getFirmwareReleaseReport',
  method: 'GET',
  path: '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/report',
  alertId: 'getFirmwareReleaseReport',
  alertText: 'Failed to get the report of the release.',
  ignoredStatuses: [404],
  answer: JobReport,
}
export const listPackageJobReportsOperation: Operation = {
  service: 'evaluation',
  id: 'listPackageJobReports',
  method: 'GET',
  path: '/projects/{projectId}/ml/packages/{packageId}/jobs/reports',
  alertId: 'getPackageJobReports',
  alertText: 'Failed to get the reports of the package.',
  query: /* @__PURE__ */ object({
    ml_package_release_id: Id,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: PackageJobReportPage,
}
export const listBuildReportsOperation: Operation = {
  service: 'evaluation',
  id: 'listBuildReports',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/build/reports',
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
  service: 'evaluation',
  id: 'getBuildReport',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/build/reports/{buildReportId}',
  alertId: 'getBuildReport',
  alertText: 'Failed to get the build report.',
  answer: BuildReport,
}
export const listSuiteReportsOperation: Operation = {
  service: 'evaluation',
  id: 'listSuiteReports',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/suite/reports',
  alertId: 'getSuiteReports',
  alertText: 'Failed to get the suite reports.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: SuiteReportPage,
}
export const getSuiteReportOperation: Operation = {
  service: 'evaluation',
  id: 'getSuiteReport',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/suite/reports/{suiteReportId}',
  alertId: 'getSuiteReport',
  alertText: 'Failed to get the suite report.',
  answer: SuiteReport,
}
export const listSpecReportsOperation: Operation = {
  service: 'evaluation',
  id: 'listSpecReports',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/spec/reports',
  alertId: 'getSpecReports',
  alertText: 'Failed to get the spec reports.',
  query: /* @__PURE__ */ object({
    suite_report_id: Id,
    'sort?': /* @__PURE__ */ enumeration('scenario_name'),
    'order?': SortOrder,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: SpecReportPage,
}
export const getSpecReportOperation: Operation = {
  service: 'evaluation',
  id: 'getSpecReport',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/spec/reports/{specReportId}',
  alertId: 'getSpecReport',
  alertText: 'Failed to get the spec report.',
  answer: SpecReport,
}
export const listCaseReportsOperation: Operation = {
  service: 'evaluation',
  id: 'listCaseReports',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/case/reports',
  alertId: 'getCaseReports',
  alertText: 'Failed to get the case reports.',
  query: /* @__PURE__ */ object({
    'spec_report_id?': Id,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: CaseReportPage,
}
export const getCaseReportOperation: Operation = {
  service: 'evaluation',
  id: 'getCaseReport',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/case/reports/{caseReportId}',
  alertId: 'getCaseReport',
  alertText: 'Failed to get the case report.',
  query: /* @__PURE__ */ object({
    'attempt_id?': Id,
  }),
  answer: CaseReport,
}
export const listCaseAttemptsOperation: Operation = {
  service: 'evaluation',
  id: 'listCaseAttempts',
  method: 'GET',
  path: '/projects/{projectId}/jobs/{jobId}/case/reports/{caseReportId}/attempts',
  alertId: 'getCaseAttempts',
  alertText: 'Failed to get the attempts of the case.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: CaseAttemptPage,
}
export const downloadLogOperation: Operation = {
  service: 'evaluation',
  id: 'downloadLog',
  method: 'POST',
  path: '/projects/{projectId}/logs/{logId}/download',
  alertId: 'downloadLog',
  alertText: 'Failed to download the log.',
  body: DownloadRequest,
  answer: LogDownload,
}
export const listLogStreamEventsOperation: Operation = {
  service: 'evaluation',
  id: 'listLogStreamEvents',
  method: 'GET',
  path: '/projects/{projectId}/log_streams/{logStreamId}/events',
  alertId: 'getLogStreamEvents',
  alertText: 'Failed to get the log.',
  query: /* @__PURE__ */ object({
    'order?': SortOrder,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: LogEventPage,
}
