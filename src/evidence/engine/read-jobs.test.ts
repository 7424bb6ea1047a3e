import type { JobReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { madeCore, noon, pageOf, report } from '../testing/made-engine.ts'
import { timeOf } from './job-header.ts'
import { createJobReader } from './read-jobs.ts'

const day = (number: number) => Date.parse(`2026-11-${String(number).padStart(2, '0')}T00:00:00Z`)
const jobOf = (number: number) => report(`job ${number}`, number)
const jobsOf = (...days: number[]) => days.map(jobOf)
const refusal = (status: number) =>
  new ApiError({ kind: 'status', message: 'No.', url: '', status })

type Page = readonly [jobs: readonly JobReport[], nextToken?: string]

/** A reader of a list whose pages are named by their tokens; a page may be a refusal. */
const start = (pages: { [token: string]: Page | Error | undefined }) => {
  const tokens: string[] = []
  const made = madeCore({
    call: async (_, { path, query = {} }) => {
      expect(path).toEqual({ projectId: 'p' })
      const token = String(query.nextToken ?? 'first')
      tokens.push(token)
      const page = pages[token]
      if (page instanceof Error || !page) throw page ?? new Error(`There is no page ${token}.`)
      return pageOf(...page)
    },
  })
  const page = made.ask({ name: 'jobs' })
  const reader = createJobReader(made.core, made.index, made.results)
  return {
    ...made,
    page,
    reader,
    pages,
    /** The tokens since the last look. */
    tokens: () => tokens.splice(0),
    known: () => made.index.jobsOf().map(({ jobId }) => Number(jobId.split(' ')[1])),
    covered: () => made.index.reach.covered.map(({ from, to }) => [from, to]),
    gone: () => made.posted.flatMap((each) => (each.kind === 'known' ? each.gone : [])),
  }
}

const now = () => 'now' as const
const ahead = () => 'ahead' as const

describe('the newest jobs', () => {
  test('are a page at first, from which older ones are read', async () => {
    const { reader, index, tokens, known, covered, calls, posted, pass } = start({
      first: [jobsOf(9, 8), 'second'],
    })
    const reading = reader.head(ahead)
    pass(500)
    await reading
    expect([tokens(), known(), covered()]).toEqual([['first'], [9, 8], [[day(8), day(9)]]])
    expect(index.reach.cursor).toBe('second')
    // Jobs may have come while it was read.
    expect(index.headAt).toBe(noon)
    expect(calls).toEqual(['listJobReports ahead'])
    expect(posted).toMatchObject([{ kind: 'known', added: jobsOf(9, 8) }])
  })

  test('may be all that there are', async () => {
    const { reader, index, covered } = start({ first: [jobsOf(9, 8)] })
    await reader.head(now)
    expect(covered()).toEqual([[0, day(9)]])
    expect(index.reach).toMatchObject({ cursor: undefined, wholeAt: noon })
  })

  test('are none in an empty project', async () => {
    const { reader, covered } = start({ first: [[]] })
    await reader.head(now)
    expect(covered()).toEqual([[0, 0]])
  })

  test('are read down to those that are known', async () => {
    const { reader, pages, tokens, known, covered, index } = start({ first: [jobsOf(4, 3), 'a'] })
    await reader.head(now)
    tokens()
    Object.assign(pages, {
      first: [jobsOf(9, 8), 'b'],
      b: [jobsOf(7, 4), 'c'],
      c: [jobsOf(4, 3), 'd'],
    })
    await reader.head(now)
    expect([tokens(), known()]).toEqual([
      ['first', 'b', 'c'],
      [9, 8, 7, 4, 3],
    ])
    expect(covered()).toEqual([[day(3), day(9)]])
    // Older ones are read from where they were.
    expect(index.reach.cursor).toBe('a')
    await reader.head(now)
    expect(tokens()).toEqual(['first'])
  })

  test('are read on where some of a page are not known', async () => {
    const { reader, pages, tokens } = start({ first: [jobsOf(4), 'a'] })
    await reader.head(now)
    tokens()
    Object.assign(pages, { first: [jobsOf(4, 3), 'b'], b: [jobsOf(3, 2)] })
    await reader.head(now)
    expect(tokens()).toEqual(['first', 'b'])
  })

  test('are not read where one of their pages is refused', async () => {
    const { reader, pages, index, pass } = start({ first: [jobsOf(4), 'a'] })
    await reader.head(now)
    pass(1000)
    Object.assign(pages, { first: [jobsOf(9), 'b'], b: refusal(500) })
    await expect(reader.head(now)).rejects.toThrow('No.')
    expect(index.headAt).toBe(noon)
  })

  test('are not known before those of one time are read to their end', async () => {
    const { reader, pages, tokens } = start({ first: [jobsOf(4), 'a'] })
    await reader.head(now)
    tokens()
    // A page of known jobs that does not reach behind the newest one that was known.
    Object.assign(pages, { first: [jobsOf(4), 'b'], b: [jobsOf(3), 'c'], c: [jobsOf(3), 'd'] })
    await reader.head(now)
    expect(tokens()).toEqual(['first', 'b', 'c'])
  })

  test('without a time that can be read stand nowhere', async () => {
    const odd = { ...jobOf(5), jobId: 'odd', scheduledAt: 'soon' }
    const { reader, covered } = start({ first: [[odd, jobOf(9), jobOf(8)], 'a'] })
    await reader.head(now)
    expect(covered()).toEqual([[day(8), day(9)]])
  })
})

describe('a job that is known and not in a page any more', () => {
  const gone = async (known: readonly number[], page: readonly number[]) => {
    const { reader, pages, gone: left, told, known: rest } = start({ first: [jobsOf(...known)] })
    await reader.head(now)
    pages.first = [jobsOf(...page)]
    await reader.head(now)
    return { left: left(), told: told.filter(({ kind }) => kind === 'gone'), rest: rest() }
  }

  test('is gone, in all tabs, where others stand on both sides', async () => {
    expect(await gone([9, 8, 7], [9, 7])).toEqual({
      left: ['job 8'],
      told: [{ kind: 'gone', jobIds: ['job 8'] }],
      rest: [9, 7],
    })
  })

  test('may stand on another page at the ends', async () => {
    expect(await gone([9, 8, 7], [8])).toMatchObject({ left: [], told: [] })
    expect(await gone([9, 8, 7], [9, 8])).toMatchObject({ left: [], told: [] })
    const oldest = { ...jobOf(7), jobId: 'job 77' }
    const old = start({ first: [[jobOf(9), jobOf(7), oldest]] })
    await old.reader.head(now)
    old.pages.first = [jobsOf(9, 7)]
    await old.reader.head(now)
    expect(old.gone()).toEqual([])
    const same = { ...jobOf(9), jobId: 'job 99' }
    const { reader, pages, gone: left } = start({ first: [[jobOf(9), same, jobOf(7)]] })
    await reader.head(now)
    pages.first = [jobsOf(9, 7)]
    await reader.head(now)
    expect(left()).toEqual([])
  })

  test('is not missed in a page without order', async () => {
    expect(await gone([9, 8, 7, 6], [9, 6, 7])).toMatchObject({ left: [] })
  })
})

describe('older jobs', () => {
  test('are read page by page down to the end', async () => {
    const { reader, tokens, known, covered, index, calls } = start({
      first: [jobsOf(9, 8), 'a'],
      a: [jobsOf(7, 6), 'b'],
      b: [jobsOf(5)],
    })
    await reader.head(now)
    await reader.older(ahead)
    expect([covered(), index.reach.cursor]).toEqual([[[day(6), day(9)]], 'b'])
    await reader.older(ahead)
    expect([tokens(), known()]).toEqual([
      ['first', 'a', 'b'],
      [9, 8, 7, 6, 5],
    ])
    expect([covered(), index.reach.cursor]).toEqual([[[0, day(9)]], undefined])
    expect(calls.at(-1)).toBe('listJobReports ahead')
  })

  test('begin at the oldest of several ranges', async () => {
    const { reader, index, covered } = start({ a: [jobsOf(3, 2), 'b'] })
    index.reach.covered = [
      { from: day(8), to: day(9) },
      { from: day(4), to: day(5) },
    ]
    index.reach.cursor = 'a'
    await reader.older(now)
    expect(covered()).toEqual([
      [day(8), day(9)],
      [day(2), day(5)],
    ])
  })

  test('begin anew without a token, and cover no gap', async () => {
    const { reader, index, covered, tokens } = start({
      first: [jobsOf(9, 8), 'a'],
      a: [jobsOf(7), 'b'],
    })
    index.reach.covered = [{ from: day(2), to: day(3) }]
    await reader.older(now)
    expect(covered()).toEqual([
      [day(8), day(9)],
      [day(2), day(3)],
    ])
    await reader.older(now)
    expect([tokens(), covered()[0]]).toEqual([
      ['first', 'a'],
      [day(7), day(9)],
    ])
  })

  test('end where a token repeats', async () => {
    const { reader, index } = start({ first: [jobsOf(9), 'a'], a: [jobsOf(8), 'b'], b: [[], 'b'] })
    await reader.head(now)
    await reader.older(now)
    expect(index.isWhole()).toBe(false)
    await reader.older(now)
    expect([index.isWhole(), index.reach.cursor]).toEqual([true, undefined])
  })

  test.each([
    [400, true],
    [404, true],
    [499, true],
    [401, false],
    [500, false],
    [399, false],
  ])('begin anew where the token is refused with %i: %s', async (status, isAnew) => {
    const { reader, index, known } = start({ a: refusal(status) })
    index.reach.covered = [{ from: day(8), to: day(9) }]
    index.reach.cursor = 'a'
    const reading = reader.older(now)
    if (isAnew) await reading
    else await expect(reading).rejects.toThrow('No.')
    expect([index.reach.cursor, known()]).toEqual([isAnew ? undefined : 'a', []])
    // Without a token it is no matter of tokens.
    index.reach.cursor = undefined
    await expect(start({ first: refusal(status) }).reader.older(now)).rejects.toThrow('No.')
  })

  test('are not led back by a page that was asked for before the console has read further', async () => {
    const { reader, index } = start({ first: [jobsOf(9), 'a'], a: [jobsOf(8), 'b'] })
    await reader.head(now)
    const reading = reader.older(now)
    index.reach.cursor = 'far'
    await reading
    expect(index.reach.cursor).toBe('far')
  })
})

describe('a page that the console has read itself', () => {
  test('is taken in, and older ones are read after it', async () => {
    const { reader, index, known, covered, posted } = start({})
    await reader.given({ jobs: jobsOf(9, 8), isFirst: true, nextToken: 'a' })
    expect([covered(), index.reach.cursor]).toEqual([[[day(8), day(9)]], 'a'])
    await reader.given({ jobs: jobsOf(7), isFirst: false, nextToken: 'b' })
    expect([known(), covered(), index.reach.cursor]).toEqual([[9, 8, 7], [[day(7), day(9)]], 'b'])
    expect(posted).toHaveLength(2)
    // What brings nothing new is told to nobody.
    await reader.given({ jobs: jobsOf(7), isFirst: false, nextToken: 'c' })
    expect([posted.length, index.reach.cursor]).toEqual([2, 'c'])
    await reader.given({ jobs: [], isFirst: false, nextToken: undefined })
    expect([index.isWhole(), index.reach.cursor]).toEqual([true, undefined])
  })

  test('does not lead back behind what is read', async () => {
    const { reader, index, covered } = start({})
    index.cover({ from: day(1), to: day(5) })
    index.reach.cursor = 'far'
    await reader.given({ jobs: jobsOf(9, 8), isFirst: true, nextToken: 'a' })
    expect(index.reach.cursor).toBe('far')
    // From the first one on, another range begins.
    await reader.given({ jobs: jobsOf(20), isFirst: true, nextToken: 'b' })
    expect(covered()[0]).toEqual([day(20), day(20)])
    const whole = start({})
    whole.index.cover({ from: 0, to: day(5) })
    await whole.reader.given({ jobs: jobsOf(9), isFirst: true, nextToken: 'a' })
    await whole.reader.given({ jobs: jobsOf(4), isFirst: false, nextToken: 'b' })
    expect([whole.index.isWhole(), whole.index.reach.cursor]).toEqual([true, undefined])
  })

  test('tells of jobs that are gone', async () => {
    const { reader, gone, posted } = start({ first: [jobsOf(9, 8, 7)] })
    await reader.head(now)
    posted.length = 0
    await reader.given({ jobs: jobsOf(9, 7), isFirst: true, nextToken: undefined })
    expect(gone()).toEqual(['job 8'])
  })

  test('is followed by another one within five seconds, or by none', async () => {
    const { reader, pass, rounds } = start({})
    expect(reader.isBeingGiven()).toBe(false)
    await reader.given({ jobs: jobsOf(9), isFirst: true, nextToken: 'a' })
    rounds.length = 0
    pass(4999)
    expect([reader.isBeingGiven(), rounds.length]).toEqual([true, 0])
    pass(1)
    // What is wanted is looked at then.
    expect([reader.isBeingGiven(), rounds.length]).toEqual([false, 1])
    await reader.given({ jobs: jobsOf(8), isFirst: false, nextToken: undefined })
    expect(reader.isBeingGiven()).toBe(false)
  })
})

describe('the whole list, once more', () => {
  test('tells which jobs are gone, and which were dated back', async () => {
    const { reader, pages, gone, known, covered, index, pass, calls, told } = start({
      first: [jobsOf(9, 8, 7, 6)],
    })
    await reader.head(now)
    pass(1000)
    const back = { ...jobOf(2), jobId: 'job 2' }
    Object.assign(pages, { first: [jobsOf(9, 7), 'a'], a: [[back]] })
    index.reach.cursor = 'old'
    await reader.whole()
    expect(gone()).toEqual(['job 8', 'job 6'])
    expect(told).toContainEqual({ kind: 'gone', jobIds: ['job 8', 'job 6'] })
    expect(known()).toEqual([9, 7, 2])
    expect([covered(), index.reach.cursor]).toEqual([[[0, day(9)]], undefined])
    expect(index.reach.wholeAt).toBe(noon + 1000)
    expect(calls.at(-1)).toBe('listJobReports ahead')
  })

  test('that ends with a repeated token may end too soon', async () => {
    const { reader, pages, gone, known } = start({ first: [jobsOf(9, 8, 7, 6)] })
    await reader.head(now)
    Object.assign(pages, { first: [jobsOf(9, 7), 'a'], a: [[], 'a'] })
    await reader.whole()
    expect([gone(), known()]).toEqual([['job 8'], [9, 7, 6]])
  })

  test('of an empty project leaves none', async () => {
    const { reader, pages, known, covered } = start({ first: [jobsOf(9)] })
    await reader.head(now)
    pages.first = [[]]
    await reader.whole()
    expect([known(), covered()]).toEqual([[], [[0, 0]]])
  })
})

test('a single job is read by its id', async () => {
  const paths: unknown[] = []
  const { core, index, results, calls, posted, ask } = madeCore({
    call: async (_, { path }) => {
      paths.push(path)
      return jobOf(3) as never
    },
  })
  ask({ name: 'jobs' })
  await createJobReader(core, index, results).job('job 3', ahead)
  expect(paths).toEqual([{ projectId: 'p', jobId: 'job 3' }])
  expect(calls).toEqual(['getJobReport ahead'])
  expect(index.jobsOf().map(timeOf)).toEqual([day(3)])
  expect(posted).toHaveLength(1)
})
