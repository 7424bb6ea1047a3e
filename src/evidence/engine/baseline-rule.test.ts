import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { lastGoodBuild, passesAmong } from './baseline-rule.ts'
import type { JobHeader } from './job-header.ts'

const job = (jobId: string, day: number, build: JobHeader['build']['status'], branch = 'main') =>
  partly<JobHeader>({
    jobId,
    status: 'failed',
    scheduledAt: `2026-11-${String(day).padStart(2, '0')}T02:00:00Z`,
    catalog: { id: 'c' },
    event: { source: { gitRefUrl: `https://example.com/a/b/tree/${branch}` } },
    build: { status: build },
  })

const own = job('own', 20, 'failed', 'feat/x')
const found = (...jobs: JobHeader[]) => {
  const last = lastGoodBuild(own, [own, ...jobs])
  return last && [last.job.jobId, last.of]
}

test('the last good build is the newest earlier one, whatever came of its tests', () => {
  const [later, bad, good] = [
    job('later', 21, 'succeeded', 'feat/x'),
    job('bad', 19, 'failed', 'feat/x'),
    job('good', 17, 'succeeded', 'feat/x'),
  ]
  expect(found(later, bad, job('old', 3, 'succeeded', 'feat/x'), good)).toEqual(['good', 'branch'])
})

test('it is of main, else of any branch, where the branch has none', () => {
  const [other, main] = [job('other', 19, 'succeeded', 'feat/y'), job('main', 2, 'succeeded')]
  expect(found(other, main)).toEqual(['main', 'main'])
  expect(found(other)).toEqual(['other', 'catalog'])
  expect(found(job('bad', 2, 'failed'))).toBeUndefined()
})

test('a pass is looked for in the runs of the branch first, the newest first', () => {
  const tested = (jobId: string, day: number, branch?: string) => ({
    ...job(jobId, day, 'succeeded', branch),
    test: { caseResults: { totalCount: 1 } },
  })
  const runs = partly<JobHeader[]>([
    tested('old', 10, 'feat/x'),
    tested('later', 21, 'feat/x'),
    tested('other', 19),
    tested('newer', 18, 'feat/x'),
  ])
  expect(passesAmong(own, runs).map(({ jobId }) => jobId)).toEqual(['newer', 'old', 'other'])
})
