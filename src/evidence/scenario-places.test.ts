import type { JobReport, Suite } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { lastTested, placesOf } from './scenario-places.ts'

const suite = (id: string, catalogs: string[], deprecated = false) =>
  ({
    id,
    displayName: `Suite ${id}`,
    deprecated,
    attachments: catalogs.map((catalogId) => ({ catalogId, catalogDisplayName: `C ${catalogId}` })),
  }) as unknown as Suite

test('a scenario runs in every catalog of a suite that is not deleted', () => {
  expect(placesOf([suite('a', ['x', 'y']), suite('b', []), suite('c', ['x'], true)])).toEqual([
    { suite: { id: 'a', displayName: 'Suite a' }, catalog: { id: 'x', displayName: 'C x' } },
    { suite: { id: 'a', displayName: 'Suite a' }, catalog: { id: 'y', displayName: 'C y' } },
    { suite: { id: 'b', displayName: 'Suite b' } },
  ])
})

test('looks at the newest jobs that tested anything, the oldest first', () => {
  const job = (jobId: string, day: number, tested = true) =>
    ({
      jobId,
      scheduledAt: `2026-11-0${day}T02:00:00Z`,
      test: tested ? { caseResults: { totalCount: 1, successCount: 1, failureCount: 0 } } : {},
    }) as unknown as JobReport
  const reports = [job('d', 4), job('c', 3, false), job('a', 1), job('b', 2)]
  const ids = (limit: number) => lastTested(reports, limit).map(({ jobId }) => jobId)
  expect(ids(10)).toEqual(['a', 'b', 'd'])
  expect(ids(2)).toEqual(['b', 'd'])
})
