import { describe, expect, test } from 'vitest'
import type { Owned } from '@/models/sharing/ownership.ts'
import { type CatalogAction, deletionTexts, whyNotOnCatalog } from './catalog-action-rules.ts'

const own: Owned = { deprecated: false }
const ownDeleted: Owned = { deprecated: true }
const sharedIn: Owned = { deprecated: false, sharedFrom: 'p2' }
const sharedInDeleted: Owned = { deprecated: true, sharedFrom: 'p2' }
const actions: CatalogAction[] = ['run', 'edit', 'share', 'delete']

describe('actions on a catalog', () => {
  test.each(actions)('%s: with one of the project', (action) => {
    expect(whyNotOnCatalog(action, own)).toBeUndefined()
  })

  test.each(actions)('%s: not with a deleted one', (action) => {
    expect(whyNotOnCatalog(action, ownDeleted)).toMatch(/deleted/)
  })

  test.each([
    ['run', /another project/],
    ['edit', /another project/],
    ['share', /another project/],
    ['delete', undefined],
  ] as const)('%s: with one of another project', (action, reason) => {
    if (reason) expect(whyNotOnCatalog(action, sharedIn)).toMatch(reason)
    else expect(whyNotOnCatalog(action, sharedIn)).toBeUndefined()
  })

  test.each([
    ['run', /deleted/],
    ['edit', /deleted/],
    ['share', /deleted/],
    ['delete', /stopped/],
  ] as const)('%s: not with one whose sharing was stopped', (action, reason) => {
    expect(whyNotOnCatalog(action, sharedInDeleted)).toMatch(reason)
  })
})

test('a catalog of the project is deleted, one of another project is no longer shared', () => {
  expect(deletionTexts(own)).toEqual({
    label: 'Delete',
    question: 'Are you sure to delete the catalog?',
    done: 'The catalog has been deleted',
  })
  expect(deletionTexts(sharedIn)).toEqual({
    label: 'Stop sharing',
    question: 'Are you sure to stop sharing the catalog?',
    done: 'Catalog sharing has been stopped',
    failed: 'Failed to stop sharing the catalog.',
  })
})
