// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/images/batch': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get several firmware images
     * @description Gets the images with the given ids in one call. Ids that belong to no image are left out of the answer.
     */
    post: operations['batchGetFirmwareImages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/images/{imageId}/download': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the image. */
        imageId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a download link of a firmware image
     * @description Makes a temporary link to the file of an image.
     */
    post: operations['downloadFirmwareImage']
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
    /** @description Label of an image, a pair of name and value. */
    FirmwareImageLabel: {
      /** @description Name of the label. */
      name: string
      /** @description Value of the label. */
      value: string
    }
    /** @description Image file of a firmware release. */
    FirmwareImage: {
      /** @description Id of the image. */
      id: components['schemas']['Id']
      /** @description Project of the image. */
      projectId: components['schemas']['Id']
      /** @description Labels of the image; may be empty. */
      labels: components['schemas']['FirmwareImageLabel'][]
      /** @description Size of the file in bytes. */
      size: number
      /** @description Digest of the file, the algorithm before the colon. It tells whether a download is complete. */
      digest: string
      /** @description End of the file's name, leading dot included. The name of the saved file is the name of the component and this. */
      filenameExtension: string
    }
    /** @description Which images to get. */
    BatchGetFirmwareImagesRequest: {
      /** @description Ids of the images. */
      imageIds: components['schemas']['Id'][]
    }
    /** @description The images that were found. */
    BatchGetFirmwareImagesAnswer: {
      /** @description Images in no particular order. */
      images: components['schemas']['FirmwareImage'][]
    }
    /** @description Temporary link to the file of an image. */
    FirmwareImageDownload: {
      /**
       * Format: uri
       * @description Link to the file. It is good for the requested time and needs no token.
       */
      url: string
    }
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
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
    /** @description Asks for a temporary download link. */
    DownloadRequest: {
      /** @description Seconds for which the link is good. The console always asks for 3600. */
      expirationTime: number
      /** @description Name under which a browser saves the file. */
      filename?: string
    }
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
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type FirmwareImageLabel = components['schemas']['FirmwareImageLabel']
export type FirmwareImage = components['schemas']['FirmwareImage']
export type BatchGetFirmwareImagesRequest = components['schemas']['BatchGetFirmwareImagesRequest']
export type BatchGetFirmwareImagesAnswer = components['schemas']['BatchGetFirmwareImagesAnswer']
export type FirmwareImageDownload = components['schemas']['FirmwareImageDownload']
export type Id = components['schemas']['Id']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type DownloadRequest = components['schemas']['DownloadRequest']
export type ResponseError = components['responses']['Error']
export type ParameterProjectId = components['parameters']['ProjectId']
export type $defs = Record<string, never>
export interface operations {
  batchGetFirmwareImages: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The ids of the images. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetFirmwareImagesRequest']
      }
    }
    responses: {
      /** @description The images that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchGetFirmwareImagesAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  downloadFirmwareImage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the image. */
        imageId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description For how long the link is good and the name of the saved file. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DownloadRequest']
      }
    }
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FirmwareImageDownload']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
