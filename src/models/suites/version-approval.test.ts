import { describe, expect, test } from 'vitest'
import { isKnownStatus, reviewName } from './review-names.ts'
import {
  isVersionAllowed,
  scenarioErrorText,
  selectableVersions,
  unknownStatusText,
} from './version-approval.ts'

const statuses = ['approved', 'non_approved', 'requested_changes', undefined] as const

describe('isVersionAllowed', () => {
  const cases = (['evaluation', 'for_approval'] as const).flatMap((purpose) =>
    statuses.flatMap((reviewStatus) =>
      [false, true].map((given) => ({ purpose, reviewStatus, given })),
    ),
  )
  test.each(cases)('$purpose, $reviewStatus, given: $given', ({ purpose, ...version }) => {
    const expected =
      version.reviewStatus === undefined ||
      version.reviewStatus === 'approved' ||
      (purpose === 'for_approval' && version.given && version.reviewStatus === 'non_approved')
    expect(isVersionAllowed(purpose, version)).toBe(expected)
  })
})

test('the scenario error has its exact text', () => {
  expect(scenarioErrorText).toBe('Please select only approved scenarios.')
})

describe('selectableVersions', () => {
  const version = (versionId: number, status: Exclude<(typeof statuses)[number], undefined>) => ({
    versionId,
    review: { status },
  })
  const versions = [version(4, 'non_approved'), version(1, 'approved'), version(3, 'approved')]

  test('the approved ones, newest first', () => {
    expect(selectableVersions(versions, undefined)).toEqual([3, 1])
  })

  test('the chosen one stays listed', () => {
    expect(selectableVersions(versions, 4)).toEqual([4, 3, 1])
    expect(selectableVersions(versions, 3)).toEqual([3, 1])
    expect(selectableVersions([], 7)).toEqual([7])
  })
})

test('a status that the console does not know has no label, and is told', () => {
  expect(isKnownStatus('approved')).toBe(true)
  expect(isKnownStatus('toString')).toBe(false)
  expect(reviewName('non_approved')).toBe('Not approved')
  expect(reviewName('escalated')).toBe('escalated')
  expect(unknownStatusText(['approved', 'non_approved'])).toBeUndefined()
  expect(unknownStatusText(['approved', 'escalated', 'on_hold', 'escalated'])).toBe(
    'Unknown review status: escalated, on_hold.',
  )
})
