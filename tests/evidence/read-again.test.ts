import { listCaseReportsOperation } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, it } from 'vitest'
import type { TabMessage } from '@/evidence/engine/engine-core.ts'
import { type EngineRun, runEngineFast } from './engine-run.ts'
import { createDisk } from './made-disk.ts'
import { callOfWorld, type MadeJob, reportOf } from './made-world.ts'

const jobOf = (id: string, at: number, failed: number): MadeJob => ({
  id,
  catalog: 'catalog',
  branch: 'main',
  at,
  suites: [
    {
      id: 'suite',
      cases: Array.from({ length: 5 }, (_, value) => {
        return { scenario: 'cut-in', value, status: value < failed ? 'failed' : 'succeeded' }
      }),
    },
  ],
})

const newOf = async (run: EngineRun, job: JobReport) => {
  const { counts } = await run.ask('change', { job, rows: true })
  return counts?.new
}

it('a job that has changed after its end is told as it was until it is read again, in all tabs', async () => {
  const jobs = [jobOf('before', 1, 0), jobOf('now', 2, 3)]
  const read: unknown[] = []
  const world = callOfWorld(jobs)
  const store = createDisk()
  const tabs: EngineRun[] = []
  const open = async (at: number) => {
    const run = await runEngineFast({
      projectId: 'project',
      store,
      leads: at === 0,
      ...(tabs[0] && { clock: tabs[0].clock }),
      tell: (message: TabMessage) => {
        tabs[0]?.clock.after(1, () => tabs[1 - at]?.engine.heed(structuredClone(message)))
      },
      call: (operation, args) => {
        if (operation === listCaseReportsOperation) read.push(args.path?.jobId)
        return world(operation, args)
      },
    })
    tabs[at] = run
    return run
  }
  const reader = await open(0)
  const other = await open(1)
  expect(await newOf(reader, reportOf(jobOf('now', 2, 3)))).toBe(3)

  jobs[1] = jobOf('now', 2, 1)
  const changed = reportOf(jobOf('now', 2, 1))
  expect(await newOf(other, changed)).toBe(3)
  other.engine.handle({ kind: 'again', jobId: 'now' })
  for (const tab of tabs) await tab.settle()
  expect(await newOf(other, changed)).toBe(1)
  expect(await newOf(reader, changed)).toBe(1)

  // So it stands on the disk, with its counts.
  const { headers } = await store.load()
  expect(headers.map(({ jobId, test }) => [jobId, test?.caseResults?.failureCount])).toEqual(
    expect.arrayContaining([
      ['before', 0],
      ['now', 1],
    ]),
  )
  expect(read.toSorted()).toEqual(['before', 'now', 'now'])
})
