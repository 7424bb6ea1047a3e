import type { Scenario } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import {
  chosenMaps,
  isOnMap,
  isRestored,
  type MapChoice,
  requestToRestore,
  requestWithMap,
} from './map-choices.ts'

const stored: Scenario = {
  id: 's',
  projectId: 'p',
  versionId: 3,
  displayName: 'Cut-in',
  description: 'Left lane',
  changeMessage: '',
  author: 'u',
  type: 'planning_sim_v2',
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  deprecated: false,
  tags: ['cut-in'],
  review: { status: 'approved' },
  parameterSet: { variables: [], types: {}, values: [] },
  areaMap: { id: 1, versionId: 'v1', displayName: 'Odaiba' },
  bagId: 'b',
  t4DatasetIds: ['t'],
  scenarioFormat: '{}',
}
const rows = [{ id: 'a' }, { id: 'b' }]

test.each<[[string, MapChoice][], MapChoice | undefined, [string, string][] | undefined]>([
  [[], undefined, undefined],
  [[], { mapId: 1 }, undefined],
  [
    [],
    { mapId: 1, versionId: 'v' },
    [
      ['a', '1 v'],
      ['b', '1 v'],
    ],
  ],
  [[['a', { mapId: 2 }]], { mapId: 1, versionId: 'v' }, undefined],
  [[['a', { mapId: 2, versionId: 'w' }]], undefined, undefined],
  [
    [['a', { mapId: 2, versionId: 'w' }]],
    { mapId: 1, versionId: 'v' },
    [
      ['a', '2 w'],
      ['b', '1 v'],
    ],
  ],
])('rows %j, for all %j: %j', (choices, forAll, expected) => {
  const maps = chosenMaps(rows, new Map(choices), forAll)
  expect(maps && [...maps].map(([id, map]) => [id, `${map.id} ${map.versionId}`])).toEqual(expected)
})

test('only the map of a scenario changes', () => {
  expect(requestWithMap(stored, { id: 2, versionId: 'w' })).toEqual({
    currentVersionId: 3,
    displayName: 'Cut-in',
    description: 'Left lane',
    tags: ['cut-in'],
    areaMap: { id: 2, versionId: 'w' },
    changeMessage: 'Moved to another map version.',
    bagId: 'b',
    t4DatasetIds: ['t'],
    scenarioFormat: '{}',
  })
})

test('a scenario that is on the version already', () => {
  expect(isOnMap(stored, { id: 1, versionId: 'v1' })).toBe(true)
  expect(isOnMap(stored, { id: 1, versionId: 'v2' })).toBe(false)
  expect(isOnMap({}, { id: 1, versionId: 'v1' })).toBe(false)
})

test('a former version is saved anew as it was, with its map', () => {
  const { areaMap: _, bagId: __, t4DatasetIds: ___, scenarioFormat: ____, ...bare } = stored
  const text = {
    currentVersionId: 9,
    displayName: 'Cut-in',
    description: 'Left lane',
    tags: ['cut-in'],
    changeMessage: 'Restored version 3.',
  }
  expect(requestToRestore(stored, 9)).toStrictEqual({
    ...text,
    areaMap: { id: 1, versionId: 'v1' },
    bagId: 'b',
    t4DatasetIds: ['t'],
    scenarioFormat: '{}',
  })
  expect(requestToRestore(bare, 9)).toStrictEqual(text)
})

test.each([
  [{}, true],
  [{ versionId: 10, changeMessage: 'Restored version 2.' }, false],
  [{ versionId: 10, changeMessage: 'Faster.' }, false],
  [{ versionId: 9 }, false],
  [{ versionId: 11 }, false],
])('version 3 was restored after version 9 where the newest has %j: %s', (newest, expected) => {
  const { changeMessage = '' } = requestToRestore(stored, 9)
  expect(isRestored({ versionId: 10, changeMessage, ...newest }, 9, 3)).toBe(expected)
})

test('what a version lacks is not sent', () => {
  const { bagId: _, t4DatasetIds: __, scenarioFormat: ___, ...bare } = stored
  expect(Object.keys(requestWithMap(bare, { id: 2, versionId: 'w' })).toSorted()).toEqual([
    'areaMap',
    'changeMessage',
    'currentVersionId',
    'description',
    'displayName',
    'tags',
  ])
})
