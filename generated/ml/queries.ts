// Generated from openapi/ by `npm run codegen`. Do not edit.

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/transport/pages.ts'
import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send, sendCreated, sendOrAbsent } from '@/transport/send.ts'
import { client } from './client.ts'
import {
  acceptPackageShareInvitationOperation,
  batchGetArtifactsOperation,
  batchGetPackageReleasesOperation,
  batchGetPackagesOperation,
  cancelRunOperation,
  createExperimentOperation,
  createIntegrationOperation,
  createPackageOperation,
  createPackageReleaseOperation,
  createPackageShareOperation,
  deleteIntegrationOperation,
  deleteTrainingDatasetOperation,
  deprecateExperimentOperation,
  deprecatePackageOperation,
  deprecatePackageReleaseOperation,
  deprecatePackageShareOperation,
  deprecateRunOperation,
  downloadArtifactOperation,
  downloadCheckpointOperation,
  downloadPackageReleaseOperation,
  downloadRunLogOperation,
  downloadSourceOperation,
  getBuildReportOperation,
  getExperimentOperation,
  getIntegrationOperation,
  getPackageOperation,
  getPackageReleaseOperation,
  getProcessReportOperation,
  getRunOperation,
  getSourceOperation,
  getTrainReportOperation,
  listArtifactsOperation,
  listBuildReportsOperation,
  listCheckpointsOperation,
  listExperimentRunReportsOperation,
  listExperimentsOperation,
  listIntegrationsOperation,
  listLogStreamEventsOperation,
  listPackageReleasesOperation,
  listPackageShareInvitationsOperation,
  listPackageSharesOperation,
  listPackagesOperation,
  listProcessReportsOperation,
  listRunLogsOperation,
  listRunMetricsOperation,
  listRunReportsOperation,
  listRunsOperation,
  listSourcesOperation,
  listTrainReportsOperation,
  listTrainingDatasetsOperation,
  rejectPackageShareInvitationOperation,
  reviewPackageReleaseOperation,
  scheduleRunOperation,
  updateExperimentOperation,
  updateIntegrationOperation,
  updatePackageOperation,
  updatePackageReleaseOperation,
  updateRunOperation,
} from './codec.ts'
import type { operations } from './types.ts'

/** Key of: List experiments. */
export const listExperimentsQueryKey = (
  path: PathOf<operations['listExperiments']>,
  query?: QueryOf<operations['listExperiments']>,
) => callKey(listExperimentsOperation, path, query)

/** List experiments: options for a loader, a hook or an invalidation. */
export const listExperimentsQueryOptions = (
  path: PathOf<operations['listExperiments']>,
  query?: QueryOf<operations['listExperiments']>,
) =>
  queryOptions({
    queryKey: listExperimentsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listExperimentsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments', { params: { path, query }, ...init }),
      ),
    ...querySettings(listExperimentsOperation),
  })

/** List experiments: all pages; the first shows at once, further ones join as they come. */
export const listExperimentsAllQueryOptions = (
  path: PathOf<operations['listExperiments']>,
  query?: PagedQueryOf<operations['listExperiments']>,
) =>
  queryOptions({
    queryKey: [...callKey(listExperimentsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listExperimentsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/experiments', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.experiments,
    ),
    ...querySettings(listExperimentsOperation),
  })

/** Arguments of `createExperiment`. */
export interface CreateExperimentVariables {
  path: PathOf<operations['createExperiment']>
  body: BodyOf<operations['createExperiment']>
}

/** Create an experiment: options of the mutation. */
export const createExperimentMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createExperiment'],
    mutationFn: ({ path, body }: CreateExperimentVariables) =>
      sendCreated(createExperimentOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/experiments', { params: { path }, body, ...init }),
      ),
    meta: { operation: createExperimentOperation },
  })

/** Key of: Get an experiment. */
export const getExperimentQueryKey = (path: PathOf<operations['getExperiment']>) =>
  callKey(getExperimentOperation, path)

/** Get an experiment: options for a loader, a hook or an invalidation. */
export const getExperimentQueryOptions = (path: PathOf<operations['getExperiment']>) =>
  queryOptions({
    queryKey: getExperimentQueryKey(path),
    queryFn: ({ signal }) =>
      send(getExperimentOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getExperimentOperation),
  })

/** Arguments of `updateExperiment`. */
export interface UpdateExperimentVariables {
  path: PathOf<operations['updateExperiment']>
  body: BodyOf<operations['updateExperiment']>
}

/** Update an experiment: options of the mutation. */
export const updateExperimentMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updateExperiment'],
    mutationFn: ({ path, body }: UpdateExperimentVariables) =>
      send(updateExperimentOperation, { path, body }, (init) =>
        client.PATCH('/projects/{projectId}/experiments/{experimentId}', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updateExperimentOperation },
  })

/** Arguments of `deprecateExperiment`. */
export interface DeprecateExperimentVariables {
  path: PathOf<operations['deprecateExperiment']>
}

/** Delete an experiment: options of the mutation. */
export const deprecateExperimentMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateExperiment'],
    mutationFn: ({ path }: DeprecateExperimentVariables) =>
      send(deprecateExperimentOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/experiments/{experimentId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecateExperimentOperation },
  })

/** Key of: List runs. */
export const listRunsQueryKey = (
  path: PathOf<operations['listRuns']>,
  query?: QueryOf<operations['listRuns']>,
) => callKey(listRunsOperation, path, query)

