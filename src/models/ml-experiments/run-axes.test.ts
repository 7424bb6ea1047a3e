import { describe, expect, test } from 'vitest'
import { axesOf, axisOf, chosenAxes } from './run-axes.ts'
import type { Fact } from './run-comparison.ts'

const fact = (values: readonly (string | undefined)[], more: Partial<Fact> = {}): Fact => ({
  id: 'Config a',
  group: 'Config',
  name: 'a',
  values,
  ...more,
})

const marksOf = (values: readonly (string | undefined)[]) =>
  axisOf(fact(values))?.marks.map(({ text }) => text)

describe('an axis', () => {
  test.each([
    [['0', '10'], 'linear', ['0', '2', '4', '6', '8', '10']],
    [['16', '32', '64'], 'linear', ['10', '20', '30', '40', '50', '60', '70']],
    [['0.1', '0.3'], 'linear', ['0.1', '0.15', '0.2', '0.25', '0.3']],
    [['-1', '1'], 'linear', ['-1', '-0.5', '0', '0.5', '1']],
    [['0.0001', '0.1'], 'log', ['1e-4', '1e-3', '1e-2', '1e-1']],
    [['0.2', '20271.7'], 'log', ['1e-1', '1e1', '1e3', '1e5']],
    [['sgd', 'adam', 'sgd'], 'words', ['adam', 'sgd']],
    [['1', 'adam'], 'words', ['1', 'adam']],
    [['true', undefined, 'false'], 'words', ['false', 'true']],
  ])('of %j is %s, marked %j', (values, scale, marks) => {
    expect(axisOf(fact(values))?.scale).toBe(scale)
    expect(marksOf(values)).toEqual(marks)
  })

  test.each([
    [
      ['0', '5', undefined, '10'],
      [0, 0.5, undefined, 1],
    ],
    [
      ['1', '1000'],
      [0, 1],
    ],
    [
      ['b', 'a', 'c'],
      [0.5, 0, 1],
    ],
    [['only'], [0.5]],
  ])('places %j at %j', (values, places) => {
    expect(axisOf(fact(values))?.places).toEqual(places)
  })

  test('has all places and marks within its ends', () => {
    for (const values of [
      ['7'],
      ['0'],
      ['-3'],
      ['1e300', '2e300'],
      ['0.00001', '0.00002'],
      ['3', '3'],
    ]) {
      const axis = axisOf(fact(values))
      const all = [...(axis?.places ?? []), ...(axis?.marks.map(({ at }) => at) ?? [])]
      expect(all.length).toBeGreaterThan(2)
      for (const at of all) {
        expect(at).toBeGreaterThanOrEqual(-1e-9)
        expect(at).toBeLessThanOrEqual(1 + 1e-9)
      }
    }
  })

  test('places by the numbers where the values are texts of them', () => {
    const took = fact(['1 h', '2 h'], { numbers: [3600, 7200] })
    expect(axisOf(took)?.scale).toBe('linear')
    expect(axisOf(fact(['Infinity'], { numbers: [Number.POSITIVE_INFINITY] }))?.scale).toBe('words')
  })

  test('is not made of many texts', () => {
    expect(axisOf(fact(Array.from({ length: 13 }, (_, place) => `text ${place}`)))).toBeUndefined()
  })
})

test('what is the same for all has no axis; settings come before metrics', () => {
  const facts = [
    fact(['1', '2'], { id: 'Metric m', group: 'Metric' }),
    fact(['1', '1'], { id: 'Config same' }),
    fact(['1', '2'], { id: 'Config a' }),
  ]
  const axes = axesOf(facts)
  expect(axes.map(({ id }) => id)).toEqual(['Config a', 'Metric m'])
  expect(chosenAxes(axes, ['Metric m']).map(({ id }) => id)).toEqual(['Metric m'])
  expect(chosenAxes(axes, ['gone'])).toEqual(axes)
  expect(chosenAxes(axes, undefined)).toEqual(axes)
})

