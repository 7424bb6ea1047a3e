import { expect, test } from 'vitest'
import { isPerception } from './suite-perception.ts'

test.each([
  ['perception', true],
  ['annotationless_perception', true],
  ['perception_2d', true],
  ['planning_sim', false],
  ['log_sim', false],
] as const)('a suite of type %s is about perception: %s', (type, expected) => {
  expect(isPerception({ type })).toBe(expected)
})
