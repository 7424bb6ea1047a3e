import type { ParameterOverride } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mostNarrowedCases,
  narrowedCount,
  narrowedOverrides,
  valueCountOf,
  whyNotNarrow,
} from './narrowing.ts'

const none = new Set<string>()

const casesOf = (sets: readonly { readonly [name: string]: string }[]) =>
  sets.map((scenarioParameters) => ({ scenarioParameters, status: 'succeeded' as const }))

const grid = casesOf(
  ['10', '12.5', '15', '17.5'].flatMap((speed) =>
    ['4', '6', '8'].flatMap((gap) =>
      ['clear', 'rain'].map((weather) => ({ speed, gap, weather, map: 'odaiba' })),
    ),
  ),
)
const numbers = new Set(['speed', 'gap'])

test('a region becomes ranges, the slice a value, and what is fixed stays', () => {
  const chosen = new Map([
    ['speed', ['12.5', '15', '17.5']],
    ['gap', ['6']],
    ['weather', ['clear']],
  ])
  const overrides = narrowedOverrides({ cases: grid, chosen, numbers, finer: none })
  expect(overrides).toEqual([
    { name: 'speed', start: 12.5, stop: 17.5, step: 2.5 },
    { name: 'gap', values: ['6'] },
    { name: 'weather', values: ['clear'] },
    { name: 'map', values: ['odaiba'] },
  ])
  expect(narrowedCount(overrides)).toBe(3)
})

test('a value that is a range is run as one', () => {
  const cases = casesOf([{ speed: 'range(10,20,2.5)', weather: 'range(1,2,1)' }])
  const overrides = narrowedOverrides({ cases, chosen: new Map(), numbers, finer: none })
  expect(overrides).toEqual([
    { name: 'speed', start: 10, stop: 20, step: 2.5 },
    { name: 'weather', values: ['range(1,2,1)'] },
  ])
  expect(narrowedCount(overrides)).toBe(5)
})

test('what is finer has half the step', () => {
  const chosen = new Map([
    ['speed', ['10', '12.5']],
    ['gap', ['4', '6', '8']],
  ])
  const finer = new Set(['speed', 'gap'])
  const overrides = narrowedOverrides({ cases: grid, chosen, numbers, finer })
  expect(overrides).toContainEqual({ name: 'speed', start: 10, stop: 12.5, step: 1.25 })
  expect(overrides).toContainEqual({ name: 'gap', start: 4, stop: 8, step: 1 })
  expect(narrowedCount(overrides)).toBe(3 * 5 * 2)
})

test('a text that looks like a number stays a list', () => {
  const chosen = new Map([['speed', ['10', '12.5', '15']]])
  const overrides = narrowedOverrides({
    cases: grid,
    chosen,
    numbers: none,
    finer: new Set(['speed']),
  })
  expect(overrides).toContainEqual({ name: 'speed', values: ['10', '12.5', '15'] })
})

test('a parameter that no case has is not overridden', () => {
  const cases = casesOf([{ a: '1' }, { a: '2', b: '' }])
  expect(narrowedOverrides({ cases, chosen: new Map(), numbers: none, finer: none })).toEqual([
    { name: 'a', values: ['1', '2'] },
  ])
})

/** The values that an override stands for. */
const valuesOf = (override: ParameterOverride) =>
  'values' in override
    ? override.values.map(Number)
    : Array.from(
        { length: valueCountOf(override) },
        (_, place) => override.start + place * override.step,
      )

const near = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))

const someNumbers = fc.oneof(
  fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 12 }),
  // Evenly spaced, also in steps that a computer cannot write exactly.
  fc
    .tuple(
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 12 }),
    )
    .map(([start, step, count]) =>
      Array.from({ length: count }, (_, place) => (start + place * step) / 10),
    ),
)

test('an override has every chosen value, and none but those; finer, also their middles', () => {
  fc.assert(
    fc.property(someNumbers, fc.boolean(), fc.boolean(), (chosen, isNumber, isFiner) => {
      const cases = casesOf(chosen.map((value) => ({ p: String(value) })))
      const [override] = narrowedOverrides({
        cases,
        chosen: new Map(),
        numbers: new Set(isNumber ? ['p'] : []),
        finer: new Set(isFiner ? ['p'] : []),
      })
      if (!override) throw new Error('There is no override.')
      const sorted = chosen.toSorted((one, other) => one - other)
      const middles = sorted.slice(1).map((value, place) => (value + (sorted[place] ?? 0)) / 2)
      const wanted = isNumber && isFiner ? [...sorted, ...middles] : sorted
      const values = valuesOf(override)
      expect(values).toHaveLength(wanted.length)
      expect(valueCountOf(override)).toBe(wanted.length)
      for (const value of wanted) expect(values.some((some) => near(some, value))).toBe(true)
      if (!isNumber) expect('values' in override).toBe(true)
    }),
  )
})

test('the number of cases is that of the combinations, and has a limit', () => {
  const list = (name: string, count: number) => ({
    name,
    values: Array.from({ length: count }, (_, place) => String(place)),
  })
  expect(whyNotNarrow([])).toBe('The selected cases have no parameters.')
  expect(whyNotNarrow([list('a', 5), list('b', 100)])).toBeUndefined()
  expect(narrowedCount([list('a', 5), list('b', 100)])).toBe(mostNarrowedCases)
  expect(whyNotNarrow([list('a', 6), list('b', 100)])).toBe(
    '600 cases are selected; at most 500 can be run by themselves.',
  )
  expect(whyNotNarrow([list('a', 101)])).toBe('a has more than 100 values.')
})
