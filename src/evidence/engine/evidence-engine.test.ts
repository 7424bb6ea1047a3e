import { getJobReportOperation, listJobReportsOperation } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { noon, pageOf, report, turn } from '../testing/made-engine.ts'
import type { Made } from '../testing/made-view.ts'
import type { TabMessage } from './engine-core.ts'
import { createEngine } from './evidence-engine.ts'
import { type Kept, type KeptStore, memoryStore } from './kept-store.ts'
import type { Up } from './messages.ts'

const failed: Made[] = [['a', 'f']]

/** An engine whose list of jobs is `jobs`, and whose cases cannot be read. */
const start = ({
  jobs = [report('own', 3, { cases: failed }), report('before', 2, { cases: failed })],
  store = memoryStore(),
}: {
  jobs?: readonly JobReport[]
  store?: KeptStore
} = {}) => {
  let time = noon
  let timers: { at: number; callback: () => void }[] = []
  const told: TabMessage[] = []
  const posted: Up[] = []
  const calls: string[] = []
  const engine = createEngine({
    projectId: 'p',
    store,
    clock: {
      now: () => time,
      after: (milliseconds, callback) => void timers.push({ at: time + milliseconds, callback }),
    },
    post: (message) => posted.push(message),
    tell: (message) => told.push(message),
    call: async (operation, { path = {} }) => {
      const { jobId = '' } = path as { jobId?: string }
      calls.push(`${operation.id} ${jobId}`.trim())
      if (operation === listJobReportsOperation) return pageOf(jobs)
      const found = jobs.find((each) => each.jobId === jobId)
      if (operation === getJobReportOperation && found) return found as never
      throw new ApiError({ kind: 'status', message: 'No.', url: '', status: 403 })
    },
  })
  /** Lets time pass, and what is due in it. */
  const pass = async (milliseconds: number) => {
    const until = time + milliseconds
    await turn()
    for (;;) {
      const next = timers.toSorted((one, other) => one.at - other.at)[0]
      if (!next || next.at > until) break
      timers = timers.filter((each) => each !== next)
      time = Math.max(time, next.at)
      next.callback()
      await turn()
    }
    time = until
  }
  const answers = (id: number) =>
    posted.flatMap((each) => (each.kind === 'answer' && each.id === id ? [each] : []))
  return {
    engine,
    told,
    posted,
    calls: () => calls.splice(0),
    pass,
    answers,
    last: (id: number) => answers(id).at(-1),
    /** Asks for the jobs. */
    askJobs: (id = 1) => engine.handle({ kind: 'ask', id, name: 'jobs', ask: { whole: false } }),
    askChange: (id: number, job: JobReport = report('own', 3, { cases: failed })) =>
      engine.handle({ kind: 'ask', id, name: 'change', ask: { job } }),
    lead: async () => {
      await engine.start()
      await engine.lead(true)
    },
  }
}

const diskWith = (of: Partial<KeptStore>): KeptStore => ({
  ...memoryStore(),
  isMemory: false,
  ...of,
})

