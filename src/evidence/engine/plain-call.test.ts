import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setTestTransport } from '../testing/test-transport.ts'
import { callService } from './plain-call.ts'

const asked: Request[] = []
let answer = () => new Response('{}')

beforeAll(() => {
  setTestTransport({ baseUrl: 'https://services.test/evaluation', isRenewed: false })
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return answer()
  })
})
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  asked.length = 0
})

const call = (query: object = {}, signal?: AbortSignal) =>
  callService<{ reports: unknown[] }>(listJobReportsOperation, {
    path: { projectId: 'a/b' },
    query: query as never,
    ...(signal && { signal }),
  })

const json =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } })

test('asks at the address of the operation, with the query where there is one', async () => {
  answer = json('{"reports":[]}')
  expect(await call()).toEqual({ reports: [] })
  await call({ size: 3, nextToken: 'a b' })
  expect(asked.map(({ url, method }) => `${method} ${url}`)).toEqual([
    'GET https://services.test/evaluation/projects/a%2Fb/jobs/reports',
    'GET https://services.test/evaluation/projects/a%2Fb/jobs/reports?next_token=a+b&size=3',
  ])
})

test('an answer that cannot be read is none', async () => {
  answer = json('{"reports":')
  await expect(call()).rejects.toThrow()
})

test.each([
  ['as JSON', '{"message":"Not for you."}', 'Not for you.'],
  ['as a text', 'Forbidden by the proxy', undefined],
])('a refusal is told %s', async (_, body, message) => {
  answer = json(body, 403)
  await expect(call()).rejects.toMatchObject({ status: 403, ...(message && { message }) })
})

test('a call is given up with whoever wants it', async () => {
  const end = new AbortController()
  answer = json('{"reports":[]}')
  await call({}, end.signal)
  end.abort()
  expect(asked[0]?.signal.aborted).toBe(true)
})
