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
  createCatalogAnswer,
  createCatalogShareAnswer,
  getCatalogAnswer,
  getFirmwareReleaseAnswer,
  listCatalogShareInvitationsAnswer,
  listCatalogSharesAnswer,
  listCatalogsAnswer,
  listFirmwareReleasesAnswer,
  listPackageFirmwareReleasesAnswer,
  publishFirmwareReleaseAnswer,
  updateCatalogAnswer,
} from './random.ts'
import type {
  Catalog,
  CatalogPage,
  CatalogShare,
  CatalogShareInvitationPage,
  CatalogSharePage,
  CreateCatalogAnswer,
  CreateCatalogRequest,
  CreateCatalogShareRequest,
  FirmwareRelease,
  FirmwareReleasePage,
  PackageFirmwareReleasePage,
  UpdateCatalogAnswer,
  UpdateCatalogRequest,
  UpdateFirmwareReleaseRequest,
} from './wire.ts'

/** Arguments and answers of the operations of the catalog service, in wire form. */
export interface CatalogCalls {
  /** List catalogs. */
  listCatalogs: { path: 'project_id'; body: undefined; answer: CatalogPage }
  /** Create a catalog. */
  createCatalog: { path: 'project_id'; body: CreateCatalogRequest; answer: CreateCatalogAnswer }
  /** Get a catalog. */
  getCatalog: { path: 'project_id' | 'catalog_id'; body: undefined; answer: Catalog }
  /** Update a catalog. */
  updateCatalog: {
    path: 'project_id' | 'catalog_id'
    body: UpdateCatalogRequest
    answer: UpdateCatalogAnswer
  }
  /** Delete a catalog. */
  deprecateCatalog: { path: 'project_id' | 'catalog_id'; body: undefined; answer: undefined }
  /** List firmware releases. */
  listFirmwareReleases: {
    path: 'project_id' | 'catalog_id'
    body: undefined
    answer: FirmwareReleasePage
  }
  /** Get a firmware release. */
  getFirmwareRelease: {
    path: 'project_id' | 'catalog_id' | 'release_id'
    body: undefined
    answer: FirmwareRelease
  }
  /** Update a firmware release. */
  updateFirmwareRelease: {
    path: 'project_id' | 'catalog_id' | 'release_id'
    body: UpdateFirmwareReleaseRequest
    answer: undefined
  }
  /** Publish a firmware release. */
  publishFirmwareRelease: {
    path: 'project_id' | 'catalog_id' | 'release_id'
    body: undefined
    answer: FirmwareRelease
  }
  /** Delete a firmware release. */
  deprecateFirmwareRelease: {
    path: 'project_id' | 'catalog_id' | 'release_id'
    body: undefined
    answer: undefined
  }
  /** List the firmware releases of an ML package release. */
  listPackageFirmwareReleases: {
    path: 'project_id' | 'package_id'
    body: undefined
    answer: PackageFirmwareReleasePage
  }
  /** List shares of a catalog. */
  listCatalogShares: {
    path: 'project_id' | 'catalog_id'
    body: undefined
    answer: CatalogSharePage
  }
  /** Share a catalog. */
  createCatalogShare: {
    path: 'project_id' | 'catalog_id'
    body: CreateCatalogShareRequest
    answer: CatalogShare
  }
  /** Stop a share of a catalog. */
  deprecateCatalogShare: {
    path: 'project_id' | 'catalog_id' | 'share_id'
    body: undefined
    answer: undefined
  }
  /** List catalog share invitations. */
  listCatalogShareInvitations: {
    path: 'project_id'
    body: undefined
    answer: CatalogShareInvitationPage
  }
  /** Accept a catalog share invitation. */
  acceptCatalogShareInvitation: {
    path: 'project_id' | 'catalog_id' | 'invitation_id'
    body: undefined
    answer: undefined
  }
  /** Reject a catalog share invitation. */
  rejectCatalogShareInvitation: {
    path: 'project_id' | 'catalog_id' | 'invitation_id'
    body: undefined
    answer: undefined
  }
}

const mocks: Mocks<CatalogCalls> = {
  listCatalogs: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs',
    status: 200,
    random: listCatalogsAnswer,
  },
  createCatalog: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs',
    status: 201,
    random: createCatalogAnswer,
  },
  getCatalog: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs/{catalog_id}',
    status: 200,
    random: getCatalogAnswer,
  },
  updateCatalog: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/versions',
    status: 201,
    random: updateCatalogAnswer,
  },
  deprecateCatalog: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/deprecate',
    status: 204,
  },
  listFirmwareReleases: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs/{catalog_id}/firmware/releases',
    status: 200,
    random: listFirmwareReleasesAnswer,
  },
  getFirmwareRelease: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs/{catalog_id}/firmware/releases/{release_id}',
    status: 200,
    random: getFirmwareReleaseAnswer,
  },
  updateFirmwareRelease: {
    method: 'PATCH',
    path: '/projects/{project_id}/catalogs/{catalog_id}/firmware/releases/{release_id}',
    status: 204,
  },
  publishFirmwareRelease: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/firmware/releases/{release_id}/publish',
    status: 200,
    random: publishFirmwareReleaseAnswer,
  },
  deprecateFirmwareRelease: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/firmware/releases/{release_id}/deprecate',
    status: 204,
  },
  listPackageFirmwareReleases: {
    method: 'GET',
    path: '/projects/{project_id}/ml/packages/{package_id}/firmware/releases',
    status: 200,
    random: listPackageFirmwareReleasesAnswer,
  },
  listCatalogShares: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs/{catalog_id}/shares',
    status: 200,
    random: listCatalogSharesAnswer,
  },
  createCatalogShare: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/shares',
    status: 201,
    random: createCatalogShareAnswer,
  },
  deprecateCatalogShare: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/shares/{share_id}/deprecate',
    status: 204,
  },
  listCatalogShareInvitations: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs/shares/invitations',
    status: 200,
    random: listCatalogShareInvitationsAnswer,
  },
  acceptCatalogShareInvitation: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/shares/invitations/{invitation_id}/accept',
    status: 204,
  },
  rejectCatalogShareInvitation: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/shares/invitations/{invitation_id}/reject',
    status: 204,
  },
}

/** MSW handlers of every operation of the catalog service. */
export const catalogHandlers = (options: HandlersOptions<CatalogCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the catalog service. */
export const catalogHandler = <Id extends keyof CatalogCalls>(
  id: Id,
  options: HandlerOptions<CatalogCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
