// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  enumeration,
  integer,
  list,
  object,
  openEnumeration,
  string,
  type EnumerationPlan,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const NextToken: Plan = string
export const Id: Plan = string
export const CatalogName: Plan = string
export const AnyCatalogType: Plan = string
export const Timestamp: Plan = string
export const Catalog: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  project_id: Id,
  version_id: Id,
  display_name: CatalogName,
  description: string,
  type: AnyCatalogType,
  'shared_from?': Id,
  deprecated: boolean,
  'deprecated_at?': Timestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
})
export const CatalogPage: ObjectPlan = /* @__PURE__ */ object({
  catalogs: /* @__PURE__ */ list(Catalog),
  'next_token?': NextToken,
})
export const CatalogType: EnumerationPlan = /* @__PURE__ */ enumeration('vehicle')
export const CreateCatalogRequest: ObjectPlan = /* @__PURE__ */ object({
  display_name: CatalogName,
  description: string,
  type: CatalogType,
})
export const CreateCatalogAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
})
export const UpdateCatalogRequest: ObjectPlan = /* @__PURE__ */ object({
  display_name: CatalogName,
  description: string,
  current_version_id: Id,
})
export const UpdateCatalogAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: Id,
})
export const FirmwareReleaseName: Plan = string
export const AnyDeploymentType: Plan = string
export const Deployment: ObjectPlan = /* @__PURE__ */ object({
  type: AnyDeploymentType,
  'image_id?': Id,
  'image_uri?': string,
})
export const ReleaseItemMlPackage: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  release_id: Id,
})
export const ReleaseItemLabel: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  value: string,
})
export const ReleaseItem: ObjectPlan = /* @__PURE__ */ object({
  component_name: string,
  deployment: Deployment,
  alternative_deployments: /* @__PURE__ */ list(Deployment),
  'description?': string,
  ml_packages: /* @__PURE__ */ list(ReleaseItemMlPackage),
  labels: /* @__PURE__ */ list(ReleaseItemLabel),
})
export const UserId: Plan = string
export const FirmwareReleaseStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'pending',
  'succeeded',
  'failed',
)
export const AnyFirmwareReleaseStatus: Plan = /* @__PURE__ */ openEnumeration(FirmwareReleaseStatus)
export const FirmwareRelease: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  catalog_id: Id,
  catalog_version_id: Id,
  name: FirmwareReleaseName,
  description: string,
  draft: boolean,
  items: /* @__PURE__ */ list(ReleaseItem),
  published: boolean,
  'published_at?': Timestamp,
  'published_by?': UserId,
  deprecated: boolean,
  'deprecated_at?': Timestamp,
  'deprecated_by?': UserId,
  'shared_from?': Id,
  created_at: Timestamp,
  updated_at: Timestamp,
  release_status: AnyFirmwareReleaseStatus,
})
export const FirmwareReleasePage: ObjectPlan = /* @__PURE__ */ object({
  firmware_releases: /* @__PURE__ */ list(FirmwareRelease),
  'next_token?': NextToken,
})
export const UpdateFirmwareReleaseRequest: ObjectPlan = /* @__PURE__ */ object({
  name: FirmwareReleaseName,
  description: string,
})
export const PackageFirmwareRelease: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  catalog_id: Id,
  name: FirmwareReleaseName,
  description: string,
  draft: boolean,
  created_at: Timestamp,
  'published_at?': Timestamp,
  release_status: AnyFirmwareReleaseStatus,
})
export const PackageFirmwareReleasePage: ObjectPlan = /* @__PURE__ */ object({
  firmware_releases: /* @__PURE__ */ list(PackageFirmwareRelease),
  'next_token?': NextToken,
})
export const InvitationStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'pending',
  'accepted',
  'rejected',
  'canceled',
)
export const AnyInvitationStatus: Plan = /* @__PURE__ */ openEnumeration(InvitationStatus)
export const CatalogShareOptions: ObjectPlan = /* @__PURE__ */ object({
  include_draft_firmware_release: boolean,
})
export const CatalogShare: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  destination: Id,
  invitation_status: AnyInvitationStatus,
  created_at: Timestamp,
  options: CatalogShareOptions,
})
export const CatalogSharePage: ObjectPlan = /* @__PURE__ */ object({
  shares: /* @__PURE__ */ list(CatalogShare),
  'next_token?': NextToken,
})
export const CreateCatalogShareRequest: ObjectPlan = /* @__PURE__ */ object({
  destination: Id,
  options: CatalogShareOptions,
})
export const SharedCatalog: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  project_id: Id,
  display_name: CatalogName,
  description: string,
})
export const CatalogShareInvitation: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  created_at: Timestamp,
  shared_catalog: SharedCatalog,
})
export const CatalogShareInvitationPage: ObjectPlan = /* @__PURE__ */ object({
  catalog_share_invitations: /* @__PURE__ */ list(CatalogShareInvitation),
  'next_token?': NextToken,
})

