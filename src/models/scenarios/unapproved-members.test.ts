import type { Suite } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { refusalText, unapprovedMembers } from './unapproved-members.ts'

const spec = (scenarioId: string, scenarioVersionId?: number): Suite['specs'][number] => ({
  scenarioId,
  scenarioDisplayName: `Scenario ${scenarioId}`,
  essential: false,
  unavailable: false,
  parameterSetOverrides: [],
  scenarioParameterSetOverrides: [],
  ...(scenarioVersionId !== undefined && { scenarioVersionId }),
})

const statuses = new Map([
  ['a:latest', 'approved'],
  ['b:latest', 'non_approved'],
  ['b:2', 'approved'],
  ['c:3', 'requested_changes'],
])

test.each([
  ['approved in its latest version', [spec('a')], []],
  ['not approved in its latest version', [spec('b')], ['Scenario b']],
  ['approved in the version that is held', [spec('b', 2)], []],
  ['sent back in the version that is held', [spec('a'), spec('c', 3)], ['Scenario c']],
  ['held twice', [spec('b'), spec('b')], ['Scenario b']],
  ['not known', [spec('d')], []],
])('a scenario that is %s', (_, specs, names) => {
  expect(unapprovedMembers({ specs }, statuses).map(({ name }) => name)).toEqual(names)
})

test('says how many scenarios stand in the way', () => {
  expect(refusalText([])).toBeUndefined()
  expect(refusalText([{ scenarioId: 'b', name: 'B' }])).toBe('Refuses: 1 not approved')
})
