// Generated from openapi/ by `npm run codegen`. Do not edit.

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/transport/pages.ts'
import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send, sendCreated } from '@/transport/send.ts'
import { client } from './client.ts'
import {
  acceptCatalogShareInvitationOperation,
  createCatalogOperation,
  createCatalogShareOperation,
  deprecateCatalogOperation,
  deprecateCatalogShareOperation,
  deprecateFirmwareReleaseOperation,
  getCatalogOperation,
  getFirmwareReleaseOperation,
  listCatalogShareInvitationsOperation,
  listCatalogSharesOperation,
  listCatalogsOperation,
  listFirmwareReleasesOperation,
  listPackageFirmwareReleasesOperation,
  publishFirmwareReleaseOperation,
  rejectCatalogShareInvitationOperation,
  updateCatalogOperation,
  updateFirmwareReleaseOperation,
} from './codec.ts'
import type { operations } from './types.ts'

/** Key of: List catalogs. */
export const listCatalogsQueryKey = (
  path: PathOf<operations['listCatalogs']>,
  query?: QueryOf<operations['listCatalogs']>,
) => callKey(listCatalogsOperation, path, query)

/** List catalogs: options for a loader, a hook or an invalidation. */
export const listCatalogsQueryOptions = (
  path: PathOf<operations['listCatalogs']>,
  query?: QueryOf<operations['listCatalogs']>,
) =>
  queryOptions({
    queryKey: listCatalogsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listCatalogsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/catalogs', { params: { path, query }, ...init }),
      ),
    ...querySettings(listCatalogsOperation),
  })

/** List catalogs: all pages; the first shows at once, further ones join as they come. */
export const listCatalogsAllQueryOptions = (
  path: PathOf<operations['listCatalogs']>,
  query?: PagedQueryOf<operations['listCatalogs']>,
) =>
  queryOptions({
    queryKey: [...callKey(listCatalogsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listCatalogsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/catalogs', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.catalogs,
    ),
    ...querySettings(listCatalogsOperation),
  })

/** Arguments of `createCatalog`. */
export interface CreateCatalogVariables {
  path: PathOf<operations['createCatalog']>
  body: BodyOf<operations['createCatalog']>
}

/** Create a catalog: options of the mutation. */
export const createCatalogMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createCatalog'],
    mutationFn: ({ path, body }: CreateCatalogVariables) =>
      sendCreated(createCatalogOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/catalogs', { params: { path }, body, ...init }),
      ),
    meta: { operation: createCatalogOperation },
  })

/** Key of: Get a catalog. */
export const getCatalogQueryKey = (path: PathOf<operations['getCatalog']>) =>
  callKey(getCatalogOperation, path)

/** Get a catalog: options for a loader, a hook or an invalidation. */
export const getCatalogQueryOptions = (path: PathOf<operations['getCatalog']>) =>
  queryOptions({
    queryKey: getCatalogQueryKey(path),
    queryFn: ({ signal }) =>
      send(getCatalogOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/catalogs/{catalogId}', { params: { path }, ...init }),
      ),
    ...querySettings(getCatalogOperation),
  })

/** Arguments of `updateCatalog`. */
export interface UpdateCatalogVariables {
  path: PathOf<operations['updateCatalog']>
  body: BodyOf<operations['updateCatalog']>
}

/** Update a catalog: options of the mutation. */
export const updateCatalogMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updateCatalog'],
    mutationFn: ({ path, body }: UpdateCatalogVariables) =>
      sendCreated(updateCatalogOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/catalogs/{catalogId}/versions', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updateCatalogOperation },
  })

/** Arguments of `deprecateCatalog`. */
export interface DeprecateCatalogVariables {
  path: PathOf<operations['deprecateCatalog']>
}

/** Delete a catalog: options of the mutation. */
export const deprecateCatalogMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateCatalog'],
    mutationFn: ({ path }: DeprecateCatalogVariables) =>
      send(deprecateCatalogOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/catalogs/{catalogId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecateCatalogOperation },
  })

/** Key of: List firmware releases. */
export const listFirmwareReleasesQueryKey = (
  path: PathOf<operations['listFirmwareReleases']>,
  query?: QueryOf<operations['listFirmwareReleases']>,
) => callKey(listFirmwareReleasesOperation, path, query)

/** List firmware releases: options for a loader, a hook or an invalidation. */
export const listFirmwareReleasesQueryOptions = (
  path: PathOf<operations['listFirmwareReleases']>,
  query?: QueryOf<operations['listFirmwareReleases']>,
) =>
  queryOptions({
    queryKey: listFirmwareReleasesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listFirmwareReleasesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/catalogs/{catalogId}/firmware/releases', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listFirmwareReleasesOperation),
  })

