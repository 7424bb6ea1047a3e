import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { isHeadEnough, withFreshHead } from './job-report-head.ts'

const report = (id: string, status: ReportStatus = 'succeeded'): JobReport => ({
  id,
  jobId: `job-${id}`,
  projectId: 'p',
  description: '',
  userName: '',
  status,
  scheduledAt: '2024-03-05T09:40:00Z',
  scheduledBy: 'u',
  catalog: { id: 'c', displayName: 'Minibus v3', versionId: 'v' },
  event: {},
  build: { status: 'succeeded' },
  buildOptions: { cleanBuild: false, debug: false },
  testOptions: {
    skipTest: false,
    disableLoggingOnSuccess: false,
    recordCaret: false,
    calculateScenarioReconstructionAccuracy: false,
  },
  releaseOptions: { partialRelease: false },
})
const list = (text: string) =>
  // `a+` is a started report, `a` a succeeded one.
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => report(word.charAt(0), word.endsWith('+') ? 'started' : 'succeeded'))
const ids = (rows: readonly JobReport[]) => rows.map(({ id }) => id).join(' ')

describe('the head is enough', () => {
  test.each([
    ['a b c', 'a', 'when no report is unfinished'],
    ['a+ b c', 'a', 'when it holds the last unfinished report'],
    ['a b+ c d', 'a b', 'when it holds the last unfinished report'],
    ['a+ b c', 'b', 'when it goes past an unfinished report that is gone'],
    ['a b c', 'x a', 'when it holds a known report after the new ones'],
  ])('of %s: %s, %s', (known, fresh) => {
    expect(isHeadEnough(list(known), list(fresh))).toBe(true)
  })

  test.each([
    ['a b+ c', 'a', 'while an unfinished report comes after it'],
    ['a b+', 'x a', 'while an unfinished report comes after it'],
    ['a b c', 'x y', 'while it holds new reports alone'],
    ['a', '', 'while it is empty'],
    ['', 'x', 'for a list that was empty'],
  ])('not of %s: %s, %s', (known, fresh) => {
    expect(isHeadEnough(list(known), list(fresh))).toBe(false)
  })
})

describe('the list with a fresh head', () => {
  test.each([
    ['a b c', 'a b', false, 'a b c', 'stays'],
    ['a b c', 'x a', false, 'x a b c', 'gains new reports at its top'],
    ['a+ b c', 'b', false, 'b c', 'loses what is gone from the head'],
    ['a b c', 'a c', false, 'a c', 'loses what is gone from the head'],
    ['a b c', 'b a', false, 'b a c', 'has the fresh order'],
    ['a b c', 'a', true, 'a', 'is the head when that is all'],
    ['a b c', '', true, '', 'is empty when nothing is left'],
    ['', 'x y', true, 'x y', 'is the head when there was nothing'],
    ['a b', 'x x a', false, 'x a b', 'holds a report once'],
  ])('%s and %s (all of it: %s): %s, it %s', (known, fresh, whole, expected) => {
    expect(ids(withFreshHead(list(known), list(fresh), whole))).toBe(expected)
  })

  test('is the same array when nothing has changed', () => {
    const known = list('a b+ c')
    expect(withFreshHead(known, list('a b+'), false)).toBe(known)
    expect(withFreshHead(known, list('a b+ c'), true)).toBe(known)
  })

  test('keeps the identity of equal reports, even if moved', () => {
    const known = list('a+ b+ c d')
    const next = withFreshHead(known, list('x a+ b'), false)
    expect(next.map((row) => known.indexOf(row))).toEqual([-1, 0, -1, 2, 3])
    expect(next[2]?.status).toBe('succeeded')
  })
})