/** List runs: options for a loader, a hook or an invalidation. */
export const listRunsQueryOptions = (
  path: PathOf<operations['listRuns']>,
  query?: QueryOf<operations['listRuns']>,
) =>
  queryOptions({
    queryKey: listRunsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listRunsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}/runs/', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listRunsOperation),
  })

/** List runs: all pages; the first shows at once, further ones join as they come. */
export const listRunsAllQueryOptions = (
  path: PathOf<operations['listRuns']>,
  query?: PagedQueryOf<operations['listRuns']>,
) =>
  queryOptions({
    queryKey: [...callKey(listRunsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(listRunsOperation, { path, query: { ...query, nextToken }, signal, unread }, (init) =>
          client.GET('/projects/{projectId}/experiments/{experimentId}/runs/', {
            params: { path, query: { ...query, nextToken } },
            ...init,
          }),
        ),
      (page) => page.runs,
    ),
    ...querySettings(listRunsOperation),
  })

/** Arguments of `scheduleRun`. */
export interface ScheduleRunVariables {
  path: PathOf<operations['scheduleRun']>
  body: BodyOf<operations['scheduleRun']>
}

/** Start a run: options of the mutation. */
export const scheduleRunMutationOptions = () =>
  mutationOptions({
    mutationKey: ['scheduleRun'],
    mutationFn: ({ path, body }: ScheduleRunVariables) =>
      sendCreated(scheduleRunOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/experiments/{experimentId}/runs/schedule', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: scheduleRunOperation },
  })

/** Key of: Get a run. */
export const getRunQueryKey = (path: PathOf<operations['getRun']>) => callKey(getRunOperation, path)

/** Get a run: options for a loader, a hook or an invalidation. */
export const getRunQueryOptions = (path: PathOf<operations['getRun']>) =>
  queryOptions({
    queryKey: getRunQueryKey(path),
    queryFn: ({ signal }) =>
      send(getRunOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}/runs/{runId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getRunOperation),
  })

/** Arguments of `updateRun`. */
export interface UpdateRunVariables {
  path: PathOf<operations['updateRun']>
  body: BodyOf<operations['updateRun']>
}

/** Update a run: options of the mutation. */
export const updateRunMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updateRun'],
    mutationFn: ({ path, body }: UpdateRunVariables) =>
      send(updateRunOperation, { path, body }, (init) =>
        client.PATCH('/projects/{projectId}/experiments/{experimentId}/runs/{runId}', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updateRunOperation },
  })

/** Arguments of `deprecateRun`. */
export interface DeprecateRunVariables {
  path: PathOf<operations['deprecateRun']>
}

/** Delete a run: options of the mutation. */
export const deprecateRunMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateRun'],
    mutationFn: ({ path }: DeprecateRunVariables) =>
      send(deprecateRunOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecateRunOperation },
  })

/** Arguments of `cancelRun`. */
export interface CancelRunVariables {
  path: PathOf<operations['cancelRun']>
}

/** Cancel a run: options of the mutation. */
export const cancelRunMutationOptions = () =>
  mutationOptions({
    mutationKey: ['cancelRun'],
    mutationFn: ({ path }: CancelRunVariables) =>
      send(cancelRunOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/cancel', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: cancelRunOperation },
  })

/** Key of: List the metrics of a run. */
export const listRunMetricsQueryKey = (
  path: PathOf<operations['listRunMetrics']>,
  query?: QueryOf<operations['listRunMetrics']>,
) => callKey(listRunMetricsOperation, path, query)

/** List the metrics of a run: options for a loader, a hook or an invalidation. */
export const listRunMetricsQueryOptions = (
  path: PathOf<operations['listRunMetrics']>,
  query?: QueryOf<operations['listRunMetrics']>,
) =>
  queryOptions({
    queryKey: listRunMetricsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listRunMetricsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/metrics', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listRunMetricsOperation),
  })

/** List the metrics of a run: all pages; the first shows at once, further ones join as they come. */
export const listRunMetricsAllQueryOptions = (
  path: PathOf<operations['listRunMetrics']>,
  query?: PagedQueryOf<operations['listRunMetrics']>,
) =>
  queryOptions({
    queryKey: [...callKey(listRunMetricsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listRunMetricsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/metrics', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.metrics,
    ),
    ...querySettings(listRunMetricsOperation),
  })

/** Key of: List run reports. */
export const listRunReportsQueryKey = (
  path: PathOf<operations['listRunReports']>,
  query?: QueryOf<operations['listRunReports']>,
) => callKey(listRunReportsOperation, path, query)

/** List run reports: options for a loader, a hook or an invalidation. */
export const listRunReportsQueryOptions = (
  path: PathOf<operations['listRunReports']>,
  query?: QueryOf<operations['listRunReports']>,
) =>
  queryOptions({
    queryKey: listRunReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listRunReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/runs/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listRunReportsOperation),
  })

/** List run reports: all pages; the first shows at once, further ones join as they come. */
export const listRunReportsAllQueryOptions = (
  path: PathOf<operations['listRunReports']>,
  query?: PagedQueryOf<operations['listRunReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listRunReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listRunReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/experiments/runs/reports', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listRunReportsOperation),
  })

/** Key of: List the run reports of an experiment. */
export const listExperimentRunReportsQueryKey = (
  path: PathOf<operations['listExperimentRunReports']>,
  query?: QueryOf<operations['listExperimentRunReports']>,
) => callKey(listExperimentRunReportsOperation, path, query)

