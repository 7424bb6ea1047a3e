import { expect, test } from 'vitest'
import { factsBeside, resultFactsOf } from './simulation-result.ts'

test('the facts of a result are its single values, those that failed first', () => {
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
      { name: 'conditions › NoCollision', value: 'No', isFailed: true },
      { name: 'result', value: 'Failed', isFailed: true },
      { name: 'score', value: '0.5', isFailed: false },
      { name: 'conditions › ReachesGoal', value: 'Yes', isFailed: false },
      { name: 'minimum ttc s', value: '0', isFailed: false },
      { name: 'note', value: 'null', isFailed: false },
    ],
    left: 0,
  })
})

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

test('a result stands beside that of the last pass, name by name', () => {
  const own = { driven_m: 212, stop: { reason: 'collision' }, conditions: { NoCollision: false } }
  const pass = { conditions: { NoCollision: true }, driven_m: 268, reached_goal_s: 47.9 }
  expect(factsBeside(JSON.stringify(own), JSON.stringify(pass))).toEqual({
    facts: [
      { name: 'conditions › NoCollision', value: 'No', isFailed: true, pass: 'Yes' },
      { name: 'driven m', value: '212', isFailed: false, pass: '268' },
      { name: 'stop › reason', value: 'collision', isFailed: false, pass: undefined },
      { name: 'reached goal s', value: undefined, isFailed: false, pass: '47.9' },
    ],
    left: 0,
  })
  expect(factsBeside(JSON.stringify(own), 'Passed.')).toBeUndefined()
  expect(factsBeside('Failed.', JSON.stringify(pass))).toBeUndefined()
})
