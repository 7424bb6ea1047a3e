import { expect, test } from 'vitest'
import {
  compareParameters,
  compareValues,
  divisionsOf,
  isNumeric,
  readRange,
  sortValueOf,
  writeRange,
} from './parameter-values.ts'

test.each([
  ['range(1,2,0.5)', { min: 1, max: 2, step: 0.5 }],
  [' Range( -1 , 1e2 , +.5 ) ', { min: -1, max: 100, step: 0.5 }],
  ['range(1,2,0)', undefined],
  ['range(1,2,0.000001)', undefined],
  ['range(1,2)', undefined],
  ['1,2,3', undefined],
  ['range(a,2,1)', undefined],
])('%j as a range', (text, read) => {
  expect(readRange(text)).toEqual(read)
})

test.each([
  [{ min: 0, max: 1, step: 0.1 }, 11],
  [{ min: 10, max: 50, step: 2.5 }, 17],
  [{ min: 0, max: 10, step: 3 }, 4],
  [{ min: 5, max: 5, step: 1 }, 1],
  [{ min: 5, max: 1, step: -1 }, 5],
  [{ min: 5, max: 1, step: 1 }, 0],
])('%j has %i values', (range, count) => {
  expect(divisionsOf(range)).toBe(count)
  expect(readRange(writeRange(range))).toEqual(range)
})

test('ranges sort among numbers, by where they begin', () => {
  const values = ['', 'range(10,20,5)', '12', 'range(9,30,1)', '10', 'range(1,2,0)', 'clear']
  expect(values.sort(compareValues)).toEqual([
    '',
    'range(9,30,1)',
    '10',
    'range(10,20,5)',
    '12',
    'clear',
    'range(1,2,0)',
  ])
})

test('values sort as numbers if both are', () => {
  expect(['10', '9', '-1', '2.5', 'b10', 'b9'].sort(compareValues)).toEqual([
    '-1',
    '2.5',
    '9',
    '10',
    'b9',
    'b10',
  ])
})

test.each([
  ['2.5', 2.5],
  ['range(10,20,5)', 10],
  ['range(9,20,5)', 9],
  ['range(1,2,0)', 'range(1,2,0)'],
  ['left', 'left'],
  ['', undefined],
  [' ', undefined],
])('%j is sorted by %j', (text, value) => {
  expect(sortValueOf(text)).toBe(value)
})

test('a column is sorted as the values are', () => {
  const values = ['range(9,20,5)', '100', 'range(10,20,5)', '-3', '9.5']
  const sorted = values.toSorted((a, b) => Number(sortValueOf(a)) - Number(sortValueOf(b)))
  expect(sorted).toEqual(values.toSorted(compareValues))
  expect(sorted).toEqual(['-3', 'range(9,20,5)', '9.5', 'range(10,20,5)', '100'])
})

test.each([
  ['1', true],
  [' -2.5e3 ', true],
  ['', false],
  [' ', false],
  ['left', false],
  ['range(1,2,1)', false],
])('%j is a number: %s', (text, numeric) => expect(isNumeric(text)).toBe(numeric))

test('equal places are told apart by their texts', () => {
  expect(compareValues('1', '1.0')).toBe(-compareValues('1.0', '1'))
  expect(compareValues('1', '1.0')).not.toBe(0)
  expect(compareValues('1', '1')).toBe(0)
})

test('cases are sorted by one parameter after the other, by name unless told otherwise', () => {
  const slow = { speed: '9', angle: '30' }
  const fast = { speed: '10', angle: '5' }
  expect(compareParameters(slow, fast)).toBe(1)
  expect(compareParameters(slow, fast, ['speed', 'angle'])).toBe(-1)
  expect(compareParameters(slow, { ...fast, angle: '30' })).toBe(-1)
  expect(compareParameters(slow, { ...slow })).toBe(0)
  expect(compareParameters(slow, fast, [])).toBe(0)
  // Names may be those that every object has.
  expect(compareParameters({}, { constructor: '1' })).toBe(-1)
  expect(compareParameters({ constructor: '1' }, {})).toBe(1)
  expect(compareParameters({}, {}, ['toString'])).toBe(0)
})
