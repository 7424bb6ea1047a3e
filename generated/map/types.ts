// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/area_maps': {
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
     * List area maps
     * @description Lists the area maps of a project. The console always asks for those that other projects share as well.
     */
    get: operations['listAreaMaps']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/area_maps/{areaMapId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Number of the area map. */
        areaMapId: components['schemas']['AreaMapId']
      }
      cookie?: never
    }
    /**
     * Get an area map
     * @description Gets one area map.
     */
    get: operations['getAreaMap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/area_maps/{areaMapId}/versions': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Number of the area map. */
        areaMapId: components['schemas']['AreaMapId']
      }
      cookie?: never
    }
    /**
     * List versions of an area map
     * @description Lists the versions of an area map, the newest first. The console asks for versions that are not deleted: for the map detail, for moving scenarios to another map, and to open the first one in the map builder.
     */
    get: operations['listAreaMapVersions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/area_maps/{areaMapId}/versions/{versionId}/download_links': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Number of the area map. */
        areaMapId: components['schemas']['AreaMapId']
        /** @description Id of the version. */
        versionId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get download links of a map version
     * @description Makes temporary links to the files of one version of an area map. A link is absent when the version has no such file. The console fetches the files straight from the links.
     */
    post: operations['downloadAreaMapVersion']
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
    /** @description Number of an area map. */
    AreaMapId: number
    /** @description A map of the area in which vehicles drive. */
    AreaMap: {
      areaMapId: components['schemas']['AreaMapId']
      /** @description Name shown to people. */
      areaMapName: string
      /** @description True when another project shares the map. */
      isShared: boolean
      /** @description When the map was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the map was last changed. */
      updatedAt: components['schemas']['Timestamp']
    }
    /** @description One page of area maps. */
    AreaMapPage: {
      /** @description The area maps of this page. */
      areaMaps: components['schemas']['AreaMap'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description One version of an area map. */
    AreaMapVersion: {
      /** @description Id of the version. */
      versionId: components['schemas']['Id']
      /** @description Area map of the version. */
      areaMapId: components['schemas']['AreaMapId']
      /** @description What is new in the version. */
      description: string
      /** @description How far the version is released. The platform may use any text; the console shows it as it is. */
      releaseStatus: string
      /** @description When the version was created. */
      createdAt: components['schemas']['Timestamp']
    }
    /** @description One page of versions of an area map. */
    AreaMapVersionPage: {
      /** @description The versions of this page, the newest first. */
      versions: components['schemas']['AreaMapVersion'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Asks for temporary links. */
    AreaMapDownloadRequest: {
      /** @description Seconds for which the links are good. The console always asks for 3600. */
      expirationTime: number
    }
    /** @description Temporary links to the files of a map version; absent where there is no file. */
    AreaMapDownloadLinks: {
      /**
       * Format: uri
       * @description Link to the point cloud, a zip file.
       */
      pcdMapUrl?: string
      /**
       * Format: uri
       * @description Link to the vector map (Lanelet2), a zip file.
       */
      vectorMapUrl?: string
      /**
       * Format: uri
       * @description Link to the metadata of the point cloud, a YAML file.
       */
      pcdMapMetadataUrl?: string
      /**
       * Format: uri
       * @description Link to the map projection, a YAML file.
       */
      mapProjectorInfoUrl?: string
      /**
       * Format: uri
       * @description Link to the map configuration, a YAML file. The console does not offer it.
       */
      mapConfigUrl?: string
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
  }
  parameters: {
    /** @description Project whose data the call reads or changes. */
    ProjectId: components['schemas']['Id']
    /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
    Size: number
    /** @description Token from the previous answer; left out for the first page. */
    NextToken: components['schemas']['NextToken']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type AreaMapId = components['schemas']['AreaMapId']
export type AreaMap = components['schemas']['AreaMap']
export type AreaMapPage = components['schemas']['AreaMapPage']
export type AreaMapVersion = components['schemas']['AreaMapVersion']
export type AreaMapVersionPage = components['schemas']['AreaMapVersionPage']
export type AreaMapDownloadRequest = components['schemas']['AreaMapDownloadRequest']
export type AreaMapDownloadLinks = components['schemas']['AreaMapDownloadLinks']
export type Id = components['schemas']['Id']
export type NextToken = components['schemas']['NextToken']
export type Timestamp = components['schemas']['Timestamp']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type ResponseError = components['responses']['Error']
export type ParameterProjectId = components['parameters']['ProjectId']
export type ParameterSize = components['parameters']['Size']
export type ParameterNextToken = components['parameters']['NextToken']
export type $defs = Record<string, never>
export interface operations {
  listAreaMaps: {
    parameters: {
      query?: {
        /** @description True lists area maps shared by other projects, too. The platform uses false when it is left out. */
        includeSharedAreaMaps?: boolean
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
      /** @description One page of area maps. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AreaMapPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getAreaMap: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Number of the area map. */
        areaMapId: components['schemas']['AreaMapId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The area map. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AreaMap']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listAreaMapVersions: {
    parameters: {
      query?: {
        /** @description False leaves deleted versions out, true lists only those. The platform lists both when it is left out. */
        deleted?: boolean
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Number of the area map. */
        areaMapId: components['schemas']['AreaMapId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of versions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AreaMapVersionPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  downloadAreaMapVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Number of the area map. */
        areaMapId: components['schemas']['AreaMapId']
        /** @description Id of the version. */
        versionId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description How long the links are to be good. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AreaMapDownloadRequest']
      }
    }
    responses: {
      /** @description The links. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AreaMapDownloadLinks']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
