// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import {
  batchGetArtifactsAnswer,
  batchGetPackageReleasesAnswer,
  batchGetPackagesAnswer,
  createExperimentAnswer,
  createIntegrationAnswer,
  createPackageAnswer,
  createPackageReleaseAnswer,
  createPackageShareAnswer,
  downloadArtifactAnswer,
  downloadCheckpointAnswer,
  downloadPackageReleaseAnswer,
  downloadRunLogAnswer,
  downloadSourceAnswer,
  getBuildReportAnswer,
  getExperimentAnswer,
  getIntegrationAnswer,
  getPackageAnswer,
  getPackageReleaseAnswer,
  getProcessReportAnswer,
  getRunAnswer,
  getSourceAnswer,
  getTrainReportAnswer,
  listArtifactsAnswer,
  listBuildReportsAnswer,
  listCheckpointsAnswer,
  listExperimentRunReportsAnswer,
  listExperimentsAnswer,
  listIntegrationsAnswer,
  listLogStreamEventsAnswer,
  listPackageReleasesAnswer,
  listPackageShareInvitationsAnswer,
  listPackageSharesAnswer,
  listPackagesAnswer,
  listProcessReportsAnswer,
  listRunLogsAnswer,
  listRunMetricsAnswer,
  listRunReportsAnswer,
  listRunsAnswer,
  listSourcesAnswer,
  listTrainReportsAnswer,
  listTrainingDatasetsAnswer,
  scheduleRunAnswer,
  updateIntegrationAnswer,
  updatePackageAnswer,
} from './random.ts'
import type {
  ArtifactPage,
  BatchGetArtifactsAnswer,
  BatchGetPackageReleasesAnswer,
  BatchGetPackagesAnswer,
  BatchGetRequest,
  BuildReport,
  BuildReportPage,
  CheckpointPage,
  CreateExperimentRequest,
  CreateIntegrationRequest,
  CreatePackageReleaseRequest,
  CreatePackageRequest,
  CreatePackageShareAnswer,
  CreatePackageShareRequest,
  DownloadRequest,
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
  ReviewRequest,
  Run,
  RunLogPage,
  RunPage,
  RunReportPage,
  ScheduleRunAnswer,
  ScheduleRunRequest,
  Source,
  SourceDownload,
  SourcePage,
  TrainReport,
  TrainReportPage,
  TrainingDatasetPage,
  UpdateExperimentRequest,
  UpdateIntegrationAnswer,
  UpdateIntegrationRequest,
  UpdatePackageAnswer,
  UpdatePackageReleaseRequest,
  UpdatePackageRequest,
  UpdateRunRequest,
} from './wire.ts'

