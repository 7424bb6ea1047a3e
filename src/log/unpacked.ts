const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

type Bytes = Uint8Array<ArrayBuffer>

const joined = (one: Bytes, other: Bytes): Bytes => {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** The bytes of a body: unpacked if they are gzip by their own account, else as they are. */
export const unpacked = async (
  body: ReadableStream<Bytes>,
  onProgress: () => void,
): Promise<ReadableStream<Bytes>> => {
  const reader = body.getReader()
  let start: Bytes = new Uint8Array(0)
  let isOver = false
  while (start.length < 2 && !isOver) {
    const { done, value } = await reader.read()
    onProgress()
    isOver = done
    if (value) start = joined(start, value)
  }
  const rest = new ReadableStream<Bytes>({
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
  return isGzip(start) ? rest.pipeThrough(new DecompressionStream('gzip')) : rest
}
