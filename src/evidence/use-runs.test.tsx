// @vitest-environment jsdom
import {
  getCaseReportQueryOptions,
  getJobReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { configureTransport } from '@/transport/transport-settings.ts'
import type { AskName, Asks } from './engine/answers.ts'
import { cell, outcome } from './engine/case-changes.ts'
import { noJobs } from './engine/evidence-client.ts'
import { headerOf } from './engine/job-header.ts'
import type { Down, Problem, Up } from './engine/messages.ts'
import { type CaseOfSuite, useCaseHistories } from './use-case-runs.ts'
import { useChanges } from './use-changes.ts'
import { useLastPass } from './use-last-pass.ts'
import { useChangesAround } from './use-part-changes.ts'
import { usePartRuns } from './use-part-runs.ts'
import { useReadAgain } from './use-read-again.ts'
import { useJobHistory, useRunHistory } from './use-run-history.ts'

const project = vi.hoisted(() => ({ id: '' }))
vi.mock('@/session/project/projects.ts', () => ({ useProjectId: () => project.id }))
vi.mock('@/session/sign-in/user.ts', () => ({
  subjectId: () => 'somebody',
  watchSignIn: () => undefined,
}))

/** Everything that the page has sent to the engine, and the engine that answers by hand. */
let sent: Down[] = []
let engine: EventTarget

class FakeWorker extends EventTarget {
  constructor() {
    super()
    engine = this
  }
  postMessage(messages: readonly Down[]) {
    sent.push(...messages)
  }
  terminate() {}
}

vi.stubGlobal('Worker', FakeWorker)
configureTransport({
  baseUrl: () => '/services',
  accessToken: () => 'token',
  renewToken: async () => true,
  onSignedOut: () => {},
  onSignedIn: () => {},
  onMaintenance: () => {},
})
let opened = 0
beforeEach(() => {
  opened += 1
  project.id = `project ${opened}`
  sent = []
})
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

const settle = () => act(async () => {})

/** The questions of a name that were asked. */
const asked = <Name extends AskName>(name: Name) =>
  sent.flatMap((message) =>
    message.kind === 'ask' && message.name === name
      ? [message as { id: number; ask: Asks[Name]['ask'] }]
      : [],
  )

const send = (...messages: Up[]) =>
  act(async () => {
    engine.dispatchEvent(new MessageEvent('message', { data: messages }))
  })

/** Answers the last question of a name. */
const answer = <Name extends AskName>(
  name: Name,
  value: Partial<Asks[Name]['answer']>,
  problem?: Problem,
) => {
  const { id = 0 } = asked(name).at(-1) ?? {}
  const told = value as Asks[Name]['answer']
  return send({ kind: 'answer', id, value: told, isSettled: true, problem })
}

const refused = { message: 'No.', status: 403 }

const job = (jobId: string, day: number, of: object = {}) =>
  partly<JobReport>({
    jobId,
    status: 'failed',
    description: `Run ${jobId}`,
    scheduledAt: `2026-11-${String(day).padStart(2, '0')}T02:00:00Z`,
    finishedAt: '2026-11-30T02:00:00Z',
    catalog: { id: 'c' },
    event: { source: { gitSha: 'abcdef0123', gitRefUrl: 'https://example.com/a/b/tree/main' } },
    build: { status: 'succeeded' },
    test: { caseResults: { totalCount: 5, successCount: 3, failureCount: 2 } },
    ...of,
  })
const [old, own] = [job('old', 1), job('own', 2)]

const caseOf = (scenario: string, suiteId?: string): CaseOfSuite => ({
  scenario: { id: scenario },
  scenarioParameters: { speed: '30' },
  suiteId,
})

describe('the last runs of cases', () => {
  const cases = [caseOf('s', 'a'), caseOf('s', 'b'), caseOf('t'), caseOf('t')]
  const told = (ends: number[], of: { seconds?: number[]; failed?: number[] } = {}) => ({
    runs: [old, own],
    isCertain: true,
    cells: Uint8Array.from(ends),
    seconds: Float32Array.from(ends, (_, at) => of.seconds?.[at] ?? Number.NaN),
    failed: Uint16Array.from(ends, (_, at) => of.failed?.[at] ?? 0),
    total: Uint16Array.from(ends, (end) => (end === cell.mixed ? 3 : 0)),
  })

  test('are asked for once for each case and suite, ten of them, as a glance', async () => {
    renderHook(() => useCaseHistories(own, cases))
    await settle()
    expect(asked('histories').map(({ ask }) => ask)).toEqual([
      {
        job: headerOf(own),
        limit: 10,
        cases: [
          { key: caseKeyOf(caseOf('s')), suiteId: 'a' },
          { key: caseKeyOf(caseOf('s')), suiteId: 'b' },
          { key: caseKeyOf(caseOf('t')) },
        ],
        isGlance: true,
      },
    ])
  })

  test('are read exactly, or for a page that gives the cases of the job, where that is wanted', async () => {
    const exact = { limit: 3, isExact: true, isGiven: true }
    renderHook(() => useCaseHistories(own, cases, exact))
    await settle()
    const [{ ask } = {}] = asked('histories')
    expect(ask).toMatchObject({ limit: 3, isGiven: true })
    expect(ask).not.toHaveProperty('isGlance')
  })

  test.each([
    ['no job', undefined, cases],
    ['no case', own, []],
  ])('are not asked for of %s', async (_, of, some) => {
    const { result } = renderHook(() => useCaseHistories(of, some))
    await settle()
    expect(asked('histories')).toEqual([])
    expect(result.current.runsOf(caseOf('s', 'a'))).toEqual([])
    expect(result.current.isError).toBe(false)
  })

  test('tell how each run ended, with those of the job itself last', async () => {
    const { result } = renderHook(() => useCaseHistories(own, cases))
    await settle()
    expect(result.current.runsOf(caseOf('t'))).toEqual([])
    const { passed, failed, canceled, open } = outcome
    await answer(
      'histories',
      told([passed, failed, cell.absent, cell.unknown, cell.mixed, canceled], {
        seconds: [7, 8],
        failed: [0, 0, 0, 0, 2, 0],
      }),
    )
    const runsOf = (one: CaseOfSuite) => result.current.runsOf(one).map((run) => run.result)
    expect(result.current.runsOf(caseOf('s', 'a')).map(({ name }) => name)).toEqual([
      'Run old',
      'Run own',
    ])
    expect(runsOf(caseOf('s', 'a'))).toEqual([
      { status: 'succeeded', failed: 0, total: 1, seconds: 7 },
      { status: 'failed', failed: 1, total: 1, seconds: 8 },
    ])
    expect(runsOf(caseOf('s', 'b'))).toEqual([null, undefined])
    expect(runsOf(caseOf('t'))).toEqual([
      { status: 'failed', failed: 2, total: 3, seconds: undefined },
      { status: 'canceled', failed: 0, total: 1, seconds: undefined },
    ])
    // A suite that has become known since has no runs of its own yet.
    expect(runsOf(caseOf('t', 'c'))).toEqual(runsOf(caseOf('t')))
    expect(runsOf(caseOf('u'))).toEqual([])
    // The same runs stay the same, so that nothing is drawn anew.
    expect(result.current.runsOf(caseOf('t'))).toBe(result.current.runsOf(caseOf('t')))

    await answer('histories', told([open, passed, passed, passed, cell.mixed, passed]))
    expect(runsOf(caseOf('s', 'a'))[0]?.status).toBe('started')
    expect(runsOf(caseOf('t'))[0]).toMatchObject({ status: 'canceled', failed: 0, total: 3 })
  })

  test('stay as they were while those of more cases of the job are on their way', async () => {
    const { result, rerender } = renderHook(
      ({ of, some }: { of: JobReport; some: readonly CaseOfSuite[] }) => useCaseHistories(of, some),
      { initialProps: { of: own, some: cases.slice(0, 1) } },
    )
    await settle()
    await answer('histories', told([outcome.passed, outcome.failed]))
    const more = cases.slice(0, 2)
    rerender({ of: own, some: more })
    await settle()
    expect(result.current.runsOf(caseOf('s', 'a'))).toHaveLength(2)
    const another = job('another', 3)
    rerender({ of: another, some: more })
    await settle()
    expect(result.current.runsOf(caseOf('s', 'a'))).toEqual([])
  })

  test('that could not be read are told, and read again', async () => {
    const { result } = renderHook(() => useCaseHistories(own, cases))
    await settle()
    await answer('histories', told([5, 5, 5, 5, 5, 5]), refused)
    expect(result.current.isError).toBe(true)
    act(() => result.current.retry())
    await settle()
    expect(sent.at(-1)).toEqual({ kind: 'retry' })
  })
})

describe('the newest runs of a suite or scenario', () => {
  const places = [{ suiteId: 'a', catalogId: 'c' }]
  const [passed, failed] = (['succeeded', 'failed'] as const).map((status) => ({
    status,
    failed: 0,
    total: 1,
    seconds: undefined,
  }))
  const topic = job('topic', 3, {
    event: { source: { gitSha: 'abcdef0123', gitRefUrl: 'https://example.com/a/b/tree/topic' } },
  })
  const show = async (options: object = {}) => {
    const shown = renderHook(() => usePartRuns(places, { limit: 5, ...options }))
    await settle()
    return shown.result
  }

  test('are asked for as they are wanted, and without places nothing is', async () => {
    await show()
    expect(asked('parts').at(-1)?.ask).toEqual({ places, limit: 5 })
    await show({ scenarioId: 's', isLine: true })
    expect(asked('parts').at(-1)?.ask).toEqual({ places, limit: 5, scenarioId: 's', isLine: true })
    renderHook(() => usePartRuns(undefined, { limit: 7 }))
    await settle()
    expect(asked('parts')).toHaveLength(2)
  })

  test('are not told before they are certain', async () => {
    const result = await show()
    const unknown = { runs: undefined, last: undefined, standing: undefined, isError: false }
    expect(result.current).toMatchObject(unknown)
    await answer('parts', { runs: [own], results: [failed], reports: [], isCertain: false })
    expect(result.current).toMatchObject(unknown)
  })

  test('tell the last one with its report, and how it does on the branch of that', async () => {
    const result = await show()
    const report = { suiteReportId: 'report' }
    await answer('parts', {
      runs: [old, topic, own, topic],
      results: [failed, passed, failed, null],
      reports: [undefined, undefined, report, undefined],
      isCertain: true,
      isAll: true,
    })
    const { runs, last, standing } = result.current
    expect(runs?.map((run) => run.result)).toEqual([failed, passed, failed, null])
    expect(last).toEqual({ job: own, result: failed, report })
    // What ran on another branch says nothing of this one.
    expect(standing).toMatchObject({ kind: 'failing', since: { jobId: 'old' } })
  })

  test('may all be without it, or the last one not be known', async () => {
    const result = await show()
    const told = { runs: [old, own], reports: [], isCertain: true, isAll: true }
    await answer('parts', { ...told, results: [null, null] })
    expect(result.current).toMatchObject({ last: null, standing: undefined })
    await answer('parts', { ...told, results: [failed, undefined] }, refused)
    expect(result.current).toMatchObject({ last: undefined, isError: true })
  })

  test('on no branch stand in no row with others', async () => {
    const result = await show()
    const loose = job('loose', 3, { event: {} })
    await answer('parts', {
      runs: [loose, loose],
      results: [failed, failed],
      reports: [],
      isCertain: true,
      isAll: true,
    })
    expect(result.current).toMatchObject({ last: { job: loose }, standing: undefined })
  })
})

describe('the last runs of a part of a job', () => {
  const report = (of: object = {}) =>
    partly<SuiteReport>({
      id: 'report',
      status: 'failed',
      finishedAt: '2026-11-30T02:00:00Z',
      caseResults: { totalCount: 4, successCount: 1, failureCount: 3 },
      ...of,
    })
  const passed = { status: 'succeeded', failed: 0, total: 4, seconds: undefined } as const
  const certain = { runs: [old, own], results: [passed, undefined], isCertain: true }

  test('end with its own report', async () => {
    const thing = { kind: 'scenario', scenarioId: 's', suiteId: 'a' } as const
    const ended = report()
    const { result } = renderHook(() => useRunHistory(own, thing, { limit: 9, own: ended }))
    await settle()
    expect(asked('parts').at(-1)?.ask).toEqual({
      job: headerOf(own),
      limit: 9,
      suiteId: 'a',
      scenarioId: 's',
    })
    await answer('parts', { ...certain, isCertain: false })
    expect(result.current.runs).toEqual([])
    await answer('parts', certain)
    expect(result.current.runs.map((run) => run.result)).toEqual([
      passed,
      { status: 'failed', failed: 3, total: 4, seconds: undefined },
    ])
    expect(result.current.isError).toBe(false)
    await answer('parts', certain, refused)
    expect(result.current.isError).toBe(true)
  })

  test('of one that runs are those before, and of no job there are none', async () => {
    const suite = { kind: 'suite', suiteId: 'a' } as const
    const running = report({ status: 'started', finishedAt: undefined })
    const shown = renderHook(() => useRunHistory(own, suite, { limit: 9, own: running }))
    await settle()
    expect(asked('parts').at(-1)?.ask).toEqual({ job: headerOf(own), limit: 9, suiteId: 'a' })
    await answer('parts', certain)
    expect(shown.result.current.runs.map(({ jobId }) => jobId)).toEqual(['old'])
    renderHook(() => useRunHistory(undefined, suite, { limit: 9, own: running }))
    await settle()
    expect(asked('parts')).toHaveLength(1)
  })
})

describe('the last runs of a job', () => {
  const reach = { ...noJobs.reach, jobs: 2 }

  test('are those of its branch, once all or enough are read', async () => {
    const { result } = renderHook(() => useJobHistory(own, 3))
    await settle()
    await send({ kind: 'known', added: [old, own], gone: [], reach })
    expect(result.current).toEqual([])
    await send({ kind: 'known', added: [], gone: [], reach: { ...reach, isWhole: true } })
    expect(result.current.map((run) => [run.jobId, run.result?.failed])).toEqual([
      ['old', 2],
      ['own', 2],
    ])
    const two = renderHook(() => useJobHistory(own, 2))
    await send({ kind: 'known', added: [], gone: [], reach })
    expect(two.result.current).toHaveLength(2)
    expect(result.current).toEqual([])
  })

  test('of one that tested nothing are not asked for', async () => {
    renderHook(() => useJobHistory(job('bare', 3, { test: undefined }), 3))
    await settle()
    expect(asked('jobs')).toEqual([])
  })
})

describe('what has changed since an earlier job', () => {
  const row = (kind: 'new' | 'removed', id?: string) =>
    ({ kind, scenarioId: 's', now: id === undefined ? undefined : { id } }) as never
  const counted = {
    state: 'counts',
    isCertain: true,
    isFlakyKnown: true,
    rows: [row('new', 'x'), row('removed')],
  } as const
  const baseline = { baseline: { job: old, of: 'branch' }, isCertain: true } as const
  const show = async (
    of: JobReport | undefined = own,
    chosen?: string,
    options?: Parameters<typeof useChanges>[2],
  ) => {
    const shown = renderHook(() => useChanges(of, chosen, options))
    await settle()
    return shown.result
  }

  test('is asked for as the page shows it', async () => {
    await show()
    expect(asked('baseline').map(({ ask }) => ask)).toEqual([{ job: headerOf(own) }])
    expect(asked('change').map(({ ask }) => ask)).toEqual([
      { rows: true, isGiven: false, job: headerOf(own) },
    ])
    expect(asked('jobs').at(-1)?.ask).toEqual({ whole: false })
    await show(own, 'chosen', {
      isLookedAt: true,
      isChoosing: true,
      naMode: true,
      own: { cases: undefined },
    })
    expect(asked('baseline').at(-1)?.ask).toEqual({ job: headerOf(own), against: 'chosen' })
    expect(asked('change').at(-1)?.ask).toEqual({
      rows: true,
      isGiven: true,
      against: 'chosen',
      naMode: true,
      isLookedAt: true,
      job: headerOf(own),
    })
    expect(asked('jobs').at(-1)?.ask).toEqual({ whole: true })
  })

  test.each([
    ['no job', undefined],
    ['one that tested nothing', job('bare', 3, { test: undefined })],
  ])('is not asked for of %s', async (_, of) => {
    const { result } = renderHook(() => useChanges(of, undefined))
    await settle()
    expect([...asked('baseline'), ...asked('change'), ...asked('jobs')]).toEqual([])
    expect(result.current).toMatchObject({
      choices: [],
      hasOlder: false,
      isNone: false,
      changes: undefined,
      changed: undefined,
      isError: false,
    })
  })

  test('is unknown until its cases are compared, and known of each then', async () => {
    const result = await show()
    expect(result.current).toMatchObject({ changed: 'unknown', isNone: false, hasOlder: true })
    await answer('baseline', baseline)
    expect(result.current.baseline?.job).toBe(old)
    // What may be taken back is not said.
    await answer('change', { ...counted, isFlakyKnown: false })
    expect(result.current).toMatchObject({ changes: undefined, changed: 'unknown' })
    await answer('change', counted)
    expect(result.current.changes).toBe(counted.rows)
    expect(result.current.changed).toEqual(new Map([['x', 'new']]))
    expect(result.current).toMatchObject({ isFlakyKnown: true, isError: false })
  })

  test('of a very large job, or one that could not be read whole, is told before it is sure', async () => {
    const counts = { totalCount: 1001, successCount: 999, failureCount: 2 }
    const large = await show(job('large', 4, { test: { caseResults: counts } }))
    await answer('change', { ...counted, isFlakyKnown: false })
    expect(large.current).toMatchObject({ changes: counted.rows, isFlakyKnown: false })
    const result = await show()
    await answer('change', { ...counted, isFlakyKnown: false }, refused)
    expect(result.current).toMatchObject({ changes: counted.rows, isError: true })
  })

  test('is nothing where there is no earlier job', async () => {
    const result = await show()
    await answer('baseline', { baseline: undefined, isCertain: false })
    expect(result.current).toMatchObject({ isNone: false, changed: 'unknown' })
    await answer('baseline', { baseline: undefined, isCertain: true })
    expect(result.current.isNone).toBe(true)
    expect(result.current.changed).toBeUndefined()
  })

  test('is since its baseline where the chosen job is gone', async () => {
    await show(own, 'gone')
    await answer('baseline', { baseline: undefined, isCertain: false }, refused)
    await settle()
    expect(asked('baseline').at(-1)?.ask).toEqual({ job: headerOf(own) })
    expect(asked('change').at(-1)?.ask).not.toHaveProperty('against')
  })

  test('is compared with any tested job of the catalog but itself', async () => {
    const result = await show()
    const unbuilt = job('unbuilt', 5, { build: { status: 'failed' } })
    const elsewhere = job('elsewhere', 6, { catalog: { id: 'd' } })
    const reach = { ...noJobs.reach, isWhole: true }
    const added = [old, own, unbuilt, elsewhere]
    await send({ kind: 'known', added, gone: [], reach })
    expect(result.current.choices.map(({ jobId }) => jobId)).toEqual(['old'])
    expect(result.current.hasOlder).toBe(false)
  })

  test('takes the cases of the page until it has been told', async () => {
    const cases = partly<NonNullable<Parameters<typeof useChanges>[2]>['own']>({ cases: [] })
    await show(own, undefined, { own: cases })
    const given = () => sent.filter(({ kind }) => kind === 'cases').length
    expect(given()).toBe(1)
    await answer('change', counted)
    expect(given()).toBe(1)
    await show(own, undefined, { own: { cases: undefined } })
    expect(given()).toBe(1)
  })
})

/** What is read of reports by themselves. */
const withReports = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, wrapper }
}

