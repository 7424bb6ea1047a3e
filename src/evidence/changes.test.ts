import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ComparedCase,
  changeCounts,
  changedCount,
  changesByPart,
  changesSince,
  countingCases,
  isNewOnly,
  listedKinds,
  shownChangeOf,
  unclearScenarios,
  withNewOnly,
  withShownChange,
} from './changes.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'
import type { ChangeKind } from './engine/case-changes.ts'

type Status = ComparedCase['status']

const caseOf = (
  id: string,
  status: Status,
  scenario = 's',
  scenarioParameters: ComparedCase['scenarioParameters'] = {},
): ComparedCase => ({
  id,
  status,
  scenario: { id: scenario, displayName: scenario, versionId: 1 },
  scenarioParameters,
})

test.each<[now: Status | undefined, before: Status | undefined, kind: ChangeKind]>([
  ['failed', 'succeeded', 'new'],
  ['failed', 'failed', 'failing'],
  ['succeeded', 'failed', 'fixed'],
  ['succeeded', 'succeeded', 'passing'],
  ['failed', undefined, 'added'],
  ['succeeded', undefined, 'added'],
  [undefined, 'failed', 'removed'],
  ['started', 'failed', 'undecided'],
  ['canceled', 'failed', 'undecided'],
  ['failed', 'canceled', 'undecided'],
])('%s after %s is %s', (now, before, kind) => {
  const run = (status: Status | undefined) => (status ? [caseOf('c', status)] : [])
  expect(changesSince(run(before), run(now)).map((change) => change.kind)).toEqual([kind])
})

test('a case is the same with its parameters in another order, and another one with another value', () => {
  const before = [caseOf('a', 'succeeded', 's', { speed: '30', weather: 'clear' })]
  const now = [
    caseOf('b', 'failed', 's', { weather: 'clear', speed: '30' }),
    caseOf('c', 'failed', 's', { weather: 'rain', speed: '30' }),
  ]
  expect(changesSince(before, now).map(({ kind }) => kind)).toEqual(['new', 'added'])
})

test('a case of another suite is another one', () => {
  const [before, now] = [caseOf('a', 'succeeded'), caseOf('b', 'failed')]
  const suiteIdOf = ({ id }: ComparedCase) => `suite of ${id}`
  expect(changesSince([before], [now], { suiteIdOf }).map(({ kind }) => kind)).toEqual([
    'added',
    'removed',
  ])
})

test.each<[now: Status, before: Status, kind: ChangeKind]>([
  ['succeeded', 'succeeded', 'flaky'],
  ['failed', 'succeeded', 'flaky'],
  ['failed', 'failed', 'failing'],
  ['succeeded', 'failed', 'fixed'],
])('a case that comes and goes and is %s after %s is %s', (now, before, kind) => {
  const isFlaky = ({ id }: ComparedCase) => id === 'b'
  const changes = changesSince([caseOf('a', before)], [caseOf('b', now)], { isFlaky })
  expect(changes.map((change) => change.kind)).toEqual([kind])
})

