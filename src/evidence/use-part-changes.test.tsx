// @vitest-environment jsdom
import {
  getJobReportQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'
import {
  caseOf,
  cases,
  fetched,
  give,
  giveAll,
  giveCasesOf,
  giveSpecs,
  giveSuites,
  hang,
  job,
  path,
  refuse,
  render,
  spec,
  suite,
  whole,
} from './testing/page-reports.tsx'
import { useOwnChanges, usePartChanges, useSuiteChanges } from './use-part-changes.ts'
import { useSpecFinder, useSpecs } from './use-spec-finder.ts'

/** A slow machine is no failure. */
const patience = { timeout: 20_000 }

vi.mock('@/session/project/projects.ts', () => ({ useProjectId: () => 'p' }))

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

  test('is looked for anew where others are wanted, or anybody asks', async () => {
    giveAll()
    let [enabled, of]: [boolean, Parameters<typeof useSpecs>[2]] = [false, 'failed']
    const result = await render(() => useSpecs(job, enabled, of))
    const found = () => cases.map((one) => result.current.specOf(one)?.id)
    expect(found()).toEqual([undefined, undefined, undefined, undefined])
    enabled = true
    await result.again()
    expect(result.current.complete).toBe(true)
    expect(found()).toEqual(['a cut-in', 'b cut-in', 'b turn', undefined])
    of = new Set(['merge'])
    await result.again()
    expect(found()).toEqual([undefined, undefined, undefined, 'a merge'])
    of = 'all'
    await result.again()
    expect(found()).toEqual(['a cut-in', 'b cut-in', 'b turn', 'a merge'])
  })

  test('is not known while the list of suites or of shared cases lacks', async () => {
    give(listSuiteReportsAllQueryOptions(path).queryKey, whole([suite('a'), suite('b')], false))
    giveSpecs('a', 'b')
    giveCasesOf('a cut-in', 'in a')
    const result = await render(() => useSpecs(job, true, 'failed'))
    expect(result.current.complete).toBe(false)
    expect(result.current.specOf(caseOf('any', 'turn'))).toBeUndefined()
    await act(async () => giveSuites())
    await vi.waitFor(
      () => expect(result.current.specOf(caseOf('any', 'turn'))).toBeDefined(),
      patience,
    )
    expect(result.current.complete).toBe(false)
    // A list that cannot be read keeps no other one back.
    await vi.waitFor(
      () => expect(result.current.specOf(cases[0] as CaseReport)?.id).toBe('a cut-in'),
      patience,
    )
    await act(async () => giveCasesOf('b cut-in', 'in b'))
    await vi.waitFor(() => expect(result.current.complete).toBe(true), patience)
  })

  test('is not known while a list lacks, and nothing is called for where nobody asks', async () => {
    giveSuites()
    giveSpecs('a', 'b')
    const found = await render(() => useSpecs(job, true, 'failed'))
    expect(found.current.complete).toBe(false)
    expect(found.current.specOf(cases[2] as CaseReport)?.id).toBe('b turn')
    expect(found.current.specOf(cases[0] as CaseReport)).toBeUndefined()
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), patience)
    fetched.mockClear()
    const specOf = await render(() => useSpecFinder(job, false, 'all'))
    expect(specOf.current(cases[2] as CaseReport)).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is drawn anew once all lists have come, not with each of them', async () => {
    giveSuites()
    fetched.mockImplementation(hang)
    const drawn = vi.fn()
    const result = await render(() => {
      drawn()
      return useSpecs(job, true, 'all')
    })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3), patience)
    drawn.mockClear()
    const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 20)))
    giveSpecs('a')
    await settled()
    giveSpecs('b')
    await settled()
    expect(drawn).not.toHaveBeenCalled()
    giveSpecs('c')
    await vi.waitFor(
      () => expect(result.current.specOf(cases[2] as CaseReport)).toBeDefined(),
      patience,
    )
    fetched.mockImplementation(refuse)
  })

  test('is looked for in few lists at a time', async () => {
    const many = Array.from({ length: 12 }, (_, at) => suite(`many ${at}`))
    give(listSuiteReportsAllQueryOptions(path).queryKey, whole(many))
    fetched.mockImplementation(hang)
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

  test('is told anew with each change, and of another part', async () => {
    giveAll()
    give(getJobReportQueryOptions(path).queryKey, job)
    let [told, part]: [readonly CaseChangeRow[] | undefined, 'a' | 'b'] = [undefined, 'b']
    const result = await render(() => [
      useSuiteChanges(job, told)?.get('b'),
      usePartChanges(suite(part), told).suite,
      useOwnChanges(told, 'j', `${part} cut-in`),
    ])
    expect(result.current).toEqual([undefined, undefined, undefined])
    told = changes
    await result.again()
    const both = { new: 1, fixed: 1 }
    expect(result.current).toEqual([both, both, { new: 1, fixed: 0 }])
    told = changes.filter(({ now }) => now?.id !== 'in b')
    await result.again()
    const fixed = { new: 0, fixed: 1 }
    expect(result.current).toEqual([fixed, fixed, { new: 0, fixed: 0 }])
    part = 'a'
    await result.again()
    const isNew = { new: 1, fixed: 0 }
    expect(result.current).toEqual([fixed, isNew, isNew])
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
