import type { Suite } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { holds, holdsLatest, lossesOf } from './attach-rules.ts'

type Spec = Suite['specs'][number]

const spec = (given: Partial<Spec> = {}): Spec => ({
  scenarioId: 'a',
  scenarioDisplayName: 'Cut-in',
  essential: false,
  unavailable: false,
  parameterSetOverrides: [],
  scenarioParameterSetOverrides: [],
  ...given,
})
const override = { name: 'weather', values: ['sun'] }

test.each<[string, Partial<Spec>, readonly string[]]>([
  ['nothing but the latest version', {}, []],
  ['another scenario', { scenarioId: 'b', essential: true }, []],
  ['a version', { scenarioVersionId: 3 }, ['version 3']],
  ['its flags', { essential: true, unavailable: true }, ['must succeed, N/A']],
  ['an override', { parameterSetOverrides: [override] }, ['1 override']],
  [
    'all of it',
    {
      scenarioVersionId: 0,
      essential: true,
      parameterSetOverrides: [override],
      scenarioParameterSetOverrides: [override],
    },
    ['version 0, must succeed, 2 overrides'],
  ],
])('a suite that holds %s loses that', (_, given, losses) => {
  expect(lossesOf({ specs: [spec(given)] }, 'a')).toEqual(losses)
})

test('a scenario that is held twice is lost twice', () => {
  const specs = [spec({ scenarioVersionId: 1 }), spec({ scenarioVersionId: 2 })]
  expect(lossesOf({ specs }, 'a')).toEqual(['version 1', 'version 2'])
})

test.each<[string, Partial<Spec>, boolean]>([
  ['in the latest version', {}, true],
  ['in a fixed version', { scenarioVersionId: 3 }, false],
  ['not', { scenarioId: 'b' }, false],
])('a suite that holds a scenario %s', (_, given, expected) => {
  expect(holdsLatest({ specs: [spec(given)] }, new Set(['a', 'c']))).toBe(expected)
})

test('a suite holds a scenario in whatever version', () => {
  const specs = [spec({ scenarioId: 'b' }), spec({ scenarioVersionId: 3 })]
  expect(holds({ specs }, 'a')).toBe(true)
  expect(holds({ specs }, 'c')).toBe(false)
  const ids = new Set(['b', 'c'])
  expect(holdsLatest({ specs }, ids)).toBe(true)
  expect(holdsLatest({ specs: [] }, ids)).toBe(false)
})
