import { DamagedFile } from '@/transport/read-link.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Body = ReadableStream<Bytes>

const joined = (one: Bytes, other: Bytes): Bytes => {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** The first two bytes of a body, and the body with them. */
const peeked = async (body: Body, onProgress: () => void): Promise<[start: number, body: Body]> => {
  const reader = body.getReader()
  let start: Bytes = new Uint8Array(0)
  let isOver = false
  while (start.length < 2 && !isOver) {
    const { done, value } = await reader.read()
    onProgress()
    isOver = done
    if (value) start = joined(start, value)
  }
  const whole = new ReadableStream<Bytes>({
    start: (controller) => {
      if (start.length > 0) controller.enqueue(start)
    },
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      onProgress()
      controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return [((start[0] ?? 0) << 8) | (start[1] ?? 0), whole]
}

/** The content of a gzip stream; a file that is damaged or ends too early is told as such, not as a lost connection. */
const gunzipped = (body: Body): Body => {
  let isCut = false
  const source = body.getReader()
  const watched = new ReadableStream<Bytes>({
    pull: async (controller) => {
      try {
        const { done, value } = await source.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (thrown) {
        isCut = true
        controller.error(thrown)
      }
    },
    cancel: (reason) => source.cancel(reason),
  })
  const reader = watched.pipeThrough(new DecompressionStream('gzip')).getReader()
  return new ReadableStream<Bytes>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (thrown) {
        controller.error(isCut ? thrown : new DamagedFile(damaged, { cause: thrown }))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const damaged = 'The file is packed as gzip, and is damaged or ends too early.'

const gzip = 0x1f8b

/** Names of the encodings whose texts begin with these bytes. */
const byteOrders: Readonly<Record<number, string>> = { 65534: 'utf-16le', 65279: 'utf-16be' }

/** The bytes of a body as UTF-8: unpacked if they are gzip, and converted if they are UTF-16, by their own account. */
export const unpacked = async (body: Body, onProgress: () => void): Promise<Body> => {
  const [kind, whole] = await peeked(body, onProgress)
  const [order, text] =
    kind === gzip ? await peeked(gunzipped(whole), () => undefined) : [kind, whole]
  const encoding = byteOrders[order]
  return encoding === undefined
    ? text
    : text.pipeThrough(new TextDecoderStream(encoding)).pipeThrough(new TextEncoderStream())
}
