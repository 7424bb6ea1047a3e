import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCron, splitCron } from './cron.ts'
import { nextRuns } from './cron-runs.ts'

const runs = (expression: string, after: string, count = 5) => {
  const cron = readCron(splitCron(expression))
  if (!cron) throw new Error(`${expression} is wrong`)
  return nextRuns(cron, Date.parse(after), count).map((run) =>
    new Date(run).toISOString().slice(0, 16).replace('T', ' '),
  )
}

// A Tuesday.
const now = '2024-03-05T09:40:12Z'

describe('the next runs', () => {
  test.each([
    [
      '0 * * * *',
      [
        '2024-03-05 10:00',
        '2024-03-05 11:00',
        '2024-03-05 12:00',
        '2024-03-05 13:00',
        '2024-03-05 14:00',
      ],
    ],
    ['* * * * *', ['2024-03-05 09:41', '2024-03-05 09:42']],
    [
      '*/25 22-23 * * *',
      ['2024-03-05 22:00', '2024-03-05 22:25', '2024-03-05 22:50', '2024-03-05 23:00'],
    ],
    [
      '30 18 * * MON-FRI',
      [
        '2024-03-05 18:30',
        '2024-03-06 18:30',
        '2024-03-07 18:30',
        '2024-03-08 18:30',
        '2024-03-11 18:30',
      ],
    ],
    ['0 0 L * ?', ['2024-03-31 00:00', '2024-04-30 00:00']],
    ['0 0 L 2 ?', ['2025-02-28 00:00', '2026-02-28 00:00', '2027-02-28 00:00', '2028-02-29 00:00']],
    ['0 0 ? * 5L', ['2024-03-29 00:00', '2024-04-26 00:00', '2024-05-31 00:00']],
    ['0 0 ? * L', ['2024-03-09 00:00', '2024-03-16 00:00']],
    ['0 0 13 * FRI', ['2024-03-08 00:00', '2024-03-13 00:00', '2024-03-15 00:00']],
    ['0 0 31 * *', ['2024-03-31 00:00', '2024-05-31 00:00']],
    ['0 12 1 JAN *', ['2025-01-01 12:00', '2026-01-01 12:00']],
    ['0 0 29 2 *', ['2028-02-29 00:00', '2032-02-29 00:00']],
    ['0 0 30 2 *', []],
    ['0 0 31 4,6,9,11 ?', []],
  ] as const)('of %s', (expression, expected) =>
    expect(runs(expression, now, expected.length || 5)).toEqual(expected),
  )

  test('a run at exactly this moment is in the past', () => {
    expect(runs('0 10 * * *', '2024-03-05T10:00:00Z', 1)).toEqual(['2024-03-06 10:00'])
    expect(runs('0 10 * * *', '2024-03-05T09:59:59.999Z', 1)).toEqual(['2024-03-05 10:00'])
  })

  test('29 February skips 2100, which is not a leap year', () => {
    expect(runs('0 0 29 2 ?', '2097-01-01T00:00:00Z', 2)).toEqual([
      '2104-02-29 00:00',
      '2108-02-29 00:00',
    ])
  })

  test('are ascending, after the moment, and match their fields', () => {
    const field = (least: number, most: number) =>
      fc.oneof(fc.constant('*'), fc.integer({ min: least, max: most }).map(String))
    const expression = fc.tuple(field(0, 59), field(0, 23), field(1, 28), field(1, 12), field(0, 6))
    fc.assert(
      fc.property(
        expression,
        fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
        (texts, date) => {
          const cron = readCron(splitCron(texts.join(' ')))
          if (!cron) throw new Error('wrong')
          const after = date.getTime()
          const found = nextRuns(cron, after, 5)
          expect(found).toHaveLength(5)
          for (const [index, run] of found.entries()) {
            const at = new Date(run)
            expect(run).toBeGreaterThan(found[index - 1] ?? after)
            expect(cron.minute.values).toContain(at.getUTCMinutes())
            expect(cron.hour.values).toContain(at.getUTCHours())
            expect(cron.month.values).toContain(at.getUTCMonth() + 1)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
