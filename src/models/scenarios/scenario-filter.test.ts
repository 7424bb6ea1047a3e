import type { Scenario } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import type { SearchOf } from '@/lib/search-params.ts'
import { scenarioFilter } from './scenario-filter.ts'

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

const all = [
  scenario('a1', {
    displayName: 'Cut-in',
    description: 'Heavy rain',
    tags: ['urban'],
    areaMap: { id: 1042, versionId: 'v' },
  }),
  scenario('b2', { author: 'w', displayName: 'Cut-in, dry', review: { status: 'non_approved' } }),
  scenario('c3', { type: 'localization', review: { status: 'requested_changes' } }),
  scenario('d4', { displayName: 'Cut-in, gone', deprecated: true }),
]

test.each<[SearchOf<typeof scenarioFilter.schema>, string[]]>([
  [{}, ['a1', 'b2', 'c3']],
  [{ state: 'approved' }, ['a1']],
  [{ state: 'non_approved' }, ['b2']],
  [{ state: 'requested_changes' }, ['c3']],
  [{ state: 'deleted' }, ['d4']],
  [{ sim_type: 'localization' }, ['c3']],
  [{ display_name: 'CUT-IN rain' }, ['a1']],
  [{ display_name: 'urban' }, ['a1']],
  [{ area_map_id: 1042 }, ['a1']],
  [{ area_map_id: 104 }, []],
  [{ author: 'w' }, ['b2']],
  [{ display_name: 'b2' }, ['b2']],
  [{ display_name: 'cut-in', state: 'deleted' }, ['d4']],
  [{ display_name: 'cut-in', sim_type: 'localization' }, []],
])('%j shows %j', (filter, ids) => {
  expect(scenarioFilter.apply(all, filter).map(({ id }) => id)).toEqual(ids)
})

test('the same array when all of them pass', () => {
  const some = all.slice(0, 3)
  expect(scenarioFilter.apply(some, {})).toBe(some)
})
