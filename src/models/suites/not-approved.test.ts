import type { FoundScenario } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { isNotApprovedError, notApprovedScenarios, notApprovedText } from './not-approved.ts'

const failure = (status: number, message: string) =>
  new ApiError({ kind: 'status', status, message, url: '/suites' })

test.each([
  [failure(400, 'A scenario is not approved.'), true],
  [failure(409, 'not approved'), true],
  [failure(500, 'It is not approved'), true],
  [failure(0, 'not approved'), false],
  [failure(399, 'not approved'), false],
  [failure(400, 'Not found.'), false],
  [new Error('not approved'), false],
  ['not approved', false],
  [undefined, false],
])('%s: %s', (error, expected) => expect(isNotApprovedError(error)).toBe(expected))

test('the alert has its exact text', () => {
  expect(notApprovedText).toBe(
    'The suite update failed because the following scenario has not been approved.',
  )
})

test('every scenario that is not approved is named, once', () => {
  const found = (id: string, status: FoundScenario['review']['status']): FoundScenario => ({
    id,
    versionId: 1,
    deprecated: false,
    review: { status },
    parameterSet: { variables: [], types: {}, values: [] },
  })
  const scenarios = [
    found('a', 'approved'),
    found('b', 'non_approved'),
    found('c', 'requested_changes'),
    found('b', 'non_approved'),
  ]
  expect(notApprovedScenarios(scenarios).map(({ id }) => id)).toEqual(['b', 'c'])
})