/** List the run reports of an experiment: options for a loader, a hook or an invalidation. */
export const listExperimentRunReportsQueryOptions = (
  path: PathOf<operations['listExperimentRunReports']>,
  query?: QueryOf<operations['listExperimentRunReports']>,
) =>
  queryOptions({
    queryKey: listExperimentRunReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listExperimentRunReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}/runs/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listExperimentRunReportsOperation),
  })

/** List the run reports of an experiment: all pages; the first shows at once, further ones join as they come. */
export const listExperimentRunReportsAllQueryOptions = (
  path: PathOf<operations['listExperimentRunReports']>,
  query?: PagedQueryOf<operations['listExperimentRunReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listExperimentRunReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listExperimentRunReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/experiments/{experimentId}/runs/reports', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listExperimentRunReportsOperation),
  })

/** Key of: List build reports. */
export const listBuildReportsQueryKey = (
  path: PathOf<operations['listBuildReports']>,
  query?: QueryOf<operations['listBuildReports']>,
) => callKey(listBuildReportsOperation, path, query)

/** List build reports: options for a loader, a hook or an invalidation. */
export const listBuildReportsQueryOptions = (
  path: PathOf<operations['listBuildReports']>,
  query?: QueryOf<operations['listBuildReports']>,
) =>
  queryOptions({
    queryKey: listBuildReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listBuildReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/build/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listBuildReportsOperation),
  })

/** List build reports: all pages; the first shows at once, further ones join as they come. */
export const listBuildReportsAllQueryOptions = (
  path: PathOf<operations['listBuildReports']>,
  query?: PagedQueryOf<operations['listBuildReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listBuildReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listBuildReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET(
              '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/build/reports',
              { params: { path, query: { ...query, nextToken } }, ...init },
            ),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listBuildReportsOperation),
  })

/** Key of: Get a build report. */
export const getBuildReportQueryKey = (path: PathOf<operations['getBuildReport']>) =>
  callKey(getBuildReportOperation, path)

/** Get a build report: options for a loader, a hook or an invalidation. */
export const getBuildReportQueryOptions = (path: PathOf<operations['getBuildReport']>) =>
  queryOptions({
    queryKey: getBuildReportQueryKey(path),
    queryFn: ({ signal }) =>
      send(getBuildReportOperation, { path, signal }, (init) =>
        client.GET(
          '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/build/reports/{buildReportId}',
          { params: { path }, ...init },
        ),
      ),
    ...querySettings(getBuildReportOperation),
  })

/** Key of: List process reports. */
export const listProcessReportsQueryKey = (
  path: PathOf<operations['listProcessReports']>,
  query?: QueryOf<operations['listProcessReports']>,
) => callKey(listProcessReportsOperation, path, query)

/** List process reports: options for a loader, a hook or an invalidation. */
export const listProcessReportsQueryOptions = (
  path: PathOf<operations['listProcessReports']>,
  query?: QueryOf<operations['listProcessReports']>,
) =>
  queryOptions({
    queryKey: listProcessReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listProcessReportsOperation, { path, query, signal }, (init) =>
        client.GET(
          '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/process/reports',
          { params: { path, query }, ...init },
        ),
      ),
    ...querySettings(listProcessReportsOperation),
  })

/** List process reports: all pages; the first shows at once, further ones join as they come. */
export const listProcessReportsAllQueryOptions = (
  path: PathOf<operations['listProcessReports']>,
  query?: PagedQueryOf<operations['listProcessReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listProcessReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listProcessReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET(
              '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/process/reports',
              { params: { path, query: { ...query, nextToken } }, ...init },
            ),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listProcessReportsOperation),
  })

/** Key of: Get a process report. */
export const getProcessReportQueryKey = (path: PathOf<operations['getProcessReport']>) =>
  callKey(getProcessReportOperation, path)

/** Get a process report: options for a loader, a hook or an invalidation. */
export const getProcessReportQueryOptions = (path: PathOf<operations['getProcessReport']>) =>
  queryOptions({
    queryKey: getProcessReportQueryKey(path),
    queryFn: ({ signal }) =>
      send(getProcessReportOperation, { path, signal }, (init) =>
        client.GET(
          '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/process/reports/{processReportId}',
          { params: { path }, ...init },
        ),
      ),
    ...querySettings(getProcessReportOperation),
  })

/** Key of: List train reports. */
export const listTrainReportsQueryKey = (
  path: PathOf<operations['listTrainReports']>,
  query?: QueryOf<operations['listTrainReports']>,
) => callKey(listTrainReportsOperation, path, query)

/** List train reports: options for a loader, a hook or an invalidation. */
export const listTrainReportsQueryOptions = (
  path: PathOf<operations['listTrainReports']>,
  query?: QueryOf<operations['listTrainReports']>,
) =>
  queryOptions({
    queryKey: listTrainReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listTrainReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/train/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listTrainReportsOperation),
  })

/** List train reports: all pages; the first shows at once, further ones join as they come. */
export const listTrainReportsAllQueryOptions = (
  path: PathOf<operations['listTrainReports']>,
  query?: PagedQueryOf<operations['listTrainReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listTrainReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listTrainReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET(
              '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/train/reports',
              { params: { path, query: { ...query, nextToken } }, ...init },
            ),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listTrainReportsOperation),
  })

/** Key of: Get a train report. */
export const getTrainReportQueryKey = (path: PathOf<operations['getTrainReport']>) =>
  callKey(getTrainReportOperation, path)