/** Arguments and answers of the operations of the ml service, in wire form. */
export interface MlCalls {
  /** List experiments. */
  listExperiments: { path: 'project_id'; body: undefined; answer: ExperimentPage }
  /** Create an experiment. */
  createExperiment: { path: 'project_id'; body: CreateExperimentRequest; answer: Experiment }
  /** Get an experiment. */
  getExperiment: { path: 'project_id' | 'experiment_id'; body: undefined; answer: Experiment }
  /** Update an experiment. */
  updateExperiment: {
    path: 'project_id' | 'experiment_id'
    body: UpdateExperimentRequest
    answer: undefined
  }
  /** Delete an experiment. */
  deprecateExperiment: { path: 'project_id' | 'experiment_id'; body: undefined; answer: undefined }
  /** List runs. */
  listRuns: { path: 'project_id' | 'experiment_id'; body: undefined; answer: RunPage }
  /** Start a run. */
  scheduleRun: {
    path: 'project_id' | 'experiment_id'
    body: ScheduleRunRequest
    answer: ScheduleRunAnswer
  }
  /** Get a run. */
  getRun: { path: 'project_id' | 'experiment_id' | 'run_id'; body: undefined; answer: Run }
  /** Update a run. */
  updateRun: {
    path: 'project_id' | 'experiment_id' | 'run_id'
    body: UpdateRunRequest
    answer: undefined
  }
  /** Delete a run. */
  deprecateRun: {
    path: 'project_id' | 'experiment_id' | 'run_id'
    body: undefined
    answer: undefined
  }
  /** Cancel a run. */
  cancelRun: { path: 'project_id' | 'experiment_id' | 'run_id'; body: undefined; answer: undefined }
  /** List the metrics of a run. */
  listRunMetrics: {
    path: 'project_id' | 'experiment_id' | 'run_id'
    body: undefined
    answer: MetricPage
  }
  /** List run reports. */
  listRunReports: { path: 'project_id'; body: undefined; answer: RunReportPage }
  /** List the run reports of an experiment. */
  listExperimentRunReports: {
    path: 'project_id' | 'experiment_id'
    body: undefined
    answer: RunReportPage
  }
  /** List build reports. */
  listBuildReports: {
    path: 'project_id' | 'experiment_id' | 'run_id'
    body: undefined
    answer: BuildReportPage
  }
  /** Get a build report. */
  getBuildReport: {
    path: 'project_id' | 'experiment_id' | 'run_id' | 'build_report_id'
    body: undefined
    answer: BuildReport
  }
  /** List process reports. */
  listProcessReports: {
    path: 'project_id' | 'experiment_id' | 'run_id'
    body: undefined
    answer: ProcessReportPage
  }
  /** Get a process report. */
  getProcessReport: {
    path: 'project_id' | 'experiment_id' | 'run_id' | 'process_report_id'
    body: undefined
    answer: ProcessReport
  }
  /** List train reports. */
  listTrainReports: {
    path: 'project_id' | 'experiment_id' | 'run_id'
    body: undefined
    answer: TrainReportPage
  }
  /** Get a train report. */
  getTrainReport: {
    path: 'project_id' | 'experiment_id' | 'run_id' | 'train_report_id'
    body: undefined
    answer: TrainReport
  }
  /** List the events of a log stream. */
  listLogStreamEvents: {
    path: 'project_id' | 'log_stream_id'
    body: undefined
    answer: LogEventPage
  }
  /** List the logs of a run. */
  listRunLogs: {
    path: 'project_id' | 'experiment_id' | 'run_id'
    body: undefined
    answer: RunLogPage
  }
  /** Get a download link of a run log. */
  downloadRunLog: { path: 'project_id' | 'log_id'; body: DownloadRequest; answer: FileDownload }
  /** List sources. */
  listSources: { path: 'project_id'; body: undefined; answer: SourcePage }
  /** Get a source. */
  getSource: { path: 'project_id' | 'source_id'; body: undefined; answer: Source }
  /** Get a download link of a source. */
  downloadSource: {
    path: 'project_id' | 'source_id'
    body: DownloadRequest
    answer: SourceDownload
  }
  /** List artifacts. */
  listArtifacts: { path: 'project_id'; body: undefined; answer: ArtifactPage }
  /** Get several artifacts. */
  batchGetArtifacts: { path: 'project_id'; body: BatchGetRequest; answer: BatchGetArtifactsAnswer }
  /** Get a download link of an artifact. */
  downloadArtifact: {
    path: 'project_id' | 'artifact_id'
    body: DownloadRequest
    answer: FileDownload
  }
  /** List checkpoints. */
  listCheckpoints: { path: 'project_id'; body: undefined; answer: CheckpointPage }
  /** Get a download link of a checkpoint. */
  downloadCheckpoint: {
    path: 'project_id' | 'checkpoint_id'
    body: DownloadRequest
    answer: FileDownload
  }
  /** List integrations. */
  listIntegrations: { path: 'project_id'; body: undefined; answer: IntegrationPage }
  /** Create an integration. */
  createIntegration: { path: 'project_id'; body: CreateIntegrationRequest; answer: Integration }
  /** Get an integration. */
  getIntegration: { path: 'project_id' | 'integration_id'; body: undefined; answer: Integration }
  /** Update an integration. */
  updateIntegration: {
    path: 'project_id' | 'integration_id'
    body: UpdateIntegrationRequest
    answer: UpdateIntegrationAnswer
  }
  /** Delete an integration. */
  deleteIntegration: { path: 'project_id' | 'integration_id'; body: undefined; answer: undefined }
  /** List training datasets. */
  listTrainingDatasets: { path: 'project_id'; body: undefined; answer: TrainingDatasetPage }
  /** Delete a training dataset. */
  deleteTrainingDataset: {
    path: 'project_id' | 'annotation_dataset_id' | 'training_dataset_id'
    body: undefined
    answer: undefined
  }
  /** List packages. */
  listPackages: { path: 'project_id'; body: undefined; answer: PackagePage }
  /** Create a package. */
  createPackage: { path: 'project_id'; body: CreatePackageRequest; answer: Package }
  /** Get a package. */
  getPackage: { path: 'project_id' | 'package_id'; body: undefined; answer: Package }
  /** Update a package. */
  updatePackage: {
    path: 'project_id' | 'package_id'
    body: UpdatePackageRequest
    answer: UpdatePackageAnswer
  }
  /** Delete a package. */
  deprecatePackage: { path: 'project_id' | 'package_id'; body: undefined; answer: undefined }
  /** Get several packages. */
  batchGetPackages: { path: 'project_id'; body: BatchGetRequest; answer: BatchGetPackagesAnswer }
  /** List package releases. */
  listPackageReleases: {
    path: 'project_id' | 'package_id'
    body: undefined
    answer: PackageReleasePage
  }
  /** Create a package release. */
  createPackageRelease: {
    path: 'project_id' | 'package_id'
    body: CreatePackageReleaseRequest
    answer: PackageRelease
  }
  /** Get a package release. */
  getPackageRelease: {
    path: 'project_id' | 'package_id' | 'release_id'
    body: undefined
    answer: PackageRelease
  }
  /** Update a package release. */
  updatePackageRelease: {
    path: 'project_id' | 'package_id' | 'release_id'
    body: UpdatePackageReleaseRequest
    answer: undefined
  }
  /** Delete a package release. */
  deprecatePackageRelease: {
    path: 'project_id' | 'package_id' | 'release_id'
    body: undefined
    answer: undefined
  }
  /** Get a download link of a package release. */
  downloadPackageRelease: {
    path: 'project_id' | 'package_id' | 'release_id'
    body: DownloadRequest
    answer: ReleaseDownload
  }
  /** Review a package release. */
  reviewPackageRelease: {
    path: 'project_id' | 'package_id' | 'release_id'
    body: ReviewRequest
    answer: undefined
  }
  /** Get several package releases. */
  batchGetPackageReleases: {
    path: 'project_id'
    body: BatchGetRequest
    answer: BatchGetPackageReleasesAnswer
  }
  /** List the shares of a package. */
  listPackageShares: {
    path: 'project_id' | 'package_id'
    body: undefined
    answer: PackageSharePage
  }
  /** Share a package. */
  createPackageShare: {
    path: 'project_id' | 'package_id'
    body: CreatePackageShareRequest
    answer: CreatePackageShareAnswer
  }
  /** Stop sharing a package. */
  deprecatePackageShare: {
    path: 'project_id' | 'package_id' | 'share_id'
    body: undefined
    answer: undefined
  }
  /** List package share invitations. */
  listPackageShareInvitations: {
    path: 'project_id'
    body: undefined
    answer: PackageShareInvitationPage
  }
  /** Accept a package share invitation. */
  acceptPackageShareInvitation: {
    path: 'project_id' | 'package_id' | 'invitation_id'
    body: undefined
    answer: undefined
  }
  /** Reject a package share invitation. */
  rejectPackageShareInvitation: {
    path: 'project_id' | 'package_id' | 'invitation_id'
    body: undefined
    answer: undefined
  }
}

