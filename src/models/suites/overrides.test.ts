import type { ParameterOverride } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import {
  draftOf,
  kindsOf,
  type ListDraft,
  listValueError,
  maxValuesPerParameter,
  newList,
  newRange,
  overrideOf,
  overrideProblems,
  type RangeDraft,
  rangeFieldError,
  rangeFields,
  typeOfDraft,
  whyNotAddValue,
  whyNotRemoveValue,
} from './overrides.ts'
import { type Parameter, parametersOf } from './suite-parameters.ts'

const range = (fields: Partial<RangeDraft> = {}): RangeDraft => ({
  kind: 'range',
  name: 'speed',
  start: '1',
  stop: '5',
  step: '0.5',
  openEnded: false,
  ...fields,
})
const list = (...values: string[]): ListDraft => ({ kind: 'list', name: 'speed', values })

const numbers = ['0', '-1', '+2', '1.5', '.5', '3.', '1e3', '-2.5E-2', ' 7 ']
const noNumbers = ['x', '1,5', '1 2', '0x10', 'NaN', 'Infinity', '1e999', '--1', '.', 'e3']

describe('a range', () => {
  describe.each(rangeFields)('%s', (field) => {
    test.each(numbers.filter((text) => Number(text) !== 0))('takes %j', (text) => {
      // A negative step counts down.
      const way = Number(text) < 0 ? { start: '5', stop: '-5' } : {}
      expect(rangeFieldError(range({ ...way, [field]: text }), field)).toBeUndefined()
    })
    test.each(noNumbers)('refuses %j', (text) => {
      expect(rangeFieldError(range({ [field]: text }), field)).toBe(
        'This value cannot be treated as a numerical value',
      )
    })
    test('refuses a very long text at once', () => {
      const started = performance.now()
      const error = rangeFieldError(range({ [field]: `${'1'.repeat(100_000)}x` }), field)
      expect(error).toBe('This value cannot be treated as a numerical value')
      expect(performance.now() - started).toBeLessThan(100)
    })
    test.each(['', '  '])('needs more than %j', (text) => {
      expect(rangeFieldError(range({ [field]: text }), field)).toBe('Required')
    })
  })

  test('may lack a stop only when stored without one', () => {
    expect(rangeFieldError(range({ stop: '', openEnded: true }), 'stop')).toBeUndefined()
    expect(rangeFieldError(range({ stop: 'x', openEnded: true }), 'stop')).toBeDefined()
    expect(rangeFieldError(range({ start: '', openEnded: true }), 'start')).toBe('Required')
    expect(rangeFieldError(range({ step: '', openEnded: true }), 'step')).toBe('Required')
  })

  test('has a step other than zero', () => {
    expect(rangeFieldError(range({ step: '0.0' }), 'step')).toBe('Invalid value')
    expect(rangeFieldError(range({ start: '0', stop: '0' }), 'start')).toBeUndefined()
    expect(rangeFieldError(range({ stop: '0' }), 'stop')).toBeUndefined()
  })

  test.each([
    ['1', '1', '1', undefined],
    ['0', '10', '100', undefined],
    ['0', '10', '-1', 'Invalid value'],
    ['10', '0', '1', 'Invalid value'],
    ['10', '0', '-1', undefined],
    ['-5', '-1', '1e-1', undefined],
    ['', '10', '-1', undefined],
    ['0', '', '-1', undefined],
  ])('from %j to %j, a step of %j: %s', (start, stop, step, error) => {
    expect(rangeFieldError(range({ start, stop, step, openEnded: stop === '' }), 'step')).toBe(
      error,
    )
  })
})

describe('a list', () => {
  test.each(numbers)('of numbers takes %j', (text) => {
    expect(listValueError('double', text)).toBeUndefined()
  })
  test.each([...noNumbers, ''])('of numbers refuses %j', (text) => {
    expect(listValueError('double', text)).toBe('Invalid value')
  })
  test.each(['string', 'empty'] as const)('of type %s takes any text', (type) => {
    for (const text of [...numbers, ...noNumbers, '']) {
      expect(listValueError(type, text)).toBeUndefined()
    }
  })

  test('keeps at least one value', () => {
    expect(whyNotRemoveValue(list('1'))).toBeDefined()
    expect(whyNotRemoveValue(list('1', '2'))).toBeUndefined()
  })

  test('has at most 100 values; a range has no list', () => {
    const full = Array.from({ length: maxValuesPerParameter }, (_, index) => `${index}`)
    expect(maxValuesPerParameter).toBe(100)
    expect(whyNotAddValue(list(...full.slice(1)))).toBeUndefined()
    expect(whyNotAddValue(list(...full))).toBe('A parameter has at most 100 values.')
    expect(whyNotAddValue(range())).toBeDefined()
  })
})

