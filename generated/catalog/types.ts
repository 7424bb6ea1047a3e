// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/catalogs': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /**
     * List catalogs
     * @description Lists the catalogs of a project, those shared from other projects included.
     */
    get: operations['listCatalogs']
    put?: never
    /**
     * Create a catalog
     * @description Creates a catalog in its first version. It has no integrations, suites or releases yet.
     */
    post: operations['createCatalog']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    /**
     * Get a catalog
     * @description Gets the newest version of one catalog, deleted ones included.
     */
    get: operations['getCatalog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/versions': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update a catalog
     * @description Saves a new version of a catalog. The platform refuses it when somebody else saved a version in between. Catalogs shared from other projects cannot be updated.
     */
    post: operations['updateCatalog']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a catalog
     * @description Marks a catalog as deleted for good, which also stops sharing it. For a catalog shared from another project it stops the sharing; that project can share it again.
     */
    post: operations['deprecateCatalog']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/firmware/releases': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    /**
     * List firmware releases
     * @description Lists the firmware releases of a catalog.
     */
    get: operations['listFirmwareReleases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the firmware release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    /**
     * Get a firmware release
     * @description Gets one firmware release with its items, deleted ones included. The page of a job uses it for the release that the job made.
     */
    get: operations['getFirmwareRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a firmware release
     * @description Changes the name and the description of a firmware release. Its items stay as they are. Releases shared from other projects cannot be changed.
     */
    patch: operations['updateFirmwareRelease']
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/publish': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the firmware release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Publish a firmware release
     * @description Turns a draft into a published release, for good. Only drafts can be published that are neither deleted nor shared from another project.
     */
    post: operations['publishFirmwareRelease']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the firmware release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a firmware release
     * @description Marks a firmware release as deleted for good. Releases shared from other projects cannot be deleted.
     */
    post: operations['deprecateFirmwareRelease']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/ml/packages/{packageId}/firmware/releases': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the ML package. */
        packageId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List the firmware releases of an ML package release
     * @description Lists the firmware releases, of any catalog of the project, that contain a release of an ML package. They come without their items.
     */
    get: operations['listPackageFirmwareReleases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/shares': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    /**
     * List shares of a catalog
     * @description Lists the projects to which a catalog is or was offered, with the state of each invitation. The console asks for 30 at a time, the newest first.
     */
    get: operations['listCatalogShares']
    put?: never
    /**
     * Share a catalog
     * @description Invites another project to share a catalog. Sharing starts when that project accepts. Deleted catalogs and catalogs shared from other projects cannot be shared.
     */
    post: operations['createCatalogShare']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/shares/{shareId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the share. */
        shareId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Stop a share of a catalog
     * @description Stops sharing with one project, or takes back an invitation that nobody has answered. The catalog there becomes deleted; it can be shared again.
     */
    post: operations['deprecateCatalogShare']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/shares/invitations': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /**
     * List catalog share invitations
     * @description Lists the catalogs that other projects offer to share and that nobody has accepted or rejected yet.
     */
    get: operations['listCatalogShareInvitations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/shares/invitations/{invitationId}/accept': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog that the invitation offers. */
        catalogId: components['parameters']['OfferedCatalogId']
        /** @description Id of the share invitation. */
        invitationId: components['parameters']['InvitationId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept a catalog share invitation
     * @description Accepts an invitation to share a catalog. Sharing starts after several minutes.
     */
    post: operations['acceptCatalogShareInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/shares/invitations/{invitationId}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog that the invitation offers. */
        catalogId: components['parameters']['OfferedCatalogId']
        /** @description Id of the share invitation. */
        invitationId: components['parameters']['InvitationId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a catalog share invitation
     * @description Rejects an invitation to share a catalog. The project that sent it can send another one.
     */
    post: operations['rejectCatalogShareInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * @description Kind of a catalog. There are only vehicle catalogs.
     * @enum {string}
     */
    CatalogType: 'vehicle'
    /** @description Kind of a catalog, which the console does not show. The platform may add others. */
    AnyCatalogType: components['schemas']['CatalogType'] | string
    /** @description Name of a catalog shown to people, 32 characters at most. */
    CatalogName: string
    /** @description A vehicle catalog. */
    Catalog: {
      /** @description Id of the catalog. */
      id: components['schemas']['Id']
      /** @description Project of the catalog. */
      projectId: components['schemas']['Id']
      /** @description Id of the version; every update makes a new one. */
      versionId: components['schemas']['Id']
      displayName: components['schemas']['CatalogName']
      /** @description What the catalog is for; may be empty and has no limit. */
      description: string
      type: components['schemas']['AnyCatalogType']
      /** @description Project that shares the catalog; absent for catalogs of the project itself. */
      sharedFrom?: components['schemas']['Id']
      /** @description True when the catalog is deleted, or its sharing was stopped. */
      deprecated: boolean
      /** @description When the catalog was deleted; absent while it is active. */
      deprecatedAt?: components['schemas']['Timestamp']
      /** @description When the catalog was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the newest version was saved. */
      updatedAt: components['schemas']['Timestamp']
    }
    /** @description One page of catalogs. */
    CatalogPage: {
      /** @description The catalogs of this page. */
      catalogs: components['schemas']['Catalog'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description A new catalog. */
    CreateCatalogRequest: {
      displayName: components['schemas']['CatalogName']
      /** @description What the catalog is for; may be empty and has no limit. */
      description: string
      type: components['schemas']['CatalogType']
    }
    /** @description Says which catalog was created. */
    CreateCatalogAnswer: {
      /** @description Id of the new catalog. */
      id: components['schemas']['Id']
    }
    /** @description A catalog as it is from now on. */
    UpdateCatalogRequest: {
      displayName: components['schemas']['CatalogName']
      /** @description What the catalog is for; may be empty and has no limit. */
      description: string
      /** @description Version on which the changes are based, the newest one the console has seen. */
      currentVersionId: components['schemas']['Id']
    }
    /** @description Says which version of the catalog was saved. */
    UpdateCatalogAnswer: {
      /** @description Id of the catalog. */
      id: components['schemas']['Id']
      /** @description Id of the new version. */
      versionId: components['schemas']['Id']
    }
    /** @description Name of a firmware release shown to people, 64 characters at most. */
    FirmwareReleaseName: string
    /**
     * @description State of a firmware release's making; succeeded means released. It says nothing about whether the release is published.
     * @enum {string}
     */
    FirmwareReleaseStatus: 'pending' | 'succeeded' | 'failed'
    /** @description State of a firmware release's making. The platform may add others; the console shows one that it does not know as Unknown, and offers no publishing of its release. */
    AnyFirmwareReleaseStatus: components['schemas']['FirmwareReleaseStatus'] | 'unknown'
    /**
     * @description How an image gets onto a vehicle. `rootfs` is deployed with the OTA client, `container` runs as a container, `installer` is downloaded to create an installer.
     * @enum {string}
     */
    DeploymentType: 'rootfs' | 'container' | 'installer' | 'other'
    /** @description How an image gets onto a vehicle. The platform may add others; the console shows one that it does not know by its own name. */
    AnyDeploymentType: components['schemas']['DeploymentType'] | string
    /** @description How a component is deployed, and the image it is deployed from. */
    Deployment: {
      type: components['schemas']['AnyDeploymentType']
      /** @description Image in the firmware registry; absent when the registry does not keep it. */
      imageId?: components['schemas']['Id']
      /** @description Address of the image for the tools that deploy it; absent when there is none. */
      imageUri?: string
    }
    /** @description Release of an ML package that a component contains. */
    ReleaseItemMlPackage: {
      /** @description Id of the ML package. */
      id: components['schemas']['Id']
      /** @description Id of the package's release. */
      releaseId: components['schemas']['Id']
    }
    /** @description Label of a release item. The names `auto.web.ci.job-id` and `auto.web.ci.build-report-id` carry the id of the job and of the build report that built the item. */
    ReleaseItemLabel: {
      /** @description Name of the label. */
      name: string
      /** @description Value of the label. */
      value: string
    }
    /** @description One component of a firmware release. */
    ReleaseItem: {
      /** @description Name of the component. */
      componentName: string
      deployment: components['schemas']['Deployment']
      /** @description Other ways to deploy the same component; may be empty. */
      alternativeDeployments: components['schemas']['Deployment'][]
      /** @description What the component is; may be absent or empty. */
      description?: string
      /** @description Releases of ML packages in the component; may be empty. */
      mlPackages: components['schemas']['ReleaseItemMlPackage'][]
      /** @description Labels of the item; may be empty. */
      labels: components['schemas']['ReleaseItemLabel'][]
    }
    /** @description Firmware that a job built for the vehicles of a catalog. */
    FirmwareRelease: {
      /** @description Id of the firmware release. */
      id: components['schemas']['Id']
      /** @description Catalog of the release. */
      catalogId: components['schemas']['Id']
      /** @description Version of the catalog for which the release was made. */
      catalogVersionId: components['schemas']['Id']
      name: components['schemas']['FirmwareReleaseName']
      /** @description What the release is about; may be empty. */
      description: string
      /** @description True until the release is published. */
      draft: boolean
      /** @description The components of the release. */
      items: components['schemas']['ReleaseItem'][]
      /** @description True once the release is published. */
      published: boolean
      /** @description When the release was published; absent for drafts. */
      publishedAt?: components['schemas']['Timestamp']
      /** @description Who published the release; absent for drafts. */
      publishedBy?: components['schemas']['UserId']
      /** @description True when the release is deleted. */
      deprecated: boolean
      /** @description When the release was deleted; absent while it is active. */
      deprecatedAt?: components['schemas']['Timestamp']
      /** @description Who deleted the release; absent while it is active. */
      deprecatedBy?: components['schemas']['UserId']
      /** @description Project that shares the release with its catalog; absent for releases of the project itself. */
      sharedFrom?: components['schemas']['Id']
      /** @description When the release was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the release last changed. */
      updatedAt: components['schemas']['Timestamp']
      releaseStatus: components['schemas']['AnyFirmwareReleaseStatus']
    }
    /** @description One page of firmware releases. */
    FirmwareReleasePage: {
      /** @description The firmware releases of this page. */
      firmwareReleases: components['schemas']['FirmwareRelease'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Name and description of a firmware release from now on. */
    UpdateFirmwareReleaseRequest: {
      name: components['schemas']['FirmwareReleaseName']
      /** @description What the release is about; may be empty. */
      description: string
    }
    /** @description Firmware release that contains a release of an ML package, without its items. */
    PackageFirmwareRelease: {
      /** @description Id of the firmware release. */
      id: components['schemas']['Id']
      /** @description Catalog of the release. */
      catalogId: components['schemas']['Id']
      name: components['schemas']['FirmwareReleaseName']
      /** @description What the release is about; may be empty. */
      description: string
      /** @description True until the release is published. */
      draft: boolean
      /** @description When the release was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the release was published; absent for drafts. */
      publishedAt?: components['schemas']['Timestamp']
      releaseStatus: components['schemas']['AnyFirmwareReleaseStatus']
    }
    /** @description One page of firmware releases that contain a release of an ML package. */
    PackageFirmwareReleasePage: {
      /** @description The firmware releases of this page. */
      firmwareReleases: components['schemas']['PackageFirmwareRelease'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description What is shared along with a catalog. */
    CatalogShareOptions: {
      /** @description True shares draft firmware releases too, false only published ones. */
      includeDraftFirmwareRelease: boolean
    }
    /** @description Offer of a catalog to another project. */
    CatalogShare: {
      /** @description Id of the share. */
      id: components['schemas']['Id']
      /** @description Project to which the catalog is offered. */
      destination: components['schemas']['Id']
      invitationStatus: components['schemas']['AnyInvitationStatus']
      /** @description When the invitation was sent. */
      createdAt: components['schemas']['Timestamp']
      options: components['schemas']['CatalogShareOptions']
    }
    /** @description One page of shares. */
    CatalogSharePage: {
      /** @description The shares of this page. */
      shares: components['schemas']['CatalogShare'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description With whom to share a catalog, and what. */
    CreateCatalogShareRequest: {
      /** @description Project that is invited, another one than that of the catalog. */
      destination: components['schemas']['Id']
      options: components['schemas']['CatalogShareOptions']
    }
    /** @description Catalog of another project that an invitation offers. */
    SharedCatalog: {
      /** @description Id of the catalog. */
      id: components['schemas']['Id']
      /** @description Project that offers the catalog. */
      projectId: components['schemas']['Id']
      displayName: components['schemas']['CatalogName']
      /** @description What the catalog is for; may be empty and has no limit. */
      description: string
    }
    /** @description Invitation to share a catalog of another project. */
    CatalogShareInvitation: {
      /** @description Id of the invitation. */
      id: components['schemas']['Id']
      /** @description When the invitation was sent. */
      createdAt: components['schemas']['Timestamp']
      sharedCatalog: components['schemas']['SharedCatalog']
    }
    /** @description One page of invitations. */
    CatalogShareInvitationPage: {
      /** @description The invitations of this page. */
      catalogShareInvitations: components['schemas']['CatalogShareInvitation'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
    /** @description Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well. */
    NextToken: string
    /**
     * Format: date-time
     * @description Point in time, ISO 8601 in UTC.
     */
    Timestamp: string
    /** @description Error form with a code. The console shows the message. */
    ErrorByCode: {
      /** @description Short name of what went wrong. */
      code?: string
      /** @description Id of this failure, for support. */
      id?: string
      /** @description What went wrong, in words. */
      message: string
    }
    /** @description Error form with an error name. The console shows the description followed by the name in parentheses. */
    ErrorByName: {
      /** @description Name of the error. */
      error: string
      /** @description What went wrong, in words. */
      errorDescription?: string
      /** @description Number of the error, often the HTTP status. */
      errorCode?: number
      /** @description Id of this failure, for support. */
      errorId?: string
    }
    /** @description Body of a failed call, in one of two forms. */
    ErrorBody: components['schemas']['ErrorByCode'] | components['schemas']['ErrorByName']
    /** @description Subject id of a user. The project service resolves it to a name. */
    UserId: string
    /**
     * @description State of a share invitation. An accepted invitation takes effect after several minutes.
     * @enum {string}
     */
    InvitationStatus: 'pending' | 'accepted' | 'rejected' | 'canceled'
    /** @description State of a share invitation. The platform may add others; the console shows one that it does not know as Unknown, and takes it for one that stands. */
    AnyInvitationStatus: components['schemas']['InvitationStatus'] | 'unknown'
  }
  responses: {
    /** @description The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body. */
    Error: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorBody']
      }
    }
    /** @description The call succeeded; there is no body. */
    Empty: {
      headers: {
        [name: string]: unknown
      }
      content?: never
    }
  }
  parameters: {
    /** @description Id of the catalog. */
    CatalogId: components['schemas']['Id']
    /** @description Id of the catalog that the invitation offers. */
    OfferedCatalogId: components['schemas']['Id']
    /** @description Id of the firmware release. */
    ReleaseId: components['schemas']['Id']
    /** @description Id of the share invitation. */
    InvitationId: components['schemas']['Id']
    /** @description True lists only drafts, false only published releases. Both are listed when it is left out. */
    Draft: boolean
    /** @description Project whose data the call reads or changes. */
    ProjectId: components['schemas']['Id']
    /** @description True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out. */
    Deprecated: boolean
    /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
    Size: number
    /** @description Token from the previous answer; left out for the first page. */
    NextToken: components['schemas']['NextToken']
  }
  requestBodies: never
  headers: {
    /** @description Differs when the answer differs. With `private, no-cache` in `Cache-Control` a browser keeps the answer, sends the tag as `If-None-Match` with the next call of the same address, and takes what it has when the service answers 304 without a body. The service checks access before it compares tags. */
    EntityTag: string
  }
  pathItems: never
}
export type CatalogType = components['schemas']['CatalogType']
export type AnyCatalogType = components['schemas']['AnyCatalogType']
export type CatalogName = components['schemas']['CatalogName']
export type Catalog = components['schemas']['Catalog']
export type CatalogPage = components['schemas']['CatalogPage']
export type CreateCatalogRequest = components['schemas']['CreateCatalogRequest']
export type CreateCatalogAnswer = components['schemas']['CreateCatalogAnswer']
export type UpdateCatalogRequest = components['schemas']['UpdateCatalogRequest']
export type UpdateCatalogAnswer = components['schemas']['UpdateCatalogAnswer']
export type FirmwareReleaseName = components['schemas']['FirmwareReleaseName']
export type FirmwareReleaseStatus = components['schemas']['FirmwareReleaseStatus']
export type AnyFirmwareReleaseStatus = components['schemas']['AnyFirmwareReleaseStatus']
export type DeploymentType = components['schemas']['DeploymentType']
export type AnyDeploymentType = components['schemas']['AnyDeploymentType']
export type Deployment = components['schemas']['Deployment']
export type ReleaseItemMlPackage = components['schemas']['ReleaseItemMlPackage']
export type ReleaseItemLabel = components['schemas']['ReleaseItemLabel']
export type ReleaseItem = components['schemas']['ReleaseItem']
export type FirmwareRelease = components['schemas']['FirmwareRelease']
export type FirmwareReleasePage = components['schemas']['FirmwareReleasePage']
export type UpdateFirmwareReleaseRequest = components['schemas']['UpdateFirmwareReleaseRequest']
export type PackageFirmwareRelease = components['schemas']['PackageFirmwareRelease']
export type PackageFirmwareReleasePage = components['schemas']['PackageFirmwareReleasePage']
export type CatalogShareOptions = components['schemas']['CatalogShareOptions']
export type CatalogShare = components['schemas']['CatalogShare']
export type CatalogSharePage = components['schemas']['CatalogSharePage']
export type CreateCatalogShareRequest = components['schemas']['CreateCatalogShareRequest']
export type SharedCatalog = components['schemas']['SharedCatalog']
export type CatalogShareInvitation = components['schemas']['CatalogShareInvitation']
export type CatalogShareInvitationPage = components['schemas']['CatalogShareInvitationPage']
export type Id = components['schemas']['Id']
export type NextToken = components['schemas']['NextToken']
export type Timestamp = components['schemas']['Timestamp']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type UserId = components['schemas']['UserId']
export type InvitationStatus = components['schemas']['InvitationStatus']
export type AnyInvitationStatus = components['schemas']['AnyInvitationStatus']
export type ResponseError = components['responses']['Error']
export type ResponseEmpty = components['responses']['Empty']
export type ParameterCatalogId = components['parameters']['CatalogId']
export type ParameterOfferedCatalogId = components['parameters']['OfferedCatalogId']
export type ParameterReleaseId = components['parameters']['ReleaseId']
export type ParameterInvitationId = components['parameters']['InvitationId']
export type ParameterDraft = components['parameters']['Draft']
export type ParameterProjectId = components['parameters']['ProjectId']
export type ParameterDeprecated = components['parameters']['Deprecated']
export type ParameterSize = components['parameters']['Size']
export type ParameterNextToken = components['parameters']['NextToken']
export type HeaderEntityTag = components['headers']['EntityTag']
export type $defs = Record<string, never>
export interface operations {
  listCatalogs: {
    parameters: {
      query?: {
        /** @description True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out. */
        deprecated?: components['parameters']['Deprecated']
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of catalogs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatalogPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createCatalog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The new catalog. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCatalogRequest']
      }
    }
    responses: {
      /** @description The catalog was created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreateCatalogAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getCatalog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The catalog. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Catalog']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  updateCatalog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    /** @description The catalog as it is from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateCatalogRequest']
      }
    }
    responses: {
      /** @description The new version was saved. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdateCatalogAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateCatalog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listFirmwareReleases: {
    parameters: {
      query?: {
        /** @description True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out. */
        deprecated?: components['parameters']['Deprecated']
        /** @description True lists only drafts, false only published releases. Both are listed when it is left out. */
        draft?: components['parameters']['Draft']
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of firmware releases. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FirmwareReleasePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getFirmwareRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the firmware release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The firmware release. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FirmwareRelease']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  updateFirmwareRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the firmware release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    /** @description The name and the description from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateFirmwareReleaseRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  publishFirmwareRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the firmware release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The release as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FirmwareRelease']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateFirmwareRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the firmware release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listPackageFirmwareReleases: {
    parameters: {
      query: {
        /** @description Release of the ML package. */
        mlPackageReleaseId: components['schemas']['Id']
        /** @description True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out. */
        deprecated?: components['parameters']['Deprecated']
        /** @description True lists only drafts, false only published releases. Both are listed when it is left out. */
        draft?: components['parameters']['Draft']
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the ML package. */
        packageId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of firmware releases. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageFirmwareReleasePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listCatalogShares: {
    parameters: {
      query?: {
        /** @description True lists the newest share first, false the oldest. The platform uses false when it is left out. */
        reverse?: boolean
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of shares. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatalogSharePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createCatalogShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
      }
      cookie?: never
    }
    /** @description With whom to share, and what. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCatalogShareRequest']
      }
    }
    responses: {
      /** @description The invitation was sent. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatalogShare']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateCatalogShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog. */
        catalogId: components['parameters']['CatalogId']
        /** @description Id of the share. */
        shareId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listCatalogShareInvitations: {
    parameters: {
      query?: {
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of invitations. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CatalogShareInvitationPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  acceptCatalogShareInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog that the invitation offers. */
        catalogId: components['parameters']['OfferedCatalogId']
        /** @description Id of the share invitation. */
        invitationId: components['parameters']['InvitationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  rejectCatalogShareInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog that the invitation offers. */
        catalogId: components['parameters']['OfferedCatalogId']
        /** @description Id of the share invitation. */
        invitationId: components['parameters']['InvitationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
