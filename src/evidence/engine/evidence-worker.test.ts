import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { transportSettings } from '@/transport/transport-settings.ts'
import type { Down, Up } from './messages.ts'

/** A slow machine is no failure. */
const patience = { timeout: 20_000 }

const posted: Up[] = []
let listener: (event: { data: readonly Down[] }) => void = () => {}
const send = (...messages: Down[]) => listener({ data: messages })
const fetched: string[] = []

beforeAll(async () => {
  vi.stubGlobal('postMessage', (messages: readonly Up[]) => posted.push(...messages))
  vi.stubGlobal('addEventListener', (_: string, heed: typeof listener) => {
    listener = heed
  })
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    fetched.push(`${new URL(url).pathname} ${headers.get('authorization')}`)
    return new Response(JSON.stringify({ reports: [] }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  await import('./evidence-worker.ts')
  send({
    kind: 'open',
    subject: 'user',
    projectId: 'project',
    baseUrl: 'https://services.test',
    token: 'first',
    isKept: false,
  })
})
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  posted.length = 0
  send({ kind: 'token', token: 'first' })
})

const token = (next: string | undefined): Down => ({ kind: 'token', token: next })

test('the engine calls the service of the page, with the token of the page', async () => {
  send({ kind: 'ask', id: 1, name: 'jobs', ask: { whole: false } })
  await vi.waitFor(
    () => expect(posted.at(-1)).toMatchObject({ kind: 'answer', id: 1, isSettled: true }),
    patience,
  )
  expect(fetched).toEqual(['/projects/project/jobs/reports Bearer first'])
  send({ kind: 'leave', id: 1 })
})

test.each([
  ['another one', 'second', true],
  ['the same', 'first', false],
  ['none', undefined, false],
])('the page is asked for a token once one is refused: %s', async (_, next, isRenewed) => {
  const { renewToken, accessToken } = transportSettings()
  const renewals = [renewToken(), renewToken()]
  expect(posted).toEqual(Array(2).fill({ kind: 'tokenWanted', refused: 'first' }))
  send(token(next))
  expect(await Promise.all(renewals)).toEqual([isRenewed, isRenewed])
  expect(accessToken()).toBe(next)
})

test('a later refusal waits for a token of its own', async () => {
  const { renewToken } = transportSettings()
  const first = renewToken()
  send(token('second'))
  await first
  const renewed = vi.fn()
  const second = renewToken().then(renewed)
  await Promise.resolve()
  expect(renewed).not.toHaveBeenCalled()
  expect(posted.at(-1)).toEqual({ kind: 'tokenWanted', refused: 'second' })
  send(token('third'))
  await second
  expect(renewed).toHaveBeenCalledExactlyOnceWith(true)
})

test('the page hears that nobody is signed in any more, and of a maintenance', () => {
  const { onSignedOut, onSignedIn, onMaintenance, baseUrl } = transportSettings()
  onSignedIn()
  expect(posted).toEqual([])
  onSignedOut()
  onMaintenance()
  expect(posted).toEqual([{ kind: 'signedOut' }, { kind: 'maintenance' }])
  expect(baseUrl('evaluation')).toBe('https://services.test')
})
