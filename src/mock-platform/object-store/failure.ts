/** HTTP status of each S3 error code. */
const statuses = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooSmall: 400,
  ExpiredToken: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidObjectState: 403,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidToken: 400,
  InvalidURI: 400,
  MalformedXML: 400,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const

/** An S3 error code. */
export type FailureCode = keyof typeof statuses

/** A request that the store refuses; sent to the client as an XML error document. */
export class StoreFailure extends Error {
  override name = 'StoreFailure'
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }

  get status(): number {
    return statuses[this.code]
  }
}

/** Ends a request to the store. Throws `StoreFailure`. */
export const fail = (code: FailureCode, message: string): never => {
  throw new StoreFailure(code, message)
}
