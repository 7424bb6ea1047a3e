import type { ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { expect, test } from 'vitest'
import { itemRowsOf } from './item-rows.ts'

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

test('rows are told apart, whatever the names of their components', () => {
  expect(new Set(itemRowsOf(items, [], undefined).map(({ key }) => key)).size).toBe(4)
})

test('nothing is known of an image until the registry answers', () => {
  const rows = itemRowsOf(items, ['a', 'b'], undefined)
  expect(rows.map(({ images }) => images.map(({ file }) => file))).toEqual([
    [undefined],
    [undefined],
    [],
    [undefined],
  ])
})

test('an image that was asked for and not found is not there, one that was not asked for may be', () => {
  const rows = itemRowsOf(items, ['a', 'b'], [file('a')])
  expect(rows.map(({ images }) => images.map(({ file }) => file))).toEqual([
    [file('a')],
    [null],
    [],
    [undefined],
  ])
})
