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

/** Two tabs on one disk, of which the first reads for both; `jobs` may change meanwhile. */
const openTabs = async (jobs: readonly MadeJob[]) => {
  const read: unknown[] = []
  const world = callOfWorld(jobs)
  const store = createDisk()
  const tabs: EngineRun[] = []
  for (const at of [0, 1]) {
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
  }
  /** Lets some seconds pass. */
  const pass = async () => {
    const clock = tabs[0]?.clock
    const until = (clock?.now() ?? 0) + 10_000
    for (let idle = 0; idle < 5; idle++) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      if (clock?.step(until)) idle = 0
    }
  }
  return { tabs: tabs as [EngineRun, EngineRun], store, read, pass }
}

it('a job that has changed after its end is told as it was until it is read again, in all tabs', async () => {
  const jobs = [jobOf('before', 1, 0), jobOf('now', 2, 3)]
  const { tabs, store, read, pass } = await openTabs(jobs)
  const [reader, other] = tabs
  expect(await newOf(reader, reportOf(jobOf('now', 2, 3)))).toBe(3)

  jobs[1] = jobOf('now', 2, 1)
  const changed = reportOf(jobOf('now', 2, 1))
  expect(await newOf(other, changed)).toBe(3)
  other.engine.handle({ kind: 'again', jobId: 'now' })
  await pass()
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

/** The jobs that a tab has told of, but those that are gone. */
const toldJobs = ({ messages }: EngineRun) => {
  const known = new Set<string>()
  for (const message of messages) {
    if (message.kind !== 'known') continue
    for (const { jobId } of message.added) known.add(jobId)
    for (const jobId of message.gone) known.delete(jobId)
  }
  return [...known].toSorted()
}

it.each([
  ['that reads', 0],
  ['that does not read', 1],
] as const)(
  'a job that the tab %s finds deleted is gone in both, and on the disk',
  async (_, at) => {
    const jobs = [jobOf('before', 1, 2), jobOf('now', 2, 3)]
    const { tabs, store, pass } = await openTabs(jobs)
    for (const { engine } of tabs) {
      engine.handle({ kind: 'ask', id: 100, name: 'jobs', ask: { whole: true } })
    }
    await pass()
    expect(tabs.map(toldJobs)).toEqual([
      ['before', 'now'],
      ['before', 'now'],
    ])

    jobs.shift()
    const ask = { job: reportOf(jobOf('before', 1, 2)), limit: 1, cases: [] }
    tabs[at].engine.handle({ kind: 'ask', id: 101, name: 'histories', ask })
    await pass()
    expect(tabs.map(toldJobs)).toEqual([['now'], ['now']])
    const { headers } = await store.load()
    expect(headers.map(({ jobId }) => jobId)).toEqual(['now'])
  },
)
