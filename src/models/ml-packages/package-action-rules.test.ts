import { describe, expect, test } from 'vitest'
import type { Owned } from '@/models/sharing/ownership.ts'
import { deletionTexts, type PackageAction, whyNotOnPackage } from './package-action-rules.ts'

const own: Owned = { deprecated: false }
const ownDeleted: Owned = { deprecated: true }
const sharedIn: Owned = { deprecated: false, sharedFrom: 'p2' }
const sharedInDeleted: Owned = { deprecated: true, sharedFrom: 'p2' }
const actions: PackageAction[] = ['release', 'edit', 'share', 'delete']

describe('actions on a package', () => {
  test.each<[string, Owned, PackageAction[]]>([
    ['an own one', own, actions],
    ['a deleted one', ownDeleted, []],
    ['one of another project', sharedIn, ['delete']],
    ['one whose sharing was stopped', sharedInDeleted, []],
  ])('%s', (_, state, possible) => {
    expect(actions.filter((action) => whyNotOnPackage(action, state) === undefined)).toEqual(
      possible,
    )
  })

  test('each refusal has its own reason', () => {
    const reasons = actions.map((action) => whyNotOnPackage(action, ownDeleted))
    expect(new Set(reasons).size).toBe(actions.length)
  })
})

test('a package of the project is deleted, one of another project is no longer shared', () => {
  expect(deletionTexts(own)).toEqual({
    label: 'Delete',
    question: 'Are you sure to delete the package?',
    done: 'The package has been deleted',
  })
  expect(deletionTexts(sharedIn)).toEqual({
    label: 'Stop sharing',
    question: 'Are you sure to stop sharing the package?',
    done: 'Package sharing has been stopped',
    failed: 'Failed to stop sharing the package.',
  })
})
