import { describe, expect, test } from 'vitest'
import { madeCore, noon, report } from '../testing/made-engine.ts'
import type { Given } from '../testing/made-view.ts'
import type { Asking } from './engine-core.ts'
import { timeOf } from './job-header.ts'
import { resultsOf } from './job-results.ts'
import { type Round, viewFor } from './question-view.ts'
import type { ReadCase } from './read-case.ts'

const day = (number: number) => Date.parse(`2026-11-${String(number).padStart(2, '0')}T00:00:00Z`)
const minute = 60_000

/** What a question sees, and what it wants. */
const start = (of: Partial<Asking> = {}) => {
  const made = madeCore()
  const asked = made.ask({ name: 'jobs', ask: { whole: false } }, of)
  const round: Round = new Map()
  const view = viewFor(made.core, { index: made.index, results: made.results, round }, asked)
  /** The wants since the last look. */
  const wants = () => {
    const found = [...asked.wants.values()].map(({ want: { kind, ...rest }, urgency }) =>
      [kind, ...Object.values(rest), urgency].flat().join(' '),
    )
    asked.wants.clear()
    return found
  }
  const cover = (from: number, to: number) => made.index.cover({ from, to })
  const hold = (jobId: string, change: object = {}, given: Given = {}) => {
    const job = report(jobId, 3, { cases: [['a', 'f']], ...given })
    const cases = [{ id: 'case', status: 'failed', scenario: { id: 'a', displayName: 'A' } }]
    const rest = { scenarioParameters: {}, components: [], failureCauseLabels: [] }
    const found = resultsOf(
      jobId,
      cases.map((one) => ({ ...one, ...rest }) as unknown as ReadCase),
      made.results.texts,
    )
    made.results.held.set(jobId, { ...found, ...change })
    return job
  }
  return { ...made, asked, view, wants, cover, hold, round }
}

describe('a job', () => {
  test('that is not known is wanted, and the answer rests on it', () => {
    const { view, index, wants, asked } = start()
    const known = report('known', 1)
    index.take([known])
    expect(view.job('known')).toBe(known)
    expect(wants()).toEqual([])
    expect(view.job('unknown')).toBeUndefined()
    expect(wants()).toEqual(['job unknown now'])
    expect([...asked.jobs]).toEqual(['unknown'])
  })
})

describe('the newest jobs', () => {
  test.each([
    ['were never read', 0, 0, true],
    ['were read a minute before the question', noon - minute, 0, false],
    ['were read longer ago', noon - minute - 1, 0, true],
    ['were read since somebody looked for them', noon, noon, false],
    ['were read before that', noon - 1, noon, true],
  ])('are wanted, or not, where they %s', (_, headAt, lookedAt, isWanted) => {
    const { view, index, wants } = start({ lookedAt })
    index.headAt = headAt
    view.wantHead()
    expect(wants()).toEqual(isWanted ? ['head now'] : [])
  })

  test('are wanted before older ones, and those until all are read', () => {
    const { view, index, wants, cover } = start()
    view.wantAll('ahead')
    expect(wants()).toEqual(['head ahead'])
    index.headAt = 1
    view.wantAll()
    expect(wants()).toEqual(['older now'])
    cover(1, day(3))
    view.wantAll()
    expect(wants()).toEqual(['older now'])
    cover(0, day(1))
    view.wantAll()
    expect(wants()).toEqual([])
  })
})

