import type { CaseResults } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { failReasonOf, failureCausesOf, hasUnavailable, resultOf, sumOf } from './report-results.ts'
import { reportStatuses } from './report-statuses.ts'

const counts = (totalCount: number, failureCount: number): CaseResults => ({
  totalCount,
  failureCount,
  successCount: totalCount - failureCount,
})
const all = counts(9, 4)

describe('the result of a report', () => {
  test.each(reportStatuses)('%s: is its own outside of N/A mode', (status) => {
    const report = { status, caseResults: all, availableCaseResults: counts(5, 0) }
    expect(resultOf(report, false)).toEqual({ status, counts: all })
  })

  test.each(['scheduled', 'started', 'canceled'] as const)(
    '%s: keeps its status in N/A mode',
    (status) => {
      const available = counts(5, 1)
      expect(resultOf({ status, caseResults: all, availableCaseResults: available }, true)).toEqual(
        { status, counts: available },
      )
    },
  )

  test.each([
    ['failed', counts(5, 1), 'failed'],
    ['failed', counts(5, 0), 'succeeded'],
    ['failed', counts(0, 0), 'unavailable'],
    ['succeeded', counts(5, 1), 'failed'],
    ['succeeded', counts(5, 0), 'succeeded'],
    ['succeeded', counts(0, 0), 'unavailable'],
  ] as const)('%s with %j available is %s in N/A mode', (status, available, expected) => {
    const report = { status, caseResults: all, availableCaseResults: available }
    expect(resultOf(report, true)).toEqual({ status: expected, counts: available })
  })

  test('is its own in N/A mode when nothing was tested', () => {
    expect(resultOf({ status: 'failed' }, true)).toEqual({ status: 'failed', counts: undefined })
  })
})

test.each([
  [undefined, false],
  [{}, false],
  [{ caseResults: all, availableCaseResults: all }, false],
  [{ caseResults: all, availableCaseResults: counts(5, 4) }, true],
])('of a job that tested %j some case is marked N/A: %s', (tested, expected) => {
  expect(hasUnavailable({ test: tested })).toBe(expected)
})

test('counts are summed', () => {
  expect(sumOf([])).toEqual(counts(0, 0))
  expect(sumOf([counts(3, 1), counts(4, 2)])).toEqual(counts(7, 3))
})

describe('why a report failed', () => {
  const failed = { status: 'failed', failMessage: 'The simulator did not start.' } as const

  test.each([
    ['Some test cases failed.', all, undefined],
    ['Some test cases failed.', undefined, 'Some test cases failed.'],
    ['The simulator did not start.', all, 'The simulator did not start.'],
    ['', all, undefined],
    [undefined, all, undefined],
  ])('that says %j is %3$j', (failMessage, caseResults, reason) => {
    expect(failReasonOf({ status: 'failed', failMessage, caseResults }, false)).toBe(reason)
  })

  test.each([
    [true, counts(5, 0), undefined, []],
    [true, counts(0, 0), undefined, []],
    [true, counts(5, 1), failed.failMessage, ['collision']],
    [true, undefined, failed.failMessage, ['collision']],
    [false, counts(5, 0), failed.failMessage, ['collision']],
  ])('in N/A mode %j with %j is %j, with %j', (naMode, availableCaseResults, reason, causes) => {
    const report = {
      ...failed,
      failureCauseLabels: ['collision'],
      caseResults: all,
      availableCaseResults,
    }
    expect(failReasonOf(report, naMode)).toBe(reason)
    expect(failureCausesOf(report, naMode)).toEqual(causes)
  })

  test('in N/A mode is told of a report that has not failed', () => {
    const report = { ...failed, status: 'canceled', availableCaseResults: counts(5, 0) } as const
    expect(failReasonOf(report, true)).toBe(failed.failMessage)
  })
})
