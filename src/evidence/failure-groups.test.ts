import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import type { ChangeKind } from './engine/case-changes.ts'
import {
  byMessage,
  causeCounts,
  type Failure,
  failureRows,
  failuresOf,
  failureViewOf,
  filterFailures,
  inOrderOf,
  leadingCauses,
  noCause,
  reachOf,
  startsOpen,
  withFailureView,
} from './failure-groups.ts'

interface Given {
  id: string
  message?: string
  causes?: string[]
  scenario?: string
  status?: CaseReport['status']
  parameters?: Record<string, string>
}

const caseOf = ({ id, message, causes = [], scenario = 's1', status, parameters }: Given) =>
  partly<CaseReport>({
    id,
    status: status ?? 'failed',
    scenario: { id: scenario, displayName: `Scenario ${scenario}`, versionId: 1 },
    scenarioParameters: parameters ?? {},
    failureCauseLabels: causes,
    components: [
      { componentName: 'planning', ...(message && { message }), failureCauseLabels: causes },
    ],
  })

const specOf = ({ scenario }: Pick<CaseReport, 'scenario'>) =>
  partly<SpecReport>({
    id: `spec of ${scenario.id}`,
    suite: { id: 'u1', displayName: 'Suite u1' },
    unavailable: scenario.id === 'na',
  })

const failures = (...given: Given[]): Failure[] => failuresOf(given.map(caseOf), specOf)

const ids = (found: readonly Failure[]) => found.map(({ report }) => report.id)

test('failures are the failed cases in their order', () => {
  expect(
    ids(
      failures(
        { id: 'a' },
        { id: 'b', status: 'succeeded' },
        { id: 'c', status: 'started' },
        { id: 'd' },
      ),
    ),
  ).toEqual(['a', 'd'])
})

test('the message is in one line; without one its stand-in is told', () => {
  const [one, other, none] = failures(
    { id: 'a', message: 'Hit  a\n van' },
    { id: 'b', causes: ['timeout'] },
    { id: 'c' },
  )
  expect(one?.message).toBe('Hit a van')
  expect(other?.message).toBe('timeout')
  expect(none?.message).toBe('No message from the evaluator')
})

test('what varies is told by all cases of a scenario, also those that passed', () => {
  const [one, other] = failures(
    { id: 'a', parameters: { speed: '30', weather: 'rain' } },
    { id: 'b', parameters: { speed: '20', weather: 'rain' }, status: 'succeeded' },
    { id: 'c', parameters: { speed: '30' }, scenario: 's2' },
  )
  expect(one?.varying).toEqual(['speed=30'])
  expect(other?.varying).toEqual([])
})

describe('a filter', () => {
  const all = failures(
    { id: 'a', message: 'Hit a van', causes: ['collision', 'late'] },
    { id: 'b', message: 'Stood still', causes: ['timeout'], scenario: 'na' },
    { id: 'c' },
  )
  test.each([
    [{}, ['a', 'b', 'c']],
    [{ failure_cause_labels: ['collision'] }, ['a']],
    [{ failure_cause_labels: ['late'] }, []],
    [{ failure_cause_labels: ['timeout', 'collision'] }, ['a', 'b']],
    [{ failure_cause_labels: [noCause] }, ['c']],
    [{ table_config: ['na'] }, ['a', 'c']],
    [{ filter: 'VAN hit' }, ['a']],
    [{ filter: 'timeout' }, ['b']],
    [{ filter: 'suite u1' }, ['a', 'b', 'c']],
    [{ filter: 'scenario s1' }, ['a', 'c']],
    [{ filter: 'nothing' }, []],
  ])('%j finds %j', (filter, found) => {
    expect(ids(filterFailures(all, filter))).toEqual(found)
  })
})

test('a failure is found by all that is said of it, and by its ids', () => {
  const foundBy = (filter: string) =>
    ids(
      filterFailures(failures({ id: 'id-1', message: 'Hit a van', causes: ['collision'] }), {
        filter,
      }),
    )
  for (const words of ['hit van', 'collision', 'scenario s1', 'suite u1', 'id-1', 's1']) {
    expect([words, foundBy(words)]).toEqual([words, ['id-1']])
  }
  expect(foundBy('nothing')).toEqual([])
})

test('a failure whose suite is not known is found, and counts', () => {
  const unplaced = failuresOf([caseOf({ id: 'a', message: 'Hit a van' })], () => undefined)
  expect(ids(filterFailures(unplaced, { filter: 'van', table_config: ['na'] }))).toEqual(['a'])
})

test('a scenario that failed in two suites is two groups', () => {
  const inSuites = ['p', 'p', 'q', 'q'].map((suite, at) =>
    failuresOf([caseOf({ id: `${suite}${at}` })], () => partly<SpecReport>({ id: suite })),
  )
  const rows = failureRows(inSuites.flat(), 'scenario', () => false)
  expect(rows.map((row) => row.kind === 'scenario' && row.group.failures.length)).toEqual([2, 2])
  const unplaced = failuresOf([caseOf({ id: 'a' }), caseOf({ id: 'b' })], () => undefined)
  expect(failureRows(unplaced, 'scenario', () => false)).toMatchObject([{ kind: 'scenario' }])
})