test.each([
  ['double', ['range', 'list']],
  ['string', ['list']],
  ['empty', ['list']],
] as const)('%s is overridden by %j', (type, kinds) => expect(kindsOf(type)).toEqual(kinds))

test('problems name the parameter and the field', () => {
  expect(overrideProblems(list('1', 'x', ''), 'double')).toEqual([
    'speed, No.2: Invalid value',
    'speed, No.3: Invalid value',
  ])
  expect(overrideProblems(list('x', ''), 'string')).toEqual([])
  expect(overrideProblems(range({ start: '', stop: 'x' }), 'double')).toEqual([
    'speed, Start: Required',
    'speed, Stop: This value cannot be treated as a numerical value',
  ])
  expect(overrideProblems(range(), 'double')).toEqual([])
})

test('for a parameter that no scenario has, the form of the override gives the type', () => {
  const speed: Parameter = { name: 'speed', type: 'string', values: [] }
  expect(typeOfDraft(list('x'), [speed])).toBe('string')
  expect(typeOfDraft(list('x'), [])).toBe('empty')
  expect(typeOfDraft(range(), [])).toBe('double')
})

describe('stored and edited', () => {
  const stored: ParameterOverride[] = [
    { name: 'weather', values: ['sun', ''] },
    { name: 'speed', values: ['1.50', '2'] },
    { name: 'speed', start: 0, stop: 10, step: 2.5 },
    { name: 'speed', start: -1, step: 1e-7 },
  ]
  test.each(stored)('%j is saved as it is stored', (override) => {
    expect(overrideOf(draftOf(override))).toEqual(override)
  })

  test('a range is open-ended only when it is stored without a stop', () => {
    expect(stored.map(draftOf)).toMatchObject([{}, {}, { openEnded: false }, { openEnded: true }])
  })

  test('blanks around a number are not saved', () => {
    expect(overrideOf(range({ start: ' 1 ', stop: ' 2.50 ', step: '+.5' }))).toEqual({
      name: 'speed',
      start: 1,
      stop: 2.5,
      step: 0.5,
    })
  })
})

test('a new list starts with the values of the parameter', () => {
  const many = Array.from({ length: 150 }, (_, index) => `${index}`)
  expect(newList({ name: 'a', type: 'string', values: ['x', 'y'] }).values).toEqual(['x', 'y'])
  expect(newList({ name: 'a', type: 'string', values: [] }).values).toEqual([''])
  expect(newList({ name: 'a', type: 'double', values: many }).values).toEqual(many.slice(0, 100))
})

test('a new range is empty and needs all three numbers', () => {
  expect(overrideProblems(newRange({ name: 'a' }), 'double')).toEqual([
    'a, Start: Required',
    'a, Stop: Required',
    'a, Step: Required',
  ])
})

describe('parametersOf', () => {
  test('collects names, the stricter type, and each value once', () => {
    const sets = [
      {
        variables: ['speed', 'weather'],
        types: { speed: 'string', weather: 'empty' },
        values: [
          { speed: '1', weather: 'sun' },
          { speed: '2', weather: 'sun' },
        ],
      },
      { variables: ['speed', 'lane'], types: { speed: 'double' }, values: [{ speed: '2' }] },
    ] as const
    const plain = sets.map((set) => ({
      variables: [...set.variables],
      types: { ...set.types },
      values: set.values.map((values) => ({ ...values })),
    }))
    expect(parametersOf(plain)).toEqual([
      { name: 'speed', type: 'double', values: ['1', '2'] },
      { name: 'weather', type: 'empty', values: ['sun'] },
      { name: 'lane', type: 'empty', values: [] },
    ])
    expect(parametersOf(plain.toReversed())[0]).toMatchObject({ name: 'speed', type: 'double' })
    expect(parametersOf([])).toEqual([])
  })

  test('a name like `constructor` is treated as any other', () => {
    const set = { variables: ['constructor', 'toString'], types: {}, values: [{}] }
    expect(parametersOf([set])).toEqual([
      { name: 'constructor', type: 'empty', values: [] },
      { name: 'toString', type: 'empty', values: [] },
    ])
  })
})
