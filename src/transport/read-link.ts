import { startTimeLimit } from '@/lib/time-limit.ts'
import { safeHref } from '@/lib/urls.ts'
import { ApiError, connectionFailed } from './errors.ts'

/** A file of which nothing comes for this many seconds is given up. */
const timeLimit = 60

/** The beginning of a file, as text, and whether that is all of it. */
export interface FileText {
  text: string
  isWhole: boolean
  /** As the answer declares it, in lower case and without parameters; empty when it does not. */
  contentType: string
}

/** A file behind a link, while it is read. */
export interface LinkedFile {
  /** As the answer declares it, in lower case and without parameters; empty when it does not. */
  contentType: string
  /** In bytes, as the answer declares it. */
  size: number | undefined
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null
  /** To be called when something of the file has come, lest it is given up. */
  onProgress: () => void
}

/** Reads up to `limit` bytes of a file, as text. */
export const readStart = async (
  { contentType, body, onProgress }: LinkedFile,
  limit: number,
): Promise<FileText> => {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let [text, bytes] = ['', 0]
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    onProgress()
    const rest = value.subarray(0, limit - bytes)
    text += decoder.decode(rest, { stream: true })
    bytes += rest.length
    if (rest.length < value.length) {
      // Not awaited: where the file is read twice, it ends with the other reading.
      reader.cancel().catch(() => undefined)
      return { text, isWhole: false, contentType }
    }
  }
  return { text: text + decoder.decode(), isWhole: true, contentType }
}

/** Reads all of a file, as it is. `onBytes` hears of the bytes that have come, and of all there are if that is known. */
export const readWhole = async (
  { contentType, size, body, onProgress }: LinkedFile,
  onBytes?: (bytes: number, total: number | undefined) => void,
): Promise<Blob> => {
  let come = 0
  const told = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (bytes, controller) => {
      onProgress()
      come += bytes.length
      onBytes?.(come, size)
      controller.enqueue(bytes)
    },
  })
  const content = await new Response(body?.pipeThrough(told)).blob()
  return content.slice(0, content.size, contentType)
}

/** A file came, and is damaged; the message is for the user. */
export class DamagedFile extends Error {}

/**
 * Reads the file behind a link that needs no token. Throws `ApiError`, also for an address that is none of
 * the web and for a file of which nothing comes for a minute; of kind `aborted` when `canceled` was aborted.
 */
export const readLink = async <T>(
  address: string,
  read: (file: LinkedFile) => Promise<T>,
  canceled?: AbortSignal,
): Promise<T> => {
  const href = safeHref(address)
  // Links are secrets for a time: what stands behind the question mark is told to nobody.
  const url = href?.split('?', 1)[0] ?? ''
  const fail = (message: string, details: { status?: number; cause?: unknown } = {}) =>
    new ApiError({ kind: kindOf(details), message, url, ...details })
  const kindOf = ({ status }: { status?: number }) => {
    if (canceled?.aborted) return 'aborted'
    return status ? 'status' : 'others'
  }
  if (href === undefined) throw fail('The link is no web address.')
  const time = startTimeLimit(timeLimit * 1000)
  try {
    const response = await fetch(href, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: canceled ? AbortSignal.any([time.signal, canceled]) : time.signal,
    })
    const { status, statusText, ok, headers, body } = response
    if (!ok) throw fail(`${status} ${statusText}`.trim(), { status })
    const [contentType = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1)
    // A packed body has another size than its content.
    const size = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
    return await read({
      contentType: contentType.trim(),
      size: size > 0 ? size : undefined,
      body,
      onProgress: time.restart,
    })
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown
    const failure = thrown instanceof DamagedFile ? thrown.message : connectionFailed
    const message = time.signal.aborted
      ? `Nothing of the file came for ${timeLimit} seconds.`
      : failure
    throw fail(message, { cause: thrown })
  } finally {
    time.stop()
  }
}
