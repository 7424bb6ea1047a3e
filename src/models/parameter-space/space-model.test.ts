import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitMoves, limitOf, moveText } from './space-limit.ts'
import {
  type Axes,
  axesOf,
  axisNames,
  boxBetween,
  boxOf,
  casesIn,
  clampPlace,
  isInBox,
  otherParameters,
  placeSearch,
  readRegion,
  readSlice,
  regionOf,
  type Slice,
  sliceAmong,
  spaceOf,
  unavailableSpace,
  valuesChosen,
  writeRegion,
  writeSlice,
} from './space-model.ts'

type Status = 'failed' | 'succeeded' | 'canceled'

const one = (speed: string, gap: string, status: Status, weather = 'clear') => ({
  scenarioParameters: { speed, gap, weather },
  status,
})

const axes: Axes = { across: 'speed', up: 'gap' }
const anything: Slice = new Map()
const states = (cases: ReturnType<typeof one>[], slice = anything) =>
  spaceOf(cases, axes, slice).cells.map(({ x, y, state }) => `${x},${y} ${state}`)

test('a scenario marked N/A has no result in any place, and no limit', () => {
  const space = spaceOf([one('1', '1', 'failed'), one('2', '1', 'succeeded')], axes, anything)
  expect(limitOf(space)).toHaveLength(1)
  const unavailable = unavailableSpace(space)
  expect(unavailable.cells.map(({ state }) => state)).toEqual(['unavailable', 'unavailable'])
  expect(unavailable.at(0, 0)?.state).toBe('unavailable')
  expect(unavailable.at(5, 5)).toBeUndefined()
  expect(limitOf(unavailable)).toEqual([])
})

test('cases are placed by their values, each state told', () => {
  const cases = [
    one('9', '1', 'failed'),
    one('10', '1', 'succeeded'),
    one('9', '2', 'succeeded'),
    one('9', '2', 'failed', 'rain'),
    one('11', '2', 'canceled'),
  ]
  const { columns, rows, at } = spaceOf(cases, axes, anything)
  expect([columns, rows]).toEqual([
    ['9', '10', '11'],
    ['1', '2'],
  ])
  expect(states(cases)).toEqual(['0,0 failed', '1,0 passed', '0,1 mixed', '2,1 open'])
  expect(at(2, 0)).toBeUndefined()
  expect(at(3, 0)).toBeUndefined()
  expect(at(0, 1)?.cases).toHaveLength(2)
})

test('a slice leaves cases out, and moves none of the others', () => {
  const cases = [one('9', '1', 'failed'), one('10', '2', 'succeeded', 'rain')]
  expect(states(cases, new Map([['weather', 'rain']]))).toEqual(['1,1 passed'])
})

test('on the axes of another space, cases with other values are left out', () => {
  const space = spaceOf([one('9', '1', 'failed'), one('10', '2', 'failed')], axes, anything)
  const before = [one('10', '1', 'succeeded'), one('11', '2', 'failed')]
  const { columns, cells } = spaceOf(before, axes, anything, space)
  expect(columns).toEqual(['9', '10'])
  expect(cells.map(({ x, y, state }) => [x, y, state])).toEqual([[1, 0, 'passed']])
})

test('a parameter may be called like a property of every object', () => {
  const cases = [{ scenarioParameters: { constructor: '1' }, status: 'failed' as const }]
  const { columns } = spaceOf(cases, { across: 'toString', up: 'constructor' }, anything)
  expect(columns).toEqual([''])
})

test('the limit runs between passing places and others, not along those without a result', () => {
  const cases = [
    one('9', '1', 'failed'),
    one('10', '1', 'failed'),
    one('9', '2', 'succeeded'),
    one('10', '2', 'failed'),
    one('11', '2', 'canceled'),
  ]
  expect(limitOf(spaceOf(cases, axes, anything))).toEqual([
    { x: 0, y: 0, side: 'top' },
    { x: 0, y: 1, side: 'right' },
  ])
})

const speeds = ['10', '20', '30']
const gaps = ['2', '4', '6', '8']
/** Every gap below the limit of a speed fails. */
const withLimits = (limits: readonly number[]) =>
  spaceOf(
    speeds.flatMap((speed, place) =>
      gaps.map((gap) =>
        one(speed, gap, Number(gap) < (limits[place] ?? 0) ? 'failed' : 'succeeded'),
      ),
    ),
    axes,
    anything,
  )