describe('a question', () => {
  test('is answered at once with what is known, and once more with what was read', async () => {
    const { engine, lead, askJobs, pass, last, answers, posted } = start()
    await lead()
    askJobs()
    await pass(1000)
    expect(answers(1)[0]).toMatchObject({
      value: { jobs: 0, isCurrent: false },
      isSettled: false,
    })
    expect(last(1)).toMatchObject({ value: { jobs: 2, isCurrent: true }, isSettled: true })
    expect(posted).toContainEqual(expect.objectContaining({ kind: 'known' }))
    // What has not changed is not told again.
    const count = answers(1).length
    engine.heed({ kind: 'gone', jobIds: ['unknown'] })
    await pass(100_000)
    expect(answers(1)).toHaveLength(count)
  })

  test('waits for the start, and is answered then', async () => {
    const { engine, askJobs, pass, last, calls } = start()
    await engine.lead(true)
    askJobs()
    await pass(1000)
    expect([last(1), calls()]).toEqual([undefined, []])
    await engine.start()
    await pass(1000)
    expect(last(1)).toMatchObject({ isSettled: true })
  })

  test('that was taken back, or rests, is not answered', async () => {
    const { engine, lead, askJobs, pass, answers, last } = start()
    await lead()
    askJobs()
    askJobs(2)
    engine.handle({ kind: 'leave', id: 1 })
    engine.handle({ kind: 'rest', id: 2, isResting: true })
    engine.handle({ kind: 'rest', id: 7, isResting: true })
    await pass(1000)
    expect([answers(1), answers(2)]).toEqual([[], []])
    engine.handle({ kind: 'rest', id: 2, isResting: false })
    await pass(1000)
    expect(last(2)).toMatchObject({ isSettled: true })
  })

  test('hears of what could not be read, and tries again when somebody does', async () => {
    const { engine, lead, askChange, pass, last, calls } = start()
    await lead()
    askChange(1)
    await pass(1000)
    expect(last(1)).toMatchObject({ isSettled: false, problem: { message: 'No.', status: 403 } })
    expect(calls()).toContain('listCaseReports own')
    await pass(1000)
    expect(calls()).toEqual([])
    engine.handle({ kind: 'retry' })
    await pass(1000)
    expect(calls()).toContain('listCaseReports own')
  })

  test('that rests on cases that the page hands over is not settled before they come', async () => {
    const { engine, lead, askChange, pass, last } = start()
    await lead()
    const running = report('running', 4, { cases: failed, isRunning: true })
    for (const job of [
      report('own', 3, { cases: failed }),
      report('before', 2, { cases: failed }),
    ]) {
      engine.handle({ kind: 'cases', job, cases: [] })
    }
    askChange(1, running)
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { state: undefined }, isSettled: false })
    engine.handle({ kind: 'cases', job: running, cases: [] })
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { state: 'counts' } })
  })
})

describe('jobs', () => {
  test('are told to a page that asks when some are known', async () => {
    const { lead, askJobs, pass, posted } = start()
    await lead()
    askJobs()
    await pass(1000)
    posted.length = 0
    askJobs(2)
    expect(posted).toMatchObject([
      { kind: 'known', added: [{ jobId: 'own' }, { jobId: 'before' }] },
    ])
  })

  test('are looked for once more when some may have ended', async () => {
    const { engine, lead, askJobs, pass, calls } = start()
    await lead()
    askJobs()
    await pass(1000)
    calls()
    engine.handle({ kind: 'look' })
    await pass(1000)
    expect(calls()).toEqual(['listJobReports'])
    await pass(1000)
    expect(calls()).toEqual([])
  })

  test('that the page has read need not be read', async () => {
    const { engine, lead, askJobs, pass, last } = start({ jobs: [] })
    await lead()
    engine.handle({
      kind: 'page',
      jobs: [report('given', 1)],
      isFirst: true,
      nextToken: undefined,
    })
    askJobs()
    await pass(100)
    expect(last(1)).toMatchObject({ value: { jobs: 1, isWhole: true } })
  })
})

test('nothing is read in a hidden tab', async () => {
  const { engine, lead, askJobs, pass, calls } = start()
  await lead()
  engine.handle({ kind: 'presence', presence: 'hidden' })
  askJobs()
  await pass(100_000)
  expect(calls()).toEqual([])
  engine.handle({ kind: 'presence', presence: 'here' })
  await pass(1000)
  expect(calls()).toEqual(['listJobReports'])
})

test('calls that wait for their turn do not go out once the tab is hidden', async () => {
  const { engine, lead, askJobs, askChange, pass, calls } = start()
  await lead()
  askJobs(2)
  await pass(1000)
  engine.handle({ kind: 'leave', id: 2 })
  askChange(1)
  await pass(1000)
  calls()
  askJobs(3)
  engine.handle({ kind: 'look' })
  engine.handle({ kind: 'retry' })
  await pass(0)
  engine.handle({ kind: 'presence', presence: 'hidden' })
  await pass(100_000)
  expect(calls()).toEqual(['listJobReports'])
  engine.handle({ kind: 'presence', presence: 'here' })
  await pass(1000)
  expect(calls()).toContain('listCaseReports own')
})

