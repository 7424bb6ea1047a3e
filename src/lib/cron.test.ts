import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  allowedCronText,
  type CronField,
  cronFieldError,
  cronFields,
  defaultCron,
  joinCron,
  readCron,
  refusedCronField,
  splitCron,
} from './cron.ts'

const valuesOf = (field: CronField, text: string) => {
  const every = { minute: '*', hour: '*', date: '*', month: '*', weekday: '*' }
  return readCron({ ...every, [field]: text })?.[field].values
}

const bounds = {
  minute: [0, 59],
  hour: [0, 23],
  date: [1, 31],
  month: [1, 12],
  weekday: [0, 6],
} as const

describe.each(cronFields)('%s', (field) => {
  const [least, most] = bounds[field]

  test('accepts every number of its range and no other', () => {
    for (let value = 0; value < 100; value += 1) {
      const inside = value >= least && value <= most
      expect(cronFieldError(field, String(value)) === undefined, String(value)).toBe(inside)
      if (inside) expect(valuesOf(field, String(value))).toEqual([value])
    }
    for (const text of ['-1', '100', '1.5', '1e1', '0x1', '+1', ' 1', '1 ', '٣']) {
      expect(cronFieldError(field, text), text).toBeDefined()
    }
  })

  test('accepts steps from 1 to 59, on * and on ranges', () => {
    for (let step = 0; step < 100; step += 1) {
      const fine = step >= 1 && step <= 59
      for (const span of ['*', `${least}-${most}`]) {
        const error = cronFieldError(field, `${span}/${step}`)
        expect(error).toBe(fine ? undefined : 'A step is 1 to 59.')
      }
      if (fine) expect(cronFieldError(field, `1/${step}`)).toBe('A step follows * or a range.')
    }
  })

  test('accepts * and ? for every value', () => {
    const all = Array.from({ length: most - least + 1 }, (_, index) => least + index)
    for (const text of ['*', '?']) expect(valuesOf(field, text)).toEqual(all)
    expect(valuesOf(field, '*/1')).toEqual(all)
  })

  test.each([
    ['', 'Required.'],
    [' ', 'Required.'],
    ['?,1', '? stands alone.'],
    ['?/2', '? is not in'],
    ['1,', 'A value is missing.'],
    [',1', 'A value is missing.'],
    ['1,,2', 'A value is missing.'],
    ['-', 'A value is missing.'],
    ['1-', 'A value is missing.'],
    ['/5', 'A value is missing.'],
    ['1-2-3', '1-2-3 is not a range.'],
    ['3-2', 'The range 3-2 runs backwards.'],
    ['1-2/2/2', '1-2/2/2 has more than one step.'],
    ['*/', 'A step is 1 to 59.'],
    ['*/x', 'A step is 1 to 59.'],
    ['**', '** is not in'],
    ['<b>', '<b> is not in'],
  ])('%j: %s', (text, says) => {
    expect(cronFieldError(field, text)).toContain(says)
  })

  test('lists of numbers, ranges and steps give sorted unique values', () => {
    expect(valuesOf(field, '5,1-3,2-6/2')).toEqual([1, 2, 3, 4, 5, 6])
    expect(valuesOf(field, '1,*')).toHaveLength(most - least + 1)
  })

  test('refuses a text of more than 200 characters', () => {
    const of = (length: number) => '1,'.repeat(length / 2 - 1).concat('01')
    expect(cronFieldError(field, of(200))).toBeUndefined()
    expect(cronFieldError(field, of(202))).toBe('At most 200 characters are allowed.')
  })

  test('refuses a long text without reading it', () => {
    const split = vi.spyOn(String.prototype, 'split')
    const isRead = (text: string) => split.mock.contexts.some((read) => String(read) === text)
    const long = '1,'.repeat(100_000)
    expect(valuesOf(field, long)).toBeUndefined()
    expect(isRead(long)).toBe(false)
    expect(valuesOf(field, '1,2')).toEqual([1, 2])
    expect(isRead('1,2')).toBe(true)
    split.mockRestore()
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const error = cronFieldError(field, text)
        expect(valuesOf(field, text) === undefined).toBe(error !== undefined)
      }),
    )
    const grammar = fc.stringMatching(/^[0-9*?,\-/LJANSU]{0,8}$/)
    fc.assert(fc.property(grammar, (text) => void cronFieldError(field, text)))
  })

  test('filtering input is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const left = allowedCronText(field, text)
        expect(allowedCronText(field, left)).toBe(left)
        expect(text === '' || left.length <= text.length).toBe(true)
      }),
    )
  })
})

