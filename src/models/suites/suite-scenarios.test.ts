import type { Scenario } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { approvedOf, offeredScenarios, rarestWord } from './suite-scenarios.ts'

const scenario = (id: string, fields: Partial<Scenario> = {}): Scenario => ({
  id,
  projectId: 'p',
  versionId: 1,
  displayName: `Scenario ${id}`,
  description: '',
  changeMessage: '',
  author: 'u',
  type: 'planning_sim_v2',
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  deprecated: false,
  tags: [],
  review: { status: 'approved' },
  parameterSet: { variables: [], types: {}, values: [] },
  ...fields,
})

const wet = scenario('w1', { displayName: 'Cut-in', description: 'Heavy rain', tags: ['urban'] })
const dry = scenario('d1', { displayName: 'Cut-in, dry' })
const gone = scenario('g1', { displayName: 'Cut-in, gone', deprecated: true })
const late = scenario('l1', { displayName: 'Late cut-in' })

test.each([
  ['', ['w1', 'd1', 'l1']],
  ['rain cut-in', ['w1']],
  ['URBAN', ['w1']],
  ['d1', ['d1']],
  ['cut-in snow', []],
])('%j offers %j', (typed, ids) => {
  expect(offeredScenarios([wet, dry, gone, late], [], typed).map(({ id }) => id)).toEqual(ids)
})

test('only those of a review status, if one is asked for', () => {
  const open = scenario('o1', { displayName: 'Cut-in', review: { status: 'non_approved' } })
  const idsOf = (status?: 'approved' | 'non_approved' | 'requested_changes') =>
    offeredScenarios([wet, open], [open], 'cut-in', status).map(({ id }) => id)
  expect(idsOf()).toEqual(['o1', 'w1'])
  expect(idsOf('approved')).toEqual(['w1'])
  expect(idsOf('non_approved')).toEqual(['o1'])
  expect(idsOf('requested_changes')).toEqual([])
  expect(approvedOf([wet, open])).toEqual([wet])
})

test('those found early come first and once', () => {
  const offered = offeredScenarios([wet, dry], [late, wet, gone], 'cut-in')
  expect(offered.map(({ id }) => id)).toEqual(['l1', 'w1', 'd1'])
})

test.each([
  ['', ''],
  ['in wet rain', 'rain'],
  ['wet dry', 'wet'],
  [' cut-in ', 'cut-in'],
  ['8071 Kariya turn', '8071'],
  ['Kariya 80', 'Kariya'],
  ['Kariya 807 lane8071 8071b', '807'],
])('the rarest word of %j is %j', (typed, word) => expect(rarestWord(typed)).toBe(word))
