import { expect, test } from 'vitest'
import { tabsOfPackage, tabsOfRelease } from './package-tab-names.ts'

test('a package shared by another project has no artifacts', () => {
  expect(tabsOfPackage({})).toEqual(['releases', 'artifacts'])
  expect(tabsOfPackage({ sharedFrom: 'p2' })).toEqual(['releases'])
})

test('a release shared by another project has no items', () => {
  expect(tabsOfRelease({})).toEqual(['reports', 'firmwareReleases', 'items'])
  expect(tabsOfRelease({ sharedFrom: 'p2' })).toEqual(['reports', 'firmwareReleases'])
})
