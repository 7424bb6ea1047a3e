import type { Suite } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { readSearch, type SearchOf } from '@/lib/search-params.ts'
import { labelsOf, suiteFilter } from './suite-filter.ts'

const suite = (id: string, fields: Partial<Suite> = {}): Suite => ({
  id,
  versionId: 'v',
  displayName: `Suite ${id}`,
  description: '',
  type: 'planning_sim_v2',
  purpose: 'evaluation',
  projectId: 'p',
  targetEnvironmentTypes: ['container'],
  specs: [],
  attachments: [],
  parameterSetOverrides: [],
  labels: [],
  deprecated: false,
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  createdBy: 'u',
  updatedBy: 'u',
  ...fields,
})
const attachment = (catalogId: string) => ({ catalogId, catalogDisplayName: 'Minibus v3' })

const suites = [
  suite('a', { labels: [{ key: 'area', value: 'odaiba' }], attachments: [attachment('c1')] }),
  suite('b', {
    labels: [
      { key: 'area', value: 'shinjuku' },
      { key: 'gate', value: 'release' },
    ],
    attachments: [attachment('c1'), attachment('c2')],
  }),
  suite('c', { type: 'log_sim', displayName: 'Überholen' }),
  suite('d', { deprecated: true, labels: [{ key: 'area', value: 'odaiba' }] }),
]

describe('the filter in the URL', () => {
  test.each<[Record<string, unknown>, Partial<SearchOf<typeof suiteFilter.schema>>]>([
    [{}, {}],
    [{ deleted: 'true' }, { deleted: true }],
    [{ deleted: true }, { deleted: true }],
    [{ deleted: 'no' }, {}],
    [{ sim_type: 'log_sim' }, { sim_type: 'log_sim' }],
    [{ sim_type: 'scenario_based_awsim' }, { sim_type: 'scenario_based_awsim' }],
    [{ sim_type: 'toString' }, {}],
    [{ catalog_id: 'c1' }, { catalog_id: 'c1' }],
    [{ catalog_id: '' }, {}],
    [{ suite_labels: 'area:odaiba,gate:a%2Cb' }, { suite_labels: ['area:odaiba', 'gate:a,b'] }],
    [{ suite_labels: ['area:odaiba'] }, { suite_labels: ['area:odaiba'] }],
    [{ display_name: 'night' }, { display_name: 'night' }],
    [{ display_name: ['night'] }, {}],
    [{ display_name: ' ' }, {}],
    [{ other: 'x' }, {}],
  ])('%j', (search, filter) => expect(readSearch(suiteFilter.schema)(search)).toEqual(filter))
})

test('the query holds the service’s part only', () => {
  expect(suiteFilter.queryOf({})).toEqual({})
  expect(suiteFilter.queryOf({ deleted: true, sim_type: 'log_sim', catalog_id: 'c1' })).toEqual({
    deprecated: true,
    type: 'log_sim',
    catalogId: 'c1',
  })
  expect(suiteFilter.queryOf({ deleted: false, sim_type: 'not_known' })).toEqual({
    deprecated: false,
    type: 'not_known',
  })
})

test.each<[Partial<SearchOf<typeof suiteFilter.schema>>, string]>([
  [{}, 'a b c'],
  [{ deleted: true }, 'd'],
  [{ sim_type: 'log_sim' }, 'c'],
  [{ sim_type: 'yabloc' }, ''],
  [{ catalog_id: 'c1' }, 'a b'],
  [{ catalog_id: 'c2' }, 'b'],
  [{ suite_labels: ['area:odaiba'] }, 'a'],
  [{ suite_labels: ['area:odaiba', 'gate:release'] }, 'a b'],
  [{ suite_labels: ['area'] }, ''],
  [{ display_name: 'suite' }, 'a b'],
  [{ display_name: ' GATE suite ' }, 'b'],
  [{ display_name: 'release shinjuku' }, 'b'],
  [{ display_name: 'no such' }, ''],
  [{ display_name: 'über' }, 'c'],
  [{ deleted: true, suite_labels: ['area:odaiba'] }, 'd'],
  [{ catalog_id: 'c1', suite_labels: ['gate:release'], display_name: 'x' }, ''],
])('%j lets %j through', (filter, ids) => {
  const passing = suiteFilter.apply(suites, filter)
  expect(passing.map(({ id }) => id).join(' ')).toBe(ids)
})

test('returns the same array when everything passes', () => {
  const active = suites.slice(0, 3)
  expect(suiteFilter.apply(active, {})).toBe(active)
})

test('the labels of all suites, each once, in order', () => {
  expect(labelsOf(suites)).toEqual(['area:odaiba', 'area:shinjuku', 'gate:release'])
  expect(labelsOf([])).toEqual([])
})
