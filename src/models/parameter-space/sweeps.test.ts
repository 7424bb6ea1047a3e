import { expect, test } from 'vitest'
import { sweepsOf } from './sweeps.ts'

const speeds = ['10', '20', '30', '40', '50']
const gaps = ['2', '4', '6', '8']

/** The cases of a scenario whose gaps below the limit fail. */
const swept = (id: string, limit: number, given = { speeds, gaps }) =>
  given.speeds.flatMap((speed) =>
    given.gaps.map((gap) => ({
      scenario: { id, displayName: `Scenario ${id}` } as never,
      scenarioParameters: { speed, gap, map: 'odaiba' },
      status: Number(gap) < limit ? ('failed' as const) : ('succeeded' as const),
    })),
  )

const told = (...given: Parameters<typeof sweepsOf>) =>
  sweepsOf(...given).map(({ name, text }) => `${name}: ${text}`)

test('the scenario whose limit has moved comes first, with how it has', () => {
  const cases = [...swept('a', 6), ...swept('b', 4)]
  expect(told(cases, [...swept('a', 6), ...swept('b', 2)])).toEqual([
    'Scenario a: The limit is where it was.',
    'Scenario b: 5 of 20 cases failed.',
  ])
  expect(told(cases, [...swept('a', 6), ...swept('b', 6)])).toEqual([
    'Scenario b: The limit of gap moved down by 2 at 5 of 5 values of speed.',
    'Scenario a: The limit is where it was.',
  ])
})

test('without an earlier job it tells how many failed, the most first', () => {
  expect(told([...swept('a', 4), ...swept('b', 6)], undefined)).toEqual([
    'Scenario b: 10 of 20 cases failed.',
    'Scenario a: 5 of 20 cases failed.',
  ])
})

test('a scenario is no sweep with one parameter, few cases, or without a limit', () => {
  const many = Array.from({ length: 30 }, (_, gap) => String(gap))
  expect(sweepsOf(swept('a', 6, { speeds: ['10'], gaps: many }), undefined)).toEqual([])
  expect(sweepsOf(swept('a', 6, { speeds: ['10', '20'], gaps }), undefined)).toEqual([])
  expect(sweepsOf(swept('a', 99), undefined)).toEqual([])
  const others = [...swept('b', 0), ...swept('c', 0)]
  expect(sweepsOf([...swept('a', 6), ...others], undefined)).toEqual([])
})
