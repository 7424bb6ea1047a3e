import { expect, test } from 'vitest'
import { stateOfAction } from './actions.tsx'

const broken = () => 'It is broken.'
const appliesToNone = (): boolean => false

test.each([
  ['is possible', {}, { shown: true, reason: undefined }],
  ['is not possible', { whyNot: broken }, { shown: false, reason: 'It is broken.' }],
  [
    'is not possible and shows the reason',
    { whyNot: broken, otherwise: 'disabled' },
    { shown: true, reason: 'It is broken.' },
  ],
  ['does not apply', { appliesTo: appliesToNone }, { shown: false, reason: undefined }],
  [
    'does not apply and would show a reason',
    { appliesTo: appliesToNone, whyNot: broken, otherwise: 'disabled' },
    { shown: false, reason: 'It is broken.' },
  ],
] as const)('an action that %s', (_, action, state) => {
  expect(stateOfAction(action, 'robot', undefined)).toEqual(state)
})
