import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { baselineAmong, lastGoodBuild, lastRunsOf, passesAmong } from './baseline-rule.ts'
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

const tested = (jobId: string, day: number, branch?: string): JobHeader => ({
  ...job(jobId, day, 'succeeded', branch),
  test: partly<JobHeader['test']>({ caseResults: { totalCount: 1 } }),
})

test('an earlier run is of the same catalog, was tested, and began before', () => {
  const jobs = [
    { ...tested('of another catalog', 19, 'feat/x'), catalog: { ...own.catalog, id: 'd' } },
    tested('of the same time', 20, 'feat/x'),
    { ...tested('own', 3, 'feat/x') },
    { ...tested('canceled', 18, 'feat/x'), status: 'canceled' as const },
    job('untested', 17, 'succeeded', 'feat/x'),
    tested('not the newest', 15, 'feat/x'),
    tested('fit', 16, 'feat/x'),
    tested('older', 1, 'feat/x'),
    tested('of main', 19),
  ]
  expect(baselineAmong(own, jobs)).toMatchObject({ job: { jobId: 'fit' }, of: 'branch' })
  expect(lastRunsOf(own, jobs, 10).map(({ jobId }) => jobId)).toEqual([
    'older',
    'not the newest',
    'fit',
    'own',
  ])
  expect(lastRunsOf(own, jobs, 2).map(({ jobId }) => jobId)).toEqual(['fit', 'own'])
})

test('of jobs of one time the greater id is the baseline', () => {
  const jobs = ['a', 'c', 'b'].map((id) => tested(id, 16, 'feat/x'))
  expect(baselineAmong(own, jobs)?.job.jobId).toBe('c')
})

test('a job without a branch has none in common with others, but their catalog', () => {
  const bare = (jobId: string, day: number) => ({ ...tested(jobId, day), event: {} })
  const [one, older, main] = [bare('one', 20), bare('older', 19), tested('main', 18)]
  expect(baselineAmong(one, [older])).toEqual({ job: older, of: 'catalog' })
  expect(baselineAmong(one, [older, main])).toEqual({ job: main, of: 'main' })
  expect(lastRunsOf(one, [older, one], 5)).toEqual([one])
  expect(passesAmong(one, [main, older])).toEqual([older, main])
})

test('a pass is looked for in the runs of the branch first, the newest first', () => {
  const runs = [
    tested('old', 10, 'feat/x'),
    tested('later', 21, 'feat/x'),
    tested('other', 19),
    tested('newer', 18, 'feat/x'),
  ]
  expect(passesAmong(own, runs).map(({ jobId }) => jobId)).toEqual(['newer', 'old', 'other'])
})
