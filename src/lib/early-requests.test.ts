import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { dropEarly, takeEarly } from './early-requests.ts'
import { takeEarlyWorker } from './early-worker.ts'

const boot = readFileSync('public/boot.js', 'utf8')

const origin = 'https://console.test'

const config = {
  services: {
    project: '/services/project',
    evaluation: 'https://evaluation.test/api/',
    scenario: '/services/scenario',
  },
  identityProvider: { authority: '/identity/', clientId: 'console' },
}

const key = `oidc.user:${origin}/identity:console`

const now = 1_800_000_000

const user = { access_token: 'abc', expires_at: now + 60 }

const pages = {
  '/overview/': ['the-worker-1.js', 'o.js'],
  '/suites/$suiteId/': ['s.js', 'both.js'],
}

interface Visit {
  /** Under the base path. */
  address?: string
  session?: { [key: string]: string }
  local?: { [key: string]: string }
  isDemo?: boolean
}

const storage = (values: { [key: string]: string }) =>
  Object.assign(Object.create({ getItem: (key: string) => values[key] ?? null }), values)

/** Runs `boot.js` at an address; what it asks for, and the frame that it shows. */
const visit = async ({
  address = '/reports',
  session = { [key]: JSON.stringify(user) },
  local = { projectId: 'p-1' },
  isDemo = false,
}: Visit) => {
  const asked: string[] = []
  const preloaded: string[] = []
  const workers: string[] = []
  const tokens = new Set<string>()
  const dataset: { frame?: string } = {}
  const { pathname, search } = new URL(`${origin}/evaluation${address}`)
  runInNewContext(boot, {
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
      currentScript: {
        src: `${origin}/evaluation/boot.js`,
        dataset: isDemo ? {} : { early: '', pages: JSON.stringify(pages) },
      },
    },
    location: { pathname, search, origin },
    localStorage: storage(local),
    sessionStorage: storage(session),
    fetch: async (url: string, { headers }: { headers?: { Authorization: string } } = {}) => {
      asked.push(url.replace(`${origin}/evaluation`, ''))
      if (headers) tokens.add(headers.Authorization)
      return Response.json(url.endsWith('/config.json') ? config : {})
    },
    Date: { now: () => now * 1000 },
    Worker: class {
      constructor(file: string) {
        workers.push(file)
      }
    },
    AbortController,
    URL,
    URLSearchParams,
    addEventListener: () => undefined,
  })
  await new Promise((resolve) => setTimeout(resolve))
  return { asked, preloaded, workers, tokens: [...tokens], frame: dataset.frame }
}

const projects = `${origin}/services/project/projects`
const evaluation = 'https://evaluation.test/api/projects'
const reportsOf = (project: string) => `${evaluation}/${project}/jobs/reports`
const scenarios = `${origin}/services/scenario/projects/p-1/scenarios?order=asc&size=100&sort=scenario_name`
const start = ['/config.json', projects]

test.each<[string, Visit, string[]]>([
  ['the list', {}, [...start, reportsOf('p-1')]],
  ['the start page', { address: '/' }, [...start, reportsOf('p-1')]],
  ['another start page', { address: '/', local: { startPage: '/overview' } }, start],
  [
    'a project in the address',
    { address: '/reports?project_id=p-2' },
    [...start, reportsOf('p-2')],
  ],
  ['no project yet', { local: {} }, start],
  ['a project that is no id', { local: { projectId: '../..' } }, start],
  ['a filtered list', { address: '/reports?state=failed' }, start],
  ['another list', { address: '/suites/' }, [...start, `${evaluation}/p-1/suites`]],
  [
    'a page of a list',
    { address: '/scenarios?page=3&page_size=50&theme=dark' },
    [...start, scenarios],
  ],
  ['a sorted list', { address: '/scenarios?sort=name' }, start],
  ['another page', { address: '/suites/1' }, start],
  [
    'another user at another provider',
    { session: { 'oidc.user:https://other.test:console': JSON.stringify(user) } },
    ['/config.json'],
  ],
  [
    'an expired sign-in',
    { session: { [key]: JSON.stringify({ ...user, expires_at: now - 1 }) } },
    [],
  ],
  ['a sign-in that cannot be read', { session: { [key]: '{' } }, []],
  ['nobody', { session: {} }, []],
  ['the end of a sign-in', { address: '/oidc/auth/cb' }, []],
  ['the end of a sign-out', { address: '/signout' }, []],
  ['the maintenance page', { address: '/maintenance' }, []],
  ['the static demo', { isDemo: true }, []],
])('asks early at %s for what the page shows', async (_, place, expected) => {
  const { asked, tokens } = await visit(place)
  expect(asked).toEqual(expected)
  expect(tokens).toEqual(expected.length > 1 ? ['Bearer abc'] : [])
})

