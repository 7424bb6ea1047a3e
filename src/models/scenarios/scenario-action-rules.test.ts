import { expect, test } from 'vitest'
import { deletionTexts, type ScenarioState, whyNotOnScenario } from './scenario-action-rules.ts'

const own: ScenarioState = { type: 'planning_sim_v2', deprecated: false }
const states = {
  own,
  'own of another type': { ...own, type: 'localization' },
  'own, deleted': { ...own, deprecated: true },
  'shared in': { ...own, sharedFrom: 'p' },
  'shared in, deleted': { ...own, sharedFrom: 'p', deprecated: true },
} as const satisfies Record<string, ScenarioState>

test.each([
  ['own', ['review', 'edit', 'copy', 'share', 'attach', 'delete']],
  ['own of another type', ['review', 'edit', 'copy', 'attach', 'delete']],
  ['own, deleted', []],
  ['shared in', ['copy', 'attach', 'delete']],
  ['shared in, deleted', []],
] as const)('a scenario that is %s allows %j', (state, allowed) => {
  const actions = ['review', 'edit', 'copy', 'share', 'attach', 'delete'] as const
  expect(actions.filter((action) => !whyNotOnScenario(action, states[state]))).toEqual(allowed)
})

test('deleting the scenario of another project stops its sharing', () => {
  expect(deletionTexts({ sharedFrom: 'p' })).toMatchObject({
    label: 'Stop sharing',
    question: 'Are you sure to stop sharing the scenario?',
    done: 'Scenario sharing has been stopped',
  })
  expect(deletionTexts({})).toMatchObject({
    label: 'Delete',
    question: 'Are you sure to delete the scenario?',
    done: 'The scenario has been deleted',
  })
})
