// @vitest-environment jsdom
import {
  listCaseReportsAllQueryOptions,
  listSpecReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import {
  caseOf,
  cases,
  client,
  countsOf,
  fetched,
  give,
  giveAll,
  giveCases,
  giveCasesOf,
  giveSpecs,
  giveSuites,
  job,
  path,
  render,
  spec,
  suite,
  whole,
} from './testing/page-reports.tsx'
import type { LoadedFailures } from './use-failures.ts'
import { historicCase, useJobFailures, useSpecFailures, useSuiteFailures } from './use-failures.ts'

/** A slow machine is no failure. */
const patience = { timeout: 20_000 }

vi.mock('@/session/project/projects.ts', () => ({ useProjectId: () => 'p' }))

/** Resolves once the hook knows of a change of its lists. */
const drawnAgain = () => act(() => new Promise<void>((done) => setTimeout(done)))

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
      await drawnAgain()
    }
    expect(new Set(drawn.mock.calls.map(String))).toEqual(new Set(['3,false', '3,true']))
    expect(result.current.cases).toHaveLength(5)
  })

  test('stay as they are while the list of a running job is read again', async () => {
    giveAll()
    giveCases(cases.slice(0, 3), false)
    let running = job
    const result = await render(() => useJobFailures(running, true))
    const late = caseOf('late', 'turn')
    for (const [items, isWhole, failed, counted] of [
      [[...cases, late], true, 4, 4],
      [[...cases, late, caseOf('more', 'merge', 'succeeded')], false, 4, 5],
      [[...cases, late, caseOf('later', 'merge')], true, 5, 5],
    ] as const) {
      running = partly<JobReport>({ ...job, test: { caseResults: countsOf(counted, 9) } })
      giveCases(items, isWhole)
      await drawnAgain()
      expect(result.current.failures).toHaveLength(failed)
    }
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

test('the failures of a large suite are those of another one once the page shows that', async () => {
  const many = (id: string) => Array.from({ length: 21 }, (_, at) => spec(id, `${id} ${at}`))
  giveSuites()
  for (const id of ['a', 'b']) {
    give(listSpecReportsAllQueryOptions(path, { suiteReportId: id }).queryKey, whole(many(id)))
    give(specReportsQueryOptions('p', 'j', id).queryKey, whole(many(id)))
  }
  giveCases(['a 0', 'b 0', 'b 1'].map((scenario) => caseOf(`of ${scenario}`, scenario)))
  let shown = suite('a', 1)
  const result = await render(() => useSuiteFailures(shown, true))
  expect(placesOf(result.current)).toEqual(['of a 0: a a 0'])
  shown = suite('b', 2)
  await result.again()
  expect(placesOf(result.current)).toEqual(['of b 0: b b 0', 'of b 1: b b 1'])
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

  test('are those of another one, with its place, once the page shows that', async () => {
    giveCasesOf('a cut-in', 'in a')
    let own = spec('a', 'cut-in')
    const result = await render(() => useSpecFailures('j', own))
    own = spec('a', 'cut-in', { suite: { id: 'renamed' } })
    await result.again()
    expect(result.current.failures?.[0]?.spec).toBe(own)
    giveCasesOf('b cut-in', 'in b')
    own = spec('b', 'cut-in')
    await result.again()
    expect(placesOf(result.current)).toEqual(['in b: b cut-in'])
  })

  test('that were found before a page of the list failed are told with the failure', async () => {
    give(caseReportsQueryOptions('p', 'j', 'a cut-in').queryKey, whole([cases[0]], false))
    const result = await render(() => useSpecFailures('j', spec('a', 'cut-in')))
    void client.invalidateQueries()
    await vi.waitFor(() => expect(result.current.isError).toBe(true), patience)
    expect(placesOf(result.current)).toEqual(['in a: a cut-in'])
    expect(result.current).toMatchObject({ complete: false, cases: undefined })
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
