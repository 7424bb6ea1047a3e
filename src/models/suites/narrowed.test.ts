import type { ParameterOverride } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameProblem } from '@/lib/display-names.ts'
import { narrowedName, readOverrides, writeOverrides } from './narrowed.ts'
import { nameLimit } from './suite-details.ts'

test('a range is written as three numbers, a list as its values', () => {
  const overrides: ParameterOverride[] = [
    { name: 'ego_speed', start: 27.5, stop: 37.5, step: 1.25 },
    { name: 'weather', values: ['clear', 'low sun', 'a:b'] },
  ]
  expect(writeOverrides(overrides)).toEqual([
    'range:ego_speed:27.5:37.5:1.25',
    'list:weather:clear:low%20sun:a%3Ab',
  ])
})

const text = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a:b', '%', 'a,b', '__proto__', '"'))
  .filter((some) => some.isWellFormed())
const name = text.filter((some) => some !== '')
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((some) => some + 0)
const override: fc.Arbitrary<ParameterOverride> = fc.oneof(
  fc.record({ name, values: fc.array(text, { minLength: 1 }) }),
  fc.record({ name, start: number, stop: number, step: number.filter((some) => some !== 0) }),
  fc.record({ name, start: number, step: number.filter((some) => some !== 0) }),
)

test('overrides come back from an address as they were', () => {
  fc.assert(
    fc.property(fc.uniqueArray(override, { selector: (one) => one.name }), (overrides) => {
      expect(readOverrides(writeOverrides(overrides))).toEqual(overrides)
    }),
  )
})

test.each([
  'list:weather',
  'list',
  'range:speed:1:2',
  'range:speed:1:2:0',
  'range:speed:x:2:1',
  'range:speed:1:2:1:1',
  'other:speed:1:2:1',
  '%:%',
  '',
])('%j is no override', (none) => {
  expect(readOverrides([none])).toEqual([])
})

test('of several overrides of a parameter the last one counts', () => {
  expect(readOverrides(['list:a:1', 'list:a:2'])).toEqual([{ name: 'a', values: ['2'] }])
})

test('the name of a narrowed suite is one, whatever the scenario is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(nameLimit), (scenario, repeats) => {
      const name = narrowedName('🚗'.repeat(repeats) + scenario)
      expect(nameProblem(name, nameLimit)).toBeUndefined()
      expect(name.isWellFormed() || !scenario.isWellFormed()).toBe(true)
    }),
  )
})

test('a long name is cut to what a suite may be called, and no further', () => {
  expect(narrowedName(' Cut-in ')).toBe('Narrowed: Cut-in')
  const room = nameLimit - 'Narrowed: '.length
  expect(narrowedName('x'.repeat(room))).toBe(`Narrowed: ${'x'.repeat(room)}`)
  expect(narrowedName('x'.repeat(room + 1))).toBe(`Narrowed: ${'x'.repeat(room - 1)}…`)
})

test.each(['list::1', 'range::1:2:1', 'range:speed::2:1', 'range:speed:1:2:', 'other:speed:1:2:1'])(
  '%j lacks something',
  (none) => expect(readOverrides([none])).toEqual([]),
)

test('no overrides are none', () => expect(readOverrides()).toEqual([]))
