import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JobReport } from '@generated/evaluation/types.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSearch } from '@/lib/search-params.ts'
import { reportListPolling } from '@/models/reports/report-polling.ts'
import { reportSearch } from '@/models/reports/report-search.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { configureTransport } from '@/transport/transport-settings.ts'
import { jobReportsQueryOptions } from './listed-reports.ts'

const kept = vi.hoisted(() => ({ wholeFromKept: vi.fn(), keepPage: vi.fn() }))
vi.mock('./kept-reports.ts', () => kept)

/** A service that lists reports in pages of three. */
const service = { reports: [] as object[], asked: [] as URLSearchParams[] }
const pageSize = 3
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://service.test')
  service.asked.push(searchParams)
  const start = Number(searchParams.get('next_token') ?? 0)
  const end = start + pageSize
  const reports = service.reports.slice(start, end)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      reports,
      ...(end < service.reports.length && { next_token: String(end) }),
    }),
  )
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  configureTransport({
    baseUrl: () => `http://127.0.0.1:${port}`,
    accessToken: () => 'token',
    renewToken: async () => false,
    onSignedOut: vi.fn(),
    onSignedIn: vi.fn(),
    onMaintenance: vi.fn(),
  })
})
afterAll(() => server.close())

const wire = (id: string, status = 'succeeded') => ({
  id,
  job_id: `job-${id}`,
  project_id: 'p',
  description: '',
  user_name: '',
  status,
  scheduled_at: '2024-03-05T09:40:00Z',
  ...(status !== 'started' && { finished_at: '2024-03-05T10:40:00Z' }),
  scheduled_by: 'u',
  catalog: { id: 'c', display_name: 'Minibus v3', version_id: 'v' },
  event: {},
  build: {},
  build_options: { clean_build: false, debug: false },
  test_options: {
    skip_test: false,
    disable_logging_on_success: false,
    record_caret: false,
    calculate_scenario_reconstruction_accuracy: false,
  },
  release_options: { partial_release: false },
})
const options = jobReportsQueryOptions('p', {})
let client: QueryClient
const refetch = async () => {
  service.asked = []
  return client.fetchQuery({ ...options, staleTime: 0 })
}
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

beforeEach(() => {
  client = new QueryClient()
  vi.resetAllMocks()
  service.reports = [...'abcdefghi'].map((id) => wire(id))
  service.asked = []
})
afterEach(() => void vi.unstubAllGlobals())

test('the first rows arrive with the first call, the others are appended', async () => {
  const seen: string[] = []
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(({ data }) => {
    if (data) seen.push(`${ids(data.items)} ${data.complete ? 'all' : 'so far'}`)
  })
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.complete).toBe(true))
  stop()
  expect(seen[0]).toBe('abc so far')
  expect(seen.at(-1)).toBe('abcdefghi all')
  // Where the second call takes long, its rows are shown before the last ones.
  for (const each of seen) expect(['abc so far', 'abcdef so far', 'abcdefghi all']).toContain(each)
  expect(service.asked).toHaveLength(3)
})

/** Shows a list until it is whole. */
const show = async (shown: typeof options) => {
  const observer = new QueryObserver(client, shown)
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.complete).toBe(true))
  stop()
  return observer.getCurrentResult().data as PagedItems<JobReport>
}

test('the pages of the whole list are handed over, those of a part of it are not', async () => {
  await show(options)
  expect(kept.keepPage.mock.calls.map(([, page, isFirst]) => [ids(page.reports), isFirst])).toEqual(
    [
      ['abc', true],
      ['def', false],
      ['ghi', false],
    ],
  )
  await show(jobReportsQueryOptions('p', { state: ['failed'] }))
  await show(jobReportsQueryOptions('p', {}, 'c'))
  // What is kept is narrowed in the same way.
  expect(kept.wholeFromKept.mock.calls.map(([, , narrowed]) => narrowed)).toEqual([
    { state: undefined, catalogId: undefined },
    { state: undefined, catalogId: undefined },
    { state: ['failed'], catalogId: undefined },
    { state: ['failed'], catalogId: undefined },
    { state: undefined, catalogId: 'c' },
    { state: undefined, catalogId: 'c' },
  ])
  service.reports = service.reports.slice(0, 2)
  await show(jobReportsQueryOptions('of one page', {}))
  expect(kept.keepPage).toHaveBeenCalledTimes(3)
})

