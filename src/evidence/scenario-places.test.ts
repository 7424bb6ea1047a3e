import type { Suite } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { placesByScenario, placesOf, placesOfSuite } from './scenario-places.ts'

const suite = (id: string, catalogs: string[], deprecated = false) =>
  partly<Suite>({
    id,
    displayName: `Suite ${id}`,
    deprecated,
    attachments: catalogs.map((catalogId) => ({ catalogId, catalogDisplayName: `C ${catalogId}` })),
  })

test('a scenario runs in every catalog of a suite that is not deleted', () => {
  expect(placesOf([suite('a', ['x', 'y']), suite('b', []), suite('c', ['x'], true)])).toEqual([
    { suite: { id: 'a', displayName: 'Suite a' }, catalog: { id: 'x', displayName: 'C x' } },
    { suite: { id: 'a', displayName: 'Suite a' }, catalog: { id: 'y', displayName: 'C y' } },
    { suite: { id: 'b', displayName: 'Suite b' } },
  ])
})

test('jobs run a suite in its catalogs, and nowhere once it is deleted', () => {
  const places = placesOfSuite({ ...suite('a', ['x', 'y']), versionId: '3' })
  expect(places).toEqual([
    { suiteId: 'a', versionId: '3', catalogId: 'x' },
    { suiteId: 'a', versionId: '3', catalogId: 'y' },
  ])
  expect(placesOfSuite(suite('b', []))).toEqual([])
  expect(placesOfSuite(suite('c', ['x'], true))).toEqual([])
})

test('knows by the suites of a project where jobs run each scenario', () => {
  const holding = (held: Suite, ...scenarioIds: string[]): Suite => ({
    ...held,
    specs: partly<Suite['specs']>(scenarioIds.map((scenarioId) => ({ scenarioId }))),
  })
  const places = placesByScenario([
    holding(suite('a', ['x', 'y']), 'one', 'two', 'one'),
    holding(suite('b', []), 'three'),
    holding(suite('c', ['x'], true), 'one'),
    holding(suite('d', ['x']), 'two'),
  ])
  const told = (id: string) =>
    places
      .get(id)
      ?.map(({ suiteId, catalogId, scenarios }) => `${suiteId} of ${scenarios} in ${catalogId}`)
  expect(told('one')).toEqual(['a of 3 in x', 'a of 3 in y'])
  expect(told('two')).toEqual(['a of 3 in x', 'a of 3 in y', 'd of 1 in x'])
  expect(told('three')).toEqual([])
  expect(told('four')).toBeUndefined()
})