/** Get a train report: options for a loader, a hook or an invalidation. */
export const getTrainReportQueryOptions = (path: PathOf<operations['getTrainReport']>) =>
  queryOptions({
    queryKey: getTrainReportQueryKey(path),
    queryFn: ({ signal }) =>
      send(getTrainReportOperation, { path, signal }, (init) =>
        client.GET(
          '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/train/reports/{trainReportId}',
          { params: { path }, ...init },
        ),
      ),
    ...querySettings(getTrainReportOperation),
  })

/** Key of: List the events of a log stream. */
export const listLogStreamEventsQueryKey = (
  path: PathOf<operations['listLogStreamEvents']>,
  query?: QueryOf<operations['listLogStreamEvents']>,
) => callKey(listLogStreamEventsOperation, path, query)

/** List the events of a log stream: options for a loader, a hook or an invalidation. */
export const listLogStreamEventsQueryOptions = (
  path: PathOf<operations['listLogStreamEvents']>,
  query?: QueryOf<operations['listLogStreamEvents']>,
) =>
  queryOptions({
    queryKey: listLogStreamEventsQueryKey(path, query),
    queryFn: ({ signal }) =>
      sendOrAbsent(listLogStreamEventsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/log_streams/{logStreamId}/events', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listLogStreamEventsOperation),
  })

/** List the events of a log stream: all pages; the first shows at once, further ones join as they come. */
export const listLogStreamEventsAllQueryOptions = (
  path: PathOf<operations['listLogStreamEvents']>,
  query?: PagedQueryOf<operations['listLogStreamEvents']>,
) =>
  queryOptions({
    queryKey: [...callKey(listLogStreamEventsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        sendOrAbsent(
          listLogStreamEventsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/log_streams/{logStreamId}/events', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.events,
    ),
    ...querySettings(listLogStreamEventsOperation),
  })

/** Key of: List the logs of a run. */
export const listRunLogsQueryKey = (
  path: PathOf<operations['listRunLogs']>,
  query?: QueryOf<operations['listRunLogs']>,
) => callKey(listRunLogsOperation, path, query)

/** List the logs of a run: options for a loader, a hook or an invalidation. */
export const listRunLogsQueryOptions = (
  path: PathOf<operations['listRunLogs']>,
  query?: QueryOf<operations['listRunLogs']>,
) =>
  queryOptions({
    queryKey: listRunLogsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listRunLogsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/logs', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listRunLogsOperation),
  })

/** List the logs of a run: all pages; the first shows at once, further ones join as they come. */
export const listRunLogsAllQueryOptions = (
  path: PathOf<operations['listRunLogs']>,
  query?: PagedQueryOf<operations['listRunLogs']>,
) =>
  queryOptions({
    queryKey: [...callKey(listRunLogsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listRunLogsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/experiments/{experimentId}/runs/{runId}/logs', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.logs,
    ),
    ...querySettings(listRunLogsOperation),
  })

/** Arguments of `downloadRunLog`. */
export interface DownloadRunLogVariables {
  path: PathOf<operations['downloadRunLog']>
  body: BodyOf<operations['downloadRunLog']>
}

/** Get a download link of a run log: options of the mutation. */
export const downloadRunLogMutationOptions = () =>
  mutationOptions({
    mutationKey: ['downloadRunLog'],
    mutationFn: ({ path, body }: DownloadRunLogVariables) =>
      send(downloadRunLogOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/experiments/runs/logs/{logId}/download', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: downloadRunLogOperation },
  })

/** Key of: List sources. */
export const listSourcesQueryKey = (
  path: PathOf<operations['listSources']>,
  query?: QueryOf<operations['listSources']>,
) => callKey(listSourcesOperation, path, query)

/** List sources: options for a loader, a hook or an invalidation. */
export const listSourcesQueryOptions = (
  path: PathOf<operations['listSources']>,
  query?: QueryOf<operations['listSources']>,
) =>
  queryOptions({
    queryKey: listSourcesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listSourcesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/sources', { params: { path, query }, ...init }),
      ),
    ...querySettings(listSourcesOperation),
  })

/** List sources: all pages; the first shows at once, further ones join as they come. */
export const listSourcesAllQueryOptions = (
  path: PathOf<operations['listSources']>,
  query?: PagedQueryOf<operations['listSources']>,
) =>
  queryOptions({
    queryKey: [...callKey(listSourcesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listSourcesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/sources', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.sources,
    ),
    ...querySettings(listSourcesOperation),
  })

/** Key of: Get a source. */
export const getSourceQueryKey = (path: PathOf<operations['getSource']>) =>
  callKey(getSourceOperation, path)

/** Get a source: options for a loader, a hook or an invalidation. */
export const getSourceQueryOptions = (path: PathOf<operations['getSource']>) =>
  queryOptions({
    queryKey: getSourceQueryKey(path),
    queryFn: ({ signal }) =>
      send(getSourceOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/sources/{sourceId}', { params: { path }, ...init }),
      ),
    ...querySettings(getSourceOperation),
  })

/** Arguments of `downloadSource`. */
export interface DownloadSourceVariables {
  path: PathOf<operations['downloadSource']>
  body: BodyOf<operations['downloadSource']>
}

/** Get a download link of a source: options of the mutation. */
export const downloadSourceMutationOptions = () =>
  mutationOptions({
    mutationKey: ['downloadSource'],
    mutationFn: ({ path, body }: DownloadSourceVariables) =>
      sendOrAbsent(downloadSourceOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/sources/{sourceId}/download', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: downloadSourceOperation },
  })

/** Key of: List artifacts. */
export const listArtifactsQueryKey = (
  path: PathOf<operations['listArtifacts']>,
  query?: QueryOf<operations['listArtifacts']>,
) => callKey(listArtifactsOperation, path, query)

/** List artifacts: options for a loader, a hook or an invalidation. */
export const listArtifactsQueryOptions = (
  path: PathOf<operations['listArtifacts']>,
  query?: QueryOf<operations['listArtifacts']>,
) =>
  queryOptions({
    queryKey: listArtifactsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listArtifactsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/artifacts', { params: { path, query }, ...init }),
      ),
    ...querySettings(listArtifactsOperation),
  })

/** List artifacts: all pages; the first shows at once, further ones join as they come. */
export const listArtifactsAllQueryOptions = (
  path: PathOf<operations['listArtifacts']>,
  query?: PagedQueryOf<operations['listArtifacts']>,
) =>
  queryOptions({
    queryKey: [...callKey(listArtifactsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listArtifactsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/artifacts', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.artifacts,
    ),
    ...querySettings(listArtifactsOperation),
  })

/** Key of: Get several artifacts. */
export const batchGetArtifactsQueryKey = (
  path: PathOf<operations['batchGetArtifacts']>,
  body: BodyOf<operations['batchGetArtifacts']>,
) => callKey(batchGetArtifactsOperation, path, body)

/** Get several artifacts: options for a loader, a hook or an invalidation. */
export const batchGetArtifactsQueryOptions = (
  path: PathOf<operations['batchGetArtifacts']>,
  body: BodyOf<operations['batchGetArtifacts']>,
) =>
  queryOptions({
    queryKey: batchGetArtifactsQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(batchGetArtifactsOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/artifacts/batch_get', {
          params: { path },
          body,
          ...init,
        }),
      ),
    ...querySettings(batchGetArtifactsOperation),
  })

/** Arguments of `downloadArtifact`. */
export interface DownloadArtifactVariables {
  path: PathOf<operations['downloadArtifact']>
  body: BodyOf<operations['downloadArtifact']>
}

/** Get a download link of an artifact: options of the mutation. */
export const downloadArtifactMutationOptions = () =>
  mutationOptions({
    mutationKey: ['downloadArtifact'],
    mutationFn: ({ path, body }: DownloadArtifactVariables) =>
      send(downloadArtifactOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/artifacts/{artifactId}/download', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: downloadArtifactOperation },
  })

/** Key of: List checkpoints. */
export const listCheckpointsQueryKey = (
  path: PathOf<operations['listCheckpoints']>,
  query: QueryOf<operations['listCheckpoints']>,
) => callKey(listCheckpointsOperation, path, query)

/** List checkpoints: options for a loader, a hook or an invalidation. */
export const listCheckpointsQueryOptions = (
  path: PathOf<operations['listCheckpoints']>,
  query: QueryOf<operations['listCheckpoints']>,
) =>
  queryOptions({
    queryKey: listCheckpointsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listCheckpointsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/checkpoints', { params: { path, query }, ...init }),
      ),
    ...querySettings(listCheckpointsOperation),
  })

/** List checkpoints: all pages; the first shows at once, further ones join as they come. */
export const listCheckpointsAllQueryOptions = (
  path: PathOf<operations['listCheckpoints']>,
  query: PagedQueryOf<operations['listCheckpoints']>,
) =>
  queryOptions({
    queryKey: [...callKey(listCheckpointsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listCheckpointsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/checkpoints', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.checkpoints,
    ),
    ...querySettings(listCheckpointsOperation),
  })

/** Arguments of `downloadCheckpoint`. */
export interface DownloadCheckpointVariables {
  path: PathOf<operations['downloadCheckpoint']>
  body: BodyOf<operations['downloadCheckpoint']>
}

/** Get a download link of a checkpoint: options of the mutation. */
export const downloadCheckpointMutationOptions = () =>
  mutationOptions({
    mutationKey: ['downloadCheckpoint'],
    mutationFn: ({ path, body }: DownloadCheckpointVariables) =>
      send(downloadCheckpointOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/checkpoints/{checkpointId}/download', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: downloadCheckpointOperation },
  })

/** Key of: List integrations. */
export const listIntegrationsQueryKey = (
  path: PathOf<operations['listIntegrations']>,
  query?: QueryOf<operations['listIntegrations']>,
) => callKey(listIntegrationsOperation, path, query)

/** List integrations: options for a loader, a hook or an invalidation. */
export const listIntegrationsQueryOptions = (
  path: PathOf<operations['listIntegrations']>,
  query?: QueryOf<operations['listIntegrations']>,
) =>
  queryOptions({
    queryKey: listIntegrationsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listIntegrationsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/integrations', { params: { path, query }, ...init }),
      ),
    ...querySettings(listIntegrationsOperation),
  })

/** List integrations: all pages; the first shows at once, further ones join as they come. */
export const listIntegrationsAllQueryOptions = (
  path: PathOf<operations['listIntegrations']>,
  query?: PagedQueryOf<operations['listIntegrations']>,
) =>
  queryOptions({
    queryKey: [...callKey(listIntegrationsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listIntegrationsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/integrations', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.integrations,
    ),
    ...querySettings(listIntegrationsOperation),
  })

/** Arguments of `createIntegration`. */
export interface CreateIntegrationVariables {
  path: PathOf<operations['createIntegration']>
  body: BodyOf<operations['createIntegration']>
}

/** Create an integration: options of the mutation. */
export const createIntegrationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createIntegration'],
    mutationFn: ({ path, body }: CreateIntegrationVariables) =>
      sendCreated(createIntegrationOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/integrations', { params: { path }, body, ...init }),
      ),
    meta: { operation: createIntegrationOperation },
  })

/** Key of: Get an integration. */
export const getIntegrationQueryKey = (path: PathOf<operations['getIntegration']>) =>
  callKey(getIntegrationOperation, path)

/** Get an integration: options for a loader, a hook or an invalidation. */
export const getIntegrationQueryOptions = (path: PathOf<operations['getIntegration']>) =>
  queryOptions({
    queryKey: getIntegrationQueryKey(path),
    queryFn: ({ signal }) =>
      send(getIntegrationOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/integrations/{integrationId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getIntegrationOperation),
  })

/** Arguments of `updateIntegration`. */
export interface UpdateIntegrationVariables {
  path: PathOf<operations['updateIntegration']>
  body: BodyOf<operations['updateIntegration']>
}

/** Update an integration: options of the mutation. */
export const updateIntegrationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updateIntegration'],
    mutationFn: ({ path, body }: UpdateIntegrationVariables) =>
      sendCreated(updateIntegrationOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/integrations/{integrationId}/versions', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updateIntegrationOperation },
  })

/** Arguments of `deleteIntegration`. */
export interface DeleteIntegrationVariables {
  path: PathOf<operations['deleteIntegration']>
}

/** Delete an integration: options of the mutation. */
export const deleteIntegrationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deleteIntegration'],
    mutationFn: ({ path }: DeleteIntegrationVariables) =>
      send(deleteIntegrationOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/integrations/{integrationId}/delete', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deleteIntegrationOperation },
  })

/** Key of: List training datasets. */
export const listTrainingDatasetsQueryKey = (
  path: PathOf<operations['listTrainingDatasets']>,
  query?: QueryOf<operations['listTrainingDatasets']>,
) => callKey(listTrainingDatasetsOperation, path, query)

/** List training datasets: options for a loader, a hook or an invalidation. */
export const listTrainingDatasetsQueryOptions = (
  path: PathOf<operations['listTrainingDatasets']>,
  query?: QueryOf<operations['listTrainingDatasets']>,
) =>
  queryOptions({
    queryKey: listTrainingDatasetsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listTrainingDatasetsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/annotation_datasets/training_datasets', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listTrainingDatasetsOperation),
  })

/** List training datasets: all pages; the first shows at once, further ones join as they come. */
export const listTrainingDatasetsAllQueryOptions = (
  path: PathOf<operations['listTrainingDatasets']>,
  query?: PagedQueryOf<operations['listTrainingDatasets']>,
) =>
  queryOptions({
    queryKey: [...callKey(listTrainingDatasetsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listTrainingDatasetsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/annotation_datasets/training_datasets', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.trainingDatasets,
    ),
    ...querySettings(listTrainingDatasetsOperation),
  })

/** Arguments of `deleteTrainingDataset`. */
export interface DeleteTrainingDatasetVariables {
  path: PathOf<operations['deleteTrainingDataset']>
}

/** Delete a training dataset: options of the mutation. */
export const deleteTrainingDatasetMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deleteTrainingDataset'],
    mutationFn: ({ path }: DeleteTrainingDatasetVariables) =>
      send(deleteTrainingDatasetOperation, { path }, (init) =>
        client.POST(
          '/projects/{projectId}/annotation_datasets/{annotationDatasetId}/training_datasets/{trainingDatasetId}/delete',
          { params: { path }, ...init },
        ),
      ),
    meta: { operation: deleteTrainingDatasetOperation },
  })

/** Key of: List packages. */
export const listPackagesQueryKey = (
  path: PathOf<operations['listPackages']>,
  query?: QueryOf<operations['listPackages']>,
) => callKey(listPackagesOperation, path, query)

/** List packages: options for a loader, a hook or an invalidation. */
export const listPackagesQueryOptions = (
  path: PathOf<operations['listPackages']>,
  query?: QueryOf<operations['listPackages']>,
) =>
  queryOptions({
    queryKey: listPackagesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listPackagesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/packages', { params: { path, query }, ...init }),
      ),
    ...querySettings(listPackagesOperation),
  })

/** List packages: all pages; the first shows at once, further ones join as they come. */
export const listPackagesAllQueryOptions = (
  path: PathOf<operations['listPackages']>,
  query?: PagedQueryOf<operations['listPackages']>,
) =>
  queryOptions({
    queryKey: [...callKey(listPackagesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listPackagesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/packages', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.packages,
    ),
    ...querySettings(listPackagesOperation),
  })

/** Arguments of `createPackage`. */
export interface CreatePackageVariables {
  path: PathOf<operations['createPackage']>
  body: BodyOf<operations['createPackage']>
}

/** Create a package: options of the mutation. */
export const createPackageMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createPackage'],
    mutationFn: ({ path, body }: CreatePackageVariables) =>
      sendCreated(createPackageOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/packages', { params: { path }, body, ...init }),
      ),
    meta: { operation: createPackageOperation },
  })

