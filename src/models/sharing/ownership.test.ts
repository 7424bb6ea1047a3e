import { expect, test } from 'vitest'
import {
  deletionTextsOf,
  isSharedIn,
  type Owned,
  type Ownership,
  ownershipOf,
  sharingStopped,
  whyNotOwned,
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

const whyNot = whyNotOwned('map', {
  run: { deleted: 'A deleted map cannot run.', sharedIn: 'Others run it.' },
})

test.each([
  ['edit', {}, undefined],
  ['edit', { deprecated: true }, 'A deleted map cannot be edited.'],
  ['edit', { sharedFrom: 'p2' }, 'A map of another project cannot be edited.'],
  ['edit', { sharedFrom: 'p2', deprecated: true }, 'A deleted map cannot be edited.'],
  ['share', {}, undefined],
  ['share', { deprecated: true }, 'A deleted map cannot be shared.'],
  ['share', { sharedFrom: 'p2' }, 'A map of another project cannot be shared.'],
  ['share', { sharedFrom: 'p2', deprecated: true }, 'A deleted map cannot be shared.'],
  ['delete', {}, undefined],
  ['delete', { deprecated: true }, 'The map is deleted already.'],
  ['delete', { sharedFrom: 'p2' }, undefined],
  ['delete', { sharedFrom: 'p2', deprecated: true }, sharingStopped],
  ['run', {}, undefined],
  ['run', { deprecated: true }, 'A deleted map cannot run.'],
  ['run', { sharedFrom: 'p2' }, 'Others run it.'],
] as const)('why not %s %j: %s', (action, thing, reason) => {
  expect(whyNot(action, { deprecated: false, ...thing })).toBe(reason)
})
