// Generated from openapi/ by `npm run codegen`. Do not edit.

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/transport/pages.ts'
import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send, sendCreated, sendOrAbsent } from '@/transport/send.ts'
import { client } from './client.ts'
import {
  cancelJobOperation,
  createIntegrationOperation,
  createSuiteOperation,
  deleteIntegrationOperation,
  deprecateSuiteOperation,
  downloadLogOperation,
  downloadSourceOperation,
  getBuildReportOperation,
  getCaseReportOperation,
  getFirmwareReleaseReportOperation,
  getIntegrationOperation,
  getJobReportOperation,
  getSourceOperation,
  getSpecReportOperation,
  getSuiteOperation,
  getSuiteReportOperation,
  listBuildReportsOperation,
  listCaseAttemptsOperation,
  listCaseReportsOperation,
  listIntegrationsOperation,
  listJobReportsOperation,
  listLogStreamEventsOperation,
  listPackageJobReportsOperation,
  listSourcesOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
  listSuiteSpecsOperation,
  listSuitesByScenarioOperation,
  listSuitesOperation,
  scheduleJobOperation,
  updateIntegrationOperation,
  updateSuiteOperation,
} from './codec.ts'
import type { operations } from './types.ts'

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
        client.POST('/projects/{projectId}/integrations/', { params: { path }, body, ...init }),
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
        client.DELETE('/projects/{projectId}/integrations/{integrationId}', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deleteIntegrationOperation },
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

/** Arguments of `scheduleJob`. */
export interface ScheduleJobVariables {
  path: PathOf<operations['scheduleJob']>
  body: BodyOf<operations['scheduleJob']>
}

/** Start a job: options of the mutation. */
export const scheduleJobMutationOptions = () =>
  mutationOptions({
    mutationKey: ['scheduleJob'],
    mutationFn: ({ path, body }: ScheduleJobVariables) =>
      sendCreated(scheduleJobOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/jobs/schedule', { params: { path }, body, ...init }),
      ),
    meta: { operation: scheduleJobOperation },
  })

/** Arguments of `cancelJob`. */
export interface CancelJobVariables {
  path: PathOf<operations['cancelJob']>
}

/** Cancel a job: options of the mutation. */
export const cancelJobMutationOptions = () =>
  mutationOptions({
    mutationKey: ['cancelJob'],
    mutationFn: ({ path }: CancelJobVariables) =>
      send(cancelJobOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/jobs/{jobId}/cancel', { params: { path }, ...init }),
      ),
    meta: { operation: cancelJobOperation },
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

/** Key of: List suites. */
export const listSuitesQueryKey = (
  path: PathOf<operations['listSuites']>,
  query?: QueryOf<operations['listSuites']>,
) => callKey(listSuitesOperation, path, query)

/** List suites: options for a loader, a hook or an invalidation. */
export const listSuitesQueryOptions = (
  path: PathOf<operations['listSuites']>,
  query?: QueryOf<operations['listSuites']>,
) =>
  queryOptions({
    queryKey: listSuitesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listSuitesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/suites', { params: { path, query }, ...init }),
      ),
    ...querySettings(listSuitesOperation),
  })

/** List suites: all pages; the first shows at once, further ones join as they come. */
export const listSuitesAllQueryOptions = (
  path: PathOf<operations['listSuites']>,
  query?: PagedQueryOf<operations['listSuites']>,
) =>
  queryOptions({
    queryKey: [...callKey(listSuitesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listSuitesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/suites', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.suites,
    ),
    ...querySettings(listSuitesOperation),
  })

/** Arguments of `createSuite`. */
export interface CreateSuiteVariables {
  path: PathOf<operations['createSuite']>
  body: BodyOf<operations['createSuite']>
}

/** Create a suite: options of the mutation. */
export const createSuiteMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createSuite'],
    mutationFn: ({ path, body }: CreateSuiteVariables) =>
      sendCreated(createSuiteOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/suites', { params: { path }, body, ...init }),
      ),
    meta: { operation: createSuiteOperation },
  })

/** Key of: Get a suite. */
export const getSuiteQueryKey = (path: PathOf<operations['getSuite']>) =>
  callKey(getSuiteOperation, path)

/** Get a suite: options for a loader, a hook or an invalidation. */
export const getSuiteQueryOptions = (path: PathOf<operations['getSuite']>) =>
  queryOptions({
    queryKey: getSuiteQueryKey(path),
    queryFn: ({ signal }) =>
      send(getSuiteOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/suites/{suiteId}', { params: { path }, ...init }),
      ),
    ...querySettings(getSuiteOperation),
  })