/** Key of: Get a package. */
export const getPackageQueryKey = (path: PathOf<operations['getPackage']>) =>
  callKey(getPackageOperation, path)

/** Get a package: options for a loader, a hook or an invalidation. */
export const getPackageQueryOptions = (path: PathOf<operations['getPackage']>) =>
  queryOptions({
    queryKey: getPackageQueryKey(path),
    queryFn: ({ signal }) =>
      send(getPackageOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/packages/{packageId}', { params: { path }, ...init }),
      ),
    ...querySettings(getPackageOperation),
  })

/** Arguments of `updatePackage`. */
export interface UpdatePackageVariables {
  path: PathOf<operations['updatePackage']>
  body: BodyOf<operations['updatePackage']>
}

/** Update a package: options of the mutation. */
export const updatePackageMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updatePackage'],
    mutationFn: ({ path, body }: UpdatePackageVariables) =>
      sendCreated(updatePackageOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/versions', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updatePackageOperation },
  })

/** Arguments of `deprecatePackage`. */
export interface DeprecatePackageVariables {
  path: PathOf<operations['deprecatePackage']>
}

/** Delete a package: options of the mutation. */
export const deprecatePackageMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecatePackage'],
    mutationFn: ({ path }: DeprecatePackageVariables) =>
      send(deprecatePackageOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecatePackageOperation },
  })

