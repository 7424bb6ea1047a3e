import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noChanges } from '@/evidence/engine/case-changes.ts'
import type { EvidenceCall } from '@/evidence/engine/engine-core.ts'
import type { ReportPage } from '@/evidence/kept-reports.ts'
import { type EngineRun, runEngineFast } from './engine-run.ts'
import {
  callOfWorld,
  type MadeJob,
  type MadeStatus,
  type MadeSuite,
  reportOf,
  wireCasesOf,
  wireJobOf,
} from './made-world.ts'
import {
  plainBaseline,
  plainChanges,
  plainNewestOf,
  plainRuns,
  plainStanding,
  type WireCase,
} from './plain-computation.ts'
import { byCase, standingOf } from './told-standing.ts'

const scenarios = ['cut-in', 'merge'] as const
const suiteNames = ['a', 'b', 'c'] as const

type Layout = readonly (readonly (readonly [scenario: string, value: number])[])[]

/** Which cases each suite holds: any, equal ones in several suites and twice in one. */
const madeLayout: fc.Arbitrary<Layout> = fc.tuple(
  ...suiteNames.map(() =>
    fc.array(fc.tuple(fc.constantFrom(...scenarios), fc.constantFrom(1, 2)), { maxLength: 4 }),
  ),
)

/** The same cases, of which some have moved to other suites: those hold as many as before. */
const movedIn = (layout: Layout, by: number): Layout => {
  const all = layout.flat()
  const turned = [...all.slice(by), ...all.slice(0, by)]
  return layout.map(({ length }) => turned.splice(0, length))
}

/** How the cases of a job end, by their places. */
const madeEnds = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('succeeded', 'failed') },
    { weight: 1, arbitrary: fc.constant('canceled') },
  ),
  { minLength: 12, maxLength: 12 },
)

const suitesOf = (layout: Layout, ends: readonly MadeStatus[], marks: readonly boolean[]) =>
  layout.map((held, place): MadeSuite => {
    return {
      id: suiteNames[place] ?? '',
      // A suite that holds other cases is another version of it.
      versionId: JSON.stringify(held),
      cases: held.map(([scenario, value], at) => {
        return { scenario, value, status: ends[place * 4 + at] ?? 'succeeded' }
      }),
      marked: scenarios.filter((_, at) => marks[place * 2 + at]),
    }
  })

/** Jobs whose cases move between their suites now and then. */
const madeJobs = fc
  .record({
    layout: madeLayout,
    other: fc.oneof(madeLayout, fc.nat(4)),
    jobs: fc.array(
      fc.record({
        catalog: fc.constantFrom('one', 'two'),
        branch: fc.constantFrom('main', 'fix', undefined),
        layout: fc.constantFrom(0, 0, 0, 1),
        ends: madeEnds,
        marks: fc.array(fc.constantFrom(false, false, false, true), {
          minLength: 6,
          maxLength: 6,
        }),
        end: fc.constantFrom('tested', 'tested', 'tested', 'tested', 'canceled', 'unbuilt'),
        wait: fc.nat(2),
      }),
      { minLength: 2, maxLength: 12 },
    ),
  })
  .map(({ layout: usual, other, jobs }) => {
    const layouts = [usual, typeof other === 'number' ? movedIn(usual, other) : other]
    let at = 0
    return jobs.map(({ catalog, branch, layout, ends, marks, end, wait }, place): MadeJob => {
      at += wait
      return {
        id: `job ${place}`,
        catalog,
        branch,
        at,
        suites: suitesOf(layouts[layout] ?? [], ends, marks),
        isCanceled: end === 'canceled',
        isUnbuilt: end === 'unbuilt',
      }
    })
  })

/** The jobs of a world as the plain computation reads them. */
const plainOf = (jobs: readonly MadeJob[]) => {
  const wire = jobs.map(wireJobOf)
  const casesOf = (jobId: string): readonly WireCase[] => {
    const job = jobs.find(({ id }) => id === jobId)
    return job ? wireCasesOf(job) : []
  }
  return {
    baselineOf: (job: MadeJob) => plainBaseline(wireJobOf(job), wire),
    /** Changes of the cases of a job since another one, without those marked N/A should they not count. */
    changesOf: (job: MadeJob, before: string, naMode: boolean) => {
      const counted = (jobId: string) =>
        casesOf(jobId).filter(({ unavailable }) => !(naMode && unavailable))
      const runs = plainRuns(wireJobOf(job), wire).map(({ job_id }) => casesOf(job_id))
      return { ...noChanges(), ...plainChanges(counted(job.id), counted(before), runs) }
    },
    /** What fails for long and what comes and goes in a catalog on main. */
    standingOf: (catalogId: string) => {
      const newest = plainNewestOf(catalogId, 'main', wire)
      if (!newest) return []
      return plainStanding(
        plainRuns(newest, wire).map((job) => ({ job, cases: casesOf(job.job_id) })),
      )
    },
  }
}

