import { describe, expect, test } from 'vitest'
import { dayUnit, logExpirationDays, logExpirationSeconds, wholeDays } from './job-options.ts'

describe('log expiration', () => {
  test.each([
    ['7', 7],
    [' 7 ', 7],
    ['', 60],
    [' ', 60],
    ['x', 60],
    ['0', 1],
    ['-1', 1],
    ['1.4', 1],
    ['1.5', 2],
    ['59.5', 60],
    ['1000', 60],
    ['Infinity', 60],
  ])('"%s" is %i', (typed, days) => {
    expect(wholeDays(typed)).toBe(days)
    expect(logExpirationSeconds(typed)).toBe(days * 86_400)
    expect(logExpirationDays(logExpirationSeconds(typed))).toBe(days)
  })

  test.each([
    [0, 1],
    [86_400, 1],
    [86_401, 2],
    [5_184_000, 60],
    [5_184_001, 60],
  ])('stored %i seconds are %i', (seconds, days) => {
    expect(logExpirationDays(seconds)).toBe(days)
  })

  test.each([
    ['1', 'day'],
    ['0', 'day'],
    ['2', 'days'],
    ['', 'days'],
  ])('the unit of "%s" is %s', (typed, unit) => expect(dayUnit(typed)).toBe(unit))
})
