// @vitest-environment jsdom
import type { JobReport } from '@generated/evaluation/types.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { type FakeWorker, fakeWorkers } from '../testing/fake-worker.ts'
import { setTestTransport } from '../testing/test-transport.ts'
import { type EvidenceClient, noJobs, openEvidence } from './evidence-client.ts'
import type { ReadCase } from './read-case.ts'

/** A slow machine is no failure. */
const patience = { timeout: 20_000 }

let worker: FakeWorker
let client: EvidenceClient
let token: string | undefined
const page = { renewToken: vi.fn(), onMaintenance: vi.fn(), onSignedOut: vi.fn() }

beforeEach(() => {
  const workers = fakeWorkers()
  token = 'first'
  client = openEvidence({
    open: { subject: 'user', projectId: 'project', baseUrl: '/services', isKept: true },
    accessToken: () => token,
    ...page,
  })
  const [made] = workers
  if (!made) throw new Error('There is no worker.')
  worker = made
})
afterEach(() => {
  client.close()
  vi.unstubAllGlobals()
})

/** What has been posted since the last look; messages of one go come together. */
const posted = async () => {
  await Promise.resolve()
  return worker.taken()
}

const reach = { ...noJobs.reach, jobs: 1, isWhole: true }
const job = (jobId: string, day: number) =>
  partly<JobReport>({ jobId, scheduledAt: `2026-11-0${day}T00:00:00Z` })

test('tells a worker first whose evidence it is, then all else in its order, together', async () => {
  client.look()
  client.retry()
  client.readAgain('job')
  client.makeWay(true)
  client.tellPage({ jobs: [], isFirst: true, nextToken: 'next' })
  await Promise.resolve()
  expect(worker.options).toEqual({ type: 'module' })
  expect(worker.batches).toEqual([
    [
      {
        kind: 'open',
        subject: 'user',
        projectId: 'project',
        baseUrl: '/services',
        isKept: true,
        token: 'first',
      },
      { kind: 'presence', presence: 'here' },
    ],
    [
      { kind: 'look' },
      { kind: 'retry' },
      { kind: 'again', jobId: 'job' },
      { kind: 'makeWay', isOpening: true },
      { kind: 'page', jobs: [], isFirst: true, nextToken: 'next' },
    ],
  ])
})

describe('a question', () => {
  const ask = { branch: 'main', catalogIds: [] }
  const value = { failing: [], flaky: [], catalogs: [], isCertain: true }

  test('hears each answer to itself until it is taken back', async () => {
    await posted()
    const [one, other] = [vi.fn(), vi.fn()]
    const first = client.ask('standing', ask, one)
    client.ask('standing', ask, other)
    const ids = (await posted()).map((message) => 'id' in message && message.id)
    expect(new Set(ids).size).toBe(2)
    const [id = 0] = ids.map(Number)
    const problem = { message: 'No.', status: 403 }
    worker.tell(
      { kind: 'answer', id, value, isSettled: false, problem: undefined },
      { kind: 'answer', id, value, isSettled: true, problem },
    )
    expect(one.mock.calls).toEqual([
      [{ value, isSettled: false, problem: undefined }],
      [{ value, isSettled: true, problem }],
    ])
    first.rest(true)
    first.rest(false)
    first.leave()
    worker.tell({ kind: 'answer', id, value, isSettled: true, problem: undefined })
    expect(one).toHaveBeenCalledTimes(2)
    expect(other).not.toHaveBeenCalled()
    expect(await posted()).toEqual([
      { kind: 'rest', id, isResting: true },
      { kind: 'rest', id, isResting: false },
      { kind: 'leave', id },
    ])
  })
})