describe('the time up to a job', () => {
  const own = report('own', 10)

  test('is not covered before any job is read', () => {
    const { view, wants } = start()
    expect(view.isCovered(own, day(5), 'ahead')).toBe(false)
    expect(wants()).toEqual(['head ahead'])
  })

  test('is covered by a range that holds it', () => {
    const { view, index, wants, cover } = start()
    index.headAt = noon
    cover(day(5), day(10))
    expect(view.isCovered(own, day(6))).toBe(true)
    expect(wants()).toEqual([])
    // A page may end between jobs of one time.
    expect(view.isCovered(own, day(5))).toBe(false)
    expect(wants()).toEqual(['older now'])
    expect(view.isCovered(own, 0, 'ahead')).toBe(false)
    expect(wants()).toEqual(['older ahead'])
    cover(0, day(6))
    expect(view.isCovered(own, 0)).toBe(true)
  })

  test('is not covered by two ranges with a gap', () => {
    const { view, index, wants, cover } = start()
    index.headAt = noon
    cover(day(8), day(10))
    cover(day(1), day(4))
    expect(view.isCovered(own, day(2))).toBe(false)
    expect(view.isCovered(report('old', 3), day(2))).toBe(true)
    expect(wants()).toEqual(['older now'])
    index.headAt = 0
    expect(view.isCovered(own, day(2))).toBe(false)
    expect(wants()).toEqual(['head now'])
  })

  test('that has ended since the newest were read is looked for, but not at once again', () => {
    const { view, index, wants, cover } = start()
    cover(0, day(9))
    index.headAt = noon - 5001
    expect(view.isCovered(own, day(5), 'ahead')).toBe(false)
    expect(wants()).toEqual(['head ahead'])
    index.headAt = noon - 5000
    expect(view.isCovered(own, day(5))).toBe(true)
    // One that is among them needs no newer look.
    index.headAt = 1
    expect(view.isCovered(report('as new', 9), day(5))).toBe(true)
    expect(wants()).toEqual([])
  })

  test.each<[string, number, string, boolean]>([
    ['of the catalog, between', 7, 'c', true],
    ['of the time at which it begins', 5, 'c', true],
    ['of another catalog', 7, 'd', false],
    ['before', 4, 'c', false],
    ['of the time of the job', 10, 'c', false],
  ])('may hold a job that was running: %s', (_, at, catalog, isUnsure) => {
    const { view, index, wants, cover, pass, asked } = start()
    index.headAt = noon
    cover(0, day(10))
    index.take([report('open', at, { isRunning: true, catalog })])
    asked.since = noon + minute
    expect(view.isCovered(own, day(5))).toBe(true)
    asked.since = noon + minute + 1
    pass(minute + 1)
    index.headAt = noon + minute
    expect(view.isCovered(own, day(5), 'ahead')).toBe(!isUnsure)
    expect(wants()).toEqual(isUnsure ? ['job open ahead'] : [])
  })
})

describe('the cases of a job', () => {
  test('are wanted, and the job is remembered, where they are not at hand', () => {
    const { view, wants, results, asked, hold } = start()
    const lacking = report('lacking', 3, { cases: [['a', 'f']] })
    expect(view.held(lacking)).toBeUndefined()
    expect([wants(), [...asked.jobs]]).toEqual([[], ['lacking']])
    expect(view.results(lacking, 'ahead')).toBeUndefined()
    expect(wants()).toEqual(['results lacking ahead'])
    expect(results.seen.get('lacking')).toBe(lacking)
    expect(asked.isWaiting).toBe(false)
    const held = hold('held')
    expect(view.results(held)).toBe(results.held.get('held'))
    expect(wants()).toEqual([])
  })

  test('of a running job are waited for: the page has them', () => {
    const { view, wants, asked } = start()
    const running = report('running', 3, { cases: [['a', 'f']], isRunning: true })
    expect(view.results(running)).toBeUndefined()
    expect([wants(), asked.isWaiting]).toEqual([[], true])
  })

  test('that the page hands over are looked for on the disk alone', () => {
    const { view, wants, asked, results, ask } = start()
    const own = report('own', 3, { cases: [['a', 'f']] })
    const given = ask({ name: 'change', ask: { job: own, isGiven: true } })
    view.results(own)
    expect([wants(), asked.isWaiting]).toEqual([['kept own now'], true])
    results.unkept.add('own')
    view.results(own)
    expect(wants()).toEqual([])
    // Not so while nobody looks at that question, nor those of another job.
    given.isResting = true
    view.results(own)
    expect(wants()).toEqual(['results own now'])
    given.isResting = false
    view.results(report('other', 3, { cases: [['a', 'f']] }))
    expect(wants()).toEqual(['results other now'])
    given.message = { ...given.message, ask: { job: own, isGiven: false } } as typeof given.message
    view.results(own)
    expect(wants()).toEqual(['results own now'])
  })

  test('may be fewer than the report says', () => {
    const { view, results, asked } = start()
    results.short.add('short')
    expect(view.isShort(report('short', 1))).toBe(true)
    expect(view.isShort(report('all', 1))).toBe(false)
    expect([...asked.jobs]).toEqual(['short', 'all'])
  })
})