const handedOver = () => kept.keepPage.mock.calls.map(([, { reports }]) => ids(reports))

test('a page that lacks something is not handed over, nor are those after it', async () => {
  service.reports[4] = { ...wire('e'), status: 4 }
  const observer = new QueryObserver(client, { ...options, retry: false })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  stop()
  expect(handedOver()).toEqual(['abc'])
})

test.each([1, 2])('a list that is left at pause %i hands nothing over', async (left) => {
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(() => undefined)
  let pauses = 0
  vi.stubGlobal('requestIdleCallback', (goOn: () => void) => {
    pauses += 1
    if (pauses === left) stop()
    goOn()
  })
  await vi.waitFor(() => expect(pauses).toBe(left))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  await new Promise((resolve) => setImmediate(resolve))
  expect(handedOver()).toEqual([])
})

test('is read no further than kept jobs are asked for', async () => {
  const asked: string[] = []
  kept.wholeFromKept.mockImplementation(async (_, fresh: { id: string }[]) => {
    asked.push(ids(fresh))
    return fresh.length < 6 ? undefined : [...fresh, { id: 'z' }]
  })
  expect([ids((await show(options)).items), asked]).toEqual(['abcdefz', ['abc', 'abcdef']])
  expect(service.asked).toHaveLength(2)
  // What no screen shows does not open the evidence of its project.
  await client.fetchQuery({ ...jobReportsQueryOptions('q', {}) })
  expect(asked).toHaveLength(2)
})

describe('a loaded list', () => {
  beforeEach(async () => {
    service.reports[4] = wire('e', 'started')
    await client.fetchQuery(options)
  })

  test('is refetched down to its last unfinished report', async () => {
    const before = client.getQueryData(options.queryKey)
    service.reports[4] = wire('e')
    service.reports.unshift(wire('n', 'started'))
    const { items } = await refetch()
    expect(service.asked.map((query) => query.get('next_token'))).toEqual([null, '3'])
    expect(ids(items)).toBe('nabcdefghi')
    const kept = items.filter((item) => before?.items.includes(item))
    expect(ids(kept)).toBe('abcdfghi')
  })

  test('is refetched for its first page only once all of it is final', async () => {
    service.reports[4] = wire('e')
    await refetch()
    expect(ids((await refetch()).items)).toBe('abcdefghi')
    expect(service.asked).toHaveLength(1)
  })

  test('is read whole where the service tells of it what cannot be read', async () => {
    service.reports[0] = { ...wire('a'), status: 4 }
    await expect(refetch()).rejects.toThrow('1 item of this list could not be read.')
    expect(service.asked.map((query) => query.get('next_token'))).toEqual([null, null, '3', '6'])
  })

  test('is the same object when nothing has changed, so that nothing renders', async () => {
    const before = client.getQueryData(options.queryKey)
    await refetch()
    expect(client.getQueryData(options.queryKey)).toBe(before)
  })

  test('is final once its last unfinished report is', async () => {
    expect(reportListPolling.isFinal(await refetch())).toBe(false)
    service.reports[4] = wire('e', 'canceled')
    expect(reportListPolling.isFinal(await refetch())).toBe(true)
  })

  test('drops deleted reports, down to the last one', async () => {
    service.reports = service.reports.slice(0, 2)
    expect(ids((await refetch()).items)).toBe('ab')
  })
})

test('a list that is not complete is not final', () => {
  expect(reportListPolling.isFinal({ items: [], complete: false })).toBe(false)
  expect(reportListPolling.isFinal({ items: [], complete: true })).toBe(true)
})

test('that of a catalog is asked for by it', async () => {
  await client.fetchQuery(jobReportsQueryOptions('p', {}, 'c'))
  await client.fetchQuery(jobReportsQueryOptions('p', {}))
  const asked = service.asked.map((query) => [query.get('catalog_id'), query.has('status')])
  expect([asked[0], asked.at(-1)]).toEqual([
    ['c', false],
    [null, false],
  ])
})

test('sends all requested states, in a fixed order', async () => {
  const optionsFor = (state: string) =>
    jobReportsQueryOptions('p', readSearch(reportSearch)({ state }))
  await client.fetchQuery(optionsFor('failed,started'))
  expect(service.asked[0]?.getAll('status')).toEqual(['started', 'failed'])
  expect(optionsFor('started,failed').queryKey).toEqual(optionsFor('failed,started').queryKey)
})
