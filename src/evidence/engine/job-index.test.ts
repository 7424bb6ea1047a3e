import type { JobReport } from '@generated/evaluation/types.ts'
import { describe, expect, test, vi } from 'vitest'
import { madeCore, noon, report } from '../testing/made-engine.ts'
import { type Kept, memoryStore } from './kept-store.ts'

const saved = () => {
  const saveHeaders = vi.fn(async (..._: unknown[]) => {})
  return { saveHeaders, store: { ...memoryStore(), saveHeaders } }
}

const idsOf = (jobs: readonly { jobId: string }[]) => jobs.map(({ jobId }) => jobId)

/** How far jobs are read, as it is kept. */
const reach = { covered: [], open: [], wholeAt: 0 }

describe('jobs', () => {
  test('are added once, when they have come to their end', () => {
    const { index } = madeCore()
    const running = report('a', 3, { isRunning: true })
    expect(index.take([running])).toEqual([])
    expect(index.isKnown('a')).toBe(true)
    expect(index.open.get('a')).toEqual({
      jobId: 'a',
      catalogId: 'c',
      at: Date.parse(running.scheduledAt),
      checkedAt: noon,
    })
    index.live.set('a', { cases: [], results: undefined })
    expect(idsOf(index.take([report('a', 3), report('b', 4)]))).toEqual(['a', 'b'])
    expect([index.open.size, index.live.size]).toEqual([0, 0])
    expect(index.take([report('a', 3)])).toEqual([])
    expect(index.isKnown('c')).toBe(false)
  })

  test('stand in their order, all and by catalog, until others come', () => {
    const { index } = madeCore()
    index.take([report('a', 3), report('b', 5, { catalog: 'd' }), report('c', 4)])
    expect(idsOf(index.jobsOf())).toEqual(['b', 'c', 'a'])
    expect(idsOf(index.jobsOf('c'))).toEqual(['c', 'a'])
    expect(index.jobsOf('c')).toBe(index.jobsOf('c'))
    expect(index.jobsOf()).toBe(index.jobsOf())
    const before = index.jobsOf('c')
    index.take([report('a', 3), report('e', 9, { isRunning: true })])
    expect(index.jobsOf('c')).toBe(before)
    index.take([report('f', 6)])
    expect(idsOf(index.jobsOf('c'))).toEqual(['f', 'c', 'a'])
  })

  test('that are left out are gone from all lists, and not written', async () => {
    const { saveHeaders, store } = saved()
    const { index } = madeCore({ store })
    index.take([report('a', 3), report('b', 4)])
    expect(idsOf(index.jobsOf())).toEqual(['b', 'a'])
    expect(index.forget(['b', 'unknown'])).toBe(true)
    expect(idsOf(index.jobsOf())).toEqual(['a'])
    expect(index.forget(['b'])).toBe(false)
    await index.keep([], ['b'])
    expect(saveHeaders.mock.calls.map(([added]) => idsOf(added as JobReport[]))).toEqual([['a']])
  })
})

describe('how far jobs are read', () => {
  test.each([
    ['one range', [[3, 5]], [[3, 5]]],
    [
      'a newer one',
      [
        [3, 5],
        [7, 9],
      ],
      [
        [7, 9],
        [3, 5],
      ],
    ],
    [
      'an older one',
      [
        [7, 9],
        [3, 5],
      ],
      [
        [7, 9],
        [3, 5],
      ],
    ],
    [
      'one that overlaps',
      [
        [3, 6],
        [5, 9],
      ],
      [[3, 9]],
    ],
    [
      'one that only meets the other',
      [
        [3, 6],
        [6, 9],
      ],
      [
        [6, 9],
        [3, 6],
      ],
    ],
    [
      'one that fills the gap',
      [
        [1, 3],
        [6, 9],
        [2, 7],
      ],
      [[1, 9]],
    ],
    [
      'one inside',
      [
        [1, 9],
        [3, 5],
      ],
      [[1, 9]],
    ],
    [
      'one of the same end',
      [
        [5, 9],
        [1, 9],
      ],
      [[1, 9]],
    ],
    [
      'one without length at its beginning',
      [
        [5, 5],
        [5, 9],
      ],
      [
        [5, 9],
        [5, 5],
      ],
    ],
    [
      'one without length at its end',
      [
        [9, 9],
        [5, 9],
      ],
      [[5, 9]],
    ],
  ])('is told by ranges: %s', (_, ranges, expected) => {
    const { index } = madeCore()
    for (const [from = 0, to = 0] of ranges) index.cover({ from, to })
    expect(index.reach.covered.map(({ from, to }) => [from, to])).toEqual(expected)
  })

  test('is all of them once a range begins at the beginning', () => {
    const { index } = madeCore()
    expect(index.readReach()).toEqual({
      jobs: 0,
      isWhole: false,
      from: Number.POSITIVE_INFINITY,
      to: 0,
      openFrom: Number.POSITIVE_INFINITY,
      isCurrent: false,
    })
    index.cover({ from: 3, to: 9 })
    index.headAt = 1
    const [older, newer] = [
      report('older', 2, { isRunning: true }),
      report('newer', 3, { isRunning: true }),
    ]
    index.take([report('a', 1), newer, older])
    expect(index.readReach()).toEqual({
      jobs: 1,
      isWhole: false,
      from: 3,
      to: 9,
      openFrom: Date.parse(older.scheduledAt),
      isCurrent: true,
    })
    index.cover({ from: 0, to: 4 })
    expect(index.readReach()).toMatchObject({ isWhole: true, from: 0, to: 9 })
  })

  test('to the end is noted once: only a whole walk tells which are gone', () => {
    const { index, pass } = madeCore()
    index.reach.cursor = 'next'
    index.end()
    expect([index.reach.cursor, index.reach.wholeAt]).toEqual([undefined, noon])
    pass(1000)
    index.end()
    expect(index.reach.wholeAt).toBe(noon)
  })
})

