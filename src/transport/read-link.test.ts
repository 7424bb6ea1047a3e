import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLink, readStart, readWhole } from './read-link.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (body: BodyInit | null, init?: ResponseInit) => {
  const fetched = vi.fn((_: string, _init: RequestInit) =>
    Promise.resolve(new Response(body, init)),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const link = 'https://store.test/a.json?signature=secret'

const read = (address: string, limit: number) => readLink(address, (file) => readStart(file, limit))

test('gives the text and its type, and sends nothing along', async () => {
  const fetched = answer('{"道":1}', {
    headers: { 'content-type': 'Application/JSON; charset=utf-8' },
  })
  expect(await read(link, 100)).toEqual({
    text: '{"道":1}',
    isWhole: true,
    contentType: 'application/json',
  })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
})

test.each([
  [3, 'abc', true],
  [2, 'ab', false],
])('of three bytes, up to %i are read', async (limit, text, isWhole) => {
  answer('abc')
  expect(await read(link, limit)).toMatchObject({ text, isWhole })
})

test('a large file is not read to its end', async () => {
  let chunks = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      chunks += 1
      controller.enqueue(new Uint8Array(1000).fill(97))
    },
  })
  answer(endless)
  expect((await read(link, 5000)).text).toBe('a'.repeat(5000))
  expect(chunks).toBeLessThan(10)
})

test('a file of bytes that are no text is a text all the same', async () => {
  answer(new Uint8Array([0x61, 0xff, 0x62]))
  expect((await read(link, 100)).text).toBe('a\ufffdb')
})

test('a refusal is told by its status, without the secrets of the link', async () => {
  answer('', { status: 403, statusText: 'Forbidden' })
  await expect(read(link, 100)).rejects.toMatchObject({
    kind: 'status',
    status: 403,
    message: '403 Forbidden',
    url: 'https://store.test/a.json',
  })
})

test('a lost connection is told as for any call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  await expect(read(link, 100)).rejects.toMatchObject({
    kind: 'others',
    message: 'The connection failed.',
  })
})

test.each(['javascript:alert(1)', 'data:text/plain,a', '/logs/1'])(
  '%s is not fetched',
  async (bad) => {
    const fetched = answer('abc')
    await expect(read(bad, 100)).rejects.toMatchObject({
      message: 'The link is no web address.',
    })
    expect(fetched).not.toHaveBeenCalled()
  },
)

describe('a file that comes slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Answers with a body that the test writes. */
  const slowAnswer = () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.addEventListener('abort', () => void writer.abort(signal.reason))
      return new Response(readable)
    })
    return writer
  }

  test('is read as long as something comes', async () => {
    const writer = slowAnswer()
    const reading = read(link, 100)
    for (const letter of 'abc') {
      await vi.advanceTimersByTimeAsync(59_000)
      await writer.write(new TextEncoder().encode(letter))
    }
    await writer.close()
    expect(await reading).toMatchObject({ text: 'abc', isWhole: true })
  })

  test('is given up after a minute without a byte', async () => {
    const writer = slowAnswer()
    const failed = expect(read(link, 100)).rejects.toMatchObject({
      kind: 'others',
      message: 'Nothing of the file came for 60 seconds.',
    })
    await vi.advanceTimersByTimeAsync(59_000)
    await writer.write(new TextEncoder().encode('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
  })
})

describe('a whole file', () => {
  test.each([
    [{ 'content-length': '3' }, 3],
    [{ 'content-length': '3', 'content-encoding': 'gzip' }, undefined],
    [{}, undefined],
  ])('with %j tells how much of how much has come', async (headers, total) => {
    answer('abc', { headers })
    const onBytes = vi.fn()
    const file = await readLink(link, (each) => readWhole(each, onBytes))
    expect(await file.text()).toBe('abc')
    expect(onBytes).toHaveBeenLastCalledWith(3, total)
  })

  test.each(['before it comes', 'while it comes'])('is canceled %s', async (moment) => {
    const canceling = new AbortController()
    const { signal } = canceling
    if (moment === 'before it comes') canceling.abort()
    vi.stubGlobal('fetch', (_: string, { signal: given }: RequestInit) => {
      given?.throwIfAborted()
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array(3))
          given?.addEventListener('abort', () => controller.error(given.reason))
        },
      })
      return Promise.resolve(new Response(body))
    })
    const reading = readLink(link, (each) => readWhole(each, () => canceling.abort()), signal)
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' })
  })
})