test('a case counts once, for its first cause, and those without one come last', () => {
  expect(
    causeCounts(
      failures(
        { id: 'a' },
        { id: 'b' },
        { id: 'c', causes: ['timeout'] },
        { id: 'd', causes: ['collision', 'timeout'] },
        { id: 'e', causes: ['collision'] },
      ),
    ),
  ).toEqual([
    { cause: 'collision', count: 2, fresh: undefined },
    { cause: 'timeout', count: 1, fresh: undefined },
    { cause: noCause, count: 2, fresh: undefined },
  ])
})

test('four causes lead, and those that are chosen stay in sight', () => {
  const counts = ['a', 'b', 'c', 'd', 'e', 'f'].map((cause) => ({ cause }))
  expect([...leadingCauses(counts, [])]).toEqual(['a', 'b', 'c', 'd'])
  expect([...leadingCauses(counts, ['f', 'b', 'gone'])]).toEqual(['a', 'b', 'c', 'd', 'f'])
})

test('new failures are counted by cause, and listed alone once they are known', () => {
  const all = failures({ id: 'a', causes: ['collision'] }, { id: 'b', causes: ['collision'] })
  const changed = new Map<string, ChangeKind>([
    ['a', 'failing'],
    ['b', 'new'],
  ])
  expect(causeCounts(all, changed)).toEqual([{ cause: 'collision', count: 2, fresh: 1 }])
  const table_config = ['new']
  expect(ids(filterFailures(all, { table_config }, changed))).toEqual(['b'])
  expect(ids(filterFailures(all, {}, changed))).toEqual(['a', 'b'])
  expect(ids(filterFailures(all, { table_config }))).toEqual(['a', 'b'])
})

const many = failures(
  { id: 'alone', message: 'Crashed after 3 s', causes: ['crash'] },
  { id: 'a1', message: 'Hit van 1', causes: ['collision'], scenario: 's1' },
  { id: 'a2', message: 'Hit van 2', causes: ['collision'], scenario: 's2' },
  { id: 'a3', message: 'Hit van 3', causes: ['collision'], scenario: 's1' },
)

const saidOf = (said: { message?: true; scenario?: true }) =>
  [said.message && 'message', said.scenario && 'scenario'].filter(Boolean).join(' ')

const lines = (view: Parameters<typeof failureRows>[1], isOpen: (id: string) => boolean) =>
  failureRows(many, view, isOpen).map((row) =>
    row.kind === 'case'
      ? `${'  '.repeat(row.level)}${row.failure.report.id} ${saidOf(row.said)}`.trimEnd()
      : `${'  '.repeat(row.level)}${row.kind} ${row.group.failures.length}`,
  )

test('by message: the most frequent first, with scenarios and cases inside', () => {
  expect(lines('message', () => true)).toEqual([
    'message 3',
    '  scenario 2',
    '    a1 message scenario',
    '    a3 message scenario',
    '  a2 message',
    'alone',
  ])
  expect(lines('message', () => false)).toEqual(['message 3', 'alone'])
})

test('by scenario, and flat', () => {
  expect(lines('scenario', () => true)).toEqual([
    'scenario 3',
    '  alone scenario',
    '  a1 scenario',
    '  a3 scenario',
    'a2',
  ])
  expect(lines('flat', () => false)).toEqual(['alone', 'a1', 'a2', 'a3'])
})

test('rows have ids of their own, also where a scenario failed with several messages', () => {
  const failed = failures(
    ...['x', 'y'].flatMap((message) =>
      [1, 2].map((number) => ({ id: `${message}${number}`, message, scenario: 's1' })),
    ),
  )
  const all = failureRows(failed, 'message', () => true).map(({ id }) => id)
  expect(new Set(all).size).toBe(all.length)
})

test('the order of a view is that of its cases, whatever is open', () => {
  expect(ids(inOrderOf(many, 'message'))).toEqual(['a1', 'a3', 'a2', 'alone'])
  expect(ids(inOrderOf(many, 'flat'))).toEqual(ids(many))
})

test('a group reaches scenarios, and suites as far as they are known', () => {
  const [group] = byMessage(many)
  expect(group && reachOf(group.failures)).toEqual({ scenarios: 2, suites: 1 })
  expect(reachOf(failuresOf([caseOf({ id: 'a' })], () => undefined))).toEqual({
    scenarios: 1,
    suites: 0,
  })
})

test('few failures start open', () => {
  expect(startsOpen(many)).toBe(true)
  expect(startsOpen(Array.from({ length: 6 }, () => many).flat())).toBe(true)
  expect(startsOpen([...Array.from({ length: 6 }, () => many).flat(), ...many.slice(0, 1)])).toBe(
    false,
  )
  expect(startsOpen(Array.from({ length: 25 }, () => many).flat())).toBe(false)
})

test.each(['message', 'scenario', 'flat'] as const)(
  'the view %s is kept beside N/A mode',
  (view) => {
    const table_config = withFailureView({ table_config: ['na', 'flat'] }, view)
    expect(table_config.filter((flag) => flag === 'na' || flag === 'flat')).toEqual(
      view === 'flat' ? ['na', 'flat'] : ['na'],
    )
    expect(failureViewOf({ table_config })).toBe(view)
    expect(failureViewOf({ table_config: withFailureView({}, view) })).toBe(view)
  },
)

test('without flags failures are listed by message', () => {
  expect(failureViewOf({})).toBe('message')
  expect(failureViewOf({ table_config: ['na', 'new'] })).toBe('message')
  expect(withFailureView({}, 'message')).toEqual([])
})
