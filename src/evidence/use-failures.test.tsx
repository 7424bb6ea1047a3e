// @vitest-environment jsdom
import {
  getJobReportQueryOptions,
  listCaseReportsAllQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import { configureTransport } from '@/transport/transport-settings.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'
import type { LoadedFailures } from './use-failures.ts'
import { historicCase, useJobFailures, useSpecFailures, useSuiteFailures } from './use-failures.ts'
import { useOwnChanges, usePartChanges, useSuiteChanges } from './use-part-changes.ts'
import { useSpecFinder, useSpecs } from './use-spec-finder.ts'

/** A slow machine is no failure. */
const patience = { timeout: 20_000 }

vi.mock('@/session/project/projects.ts', () => ({ useProjectId: () => 'p' }))

const refuse = () => Promise.resolve(new Response('{}', { status: 403 }))
const fetched = vi.fn(refuse)
vi.stubGlobal('fetch', fetched)
configureTransport({
  baseUrl: () => 'https://services.test',
  accessToken: () => 'token',
  renewToken: async () => true,
  onSignedOut: () => {},
  onSignedIn: () => {},
  onMaintenance: () => {},
})

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
})
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const render = async <Value,>(use: () => Value) => {
  const { result } = renderHook(use, { wrapper })
  await act(async () => {})
  return result
}

const ended = { status: 'failed', finishedAt: '2026-11-30T10:00:00Z' } as const
const countsOf = (failed: number, total = 2) => ({
  totalCount: total,
  successCount: total - failed,
  failureCount: failed,
})
const job = partly<JobReport>({
  ...ended,
  jobId: 'j',
  test: { caseResults: countsOf(3, 4) },
})
const suite = (id: string, failed = 1) =>
  partly<SuiteReport & { jobId: string }>({
    ...ended,
    jobId: 'j',
    id,
    suite: { id: `suite ${id}` },
    caseResults: countsOf(failed),
  })
const spec = (suiteReportId: string, scenario: string, of: object = {}) =>
  partly<SpecReport>({
    ...ended,
    id: `${suiteReportId} ${scenario}`,
    scenario: { id: scenario },
    suite: { id: `suite ${suiteReportId}` },
    parents: { suiteReportId },
    caseResults: countsOf(1),
    ...of,
  })
const caseOf = (id: string, scenario: string, status: CaseReport['status'] = 'failed') =>
  partly<CaseReport>({
    ...ended,
    id,
    status,
    scenario: { id: scenario, displayName: scenario },
    scenarioParameters: {},
    components: [],
    failureCauseLabels: [],
  })

const whole = (items: readonly unknown[], complete = true) => ({ items, complete })
const path = { projectId: 'p', jobId: 'j' }
const give = (queryKey: readonly unknown[], data: unknown) => client.setQueryData(queryKey, data)

const suites = [suite('a'), suite('b'), suite('c', 0)]
const specs = {
  a: [spec('a', 'cut-in'), spec('a', 'merge', { caseResults: countsOf(0) })],
  b: [spec('b', 'cut-in'), spec('b', 'turn')],
  c: [spec('c', 'stop', { caseResults: countsOf(0), unavailable: true })],
}
const cases = [
  caseOf('in a', 'cut-in'),
  caseOf('in b', 'cut-in'),
  caseOf('alone', 'turn'),
  caseOf('passed', 'merge', 'succeeded'),
]

const giveCases = (items: readonly CaseReport[] = cases, complete = true) =>
  give(listCaseReportsAllQueryOptions(path).queryKey, whole(items, complete))
const giveSuites = () => give(listSuiteReportsAllQueryOptions(path).queryKey, whole(suites))
/** The scenarios of some suites, as the page of the job or that of the suite reads them. */
const giveSpecs = (...of: (keyof typeof specs)[]) => {
  for (const id of of) {
    const query = { suiteReportId: id }
    give(listSpecReportsAllQueryOptions(path, query).queryKey, whole(specs[id]))
    give(specReportsQueryOptions('p', 'j', id).queryKey, whole(specs[id]))
  }
}
const giveCasesOf = (specReportId: string, ...ids: string[]) =>
  give(
    caseReportsQueryOptions('p', 'j', specReportId).queryKey,
    whole(cases.filter(({ id }) => ids.includes(id))),
  )
const giveAll = () => {
  giveCases()
  giveSuites()
  giveSpecs('a', 'b', 'c')
  giveCasesOf('a cut-in', 'in a')
  giveCasesOf('b cut-in', 'in b')
  giveCasesOf('b turn', 'alone')
}