/** Expects of an engine that it tells of a job what the plain computation tells. */
const expectPlain = async (run: EngineRun, job: MadeJob, jobs: readonly MadeJob[]) => {
  const plain = plainOf(jobs)
  const expected = plain.baselineOf(job)
  for (const naMode of [false, true]) {
    const change = await run.ask('change', {
      job: reportOf(job),
      rows: true,
      isLookedAt: true,
      naMode,
    })
    expect(change.baseline && { jobId: change.baseline.job.jobId, of: change.baseline.of }).toEqual(
      expected,
    )
    expect(change.isCertain).toBe(true)
    if (job.isUnbuilt) expect(change.state).toBe('untested')
    else if (!expected) expect(change.state).toBe('none')
    else expect(change.counts).toEqual(plain.changesOf(job, expected.jobId, naMode))
  }
}

it('baselines and changes of made worlds are those of a plain computation', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, async (jobs) => {
      const run = await runEngineFast({ projectId: 'project', call: callOfWorld(jobs) })
      for (const job of jobs.slice(-2)) await expectPlain(run, job, jobs)
    }),
    { numRuns: 200, seed: 20_261_128 },
  )
}, 30_000)

it('what fails for long and what comes and goes in made worlds is, too', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, fc.boolean(), async (made, isOneRow) => {
      const jobs = isOneRow ? made.map((job) => ({ ...job, catalog: 'one', branch: 'main' })) : made
      const run = await runEngineFast({ projectId: 'project', call: callOfWorld(jobs) })
      const catalogIds = ['one', 'two']
      const told = await run.ask('standing', { branch: 'main', catalogIds })
      expect(told.isCertain).toBe(true)
      const { standingOf: plainOfCatalog } = plainOf(jobs)
      expect(standingOf(told)).toEqual(byCase(catalogIds.flatMap(plainOfCatalog)))
    }),
    { numRuns: 200, seed: 20_261_129 },
  )
}, 30_000)

it('so they are where the token of the last page repeats', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, async (jobs) => {
      const call = callOfWorld(jobs, undefined, { pageSize: 3, isRepeating: true })
      const run = await runEngineFast({ projectId: 'project', call })
      for (const job of jobs.slice(-1)) await expectPlain(run, job, jobs)
    }),
    { numRuns: 30, seed: 20_261_128 },
  )
}, 30_000)

/** Reads the list of jobs page by page, as a page of the console does, and hands it over. */
const handOver = async (run: EngineRun, call: EvidenceCall) => {
  let nextToken: string | undefined
  do {
    const isFirst = nextToken === undefined
    const page: ReportPage = await call(listJobReportsOperation, { query: { nextToken } })
    nextToken = page.nextToken
    run.engine.handle({ kind: 'page', jobs: page.reports, isFirst, nextToken })
    await new Promise((resolve) => setImmediate(resolve))
  } while (nextToken !== undefined)
}

it('pages that are handed over are not read again', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, async (jobs) => {
      const call = callOfWorld(jobs, undefined, { pageSize: 3 })
      const run = await runEngineFast({ projectId: 'project', call })
      await handOver(run, call)
      const reach = await run.ask('jobs', { whole: true })
      await run.settle()
      // Jobs of one time may go on on the next page.
      const [first, , third] = jobs.map(({ at }) => at).sort((one, other) => other - one)
      if (first !== third) expect(run.calls()).toBe(1)
      expect(reach.isWhole).toBe(true)
      for (const job of jobs.slice(-1)) await expectPlain(run, job, jobs)
    }),
    { numRuns: 50, seed: 5 },
  )
})

/** Changes of the jobs of a world while it is looked at, each by its place. */
const madeFates = fc.array(fc.constantFrom('stays', 'stays', 'late', 'backDated', 'deleted'), {
  minLength: 12,
  maxLength: 12,
})