/** Key of: Get several packages. */
export const batchGetPackagesQueryKey = (
  path: PathOf<operations['batchGetPackages']>,
  body: BodyOf<operations['batchGetPackages']>,
) => callKey(batchGetPackagesOperation, path, body)

/** Get several packages: options for a loader, a hook or an invalidation. */
export const batchGetPackagesQueryOptions = (
  path: PathOf<operations['batchGetPackages']>,
  body: BodyOf<operations['batchGetPackages']>,
) =>
  queryOptions({
    queryKey: batchGetPackagesQueryKey(path, body),
    queryFn: ({ signal }) =>
      sendOrAbsent(batchGetPackagesOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/packages/batch_get', {
          params: { path },
          body,
          ...init,
        }),
      ),
    ...querySettings(batchGetPackagesOperation),
  })

/** Key of: List package releases. */
export const listPackageReleasesQueryKey = (
  path: PathOf<operations['listPackageReleases']>,
  query?: QueryOf<operations['listPackageReleases']>,
) => callKey(listPackageReleasesOperation, path, query)

/** List package releases: options for a loader, a hook or an invalidation. */
export const listPackageReleasesQueryOptions = (
  path: PathOf<operations['listPackageReleases']>,
  query?: QueryOf<operations['listPackageReleases']>,
) =>
  queryOptions({
    queryKey: listPackageReleasesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listPackageReleasesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/packages/{packageId}/releases', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listPackageReleasesOperation),
  })

