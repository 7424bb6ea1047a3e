import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { DamagedFile } from '@/transport/read-link.ts'
import { unpacked } from './unpacked.ts'

type Bytes = Uint8Array<ArrayBuffer>

const encode = (text: string): Bytes => new TextEncoder().encode(text)

/** A body that comes in these pieces, and then fails where an error is given. */
const bodyOf = (pieces: readonly Bytes[], error?: Error) => {
  const left = [...pieces]
  return new ReadableStream<Bytes>({
    pull: (controller) => {
      const piece = left.shift()
      if (piece) controller.enqueue(piece)
      else if (error) controller.error(error)
      else controller.close()
    },
  })
}

const read = async (pieces: readonly Bytes[], error?: Error) => {
  const onProgress = vi.fn()
  const text = await new Response(await unpacked(bodyOf(pieces, error), onProgress)).text()
  return { text, steps: onProgress.mock.calls.length }
}

const packed = (text: string): Bytes => new Uint8Array(gzipSync(text))

test.each([
  ['nothing', [], ''],
  ['one byte', [encode('a')], 'a'],
  ['two bytes that come one by one', [encode('a'), encode('b')], 'ab'],
  ['more bytes', [encode('ab'), encode('cd'), encode('e')], 'abcde'],
  ['a packed text', [packed('abc')], 'abc'],
  ['nothing that is packed', [packed('')], ''],
] as const)('a body of %s is read whole', async (_, pieces, text) => {
  expect((await read(pieces)).text).toBe(text)
})

test('each piece that comes is told, lest the file is given up', async () => {
  const { steps } = await read([encode('ab'), encode('cd'), encode('e')])
  expect(steps).toBeGreaterThanOrEqual(3)
  const bytes = packed('abc')
  const { steps: ofPacked } = await read([bytes.slice(0, 1), bytes.slice(1, 9), bytes.slice(9)])
  expect(ofPacked).toBeGreaterThanOrEqual(3)
})

test('a connection that is lost in a packed file is told as such, a file that ends early as damaged', async () => {
  const bytes = packed('a text that is long enough to be cut')
  const lost = new Error('The connection was lost.')
  await expect(read([bytes.slice(0, 20)], lost)).rejects.toBe(lost)
  await expect(read([bytes.slice(0, 20)])).rejects.toBeInstanceOf(DamagedFile)
  await expect(read([encode('ab')], lost)).rejects.toBe(lost)
})

// Numbers that hardly repeat, so that half of the packed file tells something.
const long = Array.from({ length: 20_000 }, (_, at) => Math.imul(at, 2_654_435_761)).join()

test.each([
  ['plain', encode(long)],
  ['packed', packed(long)],
])('of a %s file that nobody reads on, nothing more is called for', async (_, bytes) => {
  const canceled = vi.fn()
  let isBegun = false
  const body = new ReadableStream<Bytes>({
    pull: (controller) => {
      // The rest takes its time.
      if (isBegun) return new Promise(() => {})
      isBegun = true
      controller.enqueue(bytes.slice(0, bytes.length / 2))
      return undefined
    },
    cancel: canceled,
  })
  const content = await unpacked(body, () => undefined)
  await content.cancel('enough')
  await vi.waitFor(() => expect(canceled).toHaveBeenCalledOnce(), { timeout: 20_000 })
})
