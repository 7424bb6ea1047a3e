// Generated from openapi/ by `npm run codegen`. Do not edit.

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/transport/pages.ts'
import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send, sendCreated } from '@/transport/send.ts'
import { client } from './client.ts'
import {
  acceptScenarioShareInvitationOperation,
  batchGetScenarioFormatsOperation,
  batchGetScenarioVersionsOperation,
  batchGetScenariosOperation,
  batchReviewScenarioVersionsOperation,
  batchUpdateScenarioFormatsOperation,
  copyScenarioOperation,
  createScenarioAssetOperation,
  createScenarioAssetUploadOperation,
  createScenarioShareOperation,
  createScenarioVersionOperation,
  deprecateScenarioOperation,
  deprecateScenarioShareOperation,
  getScenarioAssetOperation,
  getScenarioOperation,
  getScenarioReportLogGrantOperation,
  getScenarioReportOperation,
  getScenarioVersionOperation,
  listScenarioAssetVersionsOperation,
  listScenarioAssetsOperation,
  listScenarioReportsOperation,
  listScenarioShareInvitationsOperation,
  listScenarioSharesOperation,
  listScenarioVersionsOperation,
  listScenariosOperation,
  rejectScenarioShareInvitationOperation,
  reviewScenarioVersionOperation,
} from './codec.ts'
import type { operations } from './types.ts'

/** Key of: List scenarios. */
export const listScenariosQueryKey = (
  path: PathOf<operations['listScenarios']>,
  query?: QueryOf<operations['listScenarios']>,
) => callKey(listScenariosOperation, path, query)

/** List scenarios: options for a loader, a hook or an invalidation. */
export const listScenariosQueryOptions = (
  path: PathOf<operations['listScenarios']>,
  query?: QueryOf<operations['listScenarios']>,
) =>
  queryOptions({
    queryKey: listScenariosQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listScenariosOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios', { params: { path, query }, ...init }),
      ),
    ...querySettings(listScenariosOperation),
  })

/** List scenarios: all pages; the first shows at once, further ones join as they come. */
export const listScenariosAllQueryOptions = (
  path: PathOf<operations['listScenarios']>,
  query?: PagedQueryOf<operations['listScenarios']>,
) =>
  queryOptions({
    queryKey: [...callKey(listScenariosOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listScenariosOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/scenarios', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.scenarios,
    ),
    ...querySettings(listScenariosOperation),
  })

/** Key of: Get several scenarios. */
export const batchGetScenariosQueryKey = (
  path: PathOf<operations['batchGetScenarios']>,
  body: BodyOf<operations['batchGetScenarios']>,
) => callKey(batchGetScenariosOperation, path, body)

/** Get several scenarios: options for a loader, a hook or an invalidation. */
export const batchGetScenariosQueryOptions = (
  path: PathOf<operations['batchGetScenarios']>,
  body: BodyOf<operations['batchGetScenarios']>,
) =>
  queryOptions({
    queryKey: batchGetScenariosQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(batchGetScenariosOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/scenarios/batch', { params: { path }, body, ...init }),
      ),
    ...querySettings(batchGetScenariosOperation),
  })

/** Key of: Get several scenario versions. */
export const batchGetScenarioVersionsQueryKey = (
  path: PathOf<operations['batchGetScenarioVersions']>,
  body: BodyOf<operations['batchGetScenarioVersions']>,
) => callKey(batchGetScenarioVersionsOperation, path, body)

/** Get several scenario versions: options for a loader, a hook or an invalidation. */
export const batchGetScenarioVersionsQueryOptions = (
  path: PathOf<operations['batchGetScenarioVersions']>,
  body: BodyOf<operations['batchGetScenarioVersions']>,
) =>
  queryOptions({
    queryKey: batchGetScenarioVersionsQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(batchGetScenarioVersionsOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/scenarios/versions/batch', {
          params: { path },
          body,
          ...init,
        }),
      ),
    ...querySettings(batchGetScenarioVersionsOperation),
  })

/** Key of: Get a scenario. */
export const getScenarioQueryKey = (path: PathOf<operations['getScenario']>) =>
  callKey(getScenarioOperation, path)

/** Get a scenario: options for a loader, a hook or an invalidation. */
export const getScenarioQueryOptions = (path: PathOf<operations['getScenario']>) =>
  queryOptions({
    queryKey: getScenarioQueryKey(path),
    queryFn: ({ signal }) =>
      send(getScenarioOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/{scenarioId}', { params: { path }, ...init }),
      ),
    ...querySettings(getScenarioOperation),
  })