/** List package releases: all pages; the first shows at once, further ones join as they come. */
export const listPackageReleasesAllQueryOptions = (
  path: PathOf<operations['listPackageReleases']>,
  query?: PagedQueryOf<operations['listPackageReleases']>,
) =>
  queryOptions({
    queryKey: [...callKey(listPackageReleasesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listPackageReleasesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/packages/{packageId}/releases', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.releases,
    ),
    ...querySettings(listPackageReleasesOperation),
  })

/** Arguments of `createPackageRelease`. */
export interface CreatePackageReleaseVariables {
  path: PathOf<operations['createPackageRelease']>
  body: BodyOf<operations['createPackageRelease']>
}

/** Create a package release: options of the mutation. */
export const createPackageReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createPackageRelease'],
    mutationFn: ({ path, body }: CreatePackageReleaseVariables) =>
      sendCreated(createPackageReleaseOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/releases', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: createPackageReleaseOperation },
  })

/** Key of: Get a package release. */
export const getPackageReleaseQueryKey = (path: PathOf<operations['getPackageRelease']>) =>
  callKey(getPackageReleaseOperation, path)

/** Get a package release: options for a loader, a hook or an invalidation. */
export const getPackageReleaseQueryOptions = (path: PathOf<operations['getPackageRelease']>) =>
  queryOptions({
    queryKey: getPackageReleaseQueryKey(path),
    queryFn: ({ signal }) =>
      send(getPackageReleaseOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/packages/{packageId}/releases/{releaseId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getPackageReleaseOperation),
  })

/** Arguments of `updatePackageRelease`. */
export interface UpdatePackageReleaseVariables {
  path: PathOf<operations['updatePackageRelease']>
  body: BodyOf<operations['updatePackageRelease']>
}

/** Update a package release: options of the mutation. */
export const updatePackageReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updatePackageRelease'],
    mutationFn: ({ path, body }: UpdatePackageReleaseVariables) =>
      send(updatePackageReleaseOperation, { path, body }, (init) =>
        client.PATCH('/projects/{projectId}/packages/{packageId}/releases/{releaseId}', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updatePackageReleaseOperation },
  })

/** Arguments of `deprecatePackageRelease`. */
export interface DeprecatePackageReleaseVariables {
  path: PathOf<operations['deprecatePackageRelease']>
}

/** Delete a package release: options of the mutation. */
export const deprecatePackageReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecatePackageRelease'],
    mutationFn: ({ path }: DeprecatePackageReleaseVariables) =>
      send(deprecatePackageReleaseOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/releases/{releaseId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecatePackageReleaseOperation },
  })

/** Arguments of `downloadPackageRelease`. */
export interface DownloadPackageReleaseVariables {
  path: PathOf<operations['downloadPackageRelease']>
  body: BodyOf<operations['downloadPackageRelease']>
}

/** Get a download link of a package release: options of the mutation. */
export const downloadPackageReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['downloadPackageRelease'],
    mutationFn: ({ path, body }: DownloadPackageReleaseVariables) =>
      send(downloadPackageReleaseOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/releases/{releaseId}/download', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: downloadPackageReleaseOperation },
  })

/** Arguments of `reviewPackageRelease`. */
export interface ReviewPackageReleaseVariables {
  path: PathOf<operations['reviewPackageRelease']>
  body: BodyOf<operations['reviewPackageRelease']>
}

/** Review a package release: options of the mutation. */
export const reviewPackageReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['reviewPackageRelease'],
    mutationFn: ({ path, body }: ReviewPackageReleaseVariables) =>
      send(reviewPackageReleaseOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/releases/{releaseId}/review', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: reviewPackageReleaseOperation },
  })