type Fate = 'stays' | 'late' | 'backDated' | 'deleted'

/**
 * Asks for the last job of a world that changes at once after some calls, or after all of them: jobs end that were
 * running, come in behind newer ones, and are deleted. Asks again once the engine has had to notice it.
 */
const askWhileChanging = async (
  jobs: readonly MadeJob[],
  fates: readonly Fate[],
  { after, days, isHanded = false }: { after: number; days: number; isHanded?: boolean },
) => {
  const last = jobs.at(-1)
  if (!last) return
  const fateOf = (job: MadeJob) => (job === last ? 'stays' : fates[jobs.indexOf(job)])
  const now = jobs.flatMap((job) => {
    const fate = fateOf(job)
    if (fate === 'backDated') return []
    return fate === 'late' ? { ...job, isRunning: true } : job
  })
  const then = jobs.filter((job) => fateOf(job) !== 'deleted')
  let calls = 0
  const change = () => now.splice(0, now.length, ...then)
  const call = callOfWorld(
    now,
    () => {
      if (++calls === after) change()
    },
    { pageSize: 3 },
  )
  const run = await runEngineFast({ projectId: 'project', call })
  const ask = () => run.ask('change', { job: reportOf(last), rows: true, isLookedAt: true })
  // A page shows something all the time: what it does not need is read meanwhile.
  run.engine.handle({ kind: 'ask', id: 0, name: 'baseline', ask: { job: reportOf(last) } })
  // Its answers in between hold for one of both worlds, or for a part of each.
  await Promise.all([ask().catch(() => undefined), isHanded && handOver(run, call)])
  await run.settle()
  change()
  for (const each of days === 0 ? [0] : [0, days]) {
    run.clock.pass(each * 86_400_000 + 120_000)
    if (each > 0) await ask()
    await run.settle()
  }
  await expectPlain(run, last, then)
}

it('jobs that end after newer ones were read are noticed within minutes', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, madeFates, fc.integer({ min: 1, max: 12 }), (jobs, fates, after) =>
      askWhileChanging(
        jobs,
        fates.map((fate) => (fate === 'late' ? fate : 'stays')),
        { after, days: 0 },
      ),
    ),
    { numRuns: 150, seed: 5 },
  )
}, 30_000)

it('so they are while pages are handed over', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, madeFates, fc.integer({ min: 1, max: 12 }), (jobs, fates, after) =>
      askWhileChanging(
        jobs,
        fates.map((fate) => (fate === 'late' ? fate : 'stays')),
        { after, days: 0, isHanded: true },
      ),
    ),
    { numRuns: 150, seed: 5 },
  )
}, 30_000)

it('jobs that were dated back or deleted, too, are noticed within a day', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, madeFates, fc.integer({ min: 1, max: 12 }), (jobs, fates, after) =>
      askWhileChanging(jobs, fates, { after, days: 2 }),
    ),
    { numRuns: 150, seed: 5 },
  )
}, 30_000)

it('a job that was deleted between others of a page is gone once that page is read', async () => {
  const world = Array.from({ length: 5 }, (_, place): MadeJob => {
    const suites = [{ id: 'a', cases: [{ scenario: 'merge', status: 'failed' }] }] as const
    return { id: `job ${place}`, catalog: 'one', branch: 'main', at: place, suites }
  })
  const jobs = [...world]
  const run = await runEngineFast({ projectId: 'project', call: callOfWorld(jobs) })
  expect((await run.ask('jobs', { whole: true })).jobs).toBe(5)
  await run.settle()
  jobs.splice(2, 1)
  run.clock.pass(120_000)
  run.messages.length = 0
  expect((await run.ask('jobs', { whole: false })).jobs).toBe(4)
  expect(run.messages).toContainEqual(expect.objectContaining({ kind: 'known', gone: ['job 2'] }))
  await expectPlain(run, world[4] as MadeJob, jobs)
})

it('a job that ends late takes the place of a baseline of the same time', async () => {
  const suites = [{ id: 'a', cases: [{ scenario: 'merge', status: 'failed' }] }] as const
  const jobs = [0, 0, 1].map((at, place): MadeJob => {
    return { id: `job ${place}`, catalog: 'one', branch: 'main', at, suites }
  })
  await askWhileChanging(jobs, ['stays', 'late', 'stays'], { after: 99, days: 0 })
})