const mocks: Mocks<MlCalls> = {
  listExperiments: {
    method: 'GET',
    path: '/projects/{project_id}/experiments',
    status: 200,
    random: listExperimentsAnswer,
  },
  createExperiment: {
    method: 'POST',
    path: '/projects/{project_id}/experiments',
    status: 201,
    random: createExperimentAnswer,
  },
  getExperiment: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}',
    status: 200,
    random: getExperimentAnswer,
  },
  updateExperiment: {
    method: 'PATCH',
    path: '/projects/{project_id}/experiments/{experiment_id}',
    status: 204,
  },
  deprecateExperiment: {
    method: 'POST',
    path: '/projects/{project_id}/experiments/{experiment_id}/deprecate',
    status: 204,
  },
  listRuns: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/',
    status: 200,
    random: listRunsAnswer,
  },
  scheduleRun: {
    method: 'POST',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/schedule',
    status: 201,
    random: scheduleRunAnswer,
  },
  getRun: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}',
    status: 200,
    random: getRunAnswer,
  },
  updateRun: {
    method: 'PATCH',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}',
    status: 204,
  },
  deprecateRun: {
    method: 'POST',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/deprecate',
    status: 204,
  },
  cancelRun: {
    method: 'POST',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/cancel',
    status: 204,
  },
  listRunMetrics: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/metrics',
    status: 200,
    random: listRunMetricsAnswer,
  },
  listRunReports: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/runs/reports',
    status: 200,
    random: listRunReportsAnswer,
  },
  listExperimentRunReports: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/reports',
    status: 200,
    random: listExperimentRunReportsAnswer,
  },
  listBuildReports: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/build/reports',
    status: 200,
    random: listBuildReportsAnswer,
  },
  getBuildReport: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/build/reports/{build_report_id}',
    status: 200,
    random: getBuildReportAnswer,
  },
  listProcessReports: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/process/reports',
    status: 200,
    random: listProcessReportsAnswer,
  },
  getProcessReport: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/process/reports/{process_report_id}',
    status: 200,
    random: getProcessReportAnswer,
  },
  listTrainReports: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/train/reports',
    status: 200,
    random: listTrainReportsAnswer,
  },
  getTrainReport: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/train/reports/{train_report_id}',
    status: 200,
    random: getTrainReportAnswer,
  },
  listLogStreamEvents: {
    method: 'GET',
    path: '/projects/{project_id}/log_streams/{log_stream_id}/events',
    status: 200,
    random: listLogStreamEventsAnswer,
  },
  listRunLogs: {
    method: 'GET',
    path: '/projects/{project_id}/experiments/{experiment_id}/runs/{run_id}/logs',
    status: 200,
    random: listRunLogsAnswer,
  },
  downloadRunLog: {
    method: 'POST',
    path: '/projects/{project_id}/experiments/runs/logs/{log_id}/download',
    status: 200,
    random: downloadRunLogAnswer,
  },
  listSources: {
    method: 'GET',
    path: '/projects/{project_id}/sources',
    status: 200,
    random: listSourcesAnswer,
  },
  getSource: {
    method: 'GET',
    path: '/projects/{project_id}/sources/{source_id}',
    status: 200,
    random: getSourceAnswer,
  },
  downloadSource: {
    method: 'POST',
    path: '/projects/{project_id}/sources/{source_id}/download',
    status: 200,
    random: downloadSourceAnswer,
  },
  listArtifacts: {
    method: 'GET',
    path: '/projects/{project_id}/artifacts',
    status: 200,
    random: listArtifactsAnswer,
  },
  batchGetArtifacts: {
    method: 'POST',
    path: '/projects/{project_id}/artifacts/batch_get',
    status: 200,
    random: batchGetArtifactsAnswer,
  },
  downloadArtifact: {
    method: 'POST',
    path: '/projects/{project_id}/artifacts/{artifact_id}/download',
    status: 200,
    random: downloadArtifactAnswer,
  },
  listCheckpoints: {
    method: 'GET',
    path: '/projects/{project_id}/checkpoints',
    status: 200,
    random: listCheckpointsAnswer,
  },
  downloadCheckpoint: {
    method: 'POST',
    path: '/projects/{project_id}/checkpoints/{checkpoint_id}/download',
    status: 200,
    random: downloadCheckpointAnswer,
  },
  listIntegrations: {
    method: 'GET',
    path: '/projects/{project_id}/integrations',
    status: 200,
    random: listIntegrationsAnswer,
  },
  createIntegration: {
    method: 'POST',
    path: '/projects/{project_id}/integrations',
    status: 201,
    random: createIntegrationAnswer,
  },
  getIntegration: {
    method: 'GET',
    path: '/projects/{project_id}/integrations/{integration_id}',
    status: 200,
    random: getIntegrationAnswer,
  },
  updateIntegration: {
    method: 'POST',
    path: '/projects/{project_id}/integrations/{integration_id}/versions',
    status: 201,
    random: updateIntegrationAnswer,
  },
  deleteIntegration: {
    method: 'POST',
    path: '/projects/{project_id}/integrations/{integration_id}/delete',
    status: 204,
  },
  listTrainingDatasets: {
    method: 'GET',
    path: '/projects/{project_id}/annotation_datasets/training_datasets',
    status: 200,
    random: listTrainingDatasetsAnswer,
  },
  deleteTrainingDataset: {
    method: 'POST',
    path: '/projects/{project_id}/annotation_datasets/{annotation_dataset_id}/training_datasets/{training_dataset_id}/delete',
    status: 204,
  },
  listPackages: {
    method: 'GET',
    path: '/projects/{project_id}/packages',
    status: 200,
    random: listPackagesAnswer,
  },
  createPackage: {
    method: 'POST',
    path: '/projects/{project_id}/packages',
    status: 201,
    random: createPackageAnswer,
  },
  getPackage: {
    method: 'GET',
    path: '/projects/{project_id}/packages/{package_id}',
    status: 200,
    random: getPackageAnswer,
  },
  updatePackage: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/versions',
    status: 201,
    random: updatePackageAnswer,
  },
  deprecatePackage: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/deprecate',
    status: 204,
  },
  batchGetPackages: {
    method: 'POST',
    path: '/projects/{project_id}/packages/batch_get',
    status: 200,
    random: batchGetPackagesAnswer,
  },
  listPackageReleases: {
    method: 'GET',
    path: '/projects/{project_id}/packages/{package_id}/releases',
    status: 200,
    random: listPackageReleasesAnswer,
  },
  createPackageRelease: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/releases',
    status: 201,
    random: createPackageReleaseAnswer,
  },
  getPackageRelease: {
    method: 'GET',
    path: '/projects/{project_id}/packages/{package_id}/releases/{release_id}',
    status: 200,
    random: getPackageReleaseAnswer,
  },
  updatePackageRelease: {
    method: 'PATCH',
    path: '/projects/{project_id}/packages/{package_id}/releases/{release_id}',
    status: 204,
  },
  deprecatePackageRelease: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/releases/{release_id}/deprecate',
    status: 204,
  },
  downloadPackageRelease: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/releases/{release_id}/download',
    status: 200,
    random: downloadPackageReleaseAnswer,
  },
  reviewPackageRelease: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/releases/{release_id}/review',
    status: 204,
  },
  batchGetPackageReleases: {
    method: 'POST',
    path: '/projects/{project_id}/packages/releases/batch_get',
    status: 200,
    random: batchGetPackageReleasesAnswer,
  },
  listPackageShares: {
    method: 'GET',
    path: '/projects/{project_id}/packages/{package_id}/shares',
    status: 200,
    random: listPackageSharesAnswer,
  },
  createPackageShare: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/shares',
    status: 201,
    random: createPackageShareAnswer,
  },
  deprecatePackageShare: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/shares/{share_id}/deprecate',
    status: 204,
  },
  listPackageShareInvitations: {
    method: 'GET',
    path: '/projects/{project_id}/packages/shares/invitations',
    status: 200,
    random: listPackageShareInvitationsAnswer,
  },
  acceptPackageShareInvitation: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/shares/invitations/{invitation_id}/accept',
    status: 204,
  },
  rejectPackageShareInvitation: {
    method: 'POST',
    path: '/projects/{project_id}/packages/{package_id}/shares/invitations/{invitation_id}/reject',
    status: 204,
  },
}

/** MSW handlers of every operation of the ml service. */
export const mlHandlers = (options: HandlersOptions<MlCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the ml service. */
export const mlHandler = <Id extends keyof MlCalls>(
  id: Id,
  options: HandlerOptions<MlCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