describe('a page that asks for the jobs', () => {
  const many = Array.from({ length: 801 }, (_, at) => report(`job ${at}`, 1))

  test('is told of them in several messages, of those that are gone with the first', () => {
    const { index, ask, posted } = madeCore()
    index.tellKnown(many)
    expect(posted).toEqual([])
    ask({ name: 'standing' })
    index.tellKnown(many)
    expect(posted).toEqual([])
    ask({ name: 'jobs' })
    index.tellKnown(many, ['gone'])
    expect(posted.map((each) => each.kind === 'known' && [each.added.length, each.gone])).toEqual([
      [400, ['gone']],
      [400, []],
      [1, []],
    ])
    expect(posted[0]).toMatchObject({ reach: index.readReach() })
    posted.length = 0
    index.tellKnown([])
    expect(posted).toMatchObject([{ added: [], gone: [] }])
  })

  test('is told of what is kept, and what that changes is answered', async () => {
    const { index, ask, posted, rounds, told } = madeCore({ isLeading: false })
    ask({ name: 'jobs' })
    const added = index.take([report('a', 1)])
    await index.keep(added, ['b'])
    expect(posted).toMatchObject([{ added, gone: ['b'] }])
    expect(rounds).toEqual([[undefined, undefined]])
    expect(told).toEqual([])
  })
})

describe('what is kept on the disk', () => {
  test('is each job once, by the tab that reads, and other tabs hear of it', async () => {
    const { saveHeaders, store } = saved()
    const { index, core, told } = madeCore({ store, isLeading: false })
    await index.keep(index.take([report('a', 1)]))
    expect(saveHeaders).not.toHaveBeenCalled()
    core.isLeading = true
    index.cover({ from: 1, to: 5 })
    await index.keep(index.take([report('b', 2), report('open', 3, { isRunning: true })]), ['gone'])
    expect(saveHeaders).toHaveBeenCalledOnce()
    const [written, gone, of] = saveHeaders.mock.calls[0] ?? []
    expect([idsOf(written as JobReport[]), gone]).toEqual([['a', 'b'], ['gone']])
    expect(of).toMatchObject({ covered: [{ from: 1, to: 5 }], open: [{ jobId: 'open' }] })
    expect(told).toEqual([{ kind: 'headers' }])
    await index.keep([])
    expect(saveHeaders.mock.calls[1]?.slice(0, 2)).toEqual([[], []])
  })

  test('is taken in, and joined with what is known', async () => {
    const { saveHeaders, store } = saved()
    const { index, ask, posted } = madeCore({ store })
    ask({ name: 'jobs' })
    index.take([report('known', 1), report('running', 9, { isRunning: true })])
    index.cover({ from: 4, to: 9 })
    const running = index.open.get('running')
    const kept: Kept = {
      headers: [report('known', 1), report('kept', 2)],
      texts: [],
      reach: {
        covered: [{ from: 0, to: 5 }],
        cursor: 'next',
        open: ['running', 'open', 'known'].map((jobId) => ({ jobId, catalogId: 'd', at: 7 })),
        wholeAt: 3,
      },
    }
    expect(index.takeKept(kept)).toBe(true)
    expect(posted).toMatchObject([{ added: [{ jobId: 'kept' }] }])
    expect(index.reach).toMatchObject({ covered: [{ from: 0, to: 9 }], cursor: 'next', wholeAt: 3 })
    expect(index.open.get('running')).toBe(running)
    // When it was last looked at is not known.
    expect(index.open.get('open')).toEqual({ jobId: 'open', catalogId: 'd', at: 7, checkedAt: 0 })
    expect(index.open.has('known')).toBe(false)
    expect(index.takeKept(kept)).toBe(false)
    await index.keep([])
    expect(saveHeaders.mock.calls[0]?.[0]).toEqual([])
  })

  test('is more where it has further jobs, or is read further', () => {
    const { index } = madeCore()
    expect(index.takeKept({ headers: [], texts: [], reach: undefined })).toBe(false)
    expect(index.takeKept({ headers: [report('a', 1)], texts: [], reach: undefined })).toBe(true)
    const covered = [{ from: 1, to: 2 }]
    expect(index.takeKept({ headers: [], texts: [], reach: { ...reach, covered } })).toBe(true)
    expect(index.takeKept({ headers: [], texts: [], reach: { ...reach, covered } })).toBe(false)
  })
})
