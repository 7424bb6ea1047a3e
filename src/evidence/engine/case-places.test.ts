import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { isPlacedIn, type PlaceLists, placeInSuite, placeUnlike } from './case-places.ts'
import { suiteOfRow } from './comparison-rule.ts'
import { type JobResults, resultsOf } from './job-results.ts'
import type { ReadCase } from './read-case.ts'
import { createTexts } from './texts.ts'

/** Cases of a job: their suites, scenarios and ends. The suite `three` has passed, `four` has not told its counts. */
const cases = [
  ['one', 'a', 'failed'],
  ['two', 'a', 'succeeded'],
  ['three', 'a', 'succeeded'],
  ['two', 'b', 'failed'],
  ['three', 'c', 'succeeded'],
  ['four', 'a', 'failed'],
] as const

const texts = createTexts()
const results = resultsOf(
  'job',
  cases.map(([suite, scenario, status]) =>
    partly<ReadCase>({
      id: `${suite} ${scenario}`,
      status,
      scenario: { id: scenario, displayName: scenario },
      scenarioParameters: {},
      components: [],
      failureCauseLabels: [],
    }),
  ),
  texts,
)

const countsOf = (own: readonly (typeof cases)[number][]) => ({
  totalCount: own.length,
  successCount: own.filter(([, , status]) => status === 'succeeded').length,
})

/** The lists of the job, and which were read. */
const listed = () => {
  const read: string[] = []
  const of = (suite: string) => cases.filter(([each]) => each === suite)
  const lists: PlaceLists = {
    suites: async () => {
      read.push('suites')
      return ['one', 'two', 'three', 'four'].map((id) =>
        partly<SuiteReport>({
          id: `report ${id}`,
          suite: { id, versionId: '1' },
          status: id === 'three' ? 'succeeded' : 'failed',
          ...(id !== 'four' && { caseResults: countsOf(of(id)) }),
        }),
      )
    },
    specs: async (suiteReportId) => {
      read.push(suiteReportId)
      const suite = suiteReportId.replace('report ', '')
      return [...Map.groupBy(of(suite), ([, scenario]) => scenario)].map(([scenario, own]) =>
        partly<SpecReport>({
          id: `${suite} ${scenario}`,
          scenario: { id: scenario },
          parents: { suiteReportId },
          ...(suite !== 'four' && { caseResults: countsOf(own) }),
        }),
      )
    },
    cases: async (specReportId) => {
      read.push(specReportId)
      return [partly<CaseReport>({ id: specReportId })]
    },
  }
  return { lists, read }
}

const suitesIn = (placed: JobResults) => cases.map((_, row) => suiteOfRow(placed, row))

test('equal cases that ended differently are looked for in suites that did not pass', async () => {
  const { lists, read } = listed()
  const placed = (await placeUnlike(results, { texts, whole: [] }, lists))(results)
  // Of a scenario without counts nothing tells whether it passed; the one that has failed is `a` in suite `one`.
  expect(read).toEqual(['suites', 'report one', 'report two', 'report four', 'one a'])
  expect(suitesIn(placed)).toEqual(['one', ...Array(5).fill(undefined)])
  expect(placed).toMatchObject({ isUnlikePlaced: true, placedWhole: [], placedIn: [] })
  expect(placed.suites?.map(({ id, isAllPassed }) => [id, isAllPassed])).toEqual([
    ['one', false],
    ['two', false],
    ['three', true],
    ['four', false],
  ])
})

test('all cases of a scenario are looked for in all suites', async () => {
  const { lists, read } = listed()
  const add = await placeUnlike(results, { texts, whole: ['c'] }, lists)
  expect(read.toSorted()).toEqual([
    'one a',
    'report four',
    'report one',
    'report three',
    'report two',
    'suites',
    'three c',
  ])
  const placed = add({ ...results, placedWhole: ['b', 'c'] })
  expect(placed.placedWhole).toEqual(['b', 'c'])
  expect(suitesIn(placed)[4]).toBe('three')
})

test('the cases of a scenario in one suite take three calls, and two where the suites are known', async () => {
  const { lists, read } = listed()
  const of = { scenarioId: 'a', suiteId: 'two' }
  const placed = (await placeInSuite(results, of, lists))(results)
  expect(read).toEqual(['suites', 'report two', 'two a'])
  expect(suitesIn(placed)).toEqual([undefined, 'two', ...Array(4).fill(undefined)])
  expect(isPlacedIn(placed, of)).toBe(true)
  expect(isPlacedIn(results, of)).toBe(false)
  expect(isPlacedIn(placed, { ...of, suiteId: 'one' })).toBe(false)
  expect(isPlacedIn({ ...results, placedWhole: ['a'] }, of)).toBe(true)

  const next = listed()
  const other = { scenarioId: 'b', suiteId: 'two' }
  const both = (await placeInSuite(placed, other, next.lists))(placed)
  expect(next.read).toEqual(['report two', 'two b'])
  expect([of, other].map((each) => isPlacedIn(both, each))).toEqual([true, true])
})

test('a suite that has not run takes no more calls, and is known to hold none', async () => {
  const { lists, read } = listed()
  const of = { scenarioId: 'a', suiteId: 'none' }
  const placed = (await placeInSuite(results, of, lists))(results)
  expect(read).toEqual(['suites'])
  expect(isPlacedIn(placed, of)).toBe(true)
})