describe('the jobs that are known', () => {
  test('come the newest first, as they are added and go', () => {
    const onKnown = vi.fn()
    const stop = client.jobs(false, onKnown)
    worker.tell({ kind: 'known', added: [job('a', 1), job('c', 3)], gone: [], reach })
    worker.tell({ kind: 'known', added: [job('b', 2)], gone: ['a'], reach })
    const idsTold = () =>
      onKnown.mock.calls.map(([{ jobs }]) => jobs.map(({ jobId }: JobReport) => jobId))
    expect(idsTold()).toEqual([
      ['c', 'a'],
      ['c', 'b'],
    ])
    expect(onKnown.mock.lastCall?.[0]).toMatchObject({ reach, problem: undefined })

    // News of the reach alone leave the list as it is.
    const [{ jobs: before }] = onKnown.mock.lastCall ?? []
    worker.tell({ kind: 'known', added: [], gone: [], reach: { ...reach, isCurrent: true } })
    expect(onKnown.mock.lastCall?.[0].jobs).toBe(before)
    expect(onKnown.mock.lastCall?.[0].reach.isCurrent).toBe(true)

    // One that goes leaves it, though none is added.
    worker.tell({ kind: 'known', added: [], gone: ['c'], reach })
    expect(idsTold().at(-1)).toEqual(['b'])

    stop()
    worker.tell({ kind: 'known', added: [job('d', 4)], gone: [], reach })
    expect(onKnown).toHaveBeenCalledTimes(4)
  })

  test('are told at once to whoever asks later, and until they are known nothing is', () => {
    const [early, late] = [vi.fn(), vi.fn()]
    client.jobs(false, early)
    expect(early).not.toHaveBeenCalled()
    worker.tell({ kind: 'known', added: [job('a', 1)], gone: [], reach })
    client.jobs(false, late)
    expect(late.mock.calls).toEqual([[expect.objectContaining({ jobs: [job('a', 1)] })]])
  })

  test('are asked for, all of them where they are wanted, and it is told what could not be read', async () => {
    await posted()
    const onKnown = vi.fn()
    const stop = client.jobs(true, onKnown)
    const [asked] = await posted()
    expect(asked).toMatchObject({ kind: 'ask', name: 'jobs', ask: { whole: true } })
    const id = asked && 'id' in asked ? asked.id : 0
    const problem = { message: 'No.', status: 503 }
    worker.tell({ kind: 'answer', id, value: reach, isSettled: false, problem })
    expect(onKnown.mock.calls).toEqual([[{ jobs: [], reach, problem }]])
    stop()
    expect(await posted()).toEqual([{ kind: 'leave', id }])
  })
})

describe('a token that was refused', () => {
  test('is renewed, and the new one handed over', async () => {
    await posted()
    page.renewToken.mockImplementation(async () => {
      token = 'second'
      return true
    })
    worker.tell({ kind: 'tokenWanted', refused: 'first' })
    await vi.waitFor(
      async () => expect(await posted()).toEqual([{ kind: 'token', token: 'second' }]),
      patience,
    )
    expect(page.renewToken).toHaveBeenCalledOnce()
  })

  test('is not renewed once more where that has been done', async () => {
    await posted()
    token = 'second'
    worker.tell({ kind: 'tokenWanted', refused: 'first' })
    expect(await posted()).toEqual([{ kind: 'token', token: 'second' }])
    expect(page.renewToken).not.toHaveBeenCalled()
  })
})

test('a page hears of a maintenance, and of a user who is signed out', () => {
  worker.tell({ kind: 'maintenance' })
  expect([page.onMaintenance, page.onSignedOut].map((each) => each.mock.calls.length)).toEqual([
    1, 0,
  ])
  worker.tell({ kind: 'signedOut' })
  expect([page.onMaintenance, page.onSignedOut].map((each) => each.mock.calls.length)).toEqual([
    1, 1,
  ])
})

test('cases are handed over with what is kept of them: messages of failed ones alone', async () => {
  await posted()
  const components = [{ componentName: 'planning', message: 'Hit', failureCauseLabels: [] }]
  const caseOf = (status: ReadCase['status']) =>
    partly<ReadCase>({ id: status, status, components, failureCauseLabels: [] })
  client.tellCases(job('a', 1), [caseOf('failed'), caseOf('succeeded')])
  expect(await posted()).toMatchObject([
    {
      kind: 'cases',
      job: { jobId: 'a' },
      cases: [
        { id: 'failed', components },
        { id: 'succeeded', components: [] },
      ],
    },
  ])
})

test('once it is closed its worker has ended, and nobody watches the page', async () => {
  await posted()
  client.close()
  expect(worker.isEnded).toBe(true)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.restoreAllMocks()
  expect(await posted()).toEqual([])
})

test('where there are no workers, the engine runs in the page, and answers all the same', async () => {
  vi.stubGlobal('Worker', undefined)
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const fetched = vi.fn(
    async () =>
      new Response(JSON.stringify({ reports: [] }), {
        headers: { 'content-type': 'application/json' },
      }),
  )
  vi.stubGlobal('fetch', fetched)
  setTestTransport()
  const inPage = openEvidence({
    open: { subject: '', projectId: 'p', baseUrl: 'https://services.test', isKept: false },
    accessToken: () => token,
    ...page,
  })
  const onKnown = vi.fn()
  inPage.jobs(true, onKnown)
  await vi.waitFor(
    () => expect(onKnown.mock.lastCall?.[0]).toMatchObject({ reach: { isWhole: true } }),
    patience,
  )
  expect(fetched).toHaveBeenCalledOnce()
  inPage.close()
})
