import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JobResults } from '@/evidence/engine/job-results.ts'
import type { KeptStore } from '@/evidence/engine/kept-store.ts'
import { type EngineRun, runEngineFast } from './engine-run.ts'
import { createDisk, type DiskContent } from './made-disk.ts'
import { callOfWorld, type MadeJob, type MadeStatus, reportOf } from './made-world.ts'

/** Ten jobs of a catalog, of which equal cases of two suites ended differently, and some come and go. */
const jobs = Array.from({ length: 10 }, (_, at): MadeJob => {
  const statusOf = (isFailed: boolean): MadeStatus => (isFailed ? 'failed' : 'succeeded')
  const suites = ['a', 'b'].map((id, place) => ({
    id,
    cases: [
      { scenario: 'cut-in', status: statusOf(at % 2 === place) },
      { scenario: `merge ${id}`, status: statusOf(at > 7) },
    ],
  }))
  return { id: `job ${at}`, catalog: 'catalog', branch: 'main', at, suites }
})
const last = reportOf(jobs.at(-1) as MadeJob)

const tell = async (run: EngineRun) => {
  const { baseline, state, counts, rows, isCertain } = await run.ask('change', {
    job: last,
    rows: true,
  })
  return { baseline: baseline?.job.jobId, state, counts, rows, isCertain }
}

const openOn = (store: KeptStore) =>
  runEngineFast({ projectId: 'project', call: callOfWorld(jobs), store })

/** Messages of an engine that keeps nothing. */
const fresh = async () =>
  tell(await runEngineFast({ projectId: 'project', call: callOfWorld(jobs) }))

/** A disk that holds all that is needed. */
const writtenDisk = async () => {
  const disk = createDisk()
  const run = await openOn(disk)
  await tell(run)
  await run.settle()
  return disk
}

/** A disk on which nothing more can be written after so many times. */
const fullAfter = (count: number) => {
  const disk = createDisk()
  let written = 0
  const isFull = () => ++written > count
  const store: KeptStore = {
    ...disk,
    saveHeaders: async (...headers) => {
      if (!isFull()) await disk.saveHeaders(...headers)
    },
    saveResults: async (...results) => !isFull() && disk.saveResults(...results),
    saveParts: async (...parts) => {
      if (!isFull()) await disk.saveParts(...parts)
    },
    drop: async (jobId) => {
      if (!isFull()) await disk.drop(jobId)
    },
  }
  return { disk, store }
}

/** Things that a disk that is denied in part does not do. */
const denials: { [name: string]: Partial<KeptStore> } = {
  results: { saveResults: async () => false },
  headers: { saveHeaders: async () => {} },
  'headers and results': { saveHeaders: async () => {}, saveResults: async () => false },
}

describe('a full disk', () => {
  it('leaves the same answers, then and later, whichever write is the last', async () => {
    const expected = await fresh()
    for (let count = 0; count < 24; count++) {
      const { disk, store } = fullAfter(count)
      for (const each of [store, store, disk, disk]) {
        const run = await openOn(each)
        expect(await tell(run)).toEqual(expected)
        await run.settle()
      }
    }
  })

  it.each(Object.entries(denials))(
    'that takes no %s leaves another tab the same answer, and both at rest',
    async (_, denied) => {
      const store = { ...createDisk(), ...denied }
      const tabs: EngineRun[] = []
      let messages = 0
      const open = async (at: number) => {
        const tab = await runEngineFast({
          projectId: 'project',
          call: callOfWorld(jobs),
          store,
          leads: at === 0,
          ...(tabs[0] && { clock: tabs[0].clock }),
          tell: (message) => {
            messages += 1
            tabs[0]?.clock.after(1, () => tabs[1 - at]?.engine.heed(structuredClone(message)))
          },
        })
        tabs.push(tab)
        return tab
      }
      const { clock } = await open(0)
      const other = await open(1)
      const key = JSON.stringify(['cut-in', ['value', '0']])
      const ask = { job: last, limit: 10, cases: [{ key, suiteId: 'a' }] }
      other.engine.handle({ kind: 'ask', id: 1, name: 'histories', ask })
      const until = clock.now() + 60_000
      for (let turns = 0; turns < 3000; turns++) {
        await new Promise<void>((resolve) => setImmediate(resolve))
        clock.step(until)
      }
      expect(other.messages.findLast(({ kind }) => kind === 'answer')).toMatchObject({
        isSettled: true,
        value: { cells: Uint8Array.from(jobs, (_, at) => (at % 2 === 0 ? 1 : 0)) },
      })
      expect(messages).toBeLessThan(300)
      const calls = tabs.map((tab) => tab.calls())
      const later = until + 60_000
      for (let turns = 0; turns < 1000; turns++) {
        await new Promise<void>((resolve) => setImmediate(resolve))
        clock.step(later)
      }
      expect(tabs.map((tab) => tab.calls())).toEqual(calls)
    },
  )
})

