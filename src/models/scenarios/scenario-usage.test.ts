import type { JobReport, Suite } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { parseSearch, readSearch } from '@/lib/search-params.ts'
import { scenarioFilter } from './scenario-filter.ts'
import {
  byUsage,
  failedIn,
  hasFailures,
  heldBy,
  heldBySuite,
  scenarioViews,
} from './scenario-usage.ts'

const scenario = (id: string, name = id) => partly<Scenario>({ id, displayName: name })
const suite = (deprecated: boolean, ...ids: string[]) =>
  partly<Suite>({ deprecated, specs: ids.map((scenarioId) => ({ scenarioId })) })
const job = (jobId: string) => partly<JobReport>({ jobId })
const cases = (...all: [string, 'failed' | 'succeeded'][]) =>
  all.map(([id, status]) => ({ status, scenario: { id } as never }))

describe('in no suite', () => {
  const held = heldBy([suite(false, 'a', 'b'), suite(true, 'c'), suite(false, 'b')])
  const scenarios = ['a', 'b', 'c', 'd'].map((id) => scenario(id))

  test('are those that no suite holds but deleted ones', () => {
    expect(byUsage(scenarios, 'unused', { held, failed: new Map() })).toEqual([
      scenario('c'),
      scenario('d'),
    ])
  })

  test('are none while suites are missing', () => {
    expect(byUsage(scenarios, 'unused', { held: undefined, failed: new Map() })).toEqual([])
  })
})

describe('failures', () => {
  test('count once for each job, with the newest of the jobs', () => {
    const failed = failedIn([
      { job: job('new'), cases: cases(['a', 'succeeded'], ['b', 'failed'], ['b', 'failed']) },
      { job: job('unknown'), cases: undefined },
      { job: job('old'), cases: cases(['a', 'failed'], ['b', 'failed']) },
    ])
    expect([...failed]).toEqual([
      ['b', { jobs: 2, newest: job('new') }],
      ['a', { jobs: 1, newest: job('old') }],
    ])
    const listed = [scenario('x'), scenario('a'), scenario('b')]
    expect(byUsage(listed, 'failing', { held: undefined, failed })).toEqual([
      scenario('b'),
      scenario('a'),
    ])
    expect(byUsage(listed, undefined, { held: undefined, failed })).toBe(listed)
  })

  test('are listed whatever came: never more than the scenarios, never fewer failures below more', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd')
    const status = fc.constantFrom('failed' as const, 'succeeded' as const)
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.array(fc.tuple(ids, status)), { nil: undefined })),
        fc.uniqueArray(ids),
        (jobs, listed) => {
          const failed = failedIn(
            jobs.map((all, at) => ({ job: job(String(at)), cases: all && cases(...all) })),
          )
          const rows = byUsage(
            listed.map((id) => scenario(id)),
            'failing',
            { held: undefined, failed },
          )
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
          const counts = rows.map(({ id }) => failed.get(id)?.jobs ?? 0)
          expect(counts).toEqual(counts.toSorted((one, other) => other - one))
          for (const { id } of rows) {
            const own = jobs.filter((all) =>
              all?.some(([of, came]) => of === id && came === 'failed'),
            )
            expect(failed.get(id)?.jobs).toBe(own.length)
          }
        },
      ),
    )
  })

  test('are read from jobs that have any', () => {
    const tested = (failureCount: number) =>
      partly<JobReport>({ test: { caseResults: { failureCount } } })
    expect(hasFailures(tested(2))).toBe(true)
    expect(hasFailures(tested(0))).toBe(false)
    expect(hasFailures(partly<JobReport>({}))).toBe(false)
  })
})

test('the views of the list are addresses that the list reads as they are', () => {
  const read = readSearch(scenarioFilter.schema)
  expect(scenarioViews.map(({ query }) => read(parseSearch(query)))).toEqual([
    { state: 'approved', usage: 'unused' },
    { usage: 'failing' },
  ])
  const approved = { ...scenario('a'), deprecated: false, review: { status: 'approved' } }
  const open = { ...approved, id: 'b', review: { status: 'non_approved' } }
  expect(
    scenarioFilter.apply(partly<Scenario[]>([approved, open]), {
      state: 'approved',
      usage: 'unused',
    }),
  ).toEqual([approved])
})

test('by suite: what it holds, nothing while that is not known, all without a suite', () => {
  const scenarios = ['a', 'b'].map((id) => scenario(id))
  expect(heldBySuite(scenarios, 's', new Set(['b']))).toEqual([scenario('b')])
  expect(heldBySuite(scenarios, 's', undefined)).toEqual([])
  expect(heldBySuite(scenarios, undefined, undefined)).toBe(scenarios)
})