test.each<[string, Visit, string | undefined]>([
  ['who has signed in', {}, 'open'],
  ['who has closed the menu', { local: { openDrawer: 'false' } }, 'icons'],
  ['nobody', { session: {} }, undefined],
  [
    'an expired sign-in',
    { session: { [key]: JSON.stringify({ ...user, expires_at: now }) } },
    undefined,
  ],
])('the frame of the first page for %s', async (_, place, frame) => {
  expect((await visit(place)).frame).toBe(frame)
})

test.each<[string, Visit, string[]]>([
  ['a page of the table', { address: '/suites/1' }, ['s.js', 'both.js']],
  ['the same with a slash', { address: '/suites/1/' }, ['s.js', 'both.js']],
  ['the start page', { address: '/', local: { startPage: '/overview' } }, ['o.js']],
  ['a page below', { address: '/suites/1/edit' }, []],
  ['a page beside', { address: '/suites/new' }, []],
  ['a page of the first file', {}, []],
  ['nobody', { address: '/overview', session: {} }, []],
])('code is asked for along with the first file for %s', async (_, place, files) => {
  const { preloaded } = await visit(place)
  expect(preloaded).toEqual(files.map((file) => `/evaluation/${file}`))
})

test('the worker of a page is started along with the first file, for who has signed in', async () => {
  const address = '/overview'
  expect((await visit({ address })).workers).toEqual(['/evaluation/the-worker-1.js'])
  expect((await visit({ address, session: {} })).workers).toEqual([])
  expect((await visit({})).workers).toEqual([])
})

test('a worker that was started early is taken once', () => {
  const worker = {} as Worker
  globalThis.earlyWorker = worker
  expect(takeEarlyWorker()).toBe(worker)
  expect(takeEarlyWorker()).toBeUndefined()
})

const url = 'https://evaluation.test/api/projects'

const send = (answer: Promise<Response>, token?: string) => {
  const aborter = new AbortController()
  const headers = token && { Authorization: `Bearer ${token}` }
  globalThis.early = new Map([[url, { answer, aborter, ...(headers && { headers }) }]])
  return aborter.signal
}

const { signal } = new AbortController()

afterEach(dropEarly)

test('an early answer is taken once', async () => {
  const answer = new Response()
  send(Promise.resolve(answer), 'abc')
  expect(await takeEarly(url, signal, 'abc')).toBe(answer)
  expect(await takeEarly(url, signal, 'abc')).toBeUndefined()
})

test.each([
  ['another token', 'abc', 'new'],
  ['a token instead of none', undefined, 'abc'],
  ['no token instead of one', 'abc', undefined],
])('an early answer is dropped that was asked for with %s', async (_, sent, token) => {
  send(Promise.resolve(new Response()), sent)
  expect(await takeEarly(url, signal, token)).toBeUndefined()
  expect(globalThis.early?.size).toBe(0)
})

test('without an answer, or after all were dropped, there is nothing to take', async () => {
  send(Promise.reject(new TypeError('Failed to fetch')))
  expect(await takeEarly(url, signal)).toBeUndefined()
  send(Promise.resolve(new Response()))
  dropEarly()
  expect(await takeEarly(url, signal)).toBeUndefined()
})

test('an early call ends with who waits for it, before and after', async () => {
  const sent = send(Promise.resolve(new Response()))
  const limit = new AbortController()
  await takeEarly(url, limit.signal)
  expect(sent.aborted).toBe(false)
  limit.abort()
  expect(sent.aborted).toBe(true)
  const other = send(Promise.resolve(new Response()))
  await takeEarly(url, limit.signal)
  expect(other.aborted).toBe(true)
})
