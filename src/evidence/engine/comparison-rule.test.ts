import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { compareJobs, haveEqualSuites, neededPlaces, suiteOfRow } from './comparison-rule.ts'
import { type JobResults, type PlacedSuite, resultsOf, withPlaces } from './job-results.ts'
import type { ReadCase } from './read-case.ts'
import { createTexts } from './texts.ts'

/** A case of a job: its scenario, how it ended, and its suite where that is known. */
type Made = readonly [scenario: string, end: 'p' | 'f' | 'o', suite?: string]

const texts = createTexts()
const statuses = { p: 'succeeded', f: 'failed', o: 'started' } as const

const suite = (id: string, of: Partial<PlacedSuite> = {}): PlacedSuite => ({
  id,
  versionId: '1',
  reportId: `report ${id}`,
  total: 2,
  isAllPassed: false,
  ...of,
})

const job = (...cases: readonly Made[]): JobResults => {
  const results = resultsOf(
    'job',
    cases.map(([scenario, end], at) =>
      partly<ReadCase>({
        id: String(at),
        status: statuses[end],
        scenario: { id: scenario, displayName: scenario },
        scenarioParameters: {},
        components: [],
        failureCauseLabels: [],
      }),
    ),
    texts,
  )
  const places = cases.flatMap(([, , id], at) =>
    id === undefined ? [] : [[String(at), `report ${id}`] as const],
  )
  return places.length === 0
    ? results
    : withPlaces(results, [suite('one'), suite('two'), suite('three')], new Map(places))
}

const kindsOf = (now: JobResults, before: JobResults, options = {}) =>
  compareJobs(now, before, options)
    .map(({ kind }) => kind)
    .sort()

test('suites are needed of equal cases that ended differently in both jobs, or ran more often in one', () => {
  const now = job(
    ['a', 'f'],
    ['a', 'p'],
    ['b', 'p'],
    ['b', 'f'],
    ['c', 'p'],
    ['c', 'p'],
    ['d', 'f'],
  )
  const before = job(['a', 'p'], ['a', 'f'], ['b', 'p'], ['c', 'p'], ['d', 'p'])
  expect(neededPlaces(now, before, texts)).toEqual({ unlike: ['a'], whole: ['b'] })
  const isFirst = (row: number) => row === 0
  const isLeftOut = { now: isFirst, before: isFirst }
  // Without the first of each, one is left that failed and one that passed.
  expect(neededPlaces(now, before, texts, isLeftOut)).toEqual({ unlike: [], whole: ['b'] })
})

test('jobs ran the same cases where their suites are as many, of one version and one size', () => {
  const withSuites = (...suites: PlacedSuite[]) => ({ ...job(), suites })
  const both = withSuites(suite('one'), suite('two'))
  expect(haveEqualSuites(both, withSuites(suite('two'), suite('one')))).toBe(true)
  expect(haveEqualSuites(job(), job())).toBe(true)
  for (const other of [
    withSuites(suite('one')),
    withSuites(suite('one'), suite('three')),
    withSuites(suite('one'), suite('two', { versionId: '2' })),
    withSuites(suite('one'), suite('two', { total: 3 })),
    job(),
  ]) {
    expect(haveEqualSuites(both, other)).toBe(false)
    expect(haveEqualSuites(other, both)).toBe(false)
  }
  const { versionId: _, ...older } = suite('one')
  expect(haveEqualSuites(withSuites(older), withSuites(older))).toBe(false)
})

test('a case is of its suite, where that is known', () => {
  const results = job(['a', 'p', 'two'], ['a', 'p'])
  expect([0, 1, 2].map((row) => suiteOfRow(results, row))).toEqual(['two', undefined, undefined])
  expect(suiteOfRow(job(['a', 'p']), 0)).toBeUndefined()
})

test('a case is compared with the equal one of the other job, and none is lost', () => {
  const now = job(['a', 'f'], ['b', 'p'], ['c', 'o'], ['new', 'p'])
  const before = job(['a', 'p'], ['b', 'f'], ['c', 'p'], ['old', 'f'])
  expect(kindsOf(now, before)).toEqual(['added', 'fixed', 'new', 'removed', 'undecided'])
  const [first] = compareJobs(now, before, {})
  expect(first).toEqual({ key: now.keys[0], now: 0, before: 0, kind: 'new' })
})

test('equal cases are compared suite by suite', () => {
  const before = job(['a', 'p', 'one'], ['a', 'f', 'two'])
  expect(kindsOf(job(['a', 'f', 'one'], ['a', 'p', 'two']), before)).toEqual(['fixed', 'new'])
  expect(kindsOf(job(['a', 'p', 'one'], ['a', 'f', 'two']), before)).toEqual(['failing', 'passing'])
})

test('a suite that is told in one job alone ran in the other among those that passed', () => {
  expect(kindsOf(job(['a', 'f', 'one'], ['a', 'p']), job(['a', 'f', 'two'], ['a', 'p']))).toEqual([
    'fixed',
    'new',
  ])
  // As many of them as that suite has; the rest is compared together.
  expect(
    kindsOf(
      job(['a', 'f', 'one'], ['a', 'p'], ['a', 'p']),
      job(['a', 'f', 'two'], ['a', 'p'], ['a', 'p']),
    ),
  ).toEqual(['fixed', 'new', 'passing'])
  expect(kindsOf(job(['a', 'f', 'one'], ['a', 'p', 'two']), job(['a', 'p']))).toEqual([
    'added',
    'new',
  ])
})

test('where it does not matter which suite ran which, as few as possible have changed', () => {
  const now = job(['a', 'f', 'one'], ['a', 'f', 'two'])
  expect(kindsOf(now, job(['a', 'f', 'two'], ['a', 'f', 'three']))).toEqual(['failing', 'failing'])
})

test('a case that comes and goes is flaky, by its key and its row in the newer job', () => {
  const now = job(['a', 'f'], ['b', 'f'], ['c', 'p'])
  const before = job(['c', 'p'], ['b', 'p'], ['a', 'p'], ['gone', 'p'])
  const isFlaky = (key: number, row: number) => key === now.keys[1] && row === 1
  expect(kindsOf(now, before, { isFlaky })).toEqual(['flaky', 'new', 'passing', 'removed'])
})

test('what does not count is in neither job', () => {
  const isLeftOut = { now: (row: number) => row === 0, before: (row: number) => row === 1 }
  expect(kindsOf(job(['a', 'f'], ['b', 'p']), job(['a', 'p'], ['b', 'f']), { isLeftOut })).toEqual([
    'added',
    'removed',
  ])
})
