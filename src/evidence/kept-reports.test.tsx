// @vitest-environment jsdom
import type { JobReport } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Up } from './engine/messages.ts'
import { joinKept, keepPage, wholeFromKept } from './kept-reports.ts'
import { evidenceOf } from './open-evidence.ts'
import { type FakeWorker, fakeWorkers } from './testing/fake-worker.ts'
import { setTestTransport } from './testing/test-transport.ts'

vi.mock('@/session/sign-in/user.ts', () => ({
  subjectId: () => 'somebody',
  watchSignIn: () => undefined,
}))

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

describe('what this browser has kept', () => {
  let workers: FakeWorker[] = []
  const tell = (message: Up) => workers.at(-1)?.tell(message)
  const posted = () => workers.flatMap((worker) => worker.taken())

  let opened = 0
  let projectId = ''
  beforeAll(() => {
    workers = fakeWorkers()
    setTestTransport({ baseUrl: '/services' })
  })
  beforeEach(() => {
    vi.useFakeTimers()
    opened += 1
    projectId = `project ${opened}`
    workers.length = 0
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => void vi.unstubAllGlobals())

  const jobs = [3, 2, 1].map((at) => ({ at, end: at, catalog: 'one', failed: false }))
  const { jobs: list, reach } = keptAt(jobs, 9)
  const all = { state: undefined, catalogId: undefined }
  const known = (added: readonly JobReport[]): Up => ({ kind: 'known', added, gone: [], reach })

  it('is waited for, for a second at most, and joined to what a list has read', async () => {
    const whole = wholeFromKept(projectId, list.slice(0, 2), all)
    // The jobs come in several messages.
    tell(known(list.slice(0, 2)))
    await vi.advanceTimersByTimeAsync(999)
    tell(known(list.slice(2)))
    expect(idsOf((await whole) ?? [])).toEqual(idsOf(list))
    // It is there from then on.
    expect(await wholeFromKept(projectId, list.slice(0, 2), all)).toHaveLength(3)
  })

  it('is not waited for any longer, and then the list is read on', async () => {
    const whole = wholeFromKept(projectId, list.slice(0, 2), all)
    let isOver = false
    void whole.then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await whole).toBeUndefined()
  })

  it('is asked for without reading older jobs', async () => {
    const whole = wholeFromKept(projectId, [], all)
    await vi.advanceTimersByTimeAsync(1000)
    await whole
    expect(posted()).toContainEqual(
      expect.objectContaining({ name: 'jobs', ask: { whole: false } }),
    )
  })

  it('takes a page that a list has read', async () => {
    evidenceOf(projectId)
    await Promise.resolve()
    posted()
    keepPage(projectId, { reports: list, nextToken: 'next' }, true)
    keepPage(projectId, { reports: [] }, false)
    await Promise.resolve()
    expect(posted()).toEqual([
      { kind: 'page', jobs: list, isFirst: true, nextToken: 'next' },
      { kind: 'page', jobs: [], isFirst: false, nextToken: undefined },
    ])
  })
})
