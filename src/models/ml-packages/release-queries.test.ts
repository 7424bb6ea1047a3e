import type { PackageRelease, PackagingStatus } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { nextPoll } from '@/data/polling.ts'
import { packagingPolling, releaseListPolling } from './release-queries.ts'

const release = (status: PackagingStatus): PackageRelease => ({
  id: status,
  packageId: 'p',
  projectId: 'p',
  name: 'v1',
  description: '',
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  createdBy: 'u',
  deprecated: false,
  packagingReport: { status },
  review: { status: 'non_approved' },
})

test.each([
  ['requested', 15_000],
  ['started', 15_000],
  ['completed', false],
  ['failed', false],
] as const)('a release that is %s is asked for again after %s ms', (status, next) => {
  expect(nextPoll(packagingPolling, release(status))).toBe(next)
})

test('a list of releases is asked for again while one of them is being packed', () => {
  const next = (complete: boolean, ...statuses: PackagingStatus[]) =>
    nextPoll(releaseListPolling, { items: statuses.map(release), complete })
  expect(next(true, 'completed', 'started')).toBe(15_000)
  expect(next(true, 'completed', 'failed')).toBe(false)
  expect(next(false, 'completed')).toBe(15_000)
})
