// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

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
  EmptyResponse,
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

export const getListExperimentsResponseMock = (
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

export const getCreateExperimentResponseMock = (
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

export const getGetExperimentResponseMock = (
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

export const getListRunsResponseMock = (
  overrideResponse: Partial<Extract<RunPage, object>> = {},
): RunPage => ({
  runs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
        package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
      run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      build: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      process: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_process_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
      event: {
        source: {
          git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        integration: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.helpers.arrayElement(Object.values(IntegrationType)),
        },
        reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
    },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getScheduleRunResponseMock = (
  overrideResponse: Partial<Extract<ScheduleRunAnswer, object>> = {},
): ScheduleRunAnswer => ({
  run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getGetRunResponseMock = (
  overrideResponse: Partial<Extract<Run, object>> = {},
): Run => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
      package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
    run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    experiment_id: faker.string.uuid(),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    build: {
      status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
      reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    process: {
      status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
      reused_process_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
    event: {
      source: {
        git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
        git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      integration: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        type: faker.helpers.arrayElement(Object.values(IntegrationType)),
      },
      reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
  },
  ...overrideResponse,
})

export const getListRunMetricsResponseMock = (
  overrideResponse: Partial<Extract<MetricPage, object>> = {},
): MetricPage => ({
  metrics: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      value: faker.number.float({ fractionDigits: 2 }),
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListRunReportsResponseMock = (
  overrideResponse: Partial<Extract<RunReportPage, object>> = {},
): RunReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      build: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      process: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_process_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
      event: {
        source: {
          git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        integration: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.helpers.arrayElement(Object.values(IntegrationType)),
        },
        reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListExperimentRunReportsResponseMock = (
  overrideResponse: Partial<Extract<RunReportPage, object>> = {},
): RunReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      build: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      process: {
        status: faker.helpers.arrayElement(Object.values(ReusableStageStatus)),
        reused_process_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      train: { status: faker.helpers.arrayElement(Object.values(TrainStageStatus)) },
      event: {
        source: {
          git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        integration: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.helpers.arrayElement(Object.values(IntegrationType)),
        },
        reused_build_run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListBuildReportsResponseMock = (
  overrideResponse: Partial<Extract<BuildReportPage, object>> = {},
): BuildReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.helpers.arrayElement(Object.values(ReportStatus)),
        started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
        experiment_id: faker.string.uuid(),
      },
      ...{
        reuse_expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        logs: { build_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) } },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetBuildReportResponseMock = (): BuildReport => ({
  ...{
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    experiment_id: faker.string.uuid(),
  },
  ...{
    reuse_expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    logs: { build_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) } },
  },
})

export const getListProcessReportsResponseMock = (
  overrideResponse: Partial<Extract<ProcessReportPage, object>> = {},
): ProcessReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
          process_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) },
        },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetProcessReportResponseMock = (): ProcessReport => ({
  ...{
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    experiment_id: faker.string.uuid(),
  },
  ...{
    reuse_expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    logs: { process_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) } },
  },
})

export const getListTrainReportsResponseMock = (
  overrideResponse: Partial<Extract<TrainReportPage, object>> = {},
): TrainReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.helpers.arrayElement(Object.values(ReportStatus)),
        started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
        experiment_id: faker.string.uuid(),
      },
      ...{
        logs: { train_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) } },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetTrainReportResponseMock = (): TrainReport => ({
  ...{
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    experiment_id: faker.string.uuid(),
  },
  ...{ logs: { train_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) } } },
})

