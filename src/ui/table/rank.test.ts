import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areInOrder, compareValues, rankValues } from './rank.ts'

test('compareValues compares numbers numerically and texts in natural order', () => {
  expect([10, 9, -1, 2.5].toSorted(compareValues)).toEqual([-1, 2.5, 9, 10])
  expect(['Suite 10', 'suite 2', 'Suite 1', 'Ärger', 'Zoo'].toSorted(compareValues)).toEqual([
    'Ärger',
    'Suite 1',
    'suite 2',
    'Suite 10',
    'Zoo',
  ])
})

test.each([
  [[], 'ascending', []],
  [['b', 'a', 'b'], 'ascending', [1, 0, 1]],
  [['b', 'a', 'b'], 'descending', [1, 0, 1]],
  [[20, undefined, 3], 'ascending', [1, 2, 0]],
  [[20, undefined, 3], 'descending', [1, -1, 0]],
  [[undefined], 'ascending', [0]],
] as const)('the ranks of %j, %s, are %j', (values, direction, places) => {
  expect(rankValues(values, direction)).toEqual(places)
})

test('ranks are in the order of the values', () => {
  const value = fc.oneof(fc.integer(), fc.constant(7))
  fc.assert(
    fc.property(fc.oneof(fc.array(value), fc.array(fc.string())), (values) => {
      const places = rankValues(values, 'ascending')
      const order = [...values.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
      expect(order.map((index) => values[index])).toEqual(values.toSorted(compareValues))
    }),
  )
})

test.each([
  [[], 'ascending', true],
  [[0, 1, 1, 2], 'ascending', true],
  [[0, 1, 1, 2], 'descending', false],
  [[2, 1, 1, -1], 'descending', true],
  [[2, 1, 1, -1], 'ascending', false],
  [[1, 0, 1], 'ascending', false],
] as const)('whether ranks %j are in order, %s: %s', (ranks, direction, answer) => {
  expect(areInOrder(ranks, direction)).toBe(answer)
})