describe('a job that is read again', () => {
  test('is forgotten here and in other tabs, and read by the tab that reads', async () => {
    const { engine, lead, askJobs, pass, calls, told } = start()
    await lead()
    askJobs()
    await pass(1000)
    calls()
    engine.handle({ kind: 'again', jobId: 'own' })
    expect(told.at(-1)).toEqual({ kind: 'again', jobId: 'own' })
    await pass(1000)
    expect(calls()).toEqual(['getJobReport own'])
    engine.heed({ kind: 'again', jobId: 'before' })
    await pass(1000)
    expect(calls()).toEqual(['getJobReport before'])
    await engine.lead(false)
    engine.heed({ kind: 'again', jobId: 'before' })
    await pass(1000)
    expect(calls()).toEqual([])
  })

  test('that is refused is no error', async () => {
    const { engine, lead, askJobs, pass, last, calls } = start()
    await lead()
    askJobs()
    await pass(1000)
    calls()
    engine.handle({ kind: 'again', jobId: 'unknown' })
    await pass(1000)
    expect(calls()).toEqual(['getJobReport unknown'])
    expect(last(1)).toMatchObject({ value: { jobs: 2 }, isSettled: true })
  })
})

describe('what was kept', () => {
  const kept: Kept = {
    headers: [report('kept', 1)].map(
      (each) => ({ ...each, id: 'report', buildOptions: {} }) as never,
    ),
    texts: [],
    reach: undefined,
  }
  const whole = {
    ...kept,
    headers: kept.headers.map(
      (each) => ({ ...each, testOptions: {}, releaseOptions: {} }) as never,
    ),
  }

  test('is there after the start', async () => {
    const { lead, askJobs, pass, posted } = start({ store: diskWith({ load: async () => whole }) })
    await lead()
    askJobs()
    await pass(0)
    expect(posted[0]).toMatchObject({ kind: 'known', added: [{ jobId: 'kept' }] })
  })

  test('and is of no use is thrown away', async () => {
    let resets = 0
    const reset = () => {
      resets += 1
      return Promise.reject<void>(new Error('Not now.'))
    }
    const { lead, askJobs, pass, last } = start({
      store: diskWith({ load: async () => kept, reset }),
    })
    await lead()
    expect(resets).toBe(1)
    askJobs()
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 2 } })
  })

  test('by another tab is read once this one reads, unless it has just been', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      if (loads > 2) throw new Error('Broken.')
      return whole
    }
    const { engine } = start({ store: diskWith({ load }) })
    await engine.lead(true)
    expect(loads).toBe(0)
    await engine.start()
    await engine.lead(true)
    expect(loads).toBe(1)
    await engine.lead(false)
    expect(loads).toBe(1)
    await engine.lead(true)
    expect(loads).toBe(2)
    await engine.lead(false)
    await engine.lead(true)
    expect(loads).toBe(3)
    const memory = start({ store: { ...memoryStore(), load } })
    await memory.engine.start().catch(() => undefined)
    await memory.engine.lead(true)
    expect(loads).toBe(4)
  })

  test('and may come is waited for, so that no half answer is drawn', async () => {
    const given = Promise.withResolvers<unknown>()
    const { engine, lead, askChange, askJobs, pass, answers } = start({
      store: diskWith({ results: () => given.promise }),
    })
    await lead()
    askJobs()
    await pass(1000)
    askChange(2)
    await pass(1000)
    expect(answers(2)).toEqual([])
    // The standing of many cases grows bit by bit.
    engine.handle({
      kind: 'ask',
      id: 3,
      name: 'standing',
      ask: { branch: 'main', catalogIds: ['c'] },
    })
    await pass(1000)
    expect(answers(3)).toHaveLength(1)
    given.resolve(undefined)
    await pass(1000)
    expect(answers(2)[0]).toMatchObject({ value: { state: undefined } })
  })
})