/** List firmware releases: all pages; the first shows at once, further ones join as they come. */
export const listFirmwareReleasesAllQueryOptions = (
  path: PathOf<operations['listFirmwareReleases']>,
  query?: PagedQueryOf<operations['listFirmwareReleases']>,
) =>
  queryOptions({
    queryKey: [...callKey(listFirmwareReleasesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listFirmwareReleasesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/catalogs/{catalogId}/firmware/releases', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.firmwareReleases,
    ),
    ...querySettings(listFirmwareReleasesOperation),
  })

/** Key of: Get a firmware release. */
export const getFirmwareReleaseQueryKey = (path: PathOf<operations['getFirmwareRelease']>) =>
  callKey(getFirmwareReleaseOperation, path)

/** Get a firmware release: options for a loader, a hook or an invalidation. */
export const getFirmwareReleaseQueryOptions = (path: PathOf<operations['getFirmwareRelease']>) =>
  queryOptions({
    queryKey: getFirmwareReleaseQueryKey(path),
    queryFn: ({ signal }) =>
      send(getFirmwareReleaseOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}', {
          params: { path },
          ...init,
        }),
      ),
    ...querySettings(getFirmwareReleaseOperation),
  })

/** Arguments of `updateFirmwareRelease`. */
export interface UpdateFirmwareReleaseVariables {
  path: PathOf<operations['updateFirmwareRelease']>
  body: BodyOf<operations['updateFirmwareRelease']>
}

/** Update a firmware release: options of the mutation. */
export const updateFirmwareReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['updateFirmwareRelease'],
    mutationFn: ({ path, body }: UpdateFirmwareReleaseVariables) =>
      send(updateFirmwareReleaseOperation, { path, body }, (init) =>
        client.PATCH('/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: updateFirmwareReleaseOperation },
  })

/** Arguments of `publishFirmwareRelease`. */
export interface PublishFirmwareReleaseVariables {
  path: PathOf<operations['publishFirmwareRelease']>
}

/** Publish a firmware release: options of the mutation. */
export const publishFirmwareReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['publishFirmwareRelease'],
    mutationFn: ({ path }: PublishFirmwareReleaseVariables) =>
      send(publishFirmwareReleaseOperation, { path }, (init) =>
        client.POST(
          '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/publish',
          { params: { path }, ...init },
        ),
      ),
    meta: { operation: publishFirmwareReleaseOperation },
  })

/** Arguments of `deprecateFirmwareRelease`. */
export interface DeprecateFirmwareReleaseVariables {
  path: PathOf<operations['deprecateFirmwareRelease']>
}

/** Delete a firmware release: options of the mutation. */
export const deprecateFirmwareReleaseMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateFirmwareRelease'],
    mutationFn: ({ path }: DeprecateFirmwareReleaseVariables) =>
      send(deprecateFirmwareReleaseOperation, { path }, (init) =>
        client.POST(
          '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/deprecate',
          { params: { path }, ...init },
        ),
      ),
    meta: { operation: deprecateFirmwareReleaseOperation },
  })

/** Key of: List the firmware releases of an ML package release. */
export const listPackageFirmwareReleasesQueryKey = (
  path: PathOf<operations['listPackageFirmwareReleases']>,
  query: QueryOf<operations['listPackageFirmwareReleases']>,
) => callKey(listPackageFirmwareReleasesOperation, path, query)

/** List the firmware releases of an ML package release: options for a loader, a hook or an invalidation. */
export const listPackageFirmwareReleasesQueryOptions = (
  path: PathOf<operations['listPackageFirmwareReleases']>,
  query: QueryOf<operations['listPackageFirmwareReleases']>,
) =>
  queryOptions({
    queryKey: listPackageFirmwareReleasesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listPackageFirmwareReleasesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/ml/packages/{packageId}/firmware/releases', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listPackageFirmwareReleasesOperation),
  })

