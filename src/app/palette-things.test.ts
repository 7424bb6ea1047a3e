import type { Catalog, FirmwareRelease } from '@generated/catalog/types.ts'
import type { JobReport, Suite } from '@generated/evaluation/types.ts'
import type { AreaMap } from '@generated/map/types.ts'
import type { Scenario, ScenarioReport } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { findThingActions, findThings, type LoadedThings, recentThings } from './palette-things.ts'

const suite = (id: string, displayName: string, fields: Partial<Suite> = {}) =>
  partly<Suite>({
    id,
    displayName,
    description: '',
    labels: [],
    deprecated: false,
    ...fields,
  })
const catalog = (id: string, displayName: string) =>
  partly<Catalog>({ id, displayName, description: 'Winter tyres', deprecated: false })
const release = (id: string, name: string) =>
  partly<FirmwareRelease>({
    id,
    catalogId: 'c',
    name,
    description: '',
    draft: true,
    deprecated: false,
  })
const job = (jobId: string, description: string) =>
  partly<JobReport>({
    id: `r${jobId}`,
    jobId,
    description,
    status: 'failed',
    catalog: { id: 'c', displayName: 'Minibus' },
    event: {},
    build: {},
  })

const scenario = (id: string, displayName: string) =>
  partly<Scenario>({ id, displayName, description: '', tags: ['rain'], projectId: 'p' })
const map = (areaMapId: number, areaMapName: string) => partly<AreaMap>({ areaMapId, areaMapName })
const scenarioReport = (id: string, description: string) =>
  partly<ScenarioReport>({ id, description })

const loaded: LoadedThings = {
  suites: [
    suite('s1', 'Night drive'),
    suite('s2', 'Night rain', { description: 'Heavy' }),
    suite('s3', 'Gone night', { deprecated: true }),
  ],
  catalogs: [catalog('c', 'Minibus')],
  releases: [release('f1', '24.11-night')],
  jobs: [job('j1', 'Night run'), job('0a1b2c3d', 'Day run')],
  scenarios: [scenario('x1', 'Cut-in by night')],
  maps: [map(1042, 'Odaiba')],
  scenarioReports: [scenarioReport('q1', 'Drives of the night')],
}

const found = (typed: string, recent: readonly string[] = []) =>
  findThings(loaded, typed, recent).flatMap(({ items }) => items.map(({ id }) => id))

test.each([
  [
    'night',
    [
      'suite s1',
      'suite s2',
      'suite s3',
      'release f1',
      'job j1',
      'scenario x1',
      'scenario report q1',
    ],
  ],
  ['heavy NIGHT', ['suite s2']],
  ['tyres', ['catalog c']],
  ['cut rain', ['scenario x1']],
  ['1042', ['map 1042']],
  ['0a1b', ['job 0a1b2c3d']],
  ['nothing', []],
])('%j finds %j', (typed, ids) => expect(found(typed)).toEqual(ids))

test('of a kind, those that were open last come first', () => {
  expect(found('night', ['/suites/s3', '/reports/j1', '/suites/s2']).slice(0, 3)).toEqual([
    'suite s3',
    'suite s2',
    'suite s1',
  ])
})

test('what has the words in its name comes before what has them elsewhere', () => {
  const suites = [suite('a', 'Rain', { description: 'At night' }), suite('b', 'By night')]
  const [first] = findThings({ ...loaded, suites }, 'night', [])
  expect(first?.items.map(({ id }) => id)).toEqual(['suite b', 'suite a'])
})

test('six of a kind are listed', () => {
  const suites = Array.from({ length: 20 }, (_, index) => suite(`${index}`, 'Night'))
  const groups = findThings({ ...loaded, suites }, 'night', ['/suites/19'])
  expect(groups[0]?.items.map(({ id }) => id)).toEqual([
    'suite 19',
    ...[0, 1, 2, 3, 4].map((id) => `suite ${id}`),
  ])
})

test('the things that were open last, of all kinds', () => {
  const paths = ['/reports/j1', '/suites/gone', '/suites/s2', '/vehicle_catalogs/c']
  expect(recentThings(loaded, paths).map(({ id }) => id)).toEqual([
    'job j1',
    'suite s2',
    'catalog c',
  ])
  expect(recentThings(loaded, [])).toEqual([])
})

const actions = (typed: string) => {
  const found = findThings(loaded, typed, []).flatMap(({ items }) => items)
  return findThingActions(loaded, typed, [], found).map(
    ({ label, thing }) => `${label} ${thing.id}`,
  )
}

test.each([
  ['heavy', ['Run evaluation job suite s2', 'Edit suite s2', 'Delete suite s2']],
  ['edit heavy', ['Edit suite s2']],
  ['heavy delete', ['Delete suite s2']],
  ['publish 24.11', ['Publish release f1']],
  ['edit', []],
  ['', []],
  ['night', []],
])('%j offers the actions %j', (typed, labels) => expect(actions(typed)).toEqual(labels))
