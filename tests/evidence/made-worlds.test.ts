import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noChanges } from '@/evidence/engine/case-changes.ts'
import { runEngineFast } from './engine-run.ts'
import { callOfWorld, type MadeJob, reportOf, wireCasesOf, wireJobOf } from './made-world.ts'
import { plainBaseline, plainChanges, plainRuns } from './plain-computation.ts'

/** A suite that holds the same cases in all jobs, each by the scenario and its value. */
const madeSuite = (id: string, ...held: readonly (readonly [string, number])[]) =>
  fc
    .array(fc.constantFrom('succeeded', 'failed'), {
      minLength: held.length,
      maxLength: held.length,
    })
    .map((ends) => ({
      id,
      cases: held.map(([scenario, value], at) => {
        return { scenario, value, status: ends[at] ?? 'succeeded' }
      }),
    }))

const madeJobs = fc
  .array(
    fc.record({
      catalog: fc.constantFrom('one', 'two'),
      branch: fc.constantFrom('main', 'fix', undefined),
      suites: fc.tuple(
        madeSuite('a', ['cut-in', 1], ['cut-in', 2], ['merge', 1]),
        madeSuite('b', ['cut-in', 1], ['merge', 1], ['merge', 2]),
      ),
      wait: fc.nat(2),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((jobs) => {
    let at = 0
    return jobs.map(({ wait, ...job }, place): MadeJob => {
      at += wait
      return { ...job, id: `job ${place}`, at }
    })
  })

it('baselines and changes of made worlds are those of a plain computation', async () => {
  await fc.assert(
    fc.asyncProperty(madeJobs, async (jobs) => {
      const run = await runEngineFast({ projectId: 'project', call: callOfWorld(jobs) })
      const wire = jobs.map(wireJobOf)
      const casesOf = (jobId: string) => {
        const job = jobs.find(({ id }) => id === jobId)
        return job ? wireCasesOf(job) : []
      }
      for (const job of jobs.slice(-2)) {
        const asked = wireJobOf(job)
        const expected = plainBaseline(asked, wire)
        const change = await run.ask('change', {
          job: reportOf(job),
          rows: true,
          isLookedAt: true,
        })
        expect(
          change.baseline && { jobId: change.baseline.job.jobId, of: change.baseline.of },
        ).toEqual(expected)
        if (!expected) continue
        const runs = plainRuns(asked, wire).map(({ job_id }) => casesOf(job_id))
        expect(change.counts).toEqual({
          ...noChanges(),
          ...plainChanges(casesOf(job.id), casesOf(expected.jobId), runs),
        })
      }
    }),
    { numRuns: 200, seed: 20_261_128 },
  )
}, 30_000)
