import { expect, test } from 'vitest'
import { commentError, isOffered, offeredStatuses, reviewProblems } from './review.ts'

test('only approved can be chosen', () => {
  expect(offeredStatuses.map(({ value }) => value)).toEqual(['approved'])
  expect(['approved', 'non_approved', ''].map(isOffered)).toEqual([true, false, false])
})

test('a comment has at most 200 characters', () => {
  expect(commentError('x'.repeat(200))).toBeUndefined()
  expect(commentError(` ${'x'.repeat(200)} `)).toBeUndefined()
  expect(commentError('x'.repeat(201))).toBe('Comment cannot exceed 200 characters.')
})

test('a review needs a status', () => {
  expect(reviewProblems({ status: 'approved', comment: '' })).toEqual([])
  expect(reviewProblems({ status: '', comment: 'x'.repeat(201) })).toEqual([
    'Choose a status.',
    'Comment cannot exceed 200 characters.',
  ])
})