/** Key of: Get several package releases. */
export const batchGetPackageReleasesQueryKey = (
  path: PathOf<operations['batchGetPackageReleases']>,
  body: BodyOf<operations['batchGetPackageReleases']>,
) => callKey(batchGetPackageReleasesOperation, path, body)

/** Get several package releases: options for a loader, a hook or an invalidation. */
export const batchGetPackageReleasesQueryOptions = (
  path: PathOf<operations['batchGetPackageReleases']>,
  body: BodyOf<operations['batchGetPackageReleases']>,
) =>
  queryOptions({
    queryKey: batchGetPackageReleasesQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(batchGetPackageReleasesOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/packages/releases/batch_get', {
          params: { path },
          body,
          ...init,
        }),
      ),
    ...querySettings(batchGetPackageReleasesOperation),
  })

/** Key of: List the shares of a package. */
export const listPackageSharesQueryKey = (
  path: PathOf<operations['listPackageShares']>,
  query?: QueryOf<operations['listPackageShares']>,
) => callKey(listPackageSharesOperation, path, query)

/** List the shares of a package: options for a loader, a hook or an invalidation. */
export const listPackageSharesQueryOptions = (
  path: PathOf<operations['listPackageShares']>,
  query?: QueryOf<operations['listPackageShares']>,
) =>
  queryOptions({
    queryKey: listPackageSharesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listPackageSharesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/packages/{packageId}/shares', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listPackageSharesOperation),
  })

/** List the shares of a package: all pages; the first shows at once, further ones join as they come. */
export const listPackageSharesAllQueryOptions = (
  path: PathOf<operations['listPackageShares']>,
  query?: PagedQueryOf<operations['listPackageShares']>,
) =>
  queryOptions({
    queryKey: [...callKey(listPackageSharesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listPackageSharesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/packages/{packageId}/shares', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.shares,
    ),
    ...querySettings(listPackageSharesOperation),
  })

/** Arguments of `createPackageShare`. */
export interface CreatePackageShareVariables {
  path: PathOf<operations['createPackageShare']>
  body: BodyOf<operations['createPackageShare']>
}

/** Share a package: options of the mutation. */
export const createPackageShareMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createPackageShare'],
    mutationFn: ({ path, body }: CreatePackageShareVariables) =>
      sendCreated(createPackageShareOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/shares', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: createPackageShareOperation },
  })

/** Arguments of `deprecatePackageShare`. */
export interface DeprecatePackageShareVariables {
  path: PathOf<operations['deprecatePackageShare']>
}

/** Stop sharing a package: options of the mutation. */
export const deprecatePackageShareMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecatePackageShare'],
    mutationFn: ({ path }: DeprecatePackageShareVariables) =>
      send(deprecatePackageShareOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/packages/{packageId}/shares/{shareId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecatePackageShareOperation },
  })

/** Key of: List package share invitations. */
export const listPackageShareInvitationsQueryKey = (
  path: PathOf<operations['listPackageShareInvitations']>,
  query?: QueryOf<operations['listPackageShareInvitations']>,
) => callKey(listPackageShareInvitationsOperation, path, query)

/** List package share invitations: options for a loader, a hook or an invalidation. */
export const listPackageShareInvitationsQueryOptions = (
  path: PathOf<operations['listPackageShareInvitations']>,
  query?: QueryOf<operations['listPackageShareInvitations']>,
) =>
  queryOptions({
    queryKey: listPackageShareInvitationsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listPackageShareInvitationsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/packages/shares/invitations', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listPackageShareInvitationsOperation),
  })

/** List package share invitations: all pages; the first shows at once, further ones join as they come. */
export const listPackageShareInvitationsAllQueryOptions = (
  path: PathOf<operations['listPackageShareInvitations']>,
  query?: PagedQueryOf<operations['listPackageShareInvitations']>,
) =>
  queryOptions({
    queryKey: [...callKey(listPackageShareInvitationsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listPackageShareInvitationsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/packages/shares/invitations', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.packageShareInvitations,
    ),
    ...querySettings(listPackageShareInvitationsOperation),
  })

/** Arguments of `acceptPackageShareInvitation`. */
export interface AcceptPackageShareInvitationVariables {
  path: PathOf<operations['acceptPackageShareInvitation']>
}

/** Accept a package share invitation: options of the mutation. */
export const acceptPackageShareInvitationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['acceptPackageShareInvitation'],
    mutationFn: ({ path }: AcceptPackageShareInvitationVariables) =>
      send(acceptPackageShareInvitationOperation, { path }, (init) =>
        client.POST(
          '/projects/{projectId}/packages/{packageId}/shares/invitations/{invitationId}/accept',
          { params: { path }, ...init },
        ),
      ),
    meta: { operation: acceptPackageShareInvitationOperation },
  })

/** Arguments of `rejectPackageShareInvitation`. */
export interface RejectPackageShareInvitationVariables {
  path: PathOf<operations['rejectPackageShareInvitation']>
}

/** Reject a package share invitation: options of the mutation. */
export const rejectPackageShareInvitationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['rejectPackageShareInvitation'],
    mutationFn: ({ path }: RejectPackageShareInvitationVariables) =>
      send(rejectPackageShareInvitationOperation, { path }, (init) =>
        client.POST(
          '/projects/{projectId}/packages/{packageId}/shares/invitations/{invitationId}/reject',
          { params: { path }, ...init },
        ),
      ),
    meta: { operation: rejectPackageShareInvitationOperation },
  })
