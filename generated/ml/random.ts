// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import {
  DeploymentStatus,
  IntegrationType,
  InvitationStatus,
  PackagingStatus,
  ReportStatus,
  ReusableStageStatus,
  ReviewStatus,
  TrainStageStatus,
} from './wire.ts'
import type {
  ArtifactPage,
  BatchGetArtifactsAnswer,
  BatchGetPackageReleasesAnswer,
  BatchGetPackagesAnswer,
  BuildReport,
  BuildReportPage,
  CheckpointPage,
  CreatePackageShareAnswer,
  Experiment,
  ExperimentPage,
  FileDownload,
  Integration,
  IntegrationPage,
  LogEventPage,
  MetricPage,
  Package,
  PackagePage,
  PackageRelease,
  PackageReleasePage,
  PackageShareInvitationPage,
  PackageSharePage,
  ProcessReport,
  ProcessReportPage,
  ReleaseDownload,
  Run,
  RunLogPage,
  RunPage,
  RunReportPage,
  ScheduleRunAnswer,
  Source,
  SourceDownload,
  SourcePage,
  TrainReport,
  TrainReportPage,
  TrainingDatasetPage,
  UpdateIntegrationAnswer,
  UpdatePackageAnswer,
} from './wire.ts'

export const listExperimentsAnswer = (
  overrideResponse: Partial<Extract<ExperimentPage, object>> = {},
): ExperimentPage => ({
  experiments: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      name: faker.string.alpha({ length: { min: 1, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      deprecated: faker.datatype.boolean(),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createExperimentAnswer = (
  overrideResponse: Partial<Extract<Experiment, object>> = {},
): Experiment => ({
  id: faker.string.uuid(),
  name: faker.string.alpha({ length: { min: 1, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  deprecated: faker.datatype.boolean(),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const getExperimentAnswer = (
  overrideResponse: Partial<Extract<Experiment, object>> = {},
): Experiment => ({
  id: faker.string.uuid(),
  name: faker.string.alpha({ length: { min: 1, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  deprecated: faker.datatype.boolean(),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const listRunsAnswer = (
  overrideResponse: Partial<Extract<RunPage, object>> = {},
): RunPage => ({
  runs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 1, max: 128 } }),
    description: faker.string.alpha({ length: { min: 10, max: 512 } }),
    experiment_id: faker.string.uuid(),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    deprecated: faker.datatype.boolean(),
    config_raw: faker.string.alpha({ length: { min: 10, max: 20 } }),
    config_path: faker.string.alpha({ length: { min: 10, max: 20 } }),
    config: {
      training_artifacts: {
        package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        package_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    metrics_summary: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => ({
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      value: faker.number.float({ fractionDigits: 2 }),
    })),
    report: {
      run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      build: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      process: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_process_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
      event: {
        source: {
          git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        integration: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.helpers.arrayElement(Object.values(IntegrationType)),
        },
        reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
    },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const scheduleRunAnswer = (
  overrideResponse: Partial<Extract<ScheduleRunAnswer, object>> = {},
): ScheduleRunAnswer => ({
  run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getRunAnswer = (overrideResponse: Partial<Extract<Run, object>> = {}): Run => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 1, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  experiment_id: faker.string.uuid(),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  config_raw: faker.string.alpha({ length: { min: 10, max: 20 } }),
  config_path: faker.string.alpha({ length: { min: 10, max: 20 } }),
  config: {
    training_artifacts: {
      package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      package_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
  },
  metrics_summary: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.number.float({ fractionDigits: 2 }),
  })),
  report: {
    run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    experiment_id: faker.string.uuid(),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    build: {
      status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
      reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    },
    process: {
      status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
      reused_process_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    },
    train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
    event: {
      source: {
        git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
        git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      integration: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        type: faker.helpers.arrayElement(Object.values(IntegrationType)),
      },
      reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    },
  },
  ...overrideResponse,
})

export const listRunMetricsAnswer = (
  overrideResponse: Partial<Extract<MetricPage, object>> = {},
): MetricPage => ({
  metrics: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      value: faker.number.float({ fractionDigits: 2 }),
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listRunReportsAnswer = (
  overrideResponse: Partial<Extract<RunReportPage, object>> = {},
): RunReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      build: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      process: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_process_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
      event: {
        source: {
          git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        integration: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.helpers.arrayElement(Object.values(IntegrationType)),
        },
        reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listExperimentRunReportsAnswer = (
  overrideResponse: Partial<Extract<RunReportPage, object>> = {},
): RunReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      build: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      process: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_process_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
      event: {
        source: {
          git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        integration: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.helpers.arrayElement(Object.values(IntegrationType)),
        },
        reused_build_run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listBuildReportsAnswer = (
  overrideResponse: Partial<Extract<BuildReportPage, object>> = {},
): BuildReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.helpers.arrayElement(Object.values(ReportStatus)),
        started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
        experiment_id: faker.string.uuid(),
      },
      ...{
        reuse_expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        logs: {
          build_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
        },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getBuildReportAnswer = (): BuildReport => ({
  ...{
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    experiment_id: faker.string.uuid(),
  },
  ...{
    reuse_expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    logs: {
      build_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
    },
  },
})

export const listProcessReportsAnswer = (
  overrideResponse: Partial<Extract<ProcessReportPage, object>> = {},
): ProcessReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.helpers.arrayElement(Object.values(ReportStatus)),
        started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
        experiment_id: faker.string.uuid(),
      },
      ...{
        reuse_expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        logs: {
          process_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
        },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getProcessReportAnswer = (): ProcessReport => ({
  ...{
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    experiment_id: faker.string.uuid(),
  },
  ...{
    reuse_expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    logs: {
      process_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
    },
  },
})

export const listTrainReportsAnswer = (
  overrideResponse: Partial<Extract<TrainReportPage, object>> = {},
): TrainReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.helpers.arrayElement(Object.values(ReportStatus)),
        started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
        experiment_id: faker.string.uuid(),
      },
      ...{
        logs: {
          train_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
        },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getTrainReportAnswer = (): TrainReport => ({
  ...{
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    experiment_id: faker.string.uuid(),
  },
  ...{
    logs: {
      train_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
    },
  },
})

export const listLogStreamEventsAnswer = (
  overrideResponse: Partial<Extract<LogEventPage, object>> = {},
): LogEventPage => ({
  events: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({ message: faker.string.alpha({ length: { min: 10, max: 20 } }) }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listRunLogsAnswer = (
  overrideResponse: Partial<Extract<RunLogPage, object>> = {},
): RunLogPage => ({
  logs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    experiment_id: faker.string.uuid(),
    category: faker.string.alpha({ length: { min: 10, max: 20 } }),
    size: faker.number.int({ min: 0 }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const downloadRunLogAnswer = (
  overrideResponse: Partial<Extract<FileDownload, object>> = {},
): FileDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const listSourcesAnswer = (
  overrideResponse: Partial<Extract<SourcePage, object>> = {},
): SourcePage => ({
  sources: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      size: faker.number.int({ min: 0 }),
      expired: faker.datatype.boolean(),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getSourceAnswer = (
  overrideResponse: Partial<Extract<Source, object>> = {},
): Source => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  expired: faker.datatype.boolean(),
  ...overrideResponse,
})

export const downloadSourceAnswer = (
  overrideResponse: Partial<Extract<SourceDownload, object>> = {},
): SourceDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const listArtifactsAnswer = (
  overrideResponse: Partial<Extract<ArtifactPage, object>> = {},
): ArtifactPage => ({
  artifacts: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      size: faker.number.int({ min: 0 }),
      run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const batchGetArtifactsAnswer = (
  overrideResponse: Partial<Extract<BatchGetArtifactsAnswer, object>> = {},
): BatchGetArtifactsAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    size: faker.number.int({ min: 0 }),
    run_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    experiment_id: faker.string.uuid(),
    package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  ...overrideResponse,
})

export const downloadArtifactAnswer = (
  overrideResponse: Partial<Extract<FileDownload, object>> = {},
): FileDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const listCheckpointsAnswer = (
  overrideResponse: Partial<Extract<CheckpointPage, object>> = {},
): CheckpointPage => ({
  checkpoints: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      size: faker.number.int({ min: 0 }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const downloadCheckpointAnswer = (
  overrideResponse: Partial<Extract<FileDownload, object>> = {},
): FileDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const listIntegrationsAnswer = (
  overrideResponse: Partial<Extract<IntegrationPage, object>> = {},
): IntegrationPage => ({
  integrations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(IntegrationType)),
      github_v3: {
        ...{
          owner: faker.string.alpha({ length: { min: 1, max: 20 } }),
          repo: faker.string.alpha({ length: { min: 1, max: 20 } }),
        },
        ...{ repo_web_url: faker.internet.url() },
      },
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deleted: faker.datatype.boolean(),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createIntegrationAnswer = (
  overrideResponse: Partial<Extract<Integration, object>> = {},
): Integration => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(IntegrationType)),
  github_v3: {
    ...{
      owner: faker.string.alpha({ length: { min: 1, max: 20 } }),
      repo: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    ...{ repo_web_url: faker.internet.url() },
  },
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deleted: faker.datatype.boolean(),
  ...overrideResponse,
})

export const getIntegrationAnswer = (
  overrideResponse: Partial<Extract<Integration, object>> = {},
): Integration => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(IntegrationType)),
  github_v3: {
    ...{
      owner: faker.string.alpha({ length: { min: 1, max: 20 } }),
      repo: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    ...{ repo_web_url: faker.internet.url() },
  },
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deleted: faker.datatype.boolean(),
  ...overrideResponse,
})

export const updateIntegrationAnswer = (
  overrideResponse: Partial<Extract<UpdateIntegrationAnswer, object>> = {},
): UpdateIntegrationAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const listTrainingDatasetsAnswer = (
  overrideResponse: Partial<Extract<TrainingDatasetPage, object>> = {},
): TrainingDatasetPage => ({
  training_datasets: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    annotation_dataset_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    annotation_dataset_project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    annotation_dataset_version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    deployment_path: faker.string.alpha({ length: { min: 10, max: 20 } }),
    deployment_size: faker.number.int({ min: 0 }),
    deployment_status: faker.helpers.arrayElement(Object.values(DeploymentStatus)),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listPackagesAnswer = (
  overrideResponse: Partial<Extract<PackagePage, object>> = {},
): PackagePage => ({
  packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createPackageAnswer = (
  overrideResponse: Partial<Extract<Package, object>> = {},
): Package => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 32 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getPackageAnswer = (
  overrideResponse: Partial<Extract<Package, object>> = {},
): Package => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 32 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const updatePackageAnswer = (
  overrideResponse: Partial<Extract<UpdatePackageAnswer, object>> = {},
): UpdatePackageAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const batchGetPackagesAnswer = (
  overrideResponse: Partial<Extract<BatchGetPackagesAnswer, object>> = {},
): BatchGetPackagesAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 32 } }),
    description: faker.string.alpha({ length: { min: 10, max: 512 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    deprecated: faker.datatype.boolean(),
    deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  })),
  ...overrideResponse,
})

export const listPackageReleasesAnswer = (
  overrideResponse: Partial<Extract<PackageReleasePage, object>> = {},
): PackageReleasePage => ({
  releases: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 64 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
      review: {
        status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      asset: {
        items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({ id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) }),
        ),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createPackageReleaseAnswer = (
  overrideResponse: Partial<Extract<PackageRelease, object>> = {},
): PackageRelease => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
  review: {
    status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  asset: {
    items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({ id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) }),
    ),
  },
  ...overrideResponse,
})

export const getPackageReleaseAnswer = (
  overrideResponse: Partial<Extract<PackageRelease, object>> = {},
): PackageRelease => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
  review: {
    status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  asset: {
    items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({ id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) }),
    ),
  },
  ...overrideResponse,
})

export const downloadPackageReleaseAnswer = (
  overrideResponse: Partial<Extract<ReleaseDownload, object>> = {},
): ReleaseDownload => ({
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  url: faker.internet.url(),
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const batchGetPackageReleasesAnswer = (
  overrideResponse: Partial<Extract<BatchGetPackageReleasesAnswer, object>> = {},
): BatchGetPackageReleasesAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    package_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 64 } }),
    description: faker.string.alpha({ length: { min: 10, max: 512 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    deprecated: faker.datatype.boolean(),
    deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
    review: {
      status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
      comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
      reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    asset: {
      items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({ id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) }),
      ),
    },
  })),
  ...overrideResponse,
})

export const listPackageSharesAnswer = (
  overrideResponse: Partial<Extract<PackageSharePage, object>> = {},
): PackageSharePage => ({
  shares: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      destination: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createPackageShareAnswer = (
  overrideResponse: Partial<Extract<CreatePackageShareAnswer, object>> = {},
): CreatePackageShareAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const listPackageShareInvitationsAnswer = (
  overrideResponse: Partial<Extract<PackageShareInvitationPage, object>> = {},
): PackageShareInvitationPage => ({
  package_share_invitations: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_package: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
    },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})
