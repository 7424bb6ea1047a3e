import { expect, test } from 'vitest'
import { assetName, mapName } from './scenario.ts'

test('an asset without a name is called by its short id, a map by its number', () => {
  const asset = { id: '5b0c7a4e-2f57-4d0b-9a0f-c1f3f6f2b1d4', versionId: 1 }
  expect(assetName({ ...asset, displayName: 'Bus stops' })).toBe('Bus stops')
  expect(assetName({ ...asset, displayName: '' })).toBe('5b0c7a4e')
  const map = { id: 7, versionId: 'v' }
  expect(mapName({ ...map, displayName: 'Odaiba' })).toBe('Odaiba')
  expect(mapName({ ...map, displayName: '' })).toBe('Map 7')
})
