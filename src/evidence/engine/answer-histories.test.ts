import { describe, expect, test } from 'vitest'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { job, viewOf } from '../testing/made-view.ts'
import { findHistories } from './answer-histories.ts'
import { cell, outcome } from './case-changes.ts'

describe('the last runs of cases', () => {
  const keyOf = (scenario: string) =>
    caseKeyOf({ scenario: { id: scenario }, scenarioParameters: {} })
  const old = job('old', 1, {
    cases: [
      ['a', 'p', 'one'],
      ['a', 'f', 'two'],
      ['a', 'f', 'two'],
      ['b', 'c'],
    ],
  })
  const own = job('own', 2, {
    cases: [
      ['a', 'f', 'one'],
      ['b', 'f'],
    ],
  })
  const ask = (of: object, options?: Parameters<typeof viewOf>[1]) => {
    const { view, wanted } = viewOf([old, own], options)
    const cases = [
      { key: keyOf('a'), suiteId: 'one' },
      { key: keyOf('a'), suiteId: 'three' },
      { key: keyOf('a') },
      { key: keyOf('b') },
      { key: keyOf('none') },
    ]
    return { told: findHistories(view, { job: own, limit: 5, cases, ...of }), wanted }
  }

  test('are those of their suites, or of all equal ones together', () => {
    const { told } = ask({})
    const { passed, failed, canceled } = outcome
    expect(told.runs.map(({ jobId }) => jobId)).toEqual(['old', 'own'])
    expect([...told.cells]).toEqual([
      ...[passed, failed],
      ...[cell.absent, failed],
      ...[cell.mixed, failed],
      ...[canceled, failed],
      ...[cell.absent, cell.absent],
    ])
    expect([told.failed[4], told.total[4]]).toEqual([2, 3])
    expect([told.failed[0], told.total[0]]).toEqual([0, 0])
    // The mean of the three, and of one.
    expect([told.seconds[4], told.seconds[1]]).toEqual([2, 1])
    expect(told.seconds[8]).toBeNaN()
    expect(told.isCertain).toBe(true)
  })

  test('are empty in a run in which others ran, but they did not', () => {
    const both = [
      job('with', 1, { cases: [['a', 'p']] }),
      job('without', 2, { cases: [['b', 'f']] }),
    ] as const
    const { view } = viewOf(both)
    const told = findHistories(view, { job: both[1], limit: 5, cases: [{ key: keyOf('a') }] })
    expect([...told.cells]).toEqual([outcome.passed, cell.absent])
    expect([...told.seconds]).toEqual([1, Number.NaN])
  })

  test('are told by suites at a glance as far as those are known', () => {
    const { told, wanted } = ask({ isGlance: true }, { areKnown: true })
    // Of a suite that has not run it, all that are equal are told.
    expect([...told.cells].slice(0, 6)).toEqual([
      ...[outcome.passed, outcome.failed],
      ...[cell.mixed, outcome.failed],
      ...[cell.mixed, outcome.failed],
    ])
    expect(wanted).toEqual([])
  })

  test('wait for the suites, but not at a glance', () => {
    const exact = ask({}, { isPlaced: false })
    expect([...exact.told.cells].slice(0, 6)).toEqual([
      ...[cell.unknown, outcome.failed],
      ...[cell.unknown, outcome.failed],
      ...[cell.mixed, outcome.failed],
    ])
    expect(exact.wanted).toEqual(['place old a one', 'place old a three'])
    const glance = ask({ isGlance: true }, { isPlaced: false })
    expect([...glance.told.cells].slice(0, 2)).toEqual([cell.mixed, outcome.failed])
    expect(glance.wanted).toEqual([])
  })

  test('are unknown of a run that is not read', () => {
    const { told, wanted } = ask({}, { lacks: ['old'], isCovered: false })
    expect(told.isCertain).toBe(false)
    expect([...told.cells].filter((_, at) => at % 2 === 0)).toEqual(Array(5).fill(cell.unknown))
    expect(wanted).toEqual(['covered all now', 'results old now'])
  })

  test('are as many as are asked for', () => {
    const { told, wanted } = ask({ limit: 1 }, { isCovered: false })
    expect(told.runs.map(({ jobId }) => jobId)).toEqual(['own'])
    expect(wanted).toEqual(['covered some now'])
  })
})