/** Arguments of `createScenarioVersion`. */
export interface CreateScenarioVersionVariables {
  path: PathOf<operations['createScenarioVersion']>
  body: BodyOf<operations['createScenarioVersion']>
}

/** Save a scenario version: options of the mutation. */
export const createScenarioVersionMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createScenarioVersion'],
    mutationFn: ({ path, body }: CreateScenarioVersionVariables) =>
      sendCreated(createScenarioVersionOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/{scenarioId}', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: createScenarioVersionOperation },
  })

/** Key of: List versions of a scenario. */
export const listScenarioVersionsQueryKey = (
  path: PathOf<operations['listScenarioVersions']>,
  query?: QueryOf<operations['listScenarioVersions']>,
) => callKey(listScenarioVersionsOperation, path, query)

/** List versions of a scenario: options for a loader, a hook or an invalidation. */
export const listScenarioVersionsQueryOptions = (
  path: PathOf<operations['listScenarioVersions']>,
  query?: QueryOf<operations['listScenarioVersions']>,
) =>
  queryOptions({
    queryKey: listScenarioVersionsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listScenarioVersionsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/{scenarioId}/versions', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listScenarioVersionsOperation),
  })

/** List versions of a scenario: all pages; the first shows at once, further ones join as they come. */
export const listScenarioVersionsAllQueryOptions = (
  path: PathOf<operations['listScenarioVersions']>,
  query?: PagedQueryOf<operations['listScenarioVersions']>,
) =>
  queryOptions({
    queryKey: [...callKey(listScenarioVersionsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listScenarioVersionsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/scenarios/{scenarioId}/versions', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.versions,
    ),
    ...querySettings(listScenarioVersionsOperation),
  })

/** Key of: Get a scenario version. */
export const getScenarioVersionQueryKey = (path: PathOf<operations['getScenarioVersion']>) =>
  callKey(getScenarioVersionOperation, path)

/** Get a scenario version: options for a loader, a hook or an invalidation. */
export const getScenarioVersionQueryOptions = (path: PathOf<operations['getScenarioVersion']>) =>
  queryOptions({
    queryKey: getScenarioVersionQueryKey(path),
    queryFn: ({ signal }) =>
      send(getScenarioVersionOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getScenarioVersionOperation),
  })

/** Arguments of `copyScenario`. */
export interface CopyScenarioVariables {
  path: PathOf<operations['copyScenario']>
  body: BodyOf<operations['copyScenario']>
}

/** Copy a scenario: options of the mutation. */
export const copyScenarioMutationOptions = () =>
  mutationOptions({
    mutationKey: ['copyScenario'],
    mutationFn: ({ path, body }: CopyScenarioVariables) =>
      sendCreated(copyScenarioOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}/copy', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: copyScenarioOperation },
  })

/** Arguments of `deprecateScenario`. */
export interface DeprecateScenarioVariables {
  path: PathOf<operations['deprecateScenario']>
}

/** Delete a scenario: options of the mutation. */
export const deprecateScenarioMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateScenario'],
    mutationFn: ({ path }: DeprecateScenarioVariables) =>
      send(deprecateScenarioOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/scenarios/{scenarioId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecateScenarioOperation },
  })

/** Key of: Get the content of several scenarios. */
export const batchGetScenarioFormatsQueryKey = (
  path: PathOf<operations['batchGetScenarioFormats']>,
  body: BodyOf<operations['batchGetScenarioFormats']>,
) => callKey(batchGetScenarioFormatsOperation, path, body)

/** Get the content of several scenarios: options for a loader, a hook or an invalidation. */
export const batchGetScenarioFormatsQueryOptions = (
  path: PathOf<operations['batchGetScenarioFormats']>,
  body: BodyOf<operations['batchGetScenarioFormats']>,
) =>
  queryOptions({
    queryKey: batchGetScenarioFormatsQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(batchGetScenarioFormatsOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/scenarios/format/batch_get', {
          params: { path },
          body,
          ...init,
        }),
      ),
    ...querySettings(batchGetScenarioFormatsOperation),
  })

/** Arguments of `batchUpdateScenarioFormats`. */
export interface BatchUpdateScenarioFormatsVariables {
  path: PathOf<operations['batchUpdateScenarioFormats']>
  body: BodyOf<operations['batchUpdateScenarioFormats']>
}