/** Arguments of `updateSuite`. */
export interface UpdateSuiteVariables {
  path: PathOf<operations['updateSuite']>
  body: BodyOf<operations['updateSuite']>
}

/** Update a suite: options of the mutation. */
export const updateSuiteMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updateSuite'],
    mutationFn: ({ path, body }: UpdateSuiteVariables) =>
      sendCreated(updateSuiteOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/suites/{suiteId}/versions', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updateSuiteOperation },
  })

/** Arguments of `deprecateSuite`. */
export interface DeprecateSuiteVariables {
  path: PathOf<operations['deprecateSuite']>
}

/** Delete a suite: options of the mutation. */
export const deprecateSuiteMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateSuite'],
    mutationFn: ({ path }: DeprecateSuiteVariables) =>
      send(deprecateSuiteOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/suites/{suiteId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecateSuiteOperation },
  })

/** Key of: List the specs of a suite. */
export const listSuiteSpecsQueryKey = (
  path: PathOf<operations['listSuiteSpecs']>,
  query?: QueryOf<operations['listSuiteSpecs']>,
) => callKey(listSuiteSpecsOperation, path, query)

/** List the specs of a suite: options for a loader, a hook or an invalidation. */
export const listSuiteSpecsQueryOptions = (
  path: PathOf<operations['listSuiteSpecs']>,
  query?: QueryOf<operations['listSuiteSpecs']>,
) =>
  queryOptions({
    queryKey: listSuiteSpecsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listSuiteSpecsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/suites/{suiteId}/specs', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listSuiteSpecsOperation),
  })

/** List the specs of a suite: all pages; the first shows at once, further ones join as they come. */
export const listSuiteSpecsAllQueryOptions = (
  path: PathOf<operations['listSuiteSpecs']>,
  query?: PagedQueryOf<operations['listSuiteSpecs']>,
) =>
  queryOptions({
    queryKey: [...callKey(listSuiteSpecsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listSuiteSpecsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/suites/{suiteId}/specs', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.specs,
    ),
    ...querySettings(listSuiteSpecsOperation),
  })

/** Key of: List the suites of a scenario. */
export const listSuitesByScenarioQueryKey = (
  path: PathOf<operations['listSuitesByScenario']>,
  query?: QueryOf<operations['listSuitesByScenario']>,
) => callKey(listSuitesByScenarioOperation, path, query)

/** List the suites of a scenario: options for a loader, a hook or an invalidation. */
export const listSuitesByScenarioQueryOptions = (
  path: PathOf<operations['listSuitesByScenario']>,
  query?: QueryOf<operations['listSuitesByScenario']>,
) =>
  queryOptions({
    queryKey: listSuitesByScenarioQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listSuitesByScenarioOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/{scenarioId}/suites', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listSuitesByScenarioOperation),
  })

/** List the suites of a scenario: all pages; the first shows at once, further ones join as they come. */
export const listSuitesByScenarioAllQueryOptions = (
  path: PathOf<operations['listSuitesByScenario']>,
  query?: PagedQueryOf<operations['listSuitesByScenario']>,
) =>
  queryOptions({
    queryKey: [...callKey(listSuitesByScenarioOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listSuitesByScenarioOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/scenarios/{scenarioId}/suites', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.suites,
    ),
    ...querySettings(listSuitesByScenarioOperation),
  })

/** Key of: List job reports. */
export const listJobReportsQueryKey = (
  path: PathOf<operations['listJobReports']>,
  query?: QueryOf<operations['listJobReports']>,
) => callKey(listJobReportsOperation, path, query)

/** List job reports: options for a loader, a hook or an invalidation. */
export const listJobReportsQueryOptions = (
  path: PathOf<operations['listJobReports']>,
  query?: QueryOf<operations['listJobReports']>,
) =>
  queryOptions({
    queryKey: listJobReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listJobReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/reports', { params: { path, query }, ...init }),
      ),
    ...querySettings(listJobReportsOperation),
  })

/** List job reports: all pages; the first shows at once, further ones join as they come. */
export const listJobReportsAllQueryOptions = (
  path: PathOf<operations['listJobReports']>,
  query?: PagedQueryOf<operations['listJobReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listJobReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listJobReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/jobs/reports', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listJobReportsOperation),
  })

/** Key of: Get a job report. */
export const getJobReportQueryKey = (path: PathOf<operations['getJobReport']>) =>
  callKey(getJobReportOperation, path)