describe('moves of the limit', () => {
  const told = (now: readonly number[], before: readonly number[]) =>
    moveText(limitMoves(withLimits(now), withLimits(before)), axes)

  test.each([
    [[4, 6, 8], [4, 6, 8], 'The limit is where it was.'],
    [[6, 6, 8], [4, 4, 6], 'The limit of gap moved up by 2 at 3 of 3 values of speed.'],
    [[4, 4, 8], [4, 6, 8], 'The limit of gap moved down by 2 at 1 of 3 values of speed.'],
    [
      [6, 6, 8],
      [4, 6, 4],
      'The limit of gap moved at 2 of 3 values of speed: at 10 from 4 to 6, at 30 from 4 to 8.',
    ],
    [
      [6, 9, 9],
      [4, 6, 8],
      'The limit of gap moved up by 2 at 1 of 3 values of speed; speed 20, 30 fail throughout.',
    ],
    [[4, 6, 9], [4, 6, 8], 'The limit is where it was; speed 30 fails throughout.'],
    // Where nothing fails, or everything, there is no limit that could move.
    [[0, 0, 8], [4, 6, 8], 'The limit is where it was; gone at speed 10, 20.'],
    [[4, 6, 8], [0, 6, 8], 'The limit is where it was; new at speed 10.'],
    [[0, 0, 0], [4, 6, 8], undefined],
    [[9, 9, 9], [4, 6, 8], undefined],
  ])('%j since %j', (now, before, text) => {
    expect(told(now, before)).toBe(text)
  })

  test('are told of one parameter', () => {
    const row = (limit: number) =>
      spaceOf(
        gaps.map((gap) => one('10', gap, Number(gap) < limit ? 'failed' : 'succeeded')),
        { across: 'gap', up: undefined },
        anything,
      )
    expect(moveText(limitMoves(row(6), row(4)), row(4))).toBe('The limit of gap moved from 4 to 6.')
    expect(moveText(limitMoves(row(4), row(4)), row(4))).toBe('The limit is where it was.')
  })

  test('turn around when the spaces do', () => {
    const limits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(limits, limits, (now, before) => {
        const [there, back] = [
          limitMoves(withLimits(now), withLimits(before)),
          limitMoves(withLimits(before), withLimits(now)),
        ]
        expect(back.compared).toBe(there.compared)
        expect(back.moves).toEqual(
          there.moves.map(({ at, from, to }) => ({ at, from: to, to: from })),
        )
      }),
    )
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a:b', '%', 'a,b', '__proto__'),
)
const wellFormed = anyText.filter((text) => text.isWellFormed())
const name = wellFormed.filter((text) => text !== '')

test('regions and slices come back from the address as they were', () => {
  const spans = fc.array(fc.tuple(name, fc.record({ from: wellFormed, to: wellFormed })))
  fc.assert(
    fc.property(spans, (entries) => {
      const region = new Map(entries)
      expect(readRegion(writeRegion(region))).toEqual(region)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.option(wellFormed, { nil: undefined }))), (entries) => {
      const slice = new Map(entries)
      expect(readSlice(writeSlice(slice))).toEqual(slice)
    }),
  )
  expect(readRegion(['speed', 'speed:1', 'speed:1:2:3', '%:1:2'])).toEqual(new Map())
  expect(readSlice(['a:b:c', '%'])).toEqual(new Map())
})

test('a box is found again by its region, whichever way it was drawn', () => {
  const space = withLimits([4, 6, 8])
  const x = fc.nat(speeds.length - 1)
  const y = fc.nat(gaps.length - 1)
  fc.assert(
    fc.property(x, x, y, y, (x1, x2, y1, y2) => {
      const drawn = boxBetween({ x: x1, y: y1 }, { x: x2, y: y2 })
      expect(boxOf(space, regionOf(space, drawn))).toEqual(drawn)
      const backwards = { left: x1, right: x2, bottom: y1, top: y2 }
      expect(boxOf(space, regionOf(space, backwards))).toEqual(drawn)
      expect(isInBox(drawn, { x: x1, y: y2 })).toBe(true)
      expect(isInBox(drawn, { x: Math.max(x1, x2) + 1, y: y1 })).toBe(false)
      const size = (Math.abs(x1 - x2) + 1) * (Math.abs(y1 - y2) + 1)
      expect(casesIn(space, drawn)).toHaveLength(size)
      const chosen = valuesChosen(space, new Map([['weather', 'rain']]), drawn)
      expect([...chosen.keys()]).toEqual(['weather', 'speed', 'gap'])
      expect(chosen.get('speed')).toHaveLength(Math.abs(x1 - x2) + 1)
    }),
  )
  expect(casesIn(space, undefined)).toHaveLength(speeds.length * gaps.length)
  expect(boxOf(space, new Map([['speed', { from: '10', to: '99' }]]))).toBeUndefined()
  expect(boxOf(space, new Map())).toBeUndefined()
})

test('a place outside of a space is moved to its nearest edge', () => {
  const space = withLimits([4, 6, 8])
  const [right, top] = [speeds.length - 1, gaps.length - 1]
  expect(clampPlace(space, { x: -1, y: 99 })).toEqual({ x: 0, y: top })
  expect(clampPlace(space, { x: 99, y: -1 })).toEqual({ x: right, y: 0 })
  expect(clampPlace(space, { x: 1, y: 1 })).toEqual({ x: 1, y: 1 })
})

test('a slice shows what is asked for, any value where that is asked for, and else the first one', () => {
  const others = [
    { name: 'weather', values: ['clear', 'rain'] },
    { name: 'map', values: ['odaiba'] },
  ]
  const shown = (asked: [string, string | undefined][]) => [...sliceAmong(others, new Map(asked))]
  expect(shown([])).toEqual([
    ['weather', 'clear'],
    ['map', 'odaiba'],
  ])
  expect(shown([['weather', 'rain']])).toContainEqual(['weather', 'rain'])
  expect(shown([['weather', 'snow']])).toContainEqual(['weather', 'clear'])
  expect(shown([['weather', undefined]])).toEqual([['map', 'odaiba']])
})

describe('the axes', () => {
  test.each<[string[], Parameters<typeof axesOf>[1], Axes | undefined]>([
    [['speed', 'gap', 'lane'], {}, { across: 'speed', up: 'gap' }],
    [['speed', 'gap', 'lane'], { across: 'lane' }, { across: 'lane', up: 'speed' }],
    [['speed', 'gap', 'lane'], { up: 'lane' }, { across: 'speed', up: 'lane' }],
    [['speed', 'gap', 'lane'], { across: 'gap', up: 'lane' }, { across: 'gap', up: 'lane' }],
    [['speed', 'gap', 'lane'], { across: 'gap', up: 'gap' }, { across: 'gap', up: 'speed' }],
    [['speed', 'gap'], { across: 'gone', up: 'gone' }, { across: 'speed', up: 'gap' }],
    [['speed'], { across: 'speed', up: 'speed' }, { across: 'speed', up: undefined }],
    [[], { across: 'speed' }, undefined],
  ])('among %j, of those asked for as %j, are %j', (names, asked, found) => {
    expect(axesOf(names, asked)).toEqual(found)
  })

  test('have one name each', () => {
    expect(axisNames(axes)).toEqual(['speed', 'gap'])
    expect(axisNames({ across: 'speed', up: undefined })).toEqual(['speed'])
  })

  test('leave the other parameters, with all values that these have', () => {
    const cases = [one('9', '1', 'failed', 'rain'), one('10', '1', 'failed')]
    expect(otherParameters(cases, ['speed', 'gap', 'weather'], axes)).toEqual([
      { name: 'weather', values: ['clear', 'rain'] },
    ])
  })
})

test('an address selects the place of a case, whatever its other parameters are', () => {
  const found = placeSearch(one('9', '1:2', 'failed', 'rain'), axes, ['speed', 'gap', 'weather'])
  expect(found).toEqual({
    across: 'speed',
    up: 'gap',
    slice: ['weather'],
    region: ['speed:9:9', 'gap:1%3A2:1%3A2'],
  })
  expect(readSlice(found.slice)).toEqual(new Map([['weather', undefined]]))
  expect(readRegion(found.region).get('gap')).toEqual({ from: '1:2', to: '1:2' })
})

test.each([
  [undefined, 0],
  [[], 0],
  [['speed'], 0],
  [['speed:1'], 0],
  [['speed:1:2:3'], 0],
  [['%:1:2'], 0],
  [['speed:1:2', 'gap', ':a:b'], 2],
])('of the address %j, %i spans are read', (texts, count) => {
  expect(readRegion(texts).size).toBe(count)
})

test.each([
  [undefined, []],
  [['weather'], [['weather', undefined]]],
  [['weather:rain:more', '%'], []],
])('of the address %j, the slice is %j', (texts, slice) => {
  expect([...readSlice(texts)]).toEqual(slice)
})

test('a region has a place only in a space that has the values of both its ends', () => {
  const space = spaceOf([one('9', '1', 'failed'), one('10', '2', 'failed')], axes, anything)
  const speed = { from: '9', to: '10' }
  const boxAt = (region: object) => boxOf(space, new Map(Object.entries(region)))
  expect(boxAt({ speed, gap: { from: '2', to: '1' } })).toEqual({
    left: 0,
    right: 1,
    bottom: 0,
    top: 1,
  })
  expect(boxAt({ speed, gap: { from: '3', to: '1' } })).toBeUndefined()
  expect(boxAt({ speed, gap: { from: '1', to: '3' } })).toBeUndefined()
  expect(boxAt({ speed })).toBeUndefined()
  expect(boxAt({ gap: { from: '1', to: '1' } })).toBeUndefined()
  // The value is empty, as that of a parameter which is missing is read.
  const line = spaceOf([one('', '1', 'failed')], { across: 'speed', up: undefined }, anything)
  expect(boxOf(line, new Map())).toBeUndefined()
  expect(boxOf(line, new Map([['speed', { from: '', to: '' }]]))).toEqual({
    left: 0,
    right: 0,
    bottom: 0,
    top: 0,
  })
})