/** Save the content of several scenarios: options of the mutation. */
export const batchUpdateScenarioFormatsMutationOptions = () =>
  mutationOptions({
    mutationKey: ['batchUpdateScenarioFormats'],
    mutationFn: ({ path, body }: BatchUpdateScenarioFormatsVariables) =>
      send(batchUpdateScenarioFormatsOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/format/batch_update', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: batchUpdateScenarioFormatsOperation },
  })

/** Arguments of `batchReviewScenarioVersions`. */
export interface BatchReviewScenarioVersionsVariables {
  path: PathOf<operations['batchReviewScenarioVersions']>
  body: BodyOf<operations['batchReviewScenarioVersions']>
}

/** Review several scenario versions: options of the mutation. */
export const batchReviewScenarioVersionsMutationOptions = () =>
  mutationOptions({
    mutationKey: ['batchReviewScenarioVersions'],
    mutationFn: ({ path, body }: BatchReviewScenarioVersionsVariables) =>
      send(batchReviewScenarioVersionsOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/review/batch_update', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: batchReviewScenarioVersionsOperation },
  })

/** Arguments of `reviewScenarioVersion`. */
export interface ReviewScenarioVersionVariables {
  path: PathOf<operations['reviewScenarioVersion']>
  body: BodyOf<operations['reviewScenarioVersion']>
}

/** Review a scenario version: options of the mutation. */
export const reviewScenarioVersionMutationOptions = () =>
  mutationOptions({
    mutationKey: ['reviewScenarioVersion'],
    mutationFn: ({ path, body }: ReviewScenarioVersionVariables) =>
      send(reviewScenarioVersionOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}/review', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: reviewScenarioVersionOperation },
  })

/** Key of: List shares of a scenario. */
export const listScenarioSharesQueryKey = (
  path: PathOf<operations['listScenarioShares']>,
  query?: QueryOf<operations['listScenarioShares']>,
) => callKey(listScenarioSharesOperation, path, query)

/** List shares of a scenario: options for a loader, a hook or an invalidation. */
export const listScenarioSharesQueryOptions = (
  path: PathOf<operations['listScenarioShares']>,
  query?: QueryOf<operations['listScenarioShares']>,
) =>
  queryOptions({
    queryKey: listScenarioSharesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listScenarioSharesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/{scenarioId}/shares', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listScenarioSharesOperation),
  })

/** List shares of a scenario: all pages; the first shows at once, further ones join as they come. */
export const listScenarioSharesAllQueryOptions = (
  path: PathOf<operations['listScenarioShares']>,
  query?: PagedQueryOf<operations['listScenarioShares']>,
) =>
  queryOptions({
    queryKey: [...callKey(listScenarioSharesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listScenarioSharesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/scenarios/{scenarioId}/shares', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.shares,
    ),
    ...querySettings(listScenarioSharesOperation),
  })

/** Arguments of `createScenarioShare`. */
export interface CreateScenarioShareVariables {
  path: PathOf<operations['createScenarioShare']>
  body: BodyOf<operations['createScenarioShare']>
}

/** Share scenarios: options of the mutation. */
export const createScenarioShareMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createScenarioShare'],
    mutationFn: ({ path, body }: CreateScenarioShareVariables) =>
      send(createScenarioShareOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/{scenarioId}/shares', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: createScenarioShareOperation },
  })

/** Arguments of `deprecateScenarioShare`. */
export interface DeprecateScenarioShareVariables {
  path: PathOf<operations['deprecateScenarioShare']>
}

/** Stop a share of a scenario: options of the mutation. */
export const deprecateScenarioShareMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateScenarioShare'],
    mutationFn: ({ path }: DeprecateScenarioShareVariables) =>
      send(deprecateScenarioShareOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/scenarios/{scenarioId}/shares/{shareId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecateScenarioShareOperation },
  })

/** Key of: List scenario share invitations. */
export const listScenarioShareInvitationsQueryKey = (
  path: PathOf<operations['listScenarioShareInvitations']>,
  query?: QueryOf<operations['listScenarioShareInvitations']>,
) => callKey(listScenarioShareInvitationsOperation, path, query)

/** List scenario share invitations: options for a loader, a hook or an invalidation. */
export const listScenarioShareInvitationsQueryOptions = (
  path: PathOf<operations['listScenarioShareInvitations']>,
  query?: QueryOf<operations['listScenarioShareInvitations']>,
) =>
  queryOptions({
    queryKey: listScenarioShareInvitationsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listScenarioShareInvitationsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/shares/invitations', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listScenarioShareInvitationsOperation),
  })

/** List scenario share invitations: all pages; the first shows at once, further ones join as they come. */
export const listScenarioShareInvitationsAllQueryOptions = (
  path: PathOf<operations['listScenarioShareInvitations']>,
  query?: PagedQueryOf<operations['listScenarioShareInvitations']>,
) =>
  queryOptions({
    queryKey: [...callKey(listScenarioShareInvitationsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listScenarioShareInvitationsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/scenarios/shares/invitations', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.scenarioShareInvitations,
    ),
    ...querySettings(listScenarioShareInvitationsOperation),
  })

/** Arguments of `acceptScenarioShareInvitation`. */
export interface AcceptScenarioShareInvitationVariables {
  path: PathOf<operations['acceptScenarioShareInvitation']>
  body: BodyOf<operations['acceptScenarioShareInvitation']>
}

/** Accept a scenario share invitation: options of the mutation. */
export const acceptScenarioShareInvitationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['acceptScenarioShareInvitation'],
    mutationFn: ({ path, body }: AcceptScenarioShareInvitationVariables) =>
      send(acceptScenarioShareInvitationOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/shares/invitations/{invitationId}/accept', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: acceptScenarioShareInvitationOperation },
  })

/** Arguments of `rejectScenarioShareInvitation`. */
export interface RejectScenarioShareInvitationVariables {
  path: PathOf<operations['rejectScenarioShareInvitation']>
  body: BodyOf<operations['rejectScenarioShareInvitation']>
}

/** Reject a scenario share invitation: options of the mutation. */
export const rejectScenarioShareInvitationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['rejectScenarioShareInvitation'],
    mutationFn: ({ path, body }: RejectScenarioShareInvitationVariables) =>
      send(rejectScenarioShareInvitationOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/scenarios/shares/invitations/{invitationId}/reject', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: rejectScenarioShareInvitationOperation },
  })

