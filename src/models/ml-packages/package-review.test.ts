import { getPackageReleaseOperation } from '@generated/ml/codec.ts'
import { expect, test } from 'vitest'
import { decode } from '@/transport/codec.ts'
import { commentError, isOffered, offeredStatuses, reviewProblems } from './package-review.ts'

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

const release = (status: unknown) => ({
  id: '932a6751-f3a7-442f-ae0f-e14d201159c4',
  package_id: '5e437f5a-1753-4777-ae4f-accf8fed3857',
  project_id: '0b6d3c5e-7f2a-4d84-9a3c-2e1f5b7d9c10',
  name: 'v1.4.0',
  description: '',
  created_at: '2024-03-05T15:00:00Z',
  updated_at: '2024-03-05T15:00:00Z',
  created_by: '5b0c7a4e-2f57-4d0b-9a0f-c1f3f6f2b1d4',
  deprecated: false,
  packaging_report: { status: 'completed' },
  review: { status },
})

test.each(['approved', 'non_approved', 'rejected', '', null])(
  'an answer with the review status %j is read, or told as invalid',
  (status) => {
    const read = () =>
      decode(getPackageReleaseOperation.answer ?? { kind: 'string' }, release(status), '/r')
    if (status === 'approved' || status === 'non_approved') {
      expect(read()).toMatchObject({ review: { status } })
    } else {
      expect(read).toThrow(`Invalid value ${JSON.stringify(status)} for /r.review.status.`)
    }
  },
)