describe('the last pass of a case', () => {
  const report = partly<CaseReport>({ id: 'now', ...caseOf('s') })
  const passed = partly<CaseReport>({ id: 'then' })

  const show = async (suiteId?: string, then: CaseReport | null = passed) => {
    const { client, wrapper } = withReports()
    const path = { projectId: project.id, jobId: 'old', caseReportId: 'then' }
    client.setQueryData(getCaseReportQueryOptions(path).queryKey, then as CaseReport)
    const failed = { report, job: own, suiteId }
    const { result } = renderHook(() => useLastPass(failed), { wrapper })
    await settle()
    return result
  }

  test('is looked for by the case, and its suite where that is known', async () => {
    await show()
    const key = caseKeyOf(caseOf('s'))
    expect(asked('lastPass').at(-1)?.ask).toEqual({ job: headerOf(own), key })
    await show('a')
    expect(asked('lastPass').at(-1)?.ask).toEqual({ job: headerOf(own), key, suiteId: 'a' })
  })

  test('is told with its report', async () => {
    const result = await show()
    expect(result.current).toMatchObject({ pass: undefined, isAll: false, isError: false })
    await answer('lastPass', { pass: { job: old, id: 'then' }, isAll: false })
    expect(result.current.pass).toEqual({ job: old, report: passed })
    expect(result.current.isAll).toBe(false)
  })

  test('may be none, or gone', async () => {
    const none = await show()
    await answer('lastPass', { pass: null, isAll: true })
    expect(none.current).toMatchObject({ pass: null, isAll: true })
    const gone = await show('a', null)
    await answer('lastPass', { pass: { job: old, id: 'then' }, isAll: false })
    expect(gone.current.pass).toBeNull()
  })

  test('that could not be looked for is told, and looked for again', async () => {
    const result = await show()
    await answer('lastPass', { pass: undefined, isAll: false }, refused)
    expect(result.current).toMatchObject({ pass: undefined, isError: true })
    act(() => result.current.retry())
    await settle()
    expect(sent.at(-1)).toEqual({ kind: 'retry' })
  })
})

