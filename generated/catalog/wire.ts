// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Kind of a catalog. There are only vehicle catalogs.
 */
export type CatalogType = (typeof CatalogType)[keyof typeof CatalogType]

export const CatalogType = {
  vehicle: 'vehicle',
} as const

/**
 * Kind of a catalog, which the console does not show. The platform may add others.
 */
export type AnyCatalogType = CatalogType

/**
 * Name of a catalog shown to people, 32 characters at most.
 * @minLength 1
 * @maxLength 32
 */
export type CatalogName = string

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * Point in time, ISO 8601 in UTC.
 */
export type Timestamp = string

/**
 * A vehicle catalog.
 */
export interface Catalog {
  /** Id of the catalog. */
  id: Id
  /** Project of the catalog. */
  project_id: Id
  /** Id of the version; every update makes a new one. */
  version_id: Id
  display_name: CatalogName
  /** What the catalog is for; may be empty and has no limit. */
  description: string
  type: CatalogType
  /** Project that shares the catalog; absent for catalogs of the project itself. */
  shared_from?: Id
  /** True when the catalog is deleted, or its sharing was stopped. */
  deprecated: boolean
  /** When the catalog was deleted; absent while it is active. */
  deprecated_at?: Timestamp
  /** When the catalog was created. */
  created_at: Timestamp
  /** When the newest version was saved. */
  updated_at: Timestamp
}

/**
 * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
 */
export type NextToken = string

/**
 * One page of catalogs.
 */
export interface CatalogPage {
  /** The catalogs of this page. */
  catalogs: Catalog[]
  next_token?: NextToken
}

/**
 * A new catalog.
 */
export interface CreateCatalogRequest {
  display_name: CatalogName
  /** What the catalog is for; may be empty and has no limit. */
  description: string
  type: CatalogType
}

/**
 * Says which catalog was created.
 */
export interface CreateCatalogAnswer {
  /** Id of the new catalog. */
  id: Id
}

/**
 * A catalog as it is from now on.
 */
export interface UpdateCatalogRequest {
  display_name: CatalogName
  /** What the catalog is for; may be empty and has no limit. */
  description: string
  /** Version on which the changes are based, the newest one the console has seen. */
  current_version_id: Id
}

/**
 * Says which version of the catalog was saved.
 */
export interface UpdateCatalogAnswer {
  /** Id of the catalog. */
  id: Id
  /** Id of the new version. */
  version_id: Id
}

/**
 * Name of a firmware release shown to people, 64 characters at most.
 * @minLength 1
 * @maxLength 64
 */
export type FirmwareReleaseName = string

/**
 * State of a firmware release's making; succeeded means released. It says nothing about whether the release is published.
 */
export type FirmwareReleaseStatus =
  (typeof FirmwareReleaseStatus)[keyof typeof FirmwareReleaseStatus]

export const FirmwareReleaseStatus = {
  pending: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
} as const

/**
 * State of a firmware release's making. The platform may add others; the console shows one that it does not know as Unknown, and offers no publishing of its release.
 */
export type AnyFirmwareReleaseStatus = FirmwareReleaseStatus

/**
 * How an image gets onto a vehicle. `rootfs` is deployed with the OTA client, `container` runs as a container, `installer` is downloaded to create an installer.
 */
export type DeploymentType = (typeof DeploymentType)[keyof typeof DeploymentType]

export const DeploymentType = {
  rootfs: 'rootfs',
  container: 'container',
  installer: 'installer',
  other: 'other',
} as const

/**
 * How an image gets onto a vehicle. The platform may add others; the console shows one that it does not know by its own name.
 */
export type AnyDeploymentType = DeploymentType

/**
 * How a component is deployed, and the image it is deployed from.
 */
export interface Deployment {
  type: DeploymentType
  /** Image in the firmware registry; absent when the registry does not keep it. */
  image_id?: Id
  /** Address of the image for the tools that deploy it; absent when there is none. */
  image_uri?: string
}