test.each([
  ['0 0 15W * *', 'date'],
  ['0 0 LW * MON', 'date'],
  ['0 0 * * MON#2', 'weekday'],
  ['H H(0-7) * * *', 'minute'],
  ['30 18 l jan mon-fri', undefined],
  ['99 ? L */7 5L', undefined],
] as const)('the first field of %j with a character that is not allowed is %s', (text, field) => {
  expect(refusedCronField(splitCron(text))).toBe(field)
})

describe('names', () => {
  test.each([
    ['month', 'JAN,feb,Dec', [1, 2, 12]],
    ['month', 'MAR-may', [3, 4, 5]],
    ['month', 'JUL', [7]],
    ['month', 'jul-AUG', [7, 8]],
    ['month', 'MAY-JUL', [5, 6, 7]],
    ['weekday', 'MON-FRI', [1, 2, 3, 4, 5]],
    ['weekday', 'sun,SAT', [0, 6]],
    ['weekday', 'MON-FRI/2', [1, 3, 5]],
  ] as const)('%s %s', (field, text, values) => expect(valuesOf(field, text)).toEqual(values))

  test.each([
    ['minute', 'JAN'],
    ['date', 'MON'],
    ['month', 'MON'],
    ['month', 'JANUARY'],
    ['weekday', 'JAN'],
    ['weekday', '7'],
  ] as const)('%s rejects %s', (field, text) =>
    expect(cronFieldError(field, text)).toContain(`${text} is not in`),
  )
})

describe('L', () => {
  const read = (date: string, weekday: string) =>
    readCron({ minute: '0', hour: '0', date, month: '*', weekday })

  test('is the last day of the month in the date field', () => {
    expect(read('L', '?')?.date).toEqual({
      any: false,
      values: [],
      lastDay: true,
      lastWeekdays: [],
    })
    expect(read('15,l', '?')?.date).toMatchObject({ values: [15], lastDay: true })
  })

  test('is Saturday in the weekday field, or the last such weekday of the month after a day', () => {
    expect(read('?', 'L')?.weekday.values).toEqual([6])
    expect(read('?', '5L')?.weekday).toMatchObject({ values: [], lastWeekdays: [5] })
    expect(read('?', 'FRIL,1,0L')?.weekday).toMatchObject({ values: [1], lastWeekdays: [0, 5] })
  })

  test.each([
    ['minute', 'L'],
    ['hour', 'L'],
    ['month', 'L'],
    ['date', '5L'],
    ['date', 'L-3'],
    ['date', 'LW'],
    ['weekday', '7L'],
    ['weekday', 'LL'],
    ['weekday', '1-5L'],
  ] as const)('%s rejects %s', (field, text) => expect(cronFieldError(field, text)).toBeDefined())
})

describe('allowed input', () => {
  test.each([
    ['minute', 'a1 L*?,-/;:x59', '1*?,-/59'],
    ['hour', 'JAN 8', '8'],
    ['date', 'xLl1MON', 'Ll1'],
    ['month', 'JANUARY-dec q', 'JANUARY-dec'],
    ['month', 'WHIKQXZ', ''],
    ['weekday', 'mon-FRI,5L', 'mon-FRI,5L'],
    ['weekday', 'JBCGKPQVXYZ', ''],
  ] as const)('%s, %s', (field, typed, left) => expect(allowedCronText(field, typed)).toBe(left))
})

describe('an expression', () => {
  test('is split and joined', () => {
    expect(joinCron(splitCron(defaultCron))).toBe('0 * * * *')
    expect(splitCron('  30 18\t*  * MON-FRI ')).toEqual({
      minute: '30',
      hour: '18',
      date: '*',
      month: '*',
      weekday: 'MON-FRI',
    })
  })

  test.each(['', '0 0', '0 0 * *', '0 0 * * * *', '@daily', 'every day at noon please'])(
    'is invalid without exactly five fields: %j',
    (text) => expect(readCron(splitCron(text))).toBeUndefined(),
  )
})
