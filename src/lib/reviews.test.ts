import { expect, test } from 'vitest'
import { isReviewed } from './reviews.ts'

test('a stored review is the sent one by its verdict and comment', () => {
  const sent = { status: 'approved', comment: 'Good.' }
  expect(isReviewed({ ...sent }, sent)).toBe(true)
  expect(isReviewed({ status: 'approved' }, sent)).toBe(false)
  expect(isReviewed({ ...sent, status: 'requested_changes' }, sent)).toBe(false)
  expect(isReviewed({ status: 'approved' }, { status: 'approved', comment: '' })).toBe(true)
})