/** Get a job report: options for a loader, a hook or an invalidation. */
export const getJobReportQueryOptions = (path: PathOf<operations['getJobReport']>) =>
  queryOptions({
    queryKey: getJobReportQueryKey(path),
    queryFn: ({ signal }) =>
      send(getJobReportOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/report', { params: { path }, ...init }),
      ),
    ...querySettings(getJobReportOperation),
  })

/** Key of: Get the report of a firmware release. */
export const getFirmwareReleaseReportQueryKey = (
  path: PathOf<operations['getFirmwareReleaseReport']>,
) => callKey(getFirmwareReleaseReportOperation, path)

/** Get the report of a firmware release: options for a loader, a hook or an invalidation. */
export const getFirmwareReleaseReportQueryOptions = (
  path: PathOf<operations['getFirmwareReleaseReport']>,
) =>
  queryOptions({
    queryKey: getFirmwareReleaseReportQueryKey(path),
    queryFn: ({ signal }) =>
      sendOrAbsent(getFirmwareReleaseReportOperation, { path, signal }, (init) =>
        client.GET(
          '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/report',
          { params: { path }, ...init },
        ),
      ),
    ...querySettings(getFirmwareReleaseReportOperation),
  })

/** Key of: List the job reports of an ML package release. */
export const listPackageJobReportsQueryKey = (
  path: PathOf<operations['listPackageJobReports']>,
  query: QueryOf<operations['listPackageJobReports']>,
) => callKey(listPackageJobReportsOperation, path, query)

/** List the job reports of an ML package release: options for a loader, a hook or an invalidation. */
export const listPackageJobReportsQueryOptions = (
  path: PathOf<operations['listPackageJobReports']>,
  query: QueryOf<operations['listPackageJobReports']>,
) =>
  queryOptions({
    queryKey: listPackageJobReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listPackageJobReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/ml/packages/{packageId}/jobs/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listPackageJobReportsOperation),
  })