export const listCatalogsOperation: Operation = {
  service: 'catalog',
  id: 'listCatalogs',
  method: 'GET',
  path: '/projects/{projectId}/catalogs',
  alertId: 'getVehicleCatalogs',
  alertText: 'Failed to get catalogs.',
  query: /* @__PURE__ */ object({
    'deprecated?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: CatalogPage,
}
export const createCatalogOperation: Operation = {
  service: 'catalog',
  id: 'createCatalog',
  method: 'POST',
  path: '/projects/{projectId}/catalogs',
  alertId: 'saveVehicleCatalog',
  alertText: 'Failed to save the catalog.',
  body: CreateCatalogRequest,
  answer: CreateCatalogAnswer,
}
export const getCatalogOperation: Operation = {
  service: 'catalog',
  id: 'getCatalog',
  method: 'GET',
  path: '/projects/{projectId}/catalogs/{catalogId}',
  alertId: 'getVehicleCatalog',
  alertText: 'Failed to get the catalog.',
  answer: Catalog,
}
export const updateCatalogOperation: Operation = {
  service: 'catalog',
  id: 'updateCatalog',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/versions',
  alertId: 'saveVehicleCatalog',
  alertText: 'Failed to save the catalog.',
  body: UpdateCatalogRequest,
  answer: UpdateCatalogAnswer,
}
export const deprecateCatalogOperation: Operation = {
  service: 'catalog',
  id: 'deprecateCatalog',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/deprecate',
  alertId: 'deleteVehicleCatalog',
  alertText: 'Failed to delete the catalog.',
}
export const listFirmwareReleasesOperation: Operation = {
  service: 'catalog',
  id: 'listFirmwareReleases',
  method: 'GET',
  path: '/projects/{projectId}/catalogs/{catalogId}/firmware/releases',
  alertId: 'getFirmwareReleases',
  alertText: 'Failed to get the releases.',
  query: /* @__PURE__ */ object({
    'deprecated?': boolean,
    'draft?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: FirmwareReleasePage,
}
export const getFirmwareReleaseOperation: Operation = {
  service: 'catalog',
  id: 'getFirmwareRelease',
  method: 'GET',
  path: '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}',
  alertId: 'getFirmwareRelease',
  alertText: 'Failed to get the release.',
  answer: FirmwareRelease,
}
export const updateFirmwareReleaseOperation: Operation = {
  service: 'catalog',
  id: 'updateFirmwareRelease',
  method: 'PATCH',
  path: '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}',
  alertId: 'updateFirmwareRelease',
  alertText: 'Failed to save the release.',
  body: UpdateFirmwareReleaseRequest,
}
export const publishFirmwareReleaseOperation: Operation = {
  service: 'catalog',
  id: 'publishFirmwareRelease',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/publish',
  alertId: 'publishFirmwareRelease',
  alertText: 'Failed to publish the release.',
  answer: FirmwareRelease,
}
export const deprecateFirmwareReleaseOperation: Operation = {
  service: 'catalog',
  id: 'deprecateFirmwareRelease',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/deprecate',
  alertId: 'deleteFirmwareRelease',
  alertText: 'Failed to delete the release.',
}
export const listPackageFirmwareReleasesOperation: Operation = {
  service: 'catalog',
  id: 'listPackageFirmwareReleases',
  method: 'GET',
  path: '/projects/{projectId}/ml/packages/{packageId}/firmware/releases',
  alertId: 'getPackageFirmwareReleases',
  alertText: 'Failed to get the releases of the package.',
  query: /* @__PURE__ */ object({
    ml_package_release_id: Id,
    'deprecated?': boolean,
    'draft?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: PackageFirmwareReleasePage,
}
export const listCatalogSharesOperation: Operation = {
  service: 'catalog',
  id: 'listCatalogShares',
  method: 'GET',
  path: '/projects/{projectId}/catalogs/{catalogId}/shares',
  alertId: 'getCatalogShares',
  alertText: 'Failed to get the shares of the catalog.',
  query: /* @__PURE__ */ object({
    'reverse?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: CatalogSharePage,
}
export const createCatalogShareOperation: Operation = {
  service: 'catalog',
  id: 'createCatalogShare',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/shares',
  alertId: 'postCatalogShare',
  alertText: 'Failed to share the catalog.',
  body: CreateCatalogShareRequest,
  answer: CatalogShare,
}
export const deprecateCatalogShareOperation: Operation = {
  service: 'catalog',
  id: 'deprecateCatalogShare',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/shares/{shareId}/deprecate',
  alertId: 'deleteCatalogShare',
  alertText: 'Failed to stop sharing the catalog.',
}
export const listCatalogShareInvitationsOperation: Operation = {
  service: 'catalog',
  id: 'listCatalogShareInvitations',
  method: 'GET',
  path: '/projects/{projectId}/catalogs/shares/invitations',
  alertId: 'getCatalogShareInvitations',
  alertText: 'Failed to get the catalog sharing invitations.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: CatalogShareInvitationPage,
}
export const acceptCatalogShareInvitationOperation: Operation = {
  service: 'catalog',
  id: 'acceptCatalogShareInvitation',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/shares/invitations/{invitationId}/accept',
  alertId: 'acceptVehicleCatalogShareInvitation',
  alertText: 'Failed to accept the catalog sharing invitation.',
}
export const rejectCatalogShareInvitationOperation: Operation = {
  service: 'catalog',
  id: 'rejectCatalogShareInvitation',
  method: 'POST',
  path: '/projects/{projectId}/catalogs/{catalogId}/shares/invitations/{invitationId}/reject',
  alertId: 'rejectVehicleCatalogShareInvitation',
  alertText: 'Failed to reject the catalog sharing invitation.',
}