const placesOf = ({ failures }: Pick<LoadedFailures, 'failures'>) =>
  failures?.map(({ report, spec: found }) => `${report.id}: ${found?.id}`)

describe('the failures of a job', () => {
  test('are found with their places once all lists are there, without one more call', async () => {
    giveAll()
    const result = await render(() => useJobFailures(job, true))
    expect(placesOf(result.current)).toEqual(['in a: a cut-in', 'in b: b cut-in', 'alone: b turn'])
    expect(result.current).toMatchObject({ complete: true, isError: false, isPlaced: true })
    expect(result.current.cases).toBe(result.current.cases)
    expect(result.current.cases).toHaveLength(4)
    expect(result.current.historic.map(({ suiteId }) => suiteId)).toEqual([
      'suite a',
      'suite b',
      'suite b',
    ])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('are not called for where none is known', async () => {
    const result = await render(() => useJobFailures(job, false))
    expect(fetched).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ failures: undefined, historic: [], complete: false })
  })

  test('show together, and none of them has a history before', async () => {
    giveAll()
    giveCases(cases.slice(0, 2), false)
    const early = await render(() => useJobFailures(job, true))
    expect(early.current).toMatchObject({ failures: undefined, cases: undefined, historic: [] })
    // All of them are there, though not all cases.
    giveCases(cases.slice(0, 3), false)
    await vi.waitFor(() => expect(early.current.failures).toHaveLength(3), patience)
  })

  test('have the page drawn anew when they may show and when all cases are there, not with each page', async () => {
    giveAll()
    giveCases(cases.slice(0, 1), false)
    const drawn = vi.fn()
    const result = await render(() => {
      const found = useJobFailures(job, true)
      drawn(found.failures?.length, found.complete)
      return found
    })
    drawn.mockClear()
    const more = caseOf('more', 'merge', 'succeeded')
    for (const [items, isWhole] of [
      [cases.slice(0, 2), false],
      [cases.slice(0, 3), false],
      [cases, false],
      [[...cases, more], false],
      [[...cases, more], true],
    ] as const) {
      giveCases(items, isWhole)
      await act(async () => void (await new Promise((done) => setTimeout(done))))
    }
    expect(new Set(drawn.mock.calls.map(String))).toEqual(new Set(['3,false', '3,true']))
    expect(result.current.cases).toHaveLength(5)
  })

  test('that were found before a page of the list failed are told with the failure', async () => {
    giveAll()
    giveCases(cases.slice(0, 2), false)
    const result = await render(() => useJobFailures(job, true))
    expect(result.current.failures).toBeUndefined()
    void client.invalidateQueries({ queryKey: listCaseReportsAllQueryOptions(path).queryKey })
    await vi.waitFor(() => expect(result.current.isError).toBe(true), patience)
    expect(result.current.failures).toHaveLength(2)
    expect(result.current).toMatchObject({ complete: false, cases: undefined })
  })

  test('of a job that is large, or not counted, show as they come', async () => {
    giveAll()
    giveCases(cases.slice(0, 1), false)
    const ofTotal = (total: number) =>
      render(() =>
        useJobFailures(
          { ...job, test: partly({ caseResults: countsOf(3, total) }) as never },
          true,
        ),
      )
    expect((await ofTotal(1001)).current.failures).toHaveLength(1)
    expect((await ofTotal(1000)).current.failures).toBeUndefined()
    const { test: _, ...uncounted } = job
    expect((await render(() => useJobFailures(uncounted, true))).current.failures).toHaveLength(1)
  })

  test('are asked about without suites until all of these are known', async () => {
    giveCases()
    giveSuites()
    giveSpecs('a')
    const result = await render(() => useJobFailures(job, true))
    expect(result.current.isPlaced).toBe(false)
    expect(result.current.historic).toHaveLength(3)
    expect(result.current.historic.every(({ suiteId }) => suiteId === undefined)).toBe(true)
  })

  test('that cannot be read are told', async () => {
    giveSuites()
    const result = await render(() => useJobFailures(job, true))
    await vi.waitFor(() => expect(result.current.isError).toBe(true), patience)
    expect(result.current.failures).toBeUndefined()
  })
})

