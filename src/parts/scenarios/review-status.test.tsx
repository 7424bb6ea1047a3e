// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReviewStatus, UnknownStatusAlert } from './review-status.tsx'

afterEach(cleanup)

test('a known status has its label', () => {
  render(<ReviewStatus status="requested_changes" />)
  expect(screen.getByText('Changes requested')).toBeDefined()
})

test('one that the console does not know is shown as none, and told in an alert', () => {
  render(
    <>
      <ReviewStatus status="escalated" />
      <UnknownStatusAlert statuses={['approved', 'escalated']} />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Unknown review status: escalated.')
  expect(screen.queryByText('Approved')).toBeNull()
})

test('no alert while all are known', () => {
  render(<UnknownStatusAlert statuses={['approved', 'non_approved']} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
