import type { SuiteReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { outcome } from './case-changes.ts'
import {
  areAll,
  areResults,
  endedAlike,
  failureOfRow,
  idOfRow,
  placedSuites,
  resultsOf,
  rowsOfKey,
  sizeOf,
  unlikeScenarios,
  withPlaces,
} from './job-results.ts'
import type { ReadCase } from './read-case.ts'
import { createTexts } from './texts.ts'

const uuid = (digit: string) => `${digit.repeat(8)}-1234-4abc-8def-${digit.repeat(12)}`

interface Given {
  id?: string
  status?: ReadCase['status']
  scenario?: string
  message?: string
  cause?: string
  startedAt?: string
  finishedAt?: string
}

const caseOf = ({ id = uuid('1'), status = 'succeeded', scenario = 's', ...of }: Given) => {
  const { message, cause, ...times } = of
  const failureCauseLabels = cause === undefined ? [] : [cause]
  return partly<ReadCase>({
    id,
    status,
    scenario: { id: scenario, displayName: `Scenario ${scenario}` },
    scenarioParameters: {},
    failureCauseLabels,
    components: [{ componentName: 'c', failureCauseLabels, ...(message && { message }) }],
    ...times,
  })
}

const made = (...given: Given[]) => {
  const texts = createTexts()
  return { texts, results: resultsOf('job', given.map(caseOf), texts) }
}

test('each case is a row: what it is, how it ended and how long it took', () => {
  const [startedAt, finishedAt] = ['2026-11-30T10:00:00Z', '2026-11-30T10:00:30.5Z']
  const { texts, results } = made(
    { id: 'a', startedAt, finishedAt },
    { id: 'b', status: 'failed', scenario: 't', startedAt: finishedAt, finishedAt: startedAt },
    { id: 'c', status: 'canceled', startedAt },
    { id: 'd', status: 'scheduled', finishedAt },
  )
  expect([...results.outcomes]).toEqual([
    outcome.passed,
    outcome.failed,
    outcome.canceled,
    outcome.open,
  ])
  expect([...results.seconds]).toEqual([30.5, 0, Number.NaN, Number.NaN])
  expect([0, 1, 2, 3].map((row) => idOfRow(results, row))).toEqual(['a', 'b', 'c', 'd'])
  expect(results).toMatchObject({ suites: undefined, placedWhole: [], placedIn: [] })
  const keys = [...results.keys]
  expect(keys[2]).toBe(keys[0])
  expect(texts.labelOf(keys[1] ?? 0)).toBe('Scenario t')
  expect(rowsOfKey(results, keys[0] ?? 0)).toEqual([0, 2, 3])
  expect(rowsOfKey(results, 99)).toEqual([])
})

test('a case that comes twice counts once, as it was read last', () => {
  const { results } = made({ id: 'a', status: 'started' }, { id: 'b' }, { id: 'a' })
  expect([...results.outcomes]).toEqual([outcome.passed, outcome.passed])
})

test.each([
  ['all of them UUIDs', [uuid('1'), uuid('f'), uuid('0')]],
  ['one of them none', [uuid('1'), 'x']],
  ['one of them in capitals', [uuid('1'), uuid('F')]],
])('ids come back as they are: %s', (_, ids) => {
  const { results } = made(...ids.map((id) => ({ id })))
  expect(ids.map((_id, row) => idOfRow(results, row))).toEqual(ids)
  expect(idOfRow({ ids: [] }, 0)).toBe('')
})

test('UUIDs take less room than others, and each text of a failure some', () => {
  const short = made({ id: uuid('1') }).results
  expect(sizeOf(made({ id: 'x'.repeat(36) }).results) - sizeOf(short)).toBe(20)
  expect(sizeOf(made({ status: 'failed' }).results) - sizeOf(short)).toBe(12)
  expect(sizeOf(made({ id: uuid('1') }, { id: uuid('2') }).results) - sizeOf(short)).toBe(27)
  expect(sizeOf(made().results)).toBe(300)
})

test('cause and message of a failed case are told without its values, of any other nothing', () => {
  const { texts, results } = made(
    { id: 'a', message: 'ignored', cause: 'ignored' },
    { id: 'b', status: 'failed', message: 'Object 1a2b3c4d hit after 3 s', cause: 'collision' },
    { id: 'c', status: 'failed', message: 'Object 12345678 hit after 7 s' },
  )
  const message = 'Object {n} hit after {n} s'
  expect([0, 1, 2].map((row) => failureOfRow(results, row, texts))).toEqual([
    { cause: undefined, message: undefined },
    { cause: 'collision', message },
    { cause: undefined, message },
  ])
})

test('equal cases that ended differently are those whose suites matter', () => {
  const { texts, results } = made(
    { id: 'a', scenario: 's' },
    { id: 'b', scenario: 's', status: 'failed' },
    { id: 'c', scenario: 't' },
    { id: 'd', scenario: 't' },
  )
  expect([...unlikeScenarios(results, texts)]).toEqual(['s'])
  expect(endedAlike(results, [0, 2, 3])).toBe(true)
  expect(endedAlike(results, [0, 1])).toBe(false)
  expect(endedAlike(results, [])).toBe(true)
})

test.each([
  [{ totalCount: 3, successCount: 1, failureCount: 1 }, true],
  [{ totalCount: 4, successCount: 1, failureCount: 1 }, false],
  [{ totalCount: 3, successCount: 2, failureCount: 1 }, false],
  [{ totalCount: 3, successCount: 1, failureCount: 2 }, false],
  [undefined, false],
])(
  'cases of which one passed, one failed and one was canceled are all of %j: %s',
  (counts, all) => {
    const { results } = made(
      { id: 'a' },
      { id: 'b', status: 'failed' },
      { id: 'c', status: 'canceled' },
    )
    const test = partly<{ caseResults: typeof counts }>({ caseResults: counts })
    expect(areAll(results, { test: test as never })).toBe(all)
  },
)

const suite = (id: string, status: SuiteReport['status'], counts?: [passed: number, all: number]) =>
  partly<SuiteReport>({
    id: `report of ${id}`,
    status,
    suite: { id, versionId: '3' },
    ...(counts && { caseResults: { successCount: counts[0], totalCount: counts[1] } }),
  })

test('suites tell where cases ran, and whether all of them passed', () => {
  const suites = placedSuites([
    suite('a', 'succeeded', [2, 2]),
    suite('b', 'succeeded', [1, 2]),
    suite('c', 'succeeded'),
    suite('d', 'failed'),
  ])
  expect(suites.map(({ total, isAllPassed }) => [total, isAllPassed])).toEqual([
    [2, true],
    [2, false],
    [0, true],
    [0, false],
  ])
  expect(suites[0]).toMatchObject({ id: 'a', versionId: '3', reportId: 'report of a' })

  const { results } = made({ id: 'x' }, { id: 'y' }, { id: 'z' })
  const once = withPlaces(results, suites, new Map([['y', 'report of b']]))
  const twice = withPlaces(
    once,
    suites,
    new Map([
      ['z', 'report of a'],
      ['x', 'report of none'],
    ]),
  )
  expect([...twice.suiteOf]).toEqual([0, 2, 1])
  expect(twice.suites).toEqual(suites)
  expect([...results.suiteOf]).toEqual([0, 0, 0])
})

test('what was written is known again, and nothing of another form', () => {
  const { texts, results } = made(
    { id: uuid('1') },
    { id: uuid('2'), status: 'failed', message: 'Hit' },
    { id: uuid('3'), status: 'failed', message: 'Hit', cause: 'collision' },
  )
  const suites = placedSuites([suite('a', 'succeeded', [2, 2])])
  const placed = withPlaces(results, suites, new Map([[uuid('1'), 'report of a']]))
  const running = made({ id: uuid('1'), status: 'started' }).results
  for (const each of [results, placed, running, made({ id: 'x' }).results]) {
    expect(areResults(each, texts.size)).toBe(true)
  }
  expect(areResults(results, texts.size - 1)).toBe(false)
  const wrong: object[] = [
    { jobId: 1 },
    { keys: [...results.keys] },
    { keys: results.keys.map(() => 0) },
    // In one row alone.
    { keys: results.keys.with(1, 0) },
    { keys: results.keys.with(1, 99) },
    { outcomes: placed.outcomes.with(0, 4) },
    { suiteOf: placed.suiteOf.with(1, 2) },
    { suites: [...suites, null] },
    { outcomes: [...results.outcomes] },
    { outcomes: results.outcomes.map(() => 4) },
    { outcomes: results.outcomes.map(() => outcome.passed) },
    { outcomes: results.outcomes.slice(1) },
    { seconds: [...results.seconds] },
    { seconds: results.seconds.slice(1) },
    { suiteOf: [...results.suiteOf] },
    { suiteOf: results.suiteOf.slice(1) },
    { suiteOf: results.suiteOf.map(() => 2) },
    { failures: [...results.failures] },
    { failures: results.failures.slice(0, 4) },
    // The same row twice, and in another order.
    { failures: Uint32Array.of(1, 0, 1, 1, 0, 1) },
    { failures: Uint32Array.of(2, 0, 1, 1, 0, 1) },
    { failures: Uint32Array.of(1, 0, 99) },
    { ids: [uuid('1')] },
    { ids: [1, 2, 3] },
    { ids: new Uint8Array(47) },
    { suites: 'none' },
    { suites: [null] },
    { suites: [{ id: 'a', reportId: 'r', total: '2' }] },
    { suites: [{ id: 1, reportId: 'r', total: 2 }] },
    { suites: [{ id: 'a', total: 2 }] },
    { placedWhole: undefined },
    { placedWhole: [1] },
    { placedIn: 'all' },
  ]
  for (const change of wrong) {
    expect([change, areResults({ ...placed, ...change }, texts.size)]).toEqual([change, false])
  }
  for (const none of [undefined, null, 'text', 3]) expect(areResults(none, 99)).toBe(false)
})