describe('the suites of the cases of a job', () => {
  test('are wanted of equal cases that ended differently, and of whole scenarios', () => {
    const { view, wants, hold, results } = start()
    const own = hold('own')
    expect(view.placed(own)).toBeUndefined()
    expect(wants()).toEqual(['places own now'])
    expect(view.placed(own, ['b', 'a'], 'ahead')).toBeUndefined()
    expect(wants()).toEqual(['places own a b ahead'])
    const some = hold('some', { isUnlikePlaced: true, placedWhole: ['b'] })
    expect(view.placed(some, ['b'])).toBe(results.held.get('some'))
    expect(wants()).toEqual([])
    expect(view.placed(some, ['b', 'a'])).toBeUndefined()
    expect(wants()).toEqual(['places some a now'])
    // Those of whole scenarios alone are not all of the others.
    const whole = hold('whole', { placedWhole: ['b'] })
    expect(view.placed(whole, ['b'])).toBeUndefined()
    expect(wants()).toEqual(['places whole now'])
  })

  test('are wanted of a scenario in a suite', () => {
    const { view, wants, hold, results } = start()
    const of = { scenarioId: 'a', suiteId: 'one' }
    expect(view.placedIn(hold('own'), of, 'ahead')).toBeUndefined()
    expect(wants()).toEqual(['place own a one ahead'])
    const some = hold('some', { placedIn: ['a one'] })
    expect(view.placedIn(some, of)).toBe(results.held.get('some'))
    expect(view.placedIn(some, { ...of, suiteId: 'two' })).toBeUndefined()
    expect(wants()).toEqual(['place some a two now'])
    expect(view.placedIn(report('none', 3, { cases: [['a', 'f']] }), of)).toBeUndefined()
    expect(wants()).toEqual(['results none now'])
  })

  test('are not known of a running job, and needed of none without cases', () => {
    const { view, wants, index, results } = start()
    const running = report('running', 3, { cases: [['a', 'f']], isRunning: true })
    results.takeCases(running, [])
    expect(view.placed(running)).toBeDefined()
    expect(view.placedIn(running, { scenarioId: 'a', suiteId: 'one' })).toBeDefined()
    const untested = report('untested', 3, { isUntested: true })
    index.take([untested])
    expect(view.placed(untested, ['a'])?.keys).toHaveLength(0)
    expect(wants()).toEqual([])
    expect(view.placed(report('none', 3, { cases: [['a', 'f']] }), [], 'ahead')).toBeUndefined()
    expect(wants()).toEqual(['results none ahead'])
  })
})

describe('lists of a job', () => {
  test('of suites and scenarios are wanted, and those that are marked', () => {
    const { view, wants, results, asked } = start()
    const own = report('own', 3)
    expect(view.parts(own, undefined, 'ahead')).toBeUndefined()
    expect(view.parts(own, 'suite')).toBeUndefined()
    expect(view.marks(own)).toBeUndefined()
    expect(wants()).toEqual(['parts own ahead', 'parts own suite now', 'marks own now'])
    expect(results.seen.get('own')).toBe(own)
    results.parts.set('own parts ', [])
    results.marks.set('own', { marked: new Map(), suites: new Map() })
    asked.jobs.clear()
    expect(view.parts(own)).toEqual([])
    expect([...asked.jobs]).toEqual(['own'])
    expect(view.marks(own)).toBeDefined()
    expect(wants()).toEqual([])
  })
})

test('what is urgent once stays so, and what is not may become it', () => {
  const { view, asked } = start()
  const own = report('own', 3)
  const urgency = () => [...asked.wants.values()].map((each) => each.urgency)
  view.parts(own, undefined, 'ahead')
  expect(urgency()).toEqual(['ahead'])
  view.parts(own)
  view.parts(own, undefined, 'ahead')
  expect(urgency()).toEqual(['now'])
})

test('a quiet look wants only what may be on the disk', () => {
  const { view, wants, results } = start()
  const own = report('own', 3, { cases: [['a', 'f']] })
  const quiet = view.quiet()
  quiet.wantHead()
  quiet.job('unknown')
  quiet.parts(own)
  expect(wants()).toEqual([])
  quiet.results(own, 'ahead')
  expect(wants()).toEqual(['kept own ahead'])
  results.unkept.add('own')
  quiet.results(own)
  expect(wants()).toEqual([])
})

test('a quiet look at cases that the page hands over wants them from the disk, too', () => {
  const { view, wants, ask } = start()
  const own = report('own', 3, { cases: [['a', 'f']] })
  ask({ name: 'change', ask: { job: own, isGiven: true } })
  view.quiet().results(own)
  expect(wants()).toEqual(['kept own now'])
})

test('questions that somebody looks at share what is made once a round', () => {
  const { view, ask, asked, round } = start()
  const rows = [1, 2].map((limit) => ({ limit, places: [] }))
  ask({ name: 'parts', ask: rows[0] as never })
  ask({ name: 'parts', ask: rows[1] as never }, { isResting: true })
  expect(view.asked('parts')).toEqual([rows[0]])
  expect(asked.isShared).toBe(false)
  let count = 0
  const make = () => ++count
  expect([view.once('a', make), view.once('a', make), view.once('b', make)]).toEqual([1, 1, 2])
  expect(asked.isShared).toBe(true)
  round.clear()
  expect(view.once('a', make)).toBe(3)
})

test('jobs come from the index, the newest first', () => {
  const { view, index } = start()
  index.take([report('a', 1), report('b', 2, { catalog: 'd' })])
  expect(view.jobs().map(({ jobId }) => jobId)).toEqual(['b', 'a'])
  expect(view.jobs('c').map(timeOf)).toEqual([day(1)])
})
