import { expect, test } from 'vitest'
import { commentError, whyNotReview } from './scenario-review.ts'

test.each([
  ['', undefined],
  ['x'.repeat(200), undefined],
  [` ${'x'.repeat(200)} `, undefined],
  ['x'.repeat(201), 'Comment cannot exceed 200 characters.'],
])('a comment', (comment, error) => expect(commentError(comment)).toBe(error))

test.each([
  [undefined, '', 'Choose a review status.'],
  ['approved', '', undefined],
  ['requested_changes', 'x'.repeat(201), 'Comment cannot exceed 200 characters.'],
] as const)('a review of %s', (verdict, comment, reason) => {
  expect(whyNotReview(verdict, comment)).toBe(reason)
})
