import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { findParting } from './open-difference.ts'

type Listener = (event: MessageEvent) => void

let heed: Listener | undefined
let worker: HostedWorker | undefined

/** A worker whose code runs in the test. */
class HostedWorker extends EventTarget {
  isEnded = false
  constructor() {
    super()
    worker = this
  }
  postMessage(data: unknown) {
    heed?.(new MessageEvent('message', { data: structuredClone(data) }))
  }
  terminate() {
    this.isEnded = true
  }
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => {
    heed = listener
  })
  await import('./difference-worker.ts')
})
beforeEach(() => {
  vi.stubGlobal('Worker', HostedWorker)
  vi.stubGlobal('postMessage', (data: unknown) => {
    worker?.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  })
})
afterEach(() => expect(worker?.isEnded).toBe(true))
afterAll(() => void vi.unstubAllGlobals())

/** The links to two logs with these texts; a text that is missing is refused. */
const linksOf = (one: string | undefined, other: string | undefined) => {
  const texts = new Map([
    ['https://store.test/one', one],
    ['https://store.test/other', other],
  ])
  vi.stubGlobal('fetch', async (url: string) => {
    const text = texts.get(url)
    return text === undefined
      ? new Response('', { status: 404, statusText: 'Not Found' })
      : new Response(text)
  })
  const [first = '', second = ''] = texts.keys()
  return { one: first, other: second }
}

const find = (one: string | undefined, other: string | undefined, limit?: number) =>
  findParting({ ...linksOf(one, other), limit }, new AbortController().signal)

test('two logs part where they say different things, and it is told what', async () => {
  expect(await find('same 1\nkept\nend\n', 'same 2\nlost')).toEqual({
    parting: {
      line: 1,
      lines: [
        [
          { number: 0, text: 'same 1', isOther: false },
          { number: 1, text: 'kept', isOther: true },
          { number: 2, text: 'end', isOther: true },
        ],
        [
          { number: 0, text: 'same 2', isOther: false },
          { number: 1, text: 'lost', isOther: true },
        ],
      ],
    },
  })
})

test('logs that say the same do not part, and an empty one is as good as any', async () => {
  expect(await find('step 1\n', 'step 2\n')).toEqual({ parting: undefined })
  expect(await find('', '')).toEqual({ parting: undefined })
  expect(await find('', 'a\n')).toMatchObject({ parting: { line: 0 } })
})

test.each([
  ['12345', '123456', 5, 'large'],
  ['123456', '12345', 5, 'large'],
  ['12345', '12345', 5, { parting: undefined }],
  ['12345', '123456', undefined, { parting: undefined }],
])('%j and %j of at most %s bytes: %j', async (one, other, limit, found) => {
  expect(await find(one, other, limit)).toEqual(found)
})

test('a log that cannot be read fails as the link says', async () => {
  const failed = find('a\n', undefined)
  await expect(failed).rejects.toBeInstanceOf(ApiError)
  await expect(failed).rejects.toMatchObject({
    message: '404 Not Found',
    status: 404,
    url: 'https://store.test/other',
  })
})

test('whoever does not want to know any more ends it', async () => {
  const end = new AbortController()
  const found = findParting(linksOf('a', 'b'), end.signal)
  end.abort(new Error('The page was left.'))
  await expect(found).rejects.toThrow('The page was left.')
})

test.each(['error', 'messageerror'])('an %s of the worker is told', async (event) => {
  const found = findParting(linksOf('a', 'b'), new AbortController().signal)
  worker?.dispatchEvent(new Event(event))
  await expect(found).rejects.toThrow('The reader of the logs has stopped.')
})
