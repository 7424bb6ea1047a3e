import { describe, expect, test } from 'vitest'
import { isVersionAllowed, scenarioErrorText, selectableVersions } from './approval.ts'

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
