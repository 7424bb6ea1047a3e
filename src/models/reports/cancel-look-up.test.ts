import { expect, test } from 'vitest'
import { isCanceled } from './cancel-look-up.ts'

const finishedAt = '2026-03-05T09:40:00Z'

test.each([
  [{ status: 'scheduled' }, undefined],
  [{ status: 'started' }, undefined],
  [{ status: 'unknown' }, undefined],
  [{ status: 'canceled' }, true],
  [{ status: 'canceled', finishedAt }, true],
  [{ status: 'succeeded', finishedAt }, false],
  [{ status: 'failed', finishedAt }, false],
  [{ status: 'started', finishedAt }, false],
] as const)('%j tells that it was canceled: %s', (report, expected) => {
  expect(isCanceled(report)).toBe(expected)
})