/** List the job reports of an ML package release: all pages; the first shows at once, further ones join as they come. */
export const listPackageJobReportsAllQueryOptions = (
  path: PathOf<operations['listPackageJobReports']>,
  query: PagedQueryOf<operations['listPackageJobReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listPackageJobReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listPackageJobReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/ml/packages/{packageId}/jobs/reports', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listPackageJobReportsOperation),
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
        client.GET('/projects/{projectId}/jobs/{jobId}/build/reports', {
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
            client.GET('/projects/{projectId}/jobs/{jobId}/build/reports', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
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
        client.GET('/projects/{projectId}/jobs/{jobId}/build/reports/{buildReportId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getBuildReportOperation),
  })

/** Key of: List suite reports. */
export const listSuiteReportsQueryKey = (
  path: PathOf<operations['listSuiteReports']>,
  query?: QueryOf<operations['listSuiteReports']>,
) => callKey(listSuiteReportsOperation, path, query)

/** List suite reports: options for a loader, a hook or an invalidation. */
export const listSuiteReportsQueryOptions = (
  path: PathOf<operations['listSuiteReports']>,
  query?: QueryOf<operations['listSuiteReports']>,
) =>
  queryOptions({
    queryKey: listSuiteReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listSuiteReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/suite/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listSuiteReportsOperation),
  })

/** List suite reports: all pages; the first shows at once, further ones join as they come. */
export const listSuiteReportsAllQueryOptions = (
  path: PathOf<operations['listSuiteReports']>,
  query?: PagedQueryOf<operations['listSuiteReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listSuiteReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listSuiteReportsOperation,
          { path, query: { size: 100, ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/jobs/{jobId}/suite/reports', {
              params: { path, query: { size: 100, ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listSuiteReportsOperation),
  })

/** Key of: Get a suite report. */
export const getSuiteReportQueryKey = (path: PathOf<operations['getSuiteReport']>) =>
  callKey(getSuiteReportOperation, path)

/** Get a suite report: options for a loader, a hook or an invalidation. */
export const getSuiteReportQueryOptions = (path: PathOf<operations['getSuiteReport']>) =>
  queryOptions({
    queryKey: getSuiteReportQueryKey(path),
    queryFn: ({ signal }) =>
      send(getSuiteReportOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/suite/reports/{suiteReportId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getSuiteReportOperation),
  })

/** Key of: List spec reports. */
export const listSpecReportsQueryKey = (
  path: PathOf<operations['listSpecReports']>,
  query: QueryOf<operations['listSpecReports']>,
) => callKey(listSpecReportsOperation, path, query)

/** List spec reports: options for a loader, a hook or an invalidation. */
export const listSpecReportsQueryOptions = (
  path: PathOf<operations['listSpecReports']>,
  query: QueryOf<operations['listSpecReports']>,
) =>
  queryOptions({
    queryKey: listSpecReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listSpecReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/spec/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listSpecReportsOperation),
  })

/** List spec reports: all pages; the first shows at once, further ones join as they come. */
export const listSpecReportsAllQueryOptions = (
  path: PathOf<operations['listSpecReports']>,
  query: PagedQueryOf<operations['listSpecReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listSpecReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listSpecReportsOperation,
          { path, query: { size: 100, ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/jobs/{jobId}/spec/reports', {
              params: { path, query: { size: 100, ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listSpecReportsOperation),
  })

/** Key of: Get a spec report. */
export const getSpecReportQueryKey = (path: PathOf<operations['getSpecReport']>) =>
  callKey(getSpecReportOperation, path)

/** Get a spec report: options for a loader, a hook or an invalidation. */
export const getSpecReportQueryOptions = (path: PathOf<operations['getSpecReport']>) =>
  queryOptions({
    queryKey: getSpecReportQueryKey(path),
    queryFn: ({ signal }) =>
      send(getSpecReportOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/spec/reports/{specReportId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getSpecReportOperation),
  })

/** Key of: List case reports. */
export const listCaseReportsQueryKey = (
  path: PathOf<operations['listCaseReports']>,
  query?: QueryOf<operations['listCaseReports']>,
) => callKey(listCaseReportsOperation, path, query)

/** List case reports: options for a loader, a hook or an invalidation. */
export const listCaseReportsQueryOptions = (
  path: PathOf<operations['listCaseReports']>,
  query?: QueryOf<operations['listCaseReports']>,
) =>
  queryOptions({
    queryKey: listCaseReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listCaseReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/case/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listCaseReportsOperation),
  })

/** List case reports: all pages; the first shows at once, further ones join as they come. */
export const listCaseReportsAllQueryOptions = (
  path: PathOf<operations['listCaseReports']>,
  query?: PagedQueryOf<operations['listCaseReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listCaseReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listCaseReportsOperation,
          { path, query: { size: 100, ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/jobs/{jobId}/case/reports', {
              params: { path, query: { size: 100, ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listCaseReportsOperation),
  })

/** Key of: Get a case report. */
export const getCaseReportQueryKey = (
  path: PathOf<operations['getCaseReport']>,
  query?: QueryOf<operations['getCaseReport']>,
) => callKey(getCaseReportOperation, path, query)

/** Get a case report: options for a loader, a hook or an invalidation. */
export const getCaseReportQueryOptions = (
  path: PathOf<operations['getCaseReport']>,
  query?: QueryOf<operations['getCaseReport']>,
) =>
  queryOptions({
    queryKey: getCaseReportQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(getCaseReportOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/case/reports/{caseReportId}', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(getCaseReportOperation),
  })

/** Key of: List the attempts of a case. */
export const listCaseAttemptsQueryKey = (
  path: PathOf<operations['listCaseAttempts']>,
  query?: QueryOf<operations['listCaseAttempts']>,
) => callKey(listCaseAttemptsOperation, path, query)

/** List the attempts of a case: options for a loader, a hook or an invalidation. */
export const listCaseAttemptsQueryOptions = (
  path: PathOf<operations['listCaseAttempts']>,
  query?: QueryOf<operations['listCaseAttempts']>,
) =>
  queryOptions({
    queryKey: listCaseAttemptsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listCaseAttemptsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/jobs/{jobId}/case/reports/{caseReportId}/attempts', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listCaseAttemptsOperation),
  })

/** List the attempts of a case: all pages; the first shows at once, further ones join as they come. */
export const listCaseAttemptsAllQueryOptions = (
  path: PathOf<operations['listCaseAttempts']>,
  query?: PagedQueryOf<operations['listCaseAttempts']>,
) =>
  queryOptions({
    queryKey: [...callKey(listCaseAttemptsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listCaseAttemptsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/jobs/{jobId}/case/reports/{caseReportId}/attempts', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.attempts,
    ),
    ...querySettings(listCaseAttemptsOperation),
  })

/** Arguments of `downloadLog`. */
export interface DownloadLogVariables {
  path: PathOf<operations['downloadLog']>
  body: BodyOf<operations['downloadLog']>
}

/** Get a download link of a log: options of the mutation. */
export const downloadLogMutationOptions = () =>
  mutationOptions({
    mutationKey: ['downloadLog'],
    mutationFn: ({ path, body }: DownloadLogVariables) =>
      send(downloadLogOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/logs/{logId}/download', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: downloadLogOperation },
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
      send(listLogStreamEventsOperation, { path, query, signal }, (init) =>
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
        send(
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
