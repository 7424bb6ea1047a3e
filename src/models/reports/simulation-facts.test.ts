import { expect, test } from 'vitest'
import { factsBeside, resultFactsOf } from './simulation-facts.ts'

test('the facts of a result are its single values, failed conditions first and those that hold last', () => {
  const result = {
    score: 0.5,
    conditions: { ReachesGoal: true, NoCollision: false },
    result: 'Failed',
    minimum_ttc_s: 0,
    frames: [1, 2, 3],
    note: null,
  }
  expect(resultFactsOf(JSON.stringify(result))).toEqual({
    facts: [
      {
        path: 'conditions.NoCollision',
        name: 'No collision',
        value: 'No',
        isFailed: true,
        isCondition: true,
      },
      { path: 'result', name: 'Result', value: 'Failed', isFailed: true, isCondition: false },
      { path: 'score', name: 'Score', value: '0.5', isFailed: false, isCondition: false },
      {
        path: 'minimum_ttc_s',
        name: 'Minimum TTC',
        value: '0 s',
        isFailed: false,
        isCondition: false,
      },
      { path: 'note', name: 'Note', value: 'null', isFailed: false, isCondition: false },
      {
        path: 'conditions.ReachesGoal',
        name: 'Reaches goal',
        value: 'Yes',
        isFailed: false,
        isCondition: true,
      },
    ],
    left: 0,
  })
})

test.each([
  [{ result: 'Error: no route' }, 'Result', true, false],
  [{ result: 'No error' }, 'Result', false, false],
  [{ stopped_in_m: 'never' }, 'Stopped in m', false, false],
  [{ conditions: { NoCollision: { ego: false } } }, 'Conditions, no collision, ego', true, false],
  [{ other: { NoCollision: true } }, 'Other, no collision', false, false],
])(
  '%j is the fact %s; it failed: %s, it is a condition: %s',
  (result, name, isFailed, isCondition) => {
    expect(resultFactsOf(JSON.stringify(result))?.facts).toEqual([
      expect.objectContaining({ name, isFailed, isCondition }),
    ])
  },
)

test.each(['', 'Passed.', '{"unfinished": [', '[1, 2]', '3', 'null'])('%j has no facts', (text) => {
  expect(resultFactsOf(text)).toBeUndefined()
})

test('a long result has its first facts, and says how many more', () => {
  const values = Array.from({ length: 45 }, (_, place) => [`value_${place}`, place])
  const { facts, left } = resultFactsOf(JSON.stringify(Object.fromEntries(values))) ?? {}
  expect(facts).toHaveLength(40)
  expect(left).toBe(5)
})

test('a deep result is no trouble', () => {
  const text = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  expect(resultFactsOf(text)).toEqual({ facts: [], left: 0 })
})

test('a result stands beside that of the last pass, name by name, what differs first', () => {
  const own = {
    score: 1,
    driven_m: 212,
    stop: { reason: 'collision' },
    conditions: { NoCollision: false },
  }
  const pass = { score: 1, conditions: { NoCollision: true }, driven_m: 268, reached_goal_s: 47.9 }
  expect(factsBeside(JSON.stringify(own), JSON.stringify(pass))).toEqual({
    facts: [
      {
        path: 'conditions.NoCollision',
        name: 'No collision',
        value: 'No',
        isFailed: true,
        isCondition: true,
        pass: 'Yes',
      },
      {
        path: 'driven_m',
        name: 'Driven',
        value: '212 m',
        isFailed: false,
        isCondition: false,
        pass: '268 m',
      },
      {
        path: 'stop.reason',
        name: 'Stop, reason',
        value: 'collision',
        isFailed: false,
        isCondition: false,
      },
      {
        path: 'reached_goal_s',
        name: 'Reached goal',
        isFailed: false,
        isCondition: false,
        pass: '47.9 s',
      },
      { path: 'score', name: 'Score', value: '1', isFailed: false, isCondition: false, pass: '1' },
    ],
    left: 0,
  })
  expect(factsBeside(JSON.stringify(own), 'Passed.')).toBeUndefined()
  expect(factsBeside('Failed.', JSON.stringify(pass))).toBeUndefined()
})
