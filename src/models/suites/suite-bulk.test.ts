import type { Suite } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import {
  attachedOptions,
  type BulkChange,
  bulkTexts,
  labelOptions,
  planBulkChange,
} from './suite-bulk.ts'

const night = { key: 'time', value: 'night' }
const day = { key: 'time', value: 'day' }
const attachment = (catalogId: string, catalogVersionId?: string) => ({
  catalogId,
  catalogDisplayName: `Catalog ${catalogId}`,
  ...(catalogVersionId && { catalogVersionId }),
})

const suite = (id: string, fields: Partial<Suite> = {}): Suite => ({
  id,
  versionId: 'v7',
  displayName: `Suite ${id}`,
  description: 'd',
  type: 'planning_sim_v2',
  purpose: 'for_approval',
  projectId: 'p',
  targetEnvironmentTypes: ['container'],
  specs: [],
  attachments: [attachment('c1', 'cv'), attachment('c2')],
  parameterSetOverrides: [],
  labels: [night],
  deprecated: false,
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  createdBy: 'u',
  updatedBy: 'u',
  ...fields,
})

const kept = {
  title: 'Suite a',
  description: 'd',
  specs: [],
  targetEnvironmentTypes: ['container'],
  purpose: 'for_approval',
  parameterSetOverrides: [],
  currentVersionId: 'v7',
  labels: [night],
  catalogs: [{ catalogId: 'c1', catalogVersionId: 'cv' }, { catalogId: 'c2' }],
}

describe('a change of one suite', () => {
  test.each<[BulkChange, object]>([
    [
      { kind: 'addLabel', label: day },
      { ...kept, labels: [night, day] },
    ],
    [
      { kind: 'removeLabel', label: night },
      { ...kept, labels: [] },
    ],
    [
      { kind: 'attach', catalogId: 'c3' },
      { ...kept, catalogs: [...kept.catalogs, { catalogId: 'c3' }] },
    ],
    [
      { kind: 'detach', catalogId: 'c1' },
      { ...kept, catalogs: [{ catalogId: 'c2' }] },
    ],
  ])('%j saves it and keeps the rest', (change, request) => {
    expect(planBulkChange(suite('a'), change)).toEqual({ kind: 'save', request })
  })

  test('delete deletes it', () => {
    expect(planBulkChange(suite('a'), { kind: 'delete' })).toEqual({ kind: 'delete' })
  })

  test.each<[BulkChange, Partial<Suite>]>([
    [{ kind: 'addLabel', label: night }, {}],
    [{ kind: 'removeLabel', label: day }, {}],
    [{ kind: 'attach', catalogId: 'c1' }, {}],
    [{ kind: 'detach', catalogId: 'c3' }, {}],
    [{ kind: 'delete' }, { deprecated: true }],
    [{ kind: 'removeLabel', label: day }, { deprecated: true }],
    [{ kind: 'addLabel', label: night }, { labels: [day, night] }],
  ])('%j does nothing where it already is so', (change, fields) => {
    expect(planBulkChange(suite('a', fields), change)).toEqual({ kind: 'nothing' })
  })

  test.each<BulkChange>([
    { kind: 'addLabel', label: day },
    { kind: 'removeLabel', label: night },
    { kind: 'attach', catalogId: 'c3' },
    { kind: 'detach', catalogId: 'c1' },
  ])('%j leaves a deleted suite alone', (change) => {
    const reason = 'The suite has been deleted.'
    expect(planBulkChange(suite('a', { deprecated: true }), change)).toEqual({
      kind: 'impossible',
      reason,
    })
  })

  test('a label that is removed leaves the others', () => {
    const change = { kind: 'removeLabel', label: night } as const
    expect(planBulkChange(suite('a', { labels: [day, night] }), change)).toEqual({
      kind: 'save',
      request: { ...kept, labels: [day] },
    })
  })

  test('no eleventh label', () => {
    const labels = Array.from({ length: 10 }, (_, index) => ({ key: 'k', value: `${index}` }))
    expect(planBulkChange(suite('a', { labels }), { kind: 'addLabel', label: day })).toEqual({
      kind: 'impossible',
      reason: 'The suite already has 10 labels.',
    })
  })
})

test('the choices are what the suites have, with the number of suites', () => {
  const suites = [
    suite('a'),
    suite('b', { labels: [day, night], attachments: [attachment('c2')] }),
    suite('c', { labels: [], attachments: [] }),
  ]
  expect(labelOptions(suites)).toEqual([
    { value: 'time:day', label: 'time: day', detail: '1 suite' },
    { value: 'time:night', label: 'time: night', detail: '2 suites' },
  ])
  expect(attachedOptions(suites)).toEqual([
    { value: 'c1', label: 'Catalog c1', detail: '1 suite' },
    { value: 'c2', label: 'Catalog c2', detail: '2 suites' },
  ])
  expect(labelOptions([])).toEqual([])
})

test.each<[BulkChange, number, string, string, string]>([
  [
    { kind: 'addLabel', label: night },
    1,
    'Add label time: night to 1 suite',
    'Added label time: night to 1 suite',
    'labelled',
  ],
  [
    { kind: 'removeLabel', label: night },
    2,
    'Remove label time: night from 2 suites',
    'Removed label time: night from 2 suites',
    'changed',
  ],
  [
    { kind: 'attach', catalogId: 'c' },
    1200,
    'Attach 1,200 suites to a catalog',
    'Attached 1,200 suites to a catalog',
    'attached',
  ],
  [
    { kind: 'detach', catalogId: 'c' },
    2,
    'Detach 2 suites from a catalog',
    'Detached 2 suites from a catalog',
    'detached',
  ],
  [{ kind: 'delete' }, 2, 'Delete 2 suites', 'Deleted 2 suites', 'deleted'],
])('%j of %i suites', (change, count, title, ended, done) => {
  expect(bulkTexts(change, count)).toEqual({
    title,
    ended,
    done,
    noun: { one: 'suite', many: 'suites' },
  })
})