describe('a part of a job is compared with its job', () => {
  const show = async (of: JobReport | null) => {
    const { client, wrapper } = withReports()
    const path = { projectId: project.id, jobId: 'own' }
    client.setQueryData(getJobReportQueryOptions(path).queryKey, of as JobReport)
    const { result } = renderHook(() => useChangesAround('own', 'chosen', true), { wrapper })
    await settle()
    return result
  }
  const counts = (totalCount: number) => ({
    test: { caseResults: { totalCount, successCount: 0, failureCount: 1 } },
  })

  test('as it is chosen there', async () => {
    const large = job('own', 2, counts(1000))
    const result = await show(large)
    expect(result.current).toMatchObject({ job: large, isLeftToJob: false })
    expect(asked('change').at(-1)?.ask).toMatchObject({ against: 'chosen', naMode: true })
  })

  test.each([
    ['very many cases', job('own', 2, counts(1001))],
    ['a job that runs', job('own', 2, { status: 'started', finishedAt: undefined })],
  ])('but not where it has %s', async (_, of) => {
    const result = await show(of)
    expect(result.current).toMatchObject({ job: of, isLeftToJob: true })
    expect(asked('change')).toEqual([])
  })

  test('and not with one that is gone', async () => {
    const result = await show(null)
    expect(result.current).toMatchObject({ job: undefined, isLeftToJob: false })
    expect(asked('change')).toEqual([])
  })
})

test('a job is read once more on the page first, then by the engine', async () => {
  const { client, wrapper } = withReports()
  const keys = [
    [project.id, 'evaluation', 'getJobReport', { jobId: 'own' }],
    [project.id, 'evaluation', 'getJobReport', { jobId: 'other' }],
    ['another project', 'evaluation', 'getJobReport', { jobId: 'own' }],
    [project.id, 'evaluation', 'listJobReports', null, 'own'],
  ]
  for (const key of keys) client.setQueryData(key, 'read')
  renderHook(() => useCaseHistories(own, [caseOf('s')]))
  const { result } = renderHook(() => useReadAgain('own'), { wrapper })
  await result.current()
  await settle()
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(keys.map(isStale)).toEqual([true, false, false, false])
  expect(sent.at(-1)).toEqual({ kind: 'again', jobId: 'own' })
})