test('an axis of ids is shown to those who choose it', () => {
  const ids = ['0b6d3c5e-7f2a-4d84-9a3c-2e1f5b7d9c10', '8b9fa0cf-1d4e-4a72-ae36-aea1c5f3f87f']
  const axes = axesOf([fact(ids, { id: 'Config id' }), fact(['1', '2'], { id: 'Config a' })])
  expect(chosenAxes(axes, undefined).map(({ id }) => id)).toEqual(['Config a'])
  expect(chosenAxes(axes, ['Config id']).map(({ id }) => id)).toEqual(['Config id'])
})

test('runs without metrics that have the same settings are placed by what else differs', () => {
  const axes = axesOf([fact(['failed', 'canceled'], { id: 'Run Status', group: 'Run' })])
  expect(chosenAxes(axes, undefined)).toEqual(axes)
  expect(axes).toHaveLength(1)
})

describe('a place of an axis', () => {
  test.each([
    [['0', '10'], 0.25, '2.5'],
    [['100', '110'], 0.5, '105'],
    [['1', '1000'], 1 / 3, '10'],
    [['0.001', '1000'], 0.5, '1'],
    [['a', 'b', 'c'], 0.6, 'b'],
    [['a', 'b', 'c'], 0, 'a'],
  ])('of %j at %d stands for %s', (values, place, text) => {
    expect(axisOf(fact(values))?.textAt(place)).toBe(text)
  })

  test.each([
    [['0', '10'], '5', 0.5],
    [['0', '10'], ' ', undefined],
    [['0', '10'], 'ten', undefined],
    [['a', 'c'], 'c', 1],
    [['a', 'c'], 'b', undefined],
  ])('of %j has the text %j at %s', (values, text, place) => {
    expect(axisOf(fact(values))?.at(text)).toBe(place)
  })

  test('is found for numbers alone: blanks and infinities are words', () => {
    expect(axisOf(fact(['1', ' ']))?.scale).toBe('words')
    expect(axisOf(fact(['1', 'Infinity']))?.scale).toBe('words')
    expect(axisOf(fact([undefined, undefined]))).toBeUndefined()
    const measured = fact(['1', 'NaN', undefined], { numbers: [1, Number.NaN, undefined] })
    expect(axisOf(measured)?.places).toEqual([0, undefined, undefined])
    const unmeasured = fact([undefined], { numbers: [undefined] })
    expect(axisOf(unmeasured)).toBeUndefined()
  })
})

test('until axes are chosen, up to seven are shown: three metrics, and settings', () => {
  const many = (group: 'Config' | 'Metric', count: number) =>
    Array.from({ length: count }, (_, place) =>
      fact(['1', '2'], { id: `${group} ${place}`, group, name: String(place) }),
    )
  const idsOf = (facts: Fact[], chosen?: string[]) =>
    chosenAxes(axesOf(facts), chosen).map(({ id }) => id)
  const [settings, metrics] = [many('Config', 9), many('Metric', 9)]
  expect(idsOf([...metrics, ...settings])).toEqual([
    'Config 0',
    'Config 1',
    'Config 2',
    'Config 3',
    'Metric 0',
    'Metric 1',
    'Metric 2',
  ])
  expect(idsOf([...metrics.slice(0, 1), ...settings])).toHaveLength(7)
  expect(idsOf(metrics)).toEqual(['Metric 0', 'Metric 1', 'Metric 2'])
  expect(idsOf([...metrics, ...settings], ['Metric 8', 'Config 8'])).toEqual([
    'Config 8',
    'Metric 8',
  ])
  const others = Array.from({ length: 9 }, (_, place) =>
    fact(['1', '2'], { id: `Run ${place}`, group: 'Run' }),
  )
  expect(idsOf(others)).toHaveLength(7)
  const uuid = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`
  const half = fact([uuid(1), 'latest'], { id: 'Config half' })
  const whole = fact([uuid(1), uuid(2)], { id: 'Config whole' })
  expect(idsOf([half, whole])).toEqual(['Config half'])
})