/** Key of: List scenario assets. */
export const listScenarioAssetsQueryKey = (
  path: PathOf<operations['listScenarioAssets']>,
  query?: QueryOf<operations['listScenarioAssets']>,
) => callKey(listScenarioAssetsOperation, path, query)

/** List scenario assets: options for a loader, a hook or an invalidation. */
export const listScenarioAssetsQueryOptions = (
  path: PathOf<operations['listScenarioAssets']>,
  query?: QueryOf<operations['listScenarioAssets']>,
) =>
  queryOptions({
    queryKey: listScenarioAssetsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listScenarioAssetsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/assets', { params: { path, query }, ...init }),
      ),
    ...querySettings(listScenarioAssetsOperation),
  })

/** List scenario assets: all pages; the first shows at once, further ones join as they come. */
export const listScenarioAssetsAllQueryOptions = (
  path: PathOf<operations['listScenarioAssets']>,
  query?: PagedQueryOf<operations['listScenarioAssets']>,
) =>
  queryOptions({
    queryKey: [...callKey(listScenarioAssetsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listScenarioAssetsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/assets', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.assets,
    ),
    ...querySettings(listScenarioAssetsOperation),
  })

/** Arguments of `createScenarioAsset`. */
export interface CreateScenarioAssetVariables {
  path: PathOf<operations['createScenarioAsset']>
  body: BodyOf<operations['createScenarioAsset']>
}

/** Register a scenario asset: options of the mutation. */
export const createScenarioAssetMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createScenarioAsset'],
    mutationFn: ({ path, body }: CreateScenarioAssetVariables) =>
      sendCreated(createScenarioAssetOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/assets', { params: { path }, body, ...init }),
      ),
    meta: { operation: createScenarioAssetOperation },
  })

/** Arguments of `createScenarioAssetUpload`. */
export interface CreateScenarioAssetUploadVariables {
  path: PathOf<operations['createScenarioAssetUpload']>
}

/** Start the upload of a scenario asset: options of the mutation. */
export const createScenarioAssetUploadMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createScenarioAssetUpload'],
    mutationFn: ({ path }: CreateScenarioAssetUploadVariables) =>
      send(createScenarioAssetUploadOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/assets/upload', { params: { path }, ...init }),
      ),
    meta: { operation: createScenarioAssetUploadOperation },
  })

