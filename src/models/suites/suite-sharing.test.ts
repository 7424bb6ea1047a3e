import type { ScenarioType } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { isShareable, whyNotShareScenario } from './suite-sharing.ts'
import { suiteTypes } from './suite-types.ts'

test.each(Object.keys(suiteTypes) as ScenarioType[])('%s', (type) => {
  expect(isShareable(type)).toBe(type === 'planning_sim_v2')
})

test.each([
  [{ sharedIn: false, deprecated: false }, undefined],
  [{ sharedIn: true, deprecated: false }, 'The scenario belongs to another project.'],
  [{ sharedIn: true, deprecated: true }, 'The scenario belongs to another project.'],
  [{ sharedIn: false, deprecated: true }, 'The scenario is deleted.'],
])('%j: %s', (scenario, reason) => expect(whyNotShareScenario(scenario)).toBe(reason))