const statuses = ['scheduled', 'started', 'succeeded', 'failed', 'canceled'] as const
const run = fc
  .array(
    fc.record({
      status: fc.constantFrom(...statuses),
      scenario: fc.constantFrom('s', 't'),
      value: fc.constantFrom('1', '2', '3'),
      isFlaky: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((cases) =>
    cases.map(({ status, scenario, value, isFlaky }, place) =>
      caseOf(`${isFlaky ? 'flaky' : 'plain'} ${place}`, status, scenario, { value }),
    ),
  )
const isFlaky = ({ id }: ComparedCase) => id.startsWith('flaky')

/** What a change is when the two runs change places. */
const mirrored = {
  new: 'fixed',
  fixed: 'new',
  added: 'removed',
  removed: 'added',
  failing: 'failing',
  flaky: 'flaky',
  passing: 'passing',
  undecided: 'undecided',
} as const satisfies Record<ChangeKind, ChangeKind>

describe('of any two runs', () => {
  test('every case is in exactly one change', () => {
    fc.assert(
      fc.property(run, run, (before, now) => {
        const changes = changesSince(before, now, { isFlaky })
        expect(changes.flatMap((change) => change.now ?? [])).toEqual(now)
        const earlier = changes.flatMap((change) => change.before ?? [])
        expect(new Set(earlier)).toEqual(new Set(before))
        expect(earlier).toHaveLength(before.length)
        const counts = changeCounts(changes)
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(changes.length)
      }),
    )
  })

  test('the changes are mirrored when the runs change places', () => {
    fc.assert(
      fc.property(run, run, (before, now) => {
        const there = changesSince(before, now)
        const back = changesSince(now, before)
        const told = ({ kind, now: one, before: other }: (typeof there)[number]) =>
          `${kind} ${one?.id} ${other?.id}`
        expect(back.map(told).sort()).toEqual(
          there
            .map((change) =>
              told({ kind: mirrored[change.kind], now: change.before, before: change.now }),
            )
            .sort(),
        )
      }),
    )
  })

  test('a run has not changed since itself', () => {
    fc.assert(
      fc.property(run, (cases) => {
        const kinds = changesSince(cases, cases).map(({ kind }) => kind)
        for (const kind of kinds) expect(['failing', 'passing', 'undecided']).toContain(kind)
      }),
    )
  })
})

describe('equal cases of several suites', () => {
  const runOf = (run: string, statuses: readonly Status[]) =>
    statuses.map((status, place) => caseOf(`${run} ${place}`, status))

  test.each<[before: Status[], now: Status[], isUnclear: boolean]>([
    [['succeeded', 'succeeded'], ['succeeded', 'failed'], false],
    [['failed', 'failed'], ['failed', 'failed'], false],
    [['succeeded', 'failed'], ['failed', 'failed'], true],
    [['succeeded', 'failed'], ['failed', 'succeeded'], true],
    [['succeeded'], ['failed', 'succeeded'], true],
    [['failed', 'succeeded'], [], true],
    [['succeeded'], ['failed'], false],
    [['failed'], [], false],
  ])('%j and then %j: whether suites must tell them apart: %j', (before, now, isUnclear) => {
    const unclear = unclearScenarios(runOf('before', before), runOf('now', now))
    expect([...unclear]).toEqual(isUnclear ? ['s'] : [])
  })

  test('are told apart by their suites, whatever their order', () => {
    const before = runOf('before', ['failed', 'succeeded'])
    const now = runOf('now', ['failed', 'succeeded'])
    const suites = new Map([...before, ...now.toReversed()].map(({ id }, at) => [id, at % 2]))
    const suiteIdOf = ({ id }: ComparedCase) => String(suites.get(id))
    expect(changesSince(before, now, { suiteIdOf }).map(({ kind }) => kind)).toEqual([
      'new',
      'fixed',
    ])
  })

  test('need no suites where their order does not matter', () => {
    fc.assert(
      fc.property(run, run, fc.integer(), (before, now, turn) => {
        const unclear = unclearScenarios(before, now)
        const clear = ({ scenario }: ComparedCase) => !unclear.has(scenario.id)
        const turned = before.slice(turn % 20).concat(before.slice(0, turn % 20))
        const kindsOf = (earlier: readonly ComparedCase[]) =>
          changesSince(earlier.filter(clear), now.filter(clear)).flatMap(({ kind, now: one }) =>
            one ? `${one.id} ${kind}` : [],
          )
        expect(kindsOf(turned)).toEqual(kindsOf(before))
      }),
    )
  })
})

test('what has changed is counted by the part of the run that a case belongs to', () => {
  const row = (kind: ChangeKind, scenarioId: string, isGone = false): CaseChangeRow => {
    const one = { id: scenarioId, outcome: 0, cause: undefined, message: undefined } as const
    const report = { ...one, seconds: undefined, suiteId: undefined }
    const known = { scenarioId, scenario: scenarioId, parameters: {}, varying: [] }
    return { kind, ...known, now: isGone ? undefined : report, before: report }
  }
  const changes = [row('new', 's'), row('fixed', 't'), row('new', 'u'), row('removed', 's', true)]
  const partOf = ({ scenario }: { scenario: { id: string } }) =>
    scenario.id === 'u' ? undefined : scenario.id
  expect(changesByPart(changes, partOf)).toEqual(
    new Map([
      ['s', { new: 1, fixed: 0 }],
      ['t', { new: 0, fixed: 1 }],
    ]),
  )
})

test('the number of what changed leaves out what is as it was', () => {
  const kinds: ChangeKind[] = ['new', 'failing', 'fixed', 'passing', 'undecided', 'removed']
  expect(changedCount(kinds.map((kind) => ({ kind })))).toBe(3)
})

describe('in the flags of a table', () => {
  const none = changeCounts([])

  test.each(listedKinds)('%s is chosen, and other flags stay', (kind) => {
    const table_config = withShownChange({ table_config: ['na', 'fixed', 'flat'] }, kind)
    expect(table_config).toEqual(['na', 'flat', kind])
    expect(shownChangeOf({ table_config }, { ...none, failing: 1 })).toBe(kind)
  })

  test('without a choice, the first change that there is is shown', () => {
    expect(shownChangeOf({}, { ...none, fixed: 1, removed: 2 })).toBe('fixed')
    expect(shownChangeOf({ table_config: ['na'] }, none)).toBe('new')
    expect(shownChangeOf({ table_config: ['toString'] }, none)).toBe('new')
  })

  test('only new failures are listed, or all', () => {
    const table_config = withNewOnly({ table_config: ['na', 'failing'] }, true)
    expect(table_config).toEqual(['na', 'new'])
    expect(isNewOnly({ table_config })).toBe(true)
    expect(withNewOnly({ table_config }, false)).toEqual(['na'])
    expect(isNewOnly({})).toBe(false)
  })
})

test('in N/A mode a case counts in the runs that do not mark it', () => {
  const specOf = ({ id }: ComparedCase) => ({ unavailable: id.startsWith('na') })
  const run = (...cases: [id: string, status: Status, scenario: string][]) =>
    countingCases(
      cases.map(([id, status, scenario]) => caseOf(id, status, scenario)),
      specOf,
    )
  const before = run(['na', 'succeeded', 'a'], ['x', 'succeeded', 'b'], ['na2', 'failed', 'c'])
  const now = run(['na3', 'failed', 'a'], ['na4', 'failed', 'b'], ['y', 'succeeded', 'c'])
  const kinds = (from: ComparedCase[], to: ComparedCase[]) =>
    changesSince(from, to).map(({ kind, now, before }) => [(now ?? before)?.scenario.id, kind])
  // Marked in both: neither new nor failing. Marked in one: there or not, as in the counts of the runs.
  expect(kinds(before, now)).toEqual([
    ['c', 'added'],
    ['b', 'removed'],
  ])
  expect(kinds(now, before)).toEqual([
    ['b', 'added'],
    ['c', 'removed'],
  ])
})