/** Key of: Get a scenario asset. */
export const getScenarioAssetQueryKey = (path: PathOf<operations['getScenarioAsset']>) =>
  callKey(getScenarioAssetOperation, path)

/** Get a scenario asset: options for a loader, a hook or an invalidation. */
export const getScenarioAssetQueryOptions = (path: PathOf<operations['getScenarioAsset']>) =>
  queryOptions({
    queryKey: getScenarioAssetQueryKey(path),
    queryFn: ({ signal }) =>
      send(getScenarioAssetOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/assets/{assetId}', { params: { path }, ...init }),
      ),
    ...querySettings(getScenarioAssetOperation),
  })

/** Key of: List versions of a scenario asset. */
export const listScenarioAssetVersionsQueryKey = (
  path: PathOf<operations['listScenarioAssetVersions']>,
  query?: QueryOf<operations['listScenarioAssetVersions']>,
) => callKey(listScenarioAssetVersionsOperation, path, query)

/** List versions of a scenario asset: options for a loader, a hook or an invalidation. */
export const listScenarioAssetVersionsQueryOptions = (
  path: PathOf<operations['listScenarioAssetVersions']>,
  query?: QueryOf<operations['listScenarioAssetVersions']>,
) =>
  queryOptions({
    queryKey: listScenarioAssetVersionsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listScenarioAssetVersionsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/assets/{assetId}/versions', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listScenarioAssetVersionsOperation),
  })

/** List versions of a scenario asset: all pages; the first shows at once, further ones join as they come. */
export const listScenarioAssetVersionsAllQueryOptions = (
  path: PathOf<operations['listScenarioAssetVersions']>,
  query?: PagedQueryOf<operations['listScenarioAssetVersions']>,
) =>
  queryOptions({
    queryKey: [...callKey(listScenarioAssetVersionsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listScenarioAssetVersionsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/assets/{assetId}/versions', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.versions,
    ),
    ...querySettings(listScenarioAssetVersionsOperation),
  })

/** Key of: List scenario reports. */
export const listScenarioReportsQueryKey = (
  path: PathOf<operations['listScenarioReports']>,
  query?: QueryOf<operations['listScenarioReports']>,
) => callKey(listScenarioReportsOperation, path, query)

/** List scenario reports: options for a loader, a hook or an invalidation. */
export const listScenarioReportsQueryOptions = (
  path: PathOf<operations['listScenarioReports']>,
  query?: QueryOf<operations['listScenarioReports']>,
) =>
  queryOptions({
    queryKey: listScenarioReportsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listScenarioReportsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/jobs/reports', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listScenarioReportsOperation),
  })

/** List scenario reports: all pages; the first shows at once, further ones join as they come. */
export const listScenarioReportsAllQueryOptions = (
  path: PathOf<operations['listScenarioReports']>,
  query?: PagedQueryOf<operations['listScenarioReports']>,
) =>
  queryOptions({
    queryKey: [...callKey(listScenarioReportsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listScenarioReportsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/scenarios/jobs/reports', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.reports,
    ),
    ...querySettings(listScenarioReportsOperation),
  })

/** Key of: Get a scenario report. */
export const getScenarioReportQueryKey = (path: PathOf<operations['getScenarioReport']>) =>
  callKey(getScenarioReportOperation, path)

/** Get a scenario report: options for a loader, a hook or an invalidation. */
export const getScenarioReportQueryOptions = (path: PathOf<operations['getScenarioReport']>) =>
  queryOptions({
    queryKey: getScenarioReportQueryKey(path),
    queryFn: ({ signal }) =>
      send(getScenarioReportOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/jobs/{jobId}/report', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getScenarioReportOperation),
  })

/** Key of: Get access to the log of a scenario report entry. */
export const getScenarioReportLogGrantQueryKey = (
  path: PathOf<operations['getScenarioReportLogGrant']>,
) => callKey(getScenarioReportLogGrantOperation, path)

/** Get access to the log of a scenario report entry: options for a loader, a hook or an invalidation. */
export const getScenarioReportLogGrantQueryOptions = (
  path: PathOf<operations['getScenarioReportLogGrant']>,
) =>
  queryOptions({
    queryKey: getScenarioReportLogGrantQueryKey(path),
    queryFn: ({ signal }) =>
      send(getScenarioReportLogGrantOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/scenarios/jobs/{jobId}/reports/{reportId}/share', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getScenarioReportLogGrantOperation),
  })
