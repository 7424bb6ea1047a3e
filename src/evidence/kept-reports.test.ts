import type { JobReport } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinKept } from './kept-reports.ts'

/** A job that is scheduled at one moment and may come to its end at a later one; `Infinity` never. */
interface Job {
  at: number
  end: number
  catalog: string
  failed: boolean
}

const madeJob = fc.record({
  at: fc.integer({ min: 1, max: 12 }),
  end: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 14 }) },
    { weight: 1, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
  ),
  catalog: fc.constantFrom('one', 'two'),
  failed: fc.boolean(),
})

const timeText = (at: number) => new Date(at * 60_000).toISOString()

/** The list of jobs as the service tells it at a moment. */
const listAt = (jobs: readonly Job[], now: number): JobReport[] =>
  jobs
    .map(({ at, end, catalog, failed }, place) => {
      const status = failed ? 'failed' : 'succeeded'
      return {
        jobId: `job ${place}`,
        at,
        status: Math.max(at, end) <= now ? status : 'started',
        scheduledAt: timeText(at),
        ...(Math.max(at, end) <= now && { finishedAt: timeText(Math.max(at, end)) }),
        catalog: { id: catalog },
      } as unknown as JobReport & { at: number }
    })
    .filter(({ at }) => at <= now)
    .sort((one, other) => other.at - one.at)

const isOpen = ({ finishedAt }: JobReport) => finishedAt === undefined
const msOf = ({ scheduledAt }: JobReport) => Date.parse(scheduledAt)
const idsOf = (jobs: readonly JobReport[]) => jobs.map(({ jobId }) => jobId).sort()

/** What a browser has kept that read everything at a moment. */
const keptAt = (jobs: readonly Job[], then: number) => {
  const all = listAt(jobs, then)
  const kept = all.filter((job) => !isOpen(job))
  const reach = {
    jobs: kept.length,
    isWhole: true,
    isCurrent: true,
    from: 0,
    to: Math.max(0, ...all.map(msOf)),
    openFrom: Math.min(...all.filter(isOpen).map(msOf)),
  }
  return { jobs: kept, reach }
}

const narrowings = [
  { state: undefined, catalogId: undefined },
  { state: undefined, catalogId: 'one' },
  { state: ['failed' as const], catalogId: undefined },
  { state: ['started' as const, 'failed' as const], catalogId: 'two' },
]

it('joins first reports and kept ones to the list of the service, and not before they are enough', () => {
  let joined = 0
  fc.assert(
    fc.property(
      fc.array(madeJob, { maxLength: 14 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(...narrowings),
      (jobs, one, other, read, narrowed) => {
        const kept = keptAt(jobs, Math.min(one, other))
        const { state, catalogId } = narrowed
        const list = listAt(jobs, Math.max(one, other)).filter(
          ({ catalog, status }) =>
            (catalogId === undefined || catalog.id === catalogId) &&
            (state === undefined || (state as readonly string[]).includes(status)),
        )
        const fresh = list.slice(0, read)
        const whole = joinKept(fresh, kept, narrowed)
        if (whole) {
          joined += 1
          expect(idsOf(whole)).toEqual(idsOf(list))
          expect(whole.map(msOf)).toEqual(list.map(msOf))
          return
        }
        // Nothing but the rest of the list could tell.
        const last = fresh.at(-1)
        const isPast = last && msOf(last) < Math.min(kept.reach.to, kept.reach.openFrom)
        expect(isPast ?? false).toBe(false)
      },
    ),
    { numRuns: 6000, seed: 7 },
  )
  expect(joined).toBeGreaterThan(300)
})

it('waits for kept jobs that have not come yet, and for a disk that lacks some', () => {
  const jobs = [3, 2, 1].map((at) => ({ at, end: at, catalog: 'one', failed: false }))
  const kept = keptAt(jobs, 9)
  const fresh = listAt(jobs, 9).slice(0, 2)
  const all = { state: undefined, catalogId: undefined }
  expect(joinKept(fresh, kept, all)).toHaveLength(3)
  expect(joinKept(fresh, { ...kept, jobs: kept.jobs.slice(1) }, all)).toBeUndefined()
  const reach = { ...kept.reach, isWhole: false }
  expect(joinKept(fresh, { ...kept, reach }, all)).toBeUndefined()
})