/**
 * Release of an ML package that a component contains.
 */
export interface ReleaseItemMlPackage {
  /** Id of the ML package. */
  id: Id
  /** Id of the package's release. */
  release_id: Id
}

/**
 * Label of a release item. The names `auto.web.ci.job-id` and `auto.web.ci.build-report-id` carry the id of the job and of the build report that built the item.
 */
export interface ReleaseItemLabel {
  /**
   * Name of the label.
   * @minLength 1
   */
  name: string
  /** Value of the label. */
  value: string
}

/**
 * One component of a firmware release.
 */
export interface ReleaseItem {
  /** Name of the component. */
  component_name: string
  deployment: Deployment
  /** Other ways to deploy the same component; may be empty. */
  alternative_deployments: Deployment[]
  /** What the component is; may be absent or empty. */
  description?: string
  /** Releases of ML packages in the component; may be empty. */
  ml_packages: ReleaseItemMlPackage[]
  /** Labels of the item; may be empty. */
  labels: ReleaseItemLabel[]
}

/**
 * Subject id of a user. The project service resolves it to a name.
 * @minLength 1
 */
export type UserId = string

/**
 * Firmware that a job built for the vehicles of a catalog.
 */
export interface FirmwareRelease {
  /** Id of the firmware release. */
  id: Id
  /** Catalog of the release. */
  catalog_id: Id
  /** Version of the catalog for which the release was made. */
  catalog_version_id: Id
  name: FirmwareReleaseName
  /** What the release is about; may be empty. */
  description: string
  /** True until the release is published. */
  draft: boolean
  /** The components of the release. */
  items: ReleaseItem[]
  /** True once the release is published. */
  published: boolean
  /** When the release was published; absent for drafts. */
  published_at?: Timestamp
  /** Who published the release; absent for drafts. */
  published_by?: UserId
  /** True when the release is deleted. */
  deprecated: boolean
  /** When the release was deleted; absent while it is active. */
  deprecated_at?: Timestamp
  /** Who deleted the release; absent while it is active. */
  deprecated_by?: UserId
  /** Project that shares the release with its catalog; absent for releases of the project itself. */
  shared_from?: Id
  /** When the release was created. */
  created_at: Timestamp
  /** When the release last changed. */
  updated_at: Timestamp
  release_status: FirmwareReleaseStatus
}

/**
 * One page of firmware releases.
 */
export interface FirmwareReleasePage {
  /** The firmware releases of this page. */
  firmware_releases: FirmwareRelease[]
  next_token?: NextToken
}

/**
 * Name and description of a firmware release from now on.
 */
export interface UpdateFirmwareReleaseRequest {
  name: FirmwareReleaseName
  /** What the release is about; may be empty. */
  description: string
}

/**
 * Firmware release that contains a release of an ML package, without its items.
 */
export interface PackageFirmwareRelease {
  /** Id of the firmware release. */
  id: Id
  /** Catalog of the release. */
  catalog_id: Id
  name: FirmwareReleaseName
  /** What the release is about; may be empty. */
  description: string
  /** True until the release is published. */
  draft: boolean
  /** When the release was created. */
  created_at: Timestamp
  /** When the release was published; absent for drafts. */
  published_at?: Timestamp
  release_status: FirmwareReleaseStatus
}

/**
 * One page of firmware releases that contain a release of an ML package.
 */
export interface PackageFirmwareReleasePage {
  /** The firmware releases of this page. */
  firmware_releases: PackageFirmwareRelease[]
  next_token?: NextToken
}

/**
 * What is shared along with a catalog.
 */
export interface CatalogShareOptions {
  /** True shares draft firmware releases too, false only published ones. */
  include_draft_firmware_release: boolean
}

/**
 * State of a share invitation. An accepted invitation takes effect after several minutes.
 */
export type InvitationStatus = (typeof InvitationStatus)[keyof typeof InvitationStatus]

export const InvitationStatus = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  canceled: 'canceled',
} as const

/**
 * Offer of a catalog to another project.
 */
