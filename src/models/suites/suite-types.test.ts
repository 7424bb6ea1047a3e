import { expect, test } from 'vitest'
import { offeredSuiteTypes, viewerOf } from './suite-types.ts'

test.each([
  ['planning_sim', 'scenarioViewer'],
  ['planning_sim_v2', 'scenarioViewer'],
  ['planning_control', 'logSimViewer'],
  ['log_sim', 'logSimViewer'],
  ['perception_2d', 'logSimViewer'],
  // The console does not know it.
  ['toString', 'logSimViewer'],
])('%s opens the %s', (type, viewer) => {
  expect(viewerOf(type)).toBe(viewer)
})

test('simulations in AWSIM are offered to those alone who may choose all types', () => {
  const forEverybody = offeredSuiteTypes({ all: false })
  const restricted = offeredSuiteTypes({ all: true }).filter((type) => !forEverybody.includes(type))
  expect(restricted).toEqual(['scenario_based_awsim'])
})
