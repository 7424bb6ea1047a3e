import { S3Client, type S3ClientConfig, S3ServiceException } from '@aws-sdk/client-s3'
import { config } from '@/config/config.ts'
import { ApiError, connectionFailed } from './errors.ts'

/** An object of the store, and temporary credentials to read or to write it. */
export interface StorePlace {
  awsStsCredentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string }
  bucket: string
  key: string
}

/** How often a request is tried: for some 10 seconds, so that a short break of the connection costs nothing. */
const maxAttempts = 8

/** Client of the store with the credentials for an object. */
export const storeClient = (
  { awsStsCredentials }: StorePlace,
  requestHandler?: NonNullable<S3ClientConfig['requestHandler']>,
): S3Client => {
  const { endpoint, region } = config().objectStore
  const { accessKeyId, secretAccessKey, sessionToken } = awsStsCredentials
  return new S3Client({
    region,
    maxAttempts,
    // A store with an address of its own need not have one for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    ...(requestHandler && { requestHandler }),
  })
}

const addressOf = ({ bucket, key }: StorePlace) =>
  `${config().objectStore.endpoint ?? 's3:/'}/${bucket}/${key}`

/** A failure with an object that is no answer of the store. */
export const failureAt = (
  place: StorePlace,
  kind: ApiError['kind'],
  message: string,
  cause: unknown,
): ApiError => new ApiError({ kind, message, url: addressOf(place), cause })

/** An error of the SDK, fit to be shown; `expired` is the message for expired credentials. */
export const storeError = (thrown: unknown, place: StorePlace, expired: string): ApiError => {
  if (thrown instanceof TypeError) return failureAt(place, 'others', connectionFailed, thrown)
  if (!(thrown instanceof S3ServiceException)) {
    const text = 'The object store gave an answer that cannot be read.'
    return failureAt(place, 'decodingFailed', text, thrown)
  }
  const { name, message, $metadata } = thrown
  const { httpStatusCode: status = 0, requestId } = $metadata
  const text = message === 'UnknownError' ? `The object store answered ${status}.` : message
  return new ApiError({
    kind: 'status',
    url: addressOf(place),
    // A busy store is no maintenance of the platform.
    status: status === 503 ? 0 : status,
    message: name === 'ExpiredToken' ? expired : text,
    code: name,
    requestId,
    cause: thrown,
  })
}
