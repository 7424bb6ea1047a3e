import { GetObjectCommand } from '@aws-sdk/client-s3'
import { startTimeLimit } from '@/lib/time-limit.ts'
import type { ApiError } from './errors.ts'
import { failureAt, type StorePlace, storeClient, storeError } from './object-store.ts'

/** A download of which nothing comes for this many seconds is given up. */
const idleLimit = 60

/** How a download goes on. */
export interface DownloadOptions {
  /** Ends the download. */
  signal: AbortSignal
  /** Hears of the bytes that have come, and of all there are if that is known. */
  onProgress: (bytes: number, total: number | undefined) => void
}

/**
 * Downloads an object of the store. It brings the store's SDK along: import it when a download begins. Throws
 * `ApiError`: of kind `aborted` when `signal` was aborted, with the code `ExpiredToken` when the credentials
 * have expired; a download of which nothing comes for a minute fails.
 */
export const downloadObject = async (
  place: StorePlace,
  { signal, onProgress }: DownloadOptions,
): Promise<Blob> => {
  const idle = startTimeLimit(idleLimit * 1000)
  const abortSignal = AbortSignal.any([signal, idle.signal])
  const fail = (kind: ApiError['kind'], message: string, cause: unknown) =>
    failureAt(place, kind, message, cause)
  try {
    const command = new GetObjectCommand({ Bucket: place.bucket, Key: place.key })
    const { Body, ContentLength, ContentType } = await storeClient(place).send(command, {
      abortSignal,
    })
    const parts: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    const reader = Body?.transformToWebStream().getReader()
    for (;;) {
      abortSignal.throwIfAborted()
      const { done = true, value } = (await reader?.read()) ?? {}
      if (done) break
      idle.restart()
      parts.push(value)
      bytes += value.length
      onProgress(bytes, ContentLength)
    }
    if (ContentLength !== undefined && bytes < ContentLength) {
      throw new TypeError('The connection ended before the file did.')
    }
    return new Blob(parts, { type: ContentType ?? '' })
  } catch (thrown) {
    if (signal.aborted) throw fail('aborted', 'The download was canceled.', thrown)
    if (idle.signal.aborted) {
      throw fail('others', `Nothing of the file came for ${idleLimit} seconds.`, thrown)
    }
    throw storeError(thrown, place, 'The right to download has expired. Download the file again.')
  } finally {
    idle.stop()
  }
}