describe('a message of another tab', () => {
  test('that wants something is heeded by the tab that reads', async () => {
    const { engine, lead, pass, calls, told } = start()
    const wanted: TabMessage = {
      kind: 'wanted',
      wants: [
        { want: { kind: 'head' }, urgency: 'now' },
        { want: { kind: 'results', jobId: 'own' }, urgency: 'now' },
      ],
    }
    await engine.start()
    engine.heed(wanted)
    await pass(1000)
    expect(calls()).toEqual([])
    await lead()
    engine.handle({ kind: 'cases', job: report('own', 3), cases: [] })
    await pass(100)
    told.length = 0
    engine.heed(wanted)
    // It has only overlooked them on the disk.
    expect(told).toEqual([{ kind: 'results', jobId: 'own' }])
    await pass(1000)
    expect(calls()).toEqual(['listJobReports'])
  })

  test('that jobs were read takes them from the disk', async () => {
    const headers = [
      { ...report('other', 1), id: 'r', buildOptions: {}, testOptions: {}, releaseOptions: {} },
    ] as never
    let isThere = false
    const load = async () => ({ headers: isThere ? headers : [], texts: [], reach: undefined })
    const { engine, askJobs, pass, last } = start({ store: diskWith({ load }) })
    await engine.start()
    askJobs()
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 0 } })
    isThere = true
    engine.heed({ kind: 'headers' })
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 1, isCurrent: true }, isSettled: true })
  })

  test('has what still lacks asked for again, as does a change of the tab that reads', async () => {
    const { engine, askJobs, pass, told } = start()
    await engine.start()
    askJobs()
    await pass(100)
    const wanted = () => told.splice(0).filter(({ kind }) => kind === 'wanted').length
    expect(wanted()).toBe(1)
    await pass(100)
    expect(wanted()).toBe(0)
    engine.heed({ kind: 'gone', jobIds: ['unknown'] })
    await pass(100)
    expect(wanted()).toBe(1)
    engine.heed({ kind: 'headers' })
    await pass(100)
    // Jobs that were told of are not lacking any more.
    expect(wanted()).toBe(0)
    const other = start()
    await other.engine.start()
    other.askJobs()
    await other.pass(100)
    other.told.length = 0
    await other.engine.lead(false)
    await other.pass(100)
    expect(other.told).toMatchObject([{ kind: 'wanted' }])
  })

  test('that cases were read twice and are not on the disk has them read here, too', async () => {
    const { engine, askJobs, askChange, pass, calls } = start()
    await engine.start()
    await engine.lead(true)
    askJobs()
    await pass(1000)
    await engine.lead(false)
    askChange(2)
    await pass(100)
    calls()
    engine.heed({ kind: 'results', jobId: 'own' })
    await pass(100)
    expect(calls()).toEqual([])
    engine.heed({ kind: 'results', jobId: 'own' })
    await pass(100)
    expect(calls()).toEqual(['listCaseReports own'])
  })

  test('that jobs are gone takes them from this one', async () => {
    const { engine, lead, askJobs, pass, last } = start()
    await lead()
    askJobs()
    await pass(1000)
    engine.heed({ kind: 'gone', jobIds: ['own', 'unknown'] })
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 1 } })
  })

  test('that something could not be read is told here', async () => {
    const { engine, askJobs, pass, last, calls } = start()
    await engine.start()
    askJobs()
    const problem = { message: 'Down.', status: 503 }
    engine.heed({ kind: 'failed', want: { kind: 'head' }, problem })
    await pass(1000)
    expect(last(1)).toMatchObject({ problem })
    expect(calls()).toEqual([])
  })

  test('that cases were read has them looked for on the disk', async () => {
    const names: string[] = []
    const results = async (name: string) => void names.push(name)
    const { engine, lead, askChange, askJobs, pass } = start({ store: diskWith({ results }) })
    await lead()
    askJobs()
    await pass(1000)
    engine.handle({ kind: 'cases', job: report('own', 3, { cases: failed }), cases: [] })
    askChange(2)
    await pass(100)
    expect(names).not.toContain('own')
    engine.heed({ kind: 'results', jobId: 'own' })
    await pass(1000)
    expect(names).toContain('own')
  })
})
