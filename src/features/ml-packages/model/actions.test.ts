import { describe, expect, test } from 'vitest'
import {
  deletionTexts,
  isSharedIn,
  type PackageAction,
  type PackageState,
  whyNotOnPackage,
} from './actions.ts'

const own: PackageState = { deprecated: false }
const ownDeleted: PackageState = { deprecated: true }
const sharedIn: PackageState = { deprecated: false, sharedFrom: 'p2' }
const sharedInDeleted: PackageState = { deprecated: true, sharedFrom: 'p2' }
const actions: PackageAction[] = ['release', 'edit', 'share', 'delete']

describe('actions on a package', () => {
  test.each<[string, PackageState, PackageAction[]]>([
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

test('a package is shared in when `sharedFrom` is set', () => {
  expect([own, ownDeleted, sharedIn, sharedInDeleted].map(isSharedIn)).toEqual([
    false,
    false,
    true,
    true,
  ])
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
