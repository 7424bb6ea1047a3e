import { expect, test } from 'vitest'
import { pointsText, rateChange, rateText, tooFewText } from './rate-words.ts'

test.each([
  [undefined, '–'],
  [1, '100 %'],
  [0.9789, '97.9 %'],
  [0.9999, '100.0 %'],
  [0, '0.0 %'],
])('the rate %s is told as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})

test.each([
  [undefined, undefined],
  [1.24, '+1.2'],
  [-0.57, '−0.6'],
  [-0.04, '0.0'],
])('points of %s are %s', (points, text) => {
  expect(pointsText(points)).toBe(text)
})

test.each([
  [undefined, undefined],
  [-1.16, { text: '▼ 1.2 points against the 30 before', direction: 'down' }],
  [0.5, { text: '▲ 0.5 points against the 30 before', direction: 'up' }],
  [-0.04, { text: 'the same as in the 30 before', direction: 'none' }],
])('a change by %s points is told as %j', (points, told) => {
  expect(rateChange(points, 30)).toEqual(told)
})

test('too few runs are those of a branch: others may have had many', () => {
  expect(tooFewText(0, 'main', 30)).toBe(
    'No tested run of main in 30 days: too few for a pass rate',
  )
  expect(tooFewText(2, 'main', 7)).toBe('2 tested runs of main in 7 days: too few for a pass rate')
  expect(tooFewText(0, undefined, 30)).toBe('No tested run in 30 days: too few for a pass rate')
})