/** Faults of a disk. */
const damages: { [name: string]: (content: DiskContent, at: number) => void } = {
  'a header without a catalog': ({ headers }, at) => {
    headers.set(`job ${at}`, { ...last, jobId: `job ${at}`, catalog: undefined } as never)
  },
  'a header that is none': ({ headers }, at) => void headers.set(`job ${at}`, null as never),
  'counts that are none': ({ headers }, at) => {
    const job = headers.get(`job ${at}`)
    if (job) headers.set(`job ${at}`, { ...job, test: { caseResults: 3 } } as never)
  },
  'texts that are none': ({ texts }, at) => void texts.splice(at % 3, 1, at as never),
  'a reach of another form': (content) => {
    content.reach = { covered: 'all', open: [], wholeAt: 0 } as never
  },
  ...Object.fromEntries(
    Object.entries({
      'keys cut off': ({ keys }) => ({ keys: keys.slice(1) }),
      'outcomes cut off': (of) => ({ outcomes: of.outcomes.slice(1) }),
      'outcomes that there are not': (of) => ({ outcomes: of.outcomes.map(() => 9) }),
      'failures cut off': (of) => ({ failures: of.failures.slice(1) }),
      'failures of other rows': (of) => ({ failures: of.failures.map(() => 3) }),
      'ids cut off': (of) => ({ ids: of.ids.slice(1) }),
      'ids that are none': (of) => ({ ids: Array.from(of.keys, () => 1) }),
      'texts of nothing': (of) => ({ keys: of.keys.map(() => 999) }),
      'suites that there are not': (of) => ({ suiteOf: of.suiteOf.map(() => 7) }),
      'suites of another form': () => ({ suites: [1], isUnlikePlaced: true }),
      'no places, as before they were kept': () => ({ placedIn: undefined }),
      'those of another job': () => ({ jobId: 'job x' }),
    } satisfies { [name: string]: (of: JobResults) => unknown }).map(([name, change]) => [
      `results with ${name}`,
      ({ results }: DiskContent, at: number) => {
        const kept = results.get(`job ${at}`) as JobResults | undefined
        if (kept) results.set(`job ${at}`, { ...kept, ...(change(kept) as object) })
      },
    ]),
  ),
  'results that are none': ({ results }, at) => void results.set(`job ${at}`, 'x'),
}

describe.each(Object.entries(damages))('%s', (_, damage) => {
  it('leave the same answers, then and once it is written anew', async () => {
    const expected = await fresh()
    await fc.assert(
      fc.asyncProperty(fc.nat(9), async (at) => {
        const disk = await writtenDisk()
        damage(disk.content, at)
        for (let time = 0; time < 2; time++) {
          const run = await openOn(disk)
          expect(await tell(run)).toEqual(expected)
          await run.settle()
        }
      }),
      { numRuns: 4, examples: [[9], [8]], seed: 1 },
    )
  })
})

it('tells what stands on the disk once, and whole', async () => {
  const disk = await writtenDisk()
  const run = await openOn(disk)
  await tell(run)
  const answers = run.messages.filter(({ kind }) => kind === 'answer')
  expect(answers).toMatchObject([{ isSettled: true, value: { state: 'counts' } }])
})