/** List the firmware releases of an ML package release: all pages; the first shows at once, further ones join as they come. */
export const listPackageFirmwareReleasesAllQueryOptions = (
  path: PathOf<operations['listPackageFirmwareReleases']>,
  query: PagedQueryOf<operations['listPackageFirmwareReleases']>,
) =>
  queryOptions({
    queryKey: [...callKey(listPackageFirmwareReleasesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listPackageFirmwareReleasesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/ml/packages/{packageId}/firmware/releases', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.firmwareReleases,
    ),
    ...querySettings(listPackageFirmwareReleasesOperation),
  })

/** Key of: List shares of a catalog. */
export const listCatalogSharesQueryKey = (
  path: PathOf<operations['listCatalogShares']>,
  query?: QueryOf<operations['listCatalogShares']>,
) => callKey(listCatalogSharesOperation, path, query)

/** List shares of a catalog: options for a loader, a hook or an invalidation. */
export const listCatalogSharesQueryOptions = (
  path: PathOf<operations['listCatalogShares']>,
  query?: QueryOf<operations['listCatalogShares']>,
) =>
  queryOptions({
    queryKey: listCatalogSharesQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listCatalogSharesOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/catalogs/{catalogId}/shares', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listCatalogSharesOperation),
  })

/** List shares of a catalog: all pages; the first shows at once, further ones join as they come. */
export const listCatalogSharesAllQueryOptions = (
  path: PathOf<operations['listCatalogShares']>,
  query?: PagedQueryOf<operations['listCatalogShares']>,
) =>
  queryOptions({
    queryKey: [...callKey(listCatalogSharesOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listCatalogSharesOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/catalogs/{catalogId}/shares', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.shares,
    ),
    ...querySettings(listCatalogSharesOperation),
  })

/** Arguments of `createCatalogShare`. */
export interface CreateCatalogShareVariables {
  path: PathOf<operations['createCatalogShare']>
  body: BodyOf<operations['createCatalogShare']>
}

/** Share a catalog: options of the mutation. */
export const createCatalogShareMutationOptions = () =>
  mutationOptions({
    mutationKey: ['createCatalogShare'],
    mutationFn: ({ path, body }: CreateCatalogShareVariables) =>
      sendCreated(createCatalogShareOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/catalogs/{catalogId}/shares', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: createCatalogShareOperation },
  })

/** Arguments of `deprecateCatalogShare`. */
export interface DeprecateCatalogShareVariables {
  path: PathOf<operations['deprecateCatalogShare']>
}

/** Stop a share of a catalog: options of the mutation. */
export const deprecateCatalogShareMutationOptions = () =>
  mutationOptions({
    mutationKey: ['deprecateCatalogShare'],
    mutationFn: ({ path }: DeprecateCatalogShareVariables) =>
      send(deprecateCatalogShareOperation, { path }, (init) =>
        client.POST('/projects/{projectId}/catalogs/{catalogId}/shares/{shareId}/deprecate', {
          params: { path },
          ...init,
        }),
      ),
    meta: { operation: deprecateCatalogShareOperation },
  })

/** Key of: List catalog share invitations. */
export const listCatalogShareInvitationsQueryKey = (
  path: PathOf<operations['listCatalogShareInvitations']>,
  query?: QueryOf<operations['listCatalogShareInvitations']>,
) => callKey(listCatalogShareInvitationsOperation, path, query)

/** List catalog share invitations: options for a loader, a hook or an invalidation. */
export const listCatalogShareInvitationsQueryOptions = (
  path: PathOf<operations['listCatalogShareInvitations']>,
  query?: QueryOf<operations['listCatalogShareInvitations']>,
) =>
  queryOptions({
    queryKey: listCatalogShareInvitationsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listCatalogShareInvitationsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/catalogs/shares/invitations', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listCatalogShareInvitationsOperation),
  })

/** List catalog share invitations: all pages; the first shows at once, further ones join as they come. */
export const listCatalogShareInvitationsAllQueryOptions = (
  path: PathOf<operations['listCatalogShareInvitations']>,
  query?: PagedQueryOf<operations['listCatalogShareInvitations']>,
) =>
  queryOptions({
    queryKey: [...callKey(listCatalogShareInvitationsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listCatalogShareInvitationsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/catalogs/shares/invitations', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.catalogShareInvitations,
    ),
    ...querySettings(listCatalogShareInvitationsOperation),
  })

/** Arguments of `acceptCatalogShareInvitation`. */
export interface AcceptCatalogShareInvitationVariables {
  path: PathOf<operations['acceptCatalogShareInvitation']>
}

/** Accept a catalog share invitation: options of the mutation. */
export const acceptCatalogShareInvitationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['acceptCatalogShareInvitation'],
    mutationFn: ({ path }: AcceptCatalogShareInvitationVariables) =>
      send(acceptCatalogShareInvitationOperation, { path }, (init) =>
        client.POST(
          '/projects/{projectId}/catalogs/{catalogId}/shares/invitations/{invitationId}/accept',
          { params: { path }, ...init },
        ),
      ),
    meta: { operation: acceptCatalogShareInvitationOperation },
  })

/** Arguments of `rejectCatalogShareInvitation`. */
export interface RejectCatalogShareInvitationVariables {
  path: PathOf<operations['rejectCatalogShareInvitation']>
}

/** Reject a catalog share invitation: options of the mutation. */
export const rejectCatalogShareInvitationMutationOptions = () =>
  mutationOptions({
    mutationKey: ['rejectCatalogShareInvitation'],
    mutationFn: ({ path }: RejectCatalogShareInvitationVariables) =>
      send(rejectCatalogShareInvitationOperation, { path }, (init) =>
        client.POST(
          '/projects/{projectId}/catalogs/{catalogId}/shares/invitations/{invitationId}/reject',
          { params: { path }, ...init },
        ),
      ),
    meta: { operation: rejectCatalogShareInvitationOperation },
  })
