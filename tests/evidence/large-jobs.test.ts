import { listCaseReportsOperation } from '@generated/evaluation/codec.ts'
import { expect, it } from 'vitest'
import { runEngineFast } from './engine-run.ts'
import { callOfWorld, type MadeJob, reportOf } from './made-world.ts'

/** A job of so many cases, the first of which fail. */
const jobOf = (at: number, size: number, failed: number): MadeJob => ({
  id: `job ${at}`,
  catalog: 'catalog',
  branch: 'main',
  at,
  suites: [
    {
      id: 'suite',
      cases: Array.from({ length: size }, (_, value) => ({
        scenario: 'cut-in',
        value,
        status: value < failed ? 'failed' : 'succeeded',
      })),
    },
  ],
})

it.each([
  ['the job', 1001, 1000],
  ['its baseline', 1000, 1001],
])('a line reads no cases where %s has very many, but tells what is known', async (_, ...sizes) => {
  const [size = 0, sizeBefore = 0] = sizes
  const jobs = [jobOf(0, sizeBefore, 2), jobOf(1, size, 5)]
  const world = callOfWorld(jobs)
  let lists = 0
  const run = await runEngineFast({
    projectId: 'project',
    call: (operation, args) => {
      if (operation === listCaseReportsOperation) lists += 1
      return world(operation, args)
    },
  })
  const line = { job: reportOf(jobs[1] as MadeJob), isLine: true, isAhead: true }
  expect(await run.ask('change', line)).toMatchObject({ state: 'net', net: 3, counts: undefined })
  expect(lists).toBe(0)

  // Whoever looks at the job reads them.
  await run.ask('change', { job: line.job, rows: true })
  expect(lists).toBe(2)
  expect(await run.ask('change', line)).toMatchObject({ state: 'counts', counts: { new: 3 } })
  expect(lists).toBe(2)
})

it('a line reads the cases of jobs that have fewer', async () => {
  const jobs = [jobOf(0, 1000, 2), jobOf(1, 1000, 5)]
  const run = await runEngineFast({ projectId: 'project', call: callOfWorld(jobs) })
  const line = { job: reportOf(jobs[1] as MadeJob), isLine: true, isAhead: true }
  expect(await run.ask('change', line)).toMatchObject({ state: 'counts', counts: { new: 3 } })
})
