import type { Suite } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { isLookedUp, refusalText, unapprovedMembers, uncheckedText } from './unapproved-members.ts'

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

test.each([
  [300, undefined],
  [301, 'Not checked: holds more than 300 scenarios'],
])('a suite of %s scenarios is looked up, or says that it is not', (count, text) => {
  const suite = { specs: Array.from({ length: count }, (_, at) => spec(`s${at}`)) }
  expect(uncheckedText(suite)).toBe(text)
  expect(isLookedUp(suite)).toBe(text === undefined)
})
