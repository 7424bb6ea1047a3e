// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Label of an image, a pair of name and value.
 */
export interface FirmwareImageLabel {
  /**
   * Name of the label.
   * @minLength 1
   */
  name: string
  /** Value of the label. */
  value: string
}

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * Image file of a firmware release.
 */
export interface FirmwareImage {
  /** Id of the image. */
  id: Id
  /** Project of the image. */
  project_id: Id
  /** Labels of the image; may be empty. */
  labels: FirmwareImageLabel[]
  /**
   * Size of the file in bytes.
   * @minimum 0
   */
  size: number
  /** Digest of the file, the algorithm before the colon. It tells whether a download is complete. */
  digest: string
  /** End of the file's name, leading dot included. The name of the saved file is the name of the component and this. */
  filename_extension: string
}

/**
 * Which images to get.
 */
export interface BatchGetFirmwareImagesRequest {
  /** Ids of the images. */
  image_ids: Id[]
}

/**
 * The images that were found.
 */
export interface BatchGetFirmwareImagesAnswer {
  /** Images in no particular order. */
  images: FirmwareImage[]
}

/**
 * Temporary link to the file of an image.
 */
export interface FirmwareImageDownload {
  /** Link to the file. It is good for the requested time and needs no token. */
  url: string
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
 * Asks for a temporary download link.
 */
export interface DownloadRequest {
  /**
   * Seconds for which the link is good. The console always asks for 3600.
   * @minimum 1
   * @maximum 3600
   */
  expiration_time: number
  /** Name under which a browser saves the file. */
  filename?: string
}

/**
 * The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body.
 */
export type ErrorResponse = ErrorBody
