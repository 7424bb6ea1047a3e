import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { XhrHttpHandler } from '@aws-sdk/xhr-http-handler'
import { startTimeLimit } from '@/lib/time-limit.ts'
import type { ApiError } from './errors.ts'
import { failureAt, type StorePlace, storeClient, storeError } from './object-store.ts'

/** How an upload goes on. */
export interface UploadOptions {
  /** Ends the upload; what was sent so far is thrown away. */
  signal: AbortSignal
  /** Hears of the bytes sent so far, from 0 to the size of the file. */
  onProgress: (bytes: number) => void
}

/** In bytes. */
const partSize = 50 * 1024 ** 2

/** So many parts are under way at once. */
const lanes = 3

/** In milliseconds. */
const timeout = 3 * 3600 * 1000

/** An upload that has something to send and sends nothing for this many seconds is given up. */
const idleLimit = 60

/** Sends by XMLHttpRequest, which tells of bytes as they go, where `fetch` tells of whole parts alone. */
class UploadHandler extends XhrHttpHandler {
  override async handle(...call: Parameters<XhrHttpHandler['handle']>) {
    const result = await super.handle(...call)
    // A connection that failed; by this error the SDK knows that another try may help.
    if (result.response.statusCode === 0) throw new TypeError('Failed to fetch')
    return result
  }
}

/** Tells of the sum of what the parts under way and the finished ones have sent; a part sent again counts once. */
const progressOf = (handler: UploadHandler, onProgress: UploadOptions['onProgress']) => {
  const sent = new Map<string, number>()
  handler.on(
    XhrHttpHandler.EVENTS.UPLOAD_PROGRESS,
    ({ loaded }: ProgressEvent, { query }: { query: { partNumber?: string } }) => {
      if (query.partNumber === undefined) return
      sent.set(query.partNumber, loaded)
      onProgress([...sent.values()].reduce((sum, bytes) => sum + bytes, 0))
    },
  )
}

/** SHA-256 in base64, by the browser itself: the SDK's own would hold up the page for seconds. */
const checksumOf = async (part: Blob) => {
  const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const sendInParts = async (
  client: S3Client,
  file: File,
  { bucket, key }: StorePlace,
  signal: AbortSignal,
  onSent: () => void,
) => {
  const place = { Bucket: bucket, Key: key }
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...place, ChecksumAlgorithm: 'SHA256' }),
    { abortSignal: signal },
  )
  if (!UploadId) throw new Error('The upload has no id.')
  const upload = { ...place, UploadId }
  // The first part that fails ends the others.
  const failed = new AbortController()
  const abortSignal = AbortSignal.any([signal, failed.signal])
  const sendPart = async (PartNumber: number) => {
    const Body = file.slice((PartNumber - 1) * partSize, PartNumber * partSize)
    const ChecksumSHA256 = await checksumOf(Body)
    const part = new UploadPartCommand({ ...upload, PartNumber, Body, ChecksumSHA256 })
    const { ETag } = await client.send(part, { abortSignal })
    if (!ETag) throw new Error(`Part ${PartNumber} has no entity tag.`)
    return { PartNumber, ETag, ChecksumSHA256 }
  }
  const numbers = Array.from({ length: Math.ceil(file.size / partSize) }, (_, index) => index + 1)
  const waiting = numbers.values()
  const sendNext = async () => {
    const sent: Awaited<ReturnType<typeof sendPart>>[] = []
    for (const number of waiting) sent.push(await sendPart(number))
    return sent
  }
  try {
    const sent = (await Promise.all(Array.from({ length: lanes }, sendNext))).flat()
    onSent()
    const Parts = sent.sort((a, b) => a.PartNumber - b.PartNumber)
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
      { abortSignal },
    )
  } catch (thrown) {
    failed.abort()
    // The store is paid for parts until they are taken back; that this failed is no news for the user.
    client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw thrown
  }
}

const asApiError = (
  thrown: unknown,
  place: StorePlace,
  signal: AbortSignal,
  limit: AbortSignal,
  idle: AbortSignal,
) => {
  const fail = (kind: ApiError['kind'], message: string) => failureAt(place, kind, message, thrown)
  if (signal.aborted) return fail('aborted', 'The upload was aborted.')
  if (limit.aborted) {
    return fail('others', 'The upload took longer than 3 hours. Upload the file again.')
  }
  if (idle.aborted) {
    return fail('others', `Nothing could be sent for ${idleLimit} seconds. Upload the file again.`)
  }
  if (thrown instanceof DOMException && thrown.name === 'NotReadableError') {
    return fail('others', 'The file cannot be read. It was changed or moved: select it again.')
  }
  return storeError(thrown, place, 'The right to upload has expired. Upload the file again.')
}

/**
 * Uploads a file to the object store in parts of 50 MiB, each with its SHA-256 checksum. It brings the
 * store's SDK along: import it when an upload begins. Throws `ApiError`, of kind `aborted` when `signal`
 * was aborted; an upload that takes more than 3 hours, or sends nothing for a minute before the store has all parts, fails.
 */
export const uploadObject = async (
  file: File,
  place: StorePlace,
  { signal, onProgress }: UploadOptions,
): Promise<void> => {
  const limit = AbortSignal.timeout(timeout)
  const idle = startTimeLimit(idleLimit * 1000)
  const handler = new UploadHandler()
  progressOf(handler, (bytes) => {
    idle.restart()
    onProgress(bytes)
  })
  try {
    const client = storeClient(place, handler)
    const end = AbortSignal.any([signal, limit, idle.signal])
    // Once the store has all parts, it puts them together, which may take it minutes.
    await sendInParts(client, file, place, end, idle.stop)
  } catch (thrown) {
    throw asApiError(thrown, place, signal, limit, idle.signal)
  } finally {
    idle.stop()
  }
}