export const getListLogStreamEventsResponseMock = (
  overrideResponse: Partial<Extract<LogEventPage, object>> = {},
): LogEventPage => ({
  events: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({ message: faker.string.alpha({ length: { min: 10, max: 20 } }) }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListRunLogsResponseMock = (
  overrideResponse: Partial<Extract<RunLogPage, object>> = {},
): RunLogPage => ({
  logs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    experiment_id: faker.string.uuid(),
    category: faker.string.alpha({ length: { min: 10, max: 20 } }),
    size: faker.number.int({ min: 0 }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getDownloadRunLogResponseMock = (
  overrideResponse: Partial<Extract<FileDownload, object>> = {},
): FileDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const getListSourcesResponseMock = (
  overrideResponse: Partial<Extract<SourcePage, object>> = {},
): SourcePage => ({
  sources: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getGetSourceResponseMock = (
  overrideResponse: Partial<Extract<Source, object>> = {},
): Source => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  expired: faker.datatype.boolean(),
  ...overrideResponse,
})

export const getDownloadSourceResponseMock = (
  overrideResponse: Partial<Extract<SourceDownload, object>> = {},
): SourceDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const getListArtifactsResponseMock = (
  overrideResponse: Partial<Extract<ArtifactPage, object>> = {},
): ArtifactPage => ({
  artifacts: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      size: faker.number.int({ min: 0 }),
      run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      experiment_id: faker.string.uuid(),
      package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getBatchGetArtifactsResponseMock = (
  overrideResponse: Partial<Extract<BatchGetArtifactsAnswer, object>> = {},
): BatchGetArtifactsAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    size: faker.number.int({ min: 0 }),
    run_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    experiment_id: faker.string.uuid(),
    package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  ...overrideResponse,
})

export const getDownloadArtifactResponseMock = (
  overrideResponse: Partial<Extract<FileDownload, object>> = {},
): FileDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const getListCheckpointsResponseMock = (
  overrideResponse: Partial<Extract<CheckpointPage, object>> = {},
): CheckpointPage => ({
  checkpoints: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      size: faker.number.int({ min: 0 }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getDownloadCheckpointResponseMock = (
  overrideResponse: Partial<Extract<FileDownload, object>> = {},
): FileDownload => ({
  url: faker.internet.url(),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  ...overrideResponse,
})

export const getListIntegrationsResponseMock = (
  overrideResponse: Partial<Extract<IntegrationPage, object>> = {},
): IntegrationPage => ({
  integrations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getCreateIntegrationResponseMock = (
  overrideResponse: Partial<Extract<Integration, object>> = {},
): Integration => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getGetIntegrationResponseMock = (
  overrideResponse: Partial<Extract<Integration, object>> = {},
): Integration => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getUpdateIntegrationResponseMock = (
  overrideResponse: Partial<Extract<UpdateIntegrationAnswer, object>> = {},
): UpdateIntegrationAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getListTrainingDatasetsResponseMock = (
  overrideResponse: Partial<Extract<TrainingDatasetPage, object>> = {},
): TrainingDatasetPage => ({
  training_datasets: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    annotation_dataset_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    annotation_dataset_project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    annotation_dataset_version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    deployment_path: faker.string.alpha({ length: { min: 10, max: 20 } }),
    deployment_size: faker.number.int({ min: 0 }),
    deployment_status: faker.helpers.arrayElement(Object.values(DeploymentStatus)),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListPackagesResponseMock = (
  overrideResponse: Partial<Extract<PackagePage, object>> = {},
): PackagePage => ({
  packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getCreatePackageResponseMock = (
  overrideResponse: Partial<Extract<Package, object>> = {},
): Package => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 32 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getGetPackageResponseMock = (
  overrideResponse: Partial<Extract<Package, object>> = {},
): Package => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 32 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getUpdatePackageResponseMock = (
  overrideResponse: Partial<Extract<UpdatePackageAnswer, object>> = {},
): UpdatePackageAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getBatchGetPackagesResponseMock = (
  overrideResponse: Partial<Extract<BatchGetPackagesAnswer, object>> = {},
): BatchGetPackagesAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 32 } }),
    description: faker.string.alpha({ length: { min: 10, max: 512 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    deprecated: faker.datatype.boolean(),
    deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  })),
  ...overrideResponse,
})

export const getListPackageReleasesResponseMock = (
  overrideResponse: Partial<Extract<PackageReleasePage, object>> = {},
): PackageReleasePage => ({
  releases: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 64 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
      packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
      review: {
        status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      asset: {
        items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({ id: faker.string.alpha({ length: { min: 1, max: 20 } }) }),
        ),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getCreatePackageReleaseResponseMock = (
  overrideResponse: Partial<Extract<PackageRelease, object>> = {},
): PackageRelease => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
  review: {
    status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  asset: {
    items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({ id: faker.string.alpha({ length: { min: 1, max: 20 } }) }),
    ),
  },
  ...overrideResponse,
})

export const getGetPackageReleaseResponseMock = (
  overrideResponse: Partial<Extract<PackageRelease, object>> = {},
): PackageRelease => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
  review: {
    status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  asset: {
    items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({ id: faker.string.alpha({ length: { min: 1, max: 20 } }) }),
    ),
  },
  ...overrideResponse,
})

export const getDownloadPackageReleaseResponseMock = (
  overrideResponse: Partial<Extract<ReleaseDownload, object>> = {},
): ReleaseDownload => ({
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  url: faker.internet.url(),
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const getBatchGetPackageReleasesResponseMock = (
  overrideResponse: Partial<Extract<BatchGetPackageReleasesAnswer, object>> = {},
): BatchGetPackageReleasesAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    package_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 64 } }),
    description: faker.string.alpha({ length: { min: 10, max: 512 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    deprecated: faker.datatype.boolean(),
    deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
    packaging_report: { status: faker.helpers.arrayElement(Object.values(PackagingStatus)) },
    review: {
      status: faker.helpers.arrayElement(Object.values(ReviewStatus)),
      comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
      reviewed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      reviewed_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    asset: {
      items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({ id: faker.string.alpha({ length: { min: 1, max: 20 } }) }),
      ),
    },
  })),
  ...overrideResponse,
})

export const getListPackageSharesResponseMock = (
  overrideResponse: Partial<Extract<PackageSharePage, object>> = {},
): PackageSharePage => ({
  shares: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      destination: faker.string.alpha({ length: { min: 1, max: 20 } }),
      invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getCreatePackageShareResponseMock = (
  overrideResponse: Partial<Extract<CreatePackageShareAnswer, object>> = {},
): CreatePackageShareAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getListPackageShareInvitationsResponseMock = (
  overrideResponse: Partial<Extract<PackageShareInvitationPage, object>> = {},
): PackageShareInvitationPage => ({
  package_share_invitations: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_package: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
    },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListExperimentsMockHandler = (
  overrideResponse?:
    | ExperimentPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ExperimentPage> | ExperimentPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListExperimentsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateExperimentMockHandler = (
  overrideResponse?:
    | Experiment
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Experiment> | Experiment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/experiments',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateExperimentResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetExperimentMockHandler = (
  overrideResponse?:
    | Experiment
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Experiment> | Experiment),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetExperimentResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdateExperimentMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/projects/:projectId/experiments/:experimentId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getDeprecateExperimentMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/experiments/:experimentId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListRunsMockHandler = (
  overrideResponse?:
    | RunPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RunPage> | RunPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRunsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getScheduleRunMockHandler = (
  overrideResponse?:
    | ScheduleRunAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScheduleRunAnswer> | ScheduleRunAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/experiments/:experimentId/runs/schedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getScheduleRunResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetRunMockHandler = (
  overrideResponse?:
    | Run
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Run> | Run),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRunResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdateRunMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getDeprecateRunMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getCancelRunMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListRunMetricsMockHandler = (
  overrideResponse?:
    | MetricPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MetricPage> | MetricPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/metrics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRunMetricsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListRunReportsMockHandler = (
  overrideResponse?:
    | RunReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RunReportPage> | RunReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/runs/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRunReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListExperimentRunReportsMockHandler = (
  overrideResponse?:
    | RunReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RunReportPage> | RunReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListExperimentRunReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListBuildReportsMockHandler = (
  overrideResponse?:
    | BuildReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BuildReportPage> | BuildReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/build/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListBuildReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetBuildReportMockHandler = (
  overrideResponse?:
    | BuildReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BuildReport> | BuildReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/build/reports/:buildReportId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuildReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListProcessReportsMockHandler = (
  overrideResponse?:
    | ProcessReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ProcessReportPage> | ProcessReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/process/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListProcessReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetProcessReportMockHandler = (
  overrideResponse?:
    | ProcessReport
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ProcessReport> | ProcessReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/process/reports/:processReportId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetProcessReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListTrainReportsMockHandler = (
  overrideResponse?:
    | TrainReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TrainReportPage> | TrainReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/train/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListTrainReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetTrainReportMockHandler = (
  overrideResponse?:
    | TrainReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TrainReport> | TrainReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/train/reports/:trainReportId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTrainReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListLogStreamEventsMockHandler = (
  overrideResponse?:
    | LogEventPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LogEventPage> | LogEventPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/log_streams/:logStreamId/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLogStreamEventsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListRunLogsMockHandler = (
  overrideResponse?:
    | RunLogPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RunLogPage> | RunLogPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/experiments/:experimentId/runs/:runId/logs',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRunLogsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadRunLogMockHandler = (
  overrideResponse?:
    | FileDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FileDownload> | FileDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/experiments/runs/logs/:logId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadRunLogResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListSourcesMockHandler = (
  overrideResponse?:
    | SourcePage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SourcePage> | SourcePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/sources',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSourcesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetSourceMockHandler = (
  overrideResponse?:
    | Source
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Source> | Source),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/sources/:sourceId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSourceResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadSourceMockHandler = (
  overrideResponse?:
    | SourceDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SourceDownload> | SourceDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/sources/:sourceId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadSourceResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListArtifactsMockHandler = (
  overrideResponse?:
    | ArtifactPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ArtifactPage> | ArtifactPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/artifacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListArtifactsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getBatchGetArtifactsMockHandler = (
  overrideResponse?:
    | BatchGetArtifactsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchGetArtifactsAnswer> | BatchGetArtifactsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/artifacts/batch_get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetArtifactsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadArtifactMockHandler = (
  overrideResponse?:
    | FileDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FileDownload> | FileDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/artifacts/:artifactId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadArtifactResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListCheckpointsMockHandler = (
  overrideResponse?:
    | CheckpointPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CheckpointPage> | CheckpointPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/checkpoints',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCheckpointsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadCheckpointMockHandler = (
  overrideResponse?:
    | FileDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FileDownload> | FileDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/checkpoints/:checkpointId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadCheckpointResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListIntegrationsMockHandler = (
  overrideResponse?:
    | IntegrationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<IntegrationPage> | IntegrationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/integrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListIntegrationsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateIntegrationMockHandler = (
  overrideResponse?:
    | Integration
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Integration> | Integration),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/integrations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateIntegrationResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetIntegrationMockHandler = (
  overrideResponse?:
    | Integration
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Integration> | Integration),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/integrations/:integrationId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIntegrationResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdateIntegrationMockHandler = (
  overrideResponse?:
    | UpdateIntegrationAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UpdateIntegrationAnswer> | UpdateIntegrationAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/integrations/:integrationId/versions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateIntegrationResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getDeleteIntegrationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/integrations/:integrationId/delete',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListTrainingDatasetsMockHandler = (
  overrideResponse?:
    | TrainingDatasetPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TrainingDatasetPage> | TrainingDatasetPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/annotation_datasets/training_datasets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListTrainingDatasetsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDeleteTrainingDatasetMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/annotation_datasets/:annotationDatasetId/training_datasets/:trainingDatasetId/delete',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListPackagesMockHandler = (
  overrideResponse?:
    | PackagePage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PackagePage> | PackagePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/packages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPackagesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreatePackageMockHandler = (
  overrideResponse?:
    | Package
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Package> | Package),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePackageResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetPackageMockHandler = (
  overrideResponse?:
    | Package
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Package> | Package),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/packages/:packageId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPackageResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdatePackageMockHandler = (
  overrideResponse?:
    | UpdatePackageAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UpdatePackageAnswer> | UpdatePackageAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/versions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePackageResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getDeprecatePackageMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getBatchGetPackagesMockHandler = (
  overrideResponse?:
    | BatchGetPackagesAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchGetPackagesAnswer> | BatchGetPackagesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/batch_get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetPackagesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListPackageReleasesMockHandler = (
  overrideResponse?:
    | PackageReleasePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PackageReleasePage> | PackageReleasePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/packages/:packageId/releases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPackageReleasesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreatePackageReleaseMockHandler = (
  overrideResponse?:
    | PackageRelease
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PackageRelease> | PackageRelease),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/releases',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePackageReleaseResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetPackageReleaseMockHandler = (
  overrideResponse?:
    | PackageRelease
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PackageRelease> | PackageRelease),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/packages/:packageId/releases/:releaseId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPackageReleaseResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdatePackageReleaseMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/projects/:projectId/packages/:packageId/releases/:releaseId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getDeprecatePackageReleaseMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/releases/:releaseId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getDownloadPackageReleaseMockHandler = (
  overrideResponse?:
    | ReleaseDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReleaseDownload> | ReleaseDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/releases/:releaseId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadPackageReleaseResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getReviewPackageReleaseMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/releases/:releaseId/review',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getBatchGetPackageReleasesMockHandler = (
  overrideResponse?:
    | BatchGetPackageReleasesAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchGetPackageReleasesAnswer> | BatchGetPackageReleasesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/releases/batch_get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetPackageReleasesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListPackageSharesMockHandler = (
  overrideResponse?:
    | PackageSharePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PackageSharePage> | PackageSharePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/packages/:packageId/shares',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPackageSharesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreatePackageShareMockHandler = (
  overrideResponse?:
    | CreatePackageShareAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreatePackageShareAnswer> | CreatePackageShareAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/shares',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePackageShareResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getDeprecatePackageShareMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/shares/:shareId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListPackageShareInvitationsMockHandler = (
  overrideResponse?:
    | PackageShareInvitationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PackageShareInvitationPage> | PackageShareInvitationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/packages/shares/invitations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPackageShareInvitationsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getAcceptPackageShareInvitationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/shares/invitations/:invitationId/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getRejectPackageShareInvitationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/packages/:packageId/shares/invitations/:invitationId/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}
export const getMLServiceMock = () => [
  getListExperimentsMockHandler(),
  getCreateExperimentMockHandler(),
  getGetExperimentMockHandler(),
  getUpdateExperimentMockHandler(),
  getDeprecateExperimentMockHandler(),
  getListRunsMockHandler(),
  getScheduleRunMockHandler(),
  getGetRunMockHandler(),
  getUpdateRunMockHandler(),
  getDeprecateRunMockHandler(),
  getCancelRunMockHandler(),
  getListRunMetricsMockHandler(),
  getListRunReportsMockHandler(),
  getListExperimentRunReportsMockHandler(),
  getListBuildReportsMockHandler(),
  getGetBuildReportMockHandler(),
  getListProcessReportsMockHandler(),
  getGetProcessReportMockHandler(),
  getListTrainReportsMockHandler(),
  getGetTrainReportMockHandler(),
  getListLogStreamEventsMockHandler(),
  getListRunLogsMockHandler(),
  getDownloadRunLogMockHandler(),
  getListSourcesMockHandler(),
  getGetSourceMockHandler(),
  getDownloadSourceMockHandler(),
  getListArtifactsMockHandler(),
  getBatchGetArtifactsMockHandler(),
  getDownloadArtifactMockHandler(),
  getListCheckpointsMockHandler(),
  getDownloadCheckpointMockHandler(),
  getListIntegrationsMockHandler(),
  getCreateIntegrationMockHandler(),
  getGetIntegrationMockHandler(),
  getUpdateIntegrationMockHandler(),
  getDeleteIntegrationMockHandler(),
  getListTrainingDatasetsMockHandler(),
  getDeleteTrainingDatasetMockHandler(),
  getListPackagesMockHandler(),
  getCreatePackageMockHandler(),
  getGetPackageMockHandler(),
  getUpdatePackageMockHandler(),
  getDeprecatePackageMockHandler(),
  getBatchGetPackagesMockHandler(),
  getListPackageReleasesMockHandler(),
  getCreatePackageReleaseMockHandler(),
  getGetPackageReleaseMockHandler(),
  getUpdatePackageReleaseMockHandler(),
  getDeprecatePackageReleaseMockHandler(),
  getDownloadPackageReleaseMockHandler(),
  getReviewPackageReleaseMockHandler(),
  getBatchGetPackageReleasesMockHandler(),
  getListPackageSharesMockHandler(),
  getCreatePackageShareMockHandler(),
  getDeprecatePackageShareMockHandler(),
  getListPackageShareInvitationsMockHandler(),
  getAcceptPackageShareInvitationMockHandler(),
  getRejectPackageShareInvitationMockHandler(),
]
