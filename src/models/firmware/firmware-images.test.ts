import type { Deployment } from '@generated/catalog/types.ts'
import { expect, test } from 'vitest'
import { fileNameOf, imageIdsOf, imagesOf } from './firmware-images.ts'

const rootfs = (imageId?: string): Deployment => ({ type: 'rootfs', ...(imageId && { imageId }) })
const other = (imageId?: string): Deployment => ({ type: 'other', ...(imageId && { imageId }) })
const item = (deployment: Deployment, ...alternativeDeployments: Deployment[]) => ({
  deployment,
  alternativeDeployments,
})

test.each([
  [item(rootfs()), ''],
  [item(rootfs('a')), 'a rootfs'],
  [item(rootfs(), other('b')), 'b other'],
  [item(rootfs('a'), other(), other('b')), 'a rootfs, b other'],
  [item(rootfs('a'), other('a'), other('a')), 'a rootfs'],
])('the images of %j: %s', (given, images) => {
  expect(
    imagesOf(given)
      .map(({ imageId, type }) => `${imageId} ${type}`)
      .join(', '),
  ).toBe(images)
})

test('images of several items are looked up once', () => {
  expect(imageIdsOf([item(rootfs('a'), other('b')), item(other('b')), item(rootfs())])).toEqual([
    'a',
    'b',
  ])
})

test.each([
  ['ecu-main', '.ext4.zst', 'ecu-main.ext4.zst'],
  ['calibration <data>', '.zip', 'calibration <data>.zip'],
  ['autoware', '', 'autoware'],
  ['地図 ä', '.zip', '地図 ä.zip'],
  ['../../etc/passwd', '.zip', '.._.._etc_passwd.zip'],
  ['C:\\maps', '/../x', 'C:_maps_.._x'],
  ['line\r\nbreak\u0000', '.zip', 'line__break_.zip'],
  ['image\u202Egpj', '.exe', 'image_gpj.exe'],
  ['a\u2066b\u2069\u200F', '\u061C.zip', 'a_b___.zip'],
])('the image of %j with %j is saved as %j', (componentName, filenameExtension, name) => {
  expect(fileNameOf({ componentName }, { filenameExtension })).toBe(name)
})
