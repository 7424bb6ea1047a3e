import { describe, expect, test } from 'vitest'
import {
  isPackagingOver,
  type ReleaseState,
  releaseActionNames,
  whyNotOnRelease,
} from './package-release-rules.ts'

const packagingStatuses = ['requested', 'started', 'completed', 'failed'] as const
const reviewStatuses = ['approved', 'non_approved'] as const

const states: ReleaseState[] = packagingStatuses.flatMap((packaging) =>
  reviewStatuses.flatMap((review) =>
    [false, true].flatMap((deprecated) =>
      [undefined, 'p2'].map((sharedFrom) => ({
        packagingReport: { status: packaging },
        review: { status: review },
        deprecated,
        ...(sharedFrom && { sharedFrom }),
      })),
    ),
  ),
)

/** The offered actions, by the conditions of each. */
const offered = ({ packagingReport, review, deprecated, sharedFrom }: ReleaseState) => {
  const { status } = packagingReport
  const over = status === 'completed' || status === 'failed'
  return [
    ...(status === 'completed' ? ['download'] : []),
    ...(status === 'completed' && review.status !== 'approved' ? ['review'] : []),
    ...(over && !deprecated && !sharedFrom ? ['edit'] : []),
    ...(over && !deprecated ? ['delete'] : []),
  ]
}

describe('the actions on a release', () => {
  test.each(states.map((state) => [JSON.stringify(state), state] as const))('%s', (_, state) => {
    const possible = releaseActionNames.filter(
      (action) => whyNotOnRelease(action, state) === undefined,
    )
    expect(possible).toEqual(offered(state))
  })
})

test('a release that zeros share is an own one', () => {
  const own = states.find(({ packagingReport }) => packagingReport.status === 'completed')
  const zeros = '00000000-0000-0000-0000-000000000000'
  expect(own && whyNotOnRelease('edit', { ...own, sharedFrom: zeros })).toBeUndefined()
})

test.each([
  ['requested', false],
  ['started', false],
  ['completed', true],
  ['failed', true],
] as const)('packing that is %s', (status, over) => {
  expect(isPackagingOver({ packagingReport: { status } })).toBe(over)
})