export interface CatalogShare {
  /** Id of the share. */
  id: Id
  /** Project to which the catalog is offered. */
  destination: Id
  invitation_status: InvitationStatus
  /** When the invitation was sent. */
  created_at: Timestamp
  options: CatalogShareOptions
}

/**
 * One page of shares.
 */
export interface CatalogSharePage {
  /** The shares of this page. */
  shares: CatalogShare[]
  next_token?: NextToken
}

/**
 * With whom to share a catalog, and what.
 */
export interface CreateCatalogShareRequest {
  /** Project that is invited, another one than that of the catalog. */
  destination: Id
  options: CatalogShareOptions
}

/**
 * Catalog of another project that an invitation offers.
 */
export interface SharedCatalog {
  /** Id of the catalog. */
  id: Id
  /** Project that offers the catalog. */
  project_id: Id
  display_name: CatalogName
  /** What the catalog is for; may be empty and has no limit. */
  description: string
}

/**
 * Invitation to share a catalog of another project.
 */
export interface CatalogShareInvitation {
  /** Id of the invitation. */
  id: Id
  /** When the invitation was sent. */
  created_at: Timestamp
  shared_catalog: SharedCatalog
}

/**
 * One page of invitations.
 */
export interface CatalogShareInvitationPage {
  /** The invitations of this page. */
  catalog_share_invitations: CatalogShareInvitation[]
  next_token?: NextToken
}

/**
 * Error form with a code. The console shows the message.
 */
export interface ErrorByCode {
  /** Short name of what went wrong. */
  code?: string
  /** Id of this failure, for support. */
  id?: string
  /** What went wrong, in words. */
  message: string
}

/**
 * Error form with an error name. The console shows the description followed by the name in parentheses.
 */
export interface ErrorByName {
  /** Name of the error. */
  error: string
  /** What went wrong, in words. */
  error_description?: string
  /** Number of the error, often the HTTP status. */
  error_code?: number
  /** Id of this failure, for support. */
  error_id?: string
}

/**
 * Body of a failed call, in one of two forms.
 */
export type ErrorBody = ErrorByCode | ErrorByName

/**
 * State of a share invitation. The platform may add others; the console shows one that it does not know as Unknown, and takes it for one that stands.
 */
export type AnyInvitationStatus = InvitationStatus

/**
 * The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body.
 */
export type ErrorResponse = ErrorBody

/**
 * The call succeeded; there is no body.
 */
export type EmptyResponse = void

/**
 * True lists only drafts, false only published releases. Both are listed when it is left out.
 */
export type DraftParameter = boolean

/**
 * True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out.
 */
export type DeprecatedParameter = boolean

/**
 * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
 */
export type SizeParameter = number

export type NextTokenParameter = NextToken

export type ListCatalogsParams = {
  /**
   * True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out.
   */
  deprecated?: DeprecatedParameter
  /**
   * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
   */
  next_token?: NextTokenParameter
}

export type ListFirmwareReleasesParams = {
  /**
   * True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out.
   */
  deprecated?: DeprecatedParameter
  /**
   * True lists only drafts, false only published releases. Both are listed when it is left out.
   */
  draft?: DraftParameter
  /**
   * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
   */
  next_token?: NextTokenParameter
}

export type ListPackageFirmwareReleasesParams = {
  /**
   * Release of the ML package.
   */
  ml_package_release_id: Id
  /**
   * True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out.
   */
  deprecated?: DeprecatedParameter
  /**
   * True lists only drafts, false only published releases. Both are listed when it is left out.
   */
  draft?: DraftParameter
  /**
   * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
   */
  next_token?: NextTokenParameter
}

export type ListCatalogSharesParams = {
  /**
   * True lists the newest share first, false the oldest. The platform uses false when it is left out.
   */
  reverse?: boolean
  /**
   * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
   */
  next_token?: NextTokenParameter
}

export type ListCatalogShareInvitationsParams = {
  /**
   * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
   */
  next_token?: NextTokenParameter
}
