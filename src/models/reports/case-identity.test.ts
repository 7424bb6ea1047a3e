import { expect, test } from 'vitest'
import { caseKeyOf, parametersOfKey, scenarioOfKey } from './case-identity.ts'

const keyOf = (id: string, scenarioParameters: Record<string, string>) =>
  caseKeyOf({ scenario: { id }, scenarioParameters })

test('a case is the same one whatever the order of its parameters', () => {
  expect(keyOf('s', { speed: '10', angle: '5', B: '1' })).toBe(
    keyOf('s', { B: '1', angle: '5', speed: '10' }),
  )
})

test.each([
  ['another scenario', 't', { speed: '1' }],
  ['another value', 's', { speed: '1.0' }],
  ['another name', 's', { Speed: '1' }],
  ['a parameter more', 's', { speed: '1', angle: '' }],
  ['no parameters', 's', {}],
])('%s is another case', (_, id, parameters) => {
  expect(keyOf(id, parameters)).not.toBe(keyOf('s', { speed: '1' }))
})

test('a key tells the scenario, and the parameters by their names in order', () => {
  const key = keyOf('s', { speed: '10', __proto__x: 'a', angle: '' })
  expect(scenarioOfKey(key)).toBe('s')
  expect(Object.entries(parametersOfKey(key))).toEqual([
    ['__proto__x', 'a'],
    ['angle', ''],
    ['speed', '10'],
  ])
})
