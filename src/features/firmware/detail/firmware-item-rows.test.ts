import type { ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { expect, test } from 'vitest'
import { itemRowsOf, packageIdsOf } from './firmware-item-rows.ts'

const item = (componentName: string, imageId?: string): ReleaseItem => ({
  componentName,
  deployment: { type: 'rootfs', ...(imageId && { imageId }) },
  alternativeDeployments: [],
  mlPackages: [],
  labels: [],
})
const file = (id: string): FirmwareImage => ({
  id,
  projectId: 'p',
  labels: [],
  size: 1,
  digest: 'sha256:0',
  filenameExtension: '.iso',
})
const items = [item('ecu', 'a'), item('ecu', 'b'), item('map'), item('later', 'c')]

test('rows have unique keys, even for equal component names', () => {
  expect(new Set(itemRowsOf(items, [], undefined, []).map(({ key }) => key)).size).toBe(4)
})

test('images are unknown until the registry answers', () => {
  const rows = itemRowsOf(items, ['a', 'b'], undefined, [])
  expect(rows.map(({ images }) => images.map(({ file }) => file))).toEqual([
    [undefined],
    [undefined],
    [],
    [undefined],
  ])
})

test('an image looked up and not found is missing, one not looked up is unknown', () => {
  const rows = itemRowsOf(items, ['a', 'b'], [file('a')], [])
  expect(rows.map(({ images }) => images.map(({ file }) => file))).toEqual([
    [file('a')],
    [null],
    [],
    [undefined],
  ])
})

test('ML packages are looked up once each, and named where known', () => {
  const carrying = (...ids: string[]): ReleaseItem => ({
    ...item('ecu'),
    mlPackages: ids.map((id) => ({ id, releaseId: `${id}-1` })),
  })
  const carriers = [carrying('p', 'q'), carrying('p')]
  expect(packageIdsOf(carriers)).toEqual(['p', 'q'])
  const known = {
    id: 'p',
    projectId: 'x',
    name: 'night_detector',
    description: '',
    versionId: 'v',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    deprecated: false,
  }
  const rows = itemRowsOf(carriers, [], undefined, [known])
  expect(rows.map(({ packages }) => packages.map(({ name }) => name))).toEqual([
    ['night_detector', undefined],
    ['night_detector'],
  ])
})
