import { expect, test } from 'vitest'
import { stateOfAction } from './actions.tsx'

const broken = () => 'It is broken.'
const isForNone = (): boolean => false

test.each([
  ['can be done', {}, { shown: true, reason: undefined }],
  ['cannot be done', { whyNot: broken }, { shown: false, reason: 'It is broken.' }],
  [
    'cannot be done and says why',
    { whyNot: broken, otherwise: 'disabled' },
    { shown: true, reason: 'It is broken.' },
  ],
  ['is for other things', { isFor: isForNone }, { shown: false, reason: undefined }],
  [
    'is for other things and would say why',
    { isFor: isForNone, whyNot: broken, otherwise: 'disabled' },
    { shown: false, reason: 'It is broken.' },
  ],
] as const)('an action that %s', (_, action, state) => {
  expect(stateOfAction(action, 'robot', undefined)).toEqual(state)
})
