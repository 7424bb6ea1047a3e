import { expect, test } from 'vitest'
import { type Figure, type Measurement, verdictOf } from './budgets.ts'

test.each<[Figure, Measurement, string]>([
  ['firstRouteRequests', { value: 6 }, 'reached'],
  ['firstRouteRequests', { value: 7 }, 'missed'],
  // However long it takes, it is the ratio that counts.
  ['reportsTime', { value: 9000, reference: 9000, spread: 0.1 }, 'reached'],
  ['reportsTime', { value: 900, reference: 90, spread: 0.1 }, 'missed'],
  ['reportsTime', { value: 900, reference: 900, spread: 0.5 }, 'not judged'],
  ['reportsTime', { value: 900 }, 'missed'],
  ['tableFrames', { value: 60, reference: 60 }, 'reached'],
  ['tableFrames', { value: 40, reference: 60 }, 'missed'],
  ['tableFrames', { value: 40, reference: 30 }, 'not judged'],
  ['tableFrames', { value: 60, reference: 30 }, 'reached'],
  ['tableTask', { value: 80, reference: 0 }, 'missed'],
  ['tableTask', { value: 80, reference: 70 }, 'not judged'],
  ['heap', { value: 1.4 }, 'missed'],
])('%s of %o is %s', (figure, measurement, verdict) => {
  expect(verdictOf(figure, measurement)).toBe(verdict)
})
