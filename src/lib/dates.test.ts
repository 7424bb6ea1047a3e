import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  epochOf,
  exactMoment,
  formatComing,
  formatDate,
  formatDateTime,
  formatShort,
  formatTime,
  formatUtcDateTime,
} from './dates.ts'

const moment = '2024-03-05T00:40:12Z'
const unreadable = [
  undefined,
  null,
  '',
  ' ',
  '10',
  'yesterday',
  '2024',
  '5 March 2024',
  '2024-13-45T99:99:99Z',
  'null',
  Number.NaN,
  new Date('x'),
]

describe.each([
  ['Asia/Tokyo', '5 March 2024', '09:40', '5 March 2024, 09:40:12 (UTC+09:00)'],
  ['America/New_York', '4 March 2024', '19:40', '4 March 2024, 19:40:12 (UTC-05:00)'],
  ['UTC', '5 March 2024', '00:40', '5 March 2024, 00:40:12 (UTC+00:00)'],
])('in %s', (zone, date, time, local) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([moment, Date.parse(moment), new Date(moment), '2024-03-05T09:40:12.000+09:00'])(
    'reads %s',
    (input) => {
      expect(formatDate(input)).toBe(date)
      expect(formatTime(input)).toBe(time)
      expect(formatDateTime(input)).toBe(`${date}, ${time}`)
      expect(exactMoment(input)).toEqual({
        local,
        utc: '5 March 2024, 00:40:12 UTC',
      })
      expect(epochOf(input)).toBe(1709599212000)
    },
  )
})

test.each([
  ['2026-01-01T00:00:00Z', '1 January 2026, 00:00', '00'],
  ['2025-12-31T23:59:59.999Z', '31 December 2025, 23:59', '59'],
  // No clock in New York shows this time, and in Tokyo it is the next day.
  ['2026-03-08T02:30:05Z', '8 March 2026, 02:30', '05'],
  ['2024-02-29T12:00:01Z', '29 February 2024, 12:00', '01'],
])('%s in UTC', (input, text, second) => {
  expect(formatUtcDateTime(input)).toBe(text)
  expect(exactMoment(input)?.utc).toBe(`${text}:${second} UTC`)
})

describe('a short date', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['2024-03-05T09:40:00+09:00', 'just now'],
    ['2024-03-05T09:39:01+09:00', 'just now'],
    ['2024-03-05T09:39:00+09:00', '1 min ago'],
    ['2024-03-05T08:40:01+09:00', '59 min ago'],
    ['2024-03-05T08:40:00+09:00', '1 h ago'],
    ['2024-03-04T09:40:01+09:00', '23 h ago'],
    ['2024-03-04T09:40:00+09:00', 'yesterday 09:40'],
    ['2024-03-04T00:00:00+09:00', 'yesterday 00:00'],
    ['2024-03-03T23:59:00+09:00', '3 Mar 23:59'],
    ['2024-01-01T00:00:00+09:00', '1 Jan 00:00'],
    ['2023-12-31T23:59:00+09:00', '31 Dec 2023'],
    // A clock may be ahead of ours.
    ['2024-03-05T09:40:01+09:00', '5 Mar 09:40'],
  ])('%s', (at, text) => {
    expect(formatShort(at, '2024-03-05T09:40:00+09:00')).toBe(text)
  })

  test.each([
    ['2024-03-04T09:40:01+09:00', '23 h ago'],
    ['2024-03-04T09:40:00+09:00', 'yesterday'],
    ['2024-03-03T23:59:00+09:00', '3 Mar'],
    ['2023-12-31T23:59:00+09:00', '31 Dec 2023'],
  ])('%s by days', (at, text) => {
    expect(formatShort(at, '2024-03-05T09:40:00+09:00', 'day')).toBe(text)
  })

  test.each(unreadable)('%s gives undefined', (input) => {
    expect(formatShort(input, moment)).toBeUndefined()
  })
})

test.each(unreadable)('%s gives undefined', (input) => {
  for (const read of [formatDate, formatDateTime, formatTime, exactMoment, epochOf]) {
    expect(read(input)).toBeUndefined()
  }
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(formatDate(text) === undefined).toBe(epochOf(text) === undefined)
      exactMoment(`2024-03-05T${text}`)
    }),
  )
})

test.each([
  ['2024-03-05T22:00:00+09:00', 'today 22:00'],
  ['2024-03-06T02:00:00+09:00', 'Wed 02:00'],
  ['2024-03-11T02:00:00+09:00', 'Mon 02:00'],
  ['2024-03-12T02:00:00+09:00', '12 Mar 02:00'],
  ['2024', undefined],
])('%s comes at %s', (at, text) => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(formatComing(at, '2024-03-05T09:40:00+09:00')).toBe(text)
  vi.unstubAllEnvs()
})