test('a case is told apart from equal ones by its suite, where that is known', () => {
  const { scenario, scenarioParameters } = caseOf('x', 's')
  const of = { scenario, scenarioParameters }
  expect(historicCase(of, spec('a', 's'))).toEqual({ ...of, suiteId: 'suite a' })
  expect(historicCase(of, undefined)).toEqual({ ...of, suiteId: undefined })
})

describe('the failures of a suite', () => {
  test('come from the lists of its scenarios, of which few failed', async () => {
    giveSpecs('b')
    giveCasesOf('b cut-in', 'in b')
    giveCasesOf('b turn', 'alone')
    const result = await render(() => useSuiteFailures(suite('b', 2), true))
    expect(placesOf(result.current)).toEqual(['in b: b cut-in', 'alone: b turn'])
    expect(result.current).toMatchObject({ complete: true, cases: undefined })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('show once all lists are there', async () => {
    giveSpecs('b')
    giveCasesOf('b cut-in', 'in b')
    const result = await render(() => useSuiteFailures(suite('b', 2), true))
    expect(result.current).toMatchObject({ complete: false, failures: undefined })
  })

  test('are not called for where none is known', async () => {
    giveSpecs('b')
    const result = await render(() => useSuiteFailures(suite('b', 0), false))
    expect(result.current.failures).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('of many scenarios come from the list of the job, those of other suites left out', async () => {
    const many = Array.from({ length: 21 }, (_, at) => spec('b', `scenario ${at}`))
    const failed = many.map(({ scenario }) => caseOf(`of ${scenario.id}`, scenario.id))
    giveAll()
    for (const { queryKey } of [
      listSpecReportsAllQueryOptions(path, { suiteReportId: 'b' }),
      specReportsQueryOptions('p', 'j', 'b'),
    ]) {
      give(queryKey, whole(many))
    }
    giveCases([cases[0] as CaseReport, ...failed])
    const result = await render(() => useSuiteFailures(suite('b', 21), true))
    expect(result.current.failures).toHaveLength(21)
    expect(placesOf(result.current)?.[0]).toBe('of scenario 0: b scenario 0')
    expect(result.current.complete).toBe(true)
    giveCases([cases[0] as CaseReport, ...failed.slice(1)], false)
    await vi.waitFor(() => expect(result.current.failures).toBeUndefined(), patience)
  })
})

describe('the failures of a scenario', () => {
  test('come from the list of its cases', async () => {
    giveCasesOf('a cut-in', 'in a', 'passed')
    const own = spec('a', 'cut-in')
    const result = await render(() => useSpecFailures('j', own))
    expect(placesOf(result.current)).toEqual(['in a: a cut-in'])
    expect(result.current).toMatchObject({ complete: true, isError: false })
    expect(result.current.cases).toHaveLength(2)
  })

  test.each([
    ['no scenario', undefined, true],
    ['one of which none is asked for', spec('a', 'cut-in'), false],
  ])('are not called for of %s', async (_, own, enabled) => {
    const result = await render(() => useSpecFailures('j', own, enabled))
    expect(result.current.failures).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('the place of a case', () => {
  test('is looked for where scenarios failed, are marked N/A, or are wanted', async () => {
    giveAll()
    const idsFor = async (of: Parameters<typeof useSpecs>[2]) => {
      const { specOf } = (await render(() => useSpecs(job, true, of))).current
      return [...cases, caseOf('stopped', 'stop')].map((one) => specOf(one)?.id)
    }
    expect(await idsFor('failed')).toEqual(['a cut-in', 'b cut-in', 'b turn', undefined, undefined])
    expect(await idsFor('unavailable')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'c stop',
    ])
    expect(await idsFor('all')).toEqual(['a cut-in', 'b cut-in', 'b turn', 'a merge', 'c stop'])
    expect(await idsFor(new Set(['turn', 'stop']))).toEqual([
      undefined,
      undefined,
      'b turn',
      undefined,
      'c stop',
    ])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is not known while a list lacks, and nothing is called for where nobody asks', async () => {
    giveSuites()
    giveSpecs('a', 'b')
    const found = await render(() => useSpecs(job, true, 'failed'))
    expect(found.current.complete).toBe(false)
    expect(found.current.specOf(cases[2] as CaseReport)?.id).toBe('b turn')
    expect(found.current.specOf(cases[0] as CaseReport)).toBeUndefined()
    fetched.mockClear()
    const specOf = await render(() => useSpecFinder(job, false, 'all'))
    expect(specOf.current(cases[2] as CaseReport)).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is looked for in few lists at a time', async () => {
    const many = Array.from({ length: 12 }, (_, at) => suite(`many ${at}`))
    give(listSuiteReportsAllQueryOptions(path).queryKey, whole(many))
    fetched.mockImplementation(() => new Promise(() => {}))
    await render(() => useSpecs(job, true, 'all'))
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(5), patience)
    await act(async () => {})
    expect(fetched).toHaveBeenCalledTimes(5)
    fetched.mockImplementation(refuse)
  })
})

describe('what has changed', () => {
  const row = (kind: CaseChangeRow['kind'], scenarioId: string, id: string | undefined) =>
    partly<CaseChangeRow>({ kind, scenarioId, now: id === undefined ? undefined : { id } })
  const changes = [
    row('new', 'cut-in', 'in a'),
    row('new', 'cut-in', 'in b'),
    row('fixed', 'turn', 'alone'),
    row('failing', 'merge', 'passed'),
    row('removed', 'merge', undefined),
  ]
  const others = changes.slice(3)

  test('is told of each suite of a job', async () => {
    giveAll()
    const result = await render(() => useSuiteChanges(job, changes))
    expect(result.current).toEqual(
      new Map([
        ['a', { new: 1, fixed: 0 }],
        ['b', { new: 1, fixed: 1 }],
      ]),
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  test('calls for nothing where nothing has changed, or it is not known yet', async () => {
    const none = await render(() => useSuiteChanges(job, others))
    expect(none.current).toEqual(new Map())
    const unknown = await render(() => useSuiteChanges(job, undefined))
    expect(unknown.current).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is not told of suites before it is known which they are', async () => {
    giveSuites()
    giveSpecs('a')
    const result = await render(() => useSuiteChanges(job, changes))
    expect(result.current).toBeUndefined()
  })

  test('is told of a suite and its scenarios, without those of others', async () => {
    giveSpecs('b')
    giveCasesOf('b cut-in', 'in b')
    giveCasesOf('b turn', 'alone')
    const result = await render(() => usePartChanges(suite('b'), changes))
    expect(result.current).toEqual({
      suite: { new: 1, fixed: 1 },
      specs: new Map([
        ['b cut-in', { new: 1, fixed: 0 }],
        ['b turn', { new: 0, fixed: 1 }],
      ]),
    })
    expect(fetched).not.toHaveBeenCalled()
    const none = await render(() => usePartChanges(suite('b'), others))
    expect(none.current).toEqual({ suite: { new: 0, fixed: 0 }, specs: new Map() })
  })

  test('of a suite is not told while a list lacks', async () => {
    giveSpecs('b')
    giveCasesOf('b cut-in', 'in b')
    const result = await render(() => usePartChanges(suite('b'), changes))
    expect(result.current).toEqual({ suite: undefined, specs: undefined })
    const unknown = await render(() => usePartChanges(suite('b'), undefined))
    expect(unknown.current).toEqual({ suite: undefined, specs: undefined })
  })

  test('in very many scenarios of a suite is told by the lists of the job', async () => {
    const many = Array.from({ length: 21 }, (_, at) => spec('b', `scenario ${at}`))
    giveAll()
    for (const { queryKey } of [
      listSpecReportsAllQueryOptions(path, { suiteReportId: 'b' }),
      specReportsQueryOptions('p', 'j', 'b'),
    ]) {
      give(queryKey, whole(many))
    }
    const rows = many.map(({ scenario }) => row('new', scenario.id, `of ${scenario.id}`))
    const all = [...rows, row('new', 'merge', 'passed')]
    const result = await render(() => usePartChanges(suite('b'), all))
    expect(result.current.suite).toEqual({ new: 21, fixed: 0 })
    expect(result.current.specs?.size).toBe(21)
  })

  test('of a scenario is told by its own cases', async () => {
    give(getJobReportQueryOptions(path).queryKey, job)
    giveCasesOf('b cut-in', 'in b')
    const own = await render(() => useOwnChanges(changes, 'j', 'b cut-in'))
    expect(own.current).toEqual({ new: 1, fixed: 0 })
    giveCasesOf('a merge', 'passed')
    const none = await render(() => useOwnChanges(changes, 'j', 'a merge'))
    expect(none.current).toEqual({ new: 0, fixed: 0 })
    const nothing = await render(() => useOwnChanges(changes, 'j', 'c stop'))
    expect(nothing.current).toBeUndefined()
    const unknown = await render(() => useOwnChanges(undefined, 'j', 'b cut-in'))
    expect(unknown.current).toBeUndefined()
  })
})
