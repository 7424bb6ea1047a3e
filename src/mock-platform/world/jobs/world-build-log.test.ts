import { describe, expect, test } from 'vitest'
import { startTestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '../world-projects.ts'
import type { Job } from './job.ts'
import { buildLogOf, longestLogArea } from './world-build-log.ts'
import { jobArea } from './world-job-area.ts'

const linesOf = (job: Job, now: number, world: Parameters<typeof buildLogOf>[2]) => {
  const { count, line } = buildLogOf(job, now, world)
  return Array.from({ length: count }, (_, place) => line(place))
}

const finished = () => {
  const { world } = startTestPlatform().platform
  const jobs = world
    .of(jobArea, projectIds.shuttle)
    .filter(({ plan, cancel }) => plan.build && plan.build.endAt < world.startedAt && !cancel)
  return { world, jobs, now: world.startedAt }
}

describe('the log of a build', () => {
  test('says what its report says', () => {
    const { world, jobs, now } = finished()
    const failed = jobs.filter(({ plan }) => !plan.build?.succeeds)
    expect(failed.length).toBeGreaterThan(0)
    for (const job of failed) {
      const text = `${linesOf(job, now, world).join('\n')}\n`
      expect(new TextEncoder().encode(text).length).toBe(buildLogOf(job, now, world).size)
      expect(text).toMatch(
        job.plan.failMessage?.includes('lane_planner')
          ? /Failed {3}<<< \S*lane_planner\S* \[[\s\S]*1 package failed: lane_planner\n/
          : /fatal: /,
      )
    }
    const good = jobs.find(({ plan }) => plan.build?.succeeds)
    if (!good) throw new Error('No build succeeds.')
    expect(linesOf(good, now, world).at(-1)).toMatch(/Summary: 21 packages finished/)
  })

  test('grows while the build runs, and keeps what it has', () => {
    const { world, jobs } = finished()
    const [job] = jobs
    if (!job?.plan.build) throw new Error('There is no build.')
    const { startAt, build } = job.plan
    const half = linesOf(job, (startAt + build.endAt) / 2, world)
    const whole = linesOf(job, build.endAt, world)
    expect(half.length).toBe(Math.floor(whole.length / 2))
    expect(whole.slice(0, half.length)).toEqual(half)
    expect(linesOf(job, startAt, world)).toEqual([])
  })

  test('has a million lines in the large project, once, each the same in any order', () => {
    const { world } = startTestPlatform().platform
    const id = world.of(longestLogArea, projectIds.large)
    const job = world.of(jobArea, projectIds.large).find((each) => each.id === id)
    if (!job) throw new Error('There is no such job.')
    const { count, line, size } = buildLogOf(job, world.startedAt, world)
    expect(count).toBe(1_000_000)
    expect(size).toBeGreaterThan(90_000_000)
    const last = line(999_999)
    expect(line(0)).toContain('Checking out')
    expect(line(500_000)).toMatch(/^\d\d:\d\d:\d\d\.\d{3} /)
    expect(line(999_999)).toBe(last)
    expect(last).toMatch(/48 packages not processed$/)
  })
})

test('a running build streams its log, page by page', async () => {
  const { call, platform } = startTestPlatform()
  const { world } = platform
  const job = world
    .of(jobArea, projectIds.shuttle)
    .find(
      ({ plan }) => plan.startAt < world.startedAt && (plan.build?.endAt ?? 0) > world.startedAt,
    )
  if (!job) throw new Error('No build runs.')
  const { body: report } = await call<{
    reports: { logs: { build_output_stream: { id: string } } }[]
  }>('evaluation.listBuildReports', { path: { jobId: job.id } })
  const logStreamId = report.reports[0]?.logs.build_output_stream.id ?? ''
  const page = (query: { order?: string; size?: number; next_token?: string }) =>
    call<{ events: { message: string }[]; next_token?: string }>('evaluation.listLogStreamEvents', {
      path: { logStreamId },
      query,
    })
  const first = await page({ order: 'asc', size: 10 })
  expect(first.body.events[0]?.message).toContain('Checking out')
  const second = await page({
    order: 'asc',
    size: 10,
    next_token: first.body.next_token ?? '',
  })
  expect(second.body.events).toHaveLength(10)
  expect(second.body.events).not.toEqual(first.body.events)
  const { body: newest } = await page({ order: 'desc', size: 1 })
  platform.clock.jump(30)
  const { body: newer } = await page({ order: 'desc', size: 1 })
  expect(newer.events).not.toEqual(newest.events)
  const nobody = '11111111-2222-4333-8444-555555555555'
  const { status } = await call('evaluation.listLogStreamEvents', {
    path: { logStreamId: nobody },
  })
  expect(status).toBe(404)
})
