import { expect, test } from 'vitest'
import {
  deletionTextsOf,
  isSharedIn,
  type Owned,
  type Ownership,
  ownershipOf,
} from './ownership.ts'

const deletionTexts = deletionTextsOf('catalog')

test.each<[Owned, Ownership]>([
  [{ deprecated: false }, 'own'],
  [{ deprecated: true }, 'ownDeleted'],
  [{ deprecated: false, sharedFrom: 'p2' }, 'sharedIn'],
  [{ deprecated: true, sharedFrom: 'p2' }, 'sharedInDeleted'],
  // An empty ID is none.
  [{ deprecated: false, sharedFrom: '' }, 'own'],
])('%j is %s', (thing, ownership) => {
  expect(ownershipOf(thing)).toBe(ownership)
  expect(isSharedIn(thing)).toBe(ownership.startsWith('sharedIn'))
})

test('an own thing is deleted, one of another project is no longer shared', () => {
  expect(deletionTexts({})).toEqual({
    label: 'Delete',
    question: 'Are you sure to delete the catalog?',
    done: 'The catalog has been deleted',
  })
  expect(deletionTexts({ sharedFrom: 'p2' })).toEqual({
    label: 'Stop sharing',
    question: 'Are you sure to stop sharing the catalog?',
    done: 'Catalog sharing has been stopped',
    failed: 'Failed to stop sharing the catalog.',
  })
})
