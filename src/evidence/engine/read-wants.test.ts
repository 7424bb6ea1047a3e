import { describe, expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { madeCore, noon, pageOf, report, turn } from '../testing/made-engine.ts'
import type { Wanted } from './engine-core.ts'
import { createOtherTabs, keyOfWant } from './other-tabs.ts'
import type { Urgency } from './polite-queue.ts'
import { createWantReader } from './read-wants.ts'
import type { Want } from './view.ts'

const minute = 60_000
const refusal = (status: number, message = 'No.') =>
  new ApiError({ kind: 'status', message, url: '', status, requestId: 'r1' })

const resultsWant = (jobId: string): Want => ({ kind: 'results', jobId })
const head: Want = { kind: 'head' }

/** A reader of what is wanted. Calls of lists wait until they are answered, by `answer` or `refuse`. */
const start = (given: Parameters<typeof madeCore>[0] = {}) => {
  const waiting: {
    name: string
    answer: (value: unknown) => void
    refuse: (error: unknown) => void
  }[] = []
  const made = madeCore({
    call: (operation, { path = {} }) =>
      new Promise((answer, refuse) => {
        const { jobId = '' } = path as { jobId?: string }
        waiting.push({ name: `${operation.id} ${jobId}`.trim(), answer: answer as never, refuse })
      }),
    ...given,
  })
  const tabs = createOtherTabs(made.core)
  const reader = createWantReader(made.core, made.index, made.results, tabs)
  const want = (...wants: (Want | readonly [Want, Urgency])[]) => {
    const all = wants.map(
      (each): Wanted =>
        'kind' in each ? { want: each, urgency: 'now' } : { want: each[0], urgency: each[1] },
    )
    return new Map(all.map((each) => [keyOfWant(each.want), each]))
  }
  return {
    ...made,
    tabs,
    reader,
    want,
    asks: (name: 'change' | 'standing' | 'jobs', ...wants: Parameters<typeof want>) =>
      made.ask({ name }, { wants: want(...wants) }),
    /** Begins to read, and tells the calls that wait then. */
    pump: async () => {
      reader.pump()
      await turn()
      return waiting.map(({ name }) => name)
    },
    answer: async (value: unknown = pageOf([])) => {
      waiting.shift()?.answer(value)
      await turn()
    },
    refuse: async (error: unknown) => {
      waiting.shift()?.refuse(error)
      await turn()
    },
  }
}

describe('what is wanted', () => {
  test('is read once for all questions, as urgently as the most urgent one', async () => {
    const { asks, pump, calls, answer } = start()
    asks('change', [resultsWant('a'), 'ahead'], [head, 'ahead'])
    asks('change', resultsWant('a'))
    asks('change', [resultsWant('a'), 'ahead'])
    expect(await pump()).toEqual(['listJobReports', 'listCaseReports a'])
    expect(calls.filter((each) => each.startsWith('list'))).toEqual([
      'listJobReports ahead',
      'listCaseReports now',
    ])
    // What is under way is not begun again.
    expect(await pump()).toHaveLength(2)
    await answer()
    await answer()
    expect(await pump()).toHaveLength(2)
  })

  test('becomes urgent while it is read', async () => {
    const { asks, pump, calls, core } = start()
    asks('change', [resultsWant('a'), 'ahead'])
    await pump()
    calls.length = 0
    await pump()
    expect(calls).toEqual(['ahead'])
    core.asking.clear()
    asks('change', resultsWant('a'))
    await pump()
    // Its turn may come before that of others now.
    expect(calls.slice(1)).toEqual(['ahead', 'open'])
    calls.length = 0
    await pump()
    expect(calls).toEqual(['ahead'])
  })

  test.each<[string, Parameters<typeof start>[0]]>([
    ['while the tab is hidden', { presence: 'hidden' }],
    ['before what is kept is there', { isStarted: false }],
  ])('is not read %s', async (_, given) => {
    const { asks, pump, calls } = start(given)
    asks('change', resultsWant('a'))
    expect([await pump(), calls]).toEqual([[], []])
  })

  test('is read for nobody who does not look', async () => {
    const { asks, pump } = start()
    asks('change', resultsWant('a')).isResting = true
    asks('change', resultsWant('b'))
    expect(await pump()).toEqual(['listCaseReports b'])
  })

  test('of the standing is read once nothing else is, or all of that has failed', async () => {
    const { asks, pump, refuse, core } = start()
    asks('standing', resultsWant('a'))
    const other = asks('change', resultsWant('b'))
    expect(await pump()).toEqual(['listCaseReports b'])
    await refuse(refusal(500))
    expect(await pump()).toEqual(['listCaseReports a'])
    other.wants.clear()
    core.asking.delete(1)
    asks('standing', resultsWant('c'))
    expect(await pump()).toEqual(['listCaseReports a', 'listCaseReports c'])
  })

  test.each<[Want, string]>([
    [{ kind: 'job', jobId: 'a' }, 'getJobReport a'],
    [{ kind: 'parts', jobId: 'a' }, 'listSuiteReports a'],
    [{ kind: 'parts', jobId: 'a', suiteReportId: 's' }, 'listSpecReports a'],
    [{ kind: 'marks', jobId: 'a' }, 'listSuiteReports a'],
    [{ kind: 'older' }, 'listJobReports'],
  ])('as %j is read by its call', async (wanted, call) => {
    const { asks, pump } = start()
    asks('change', wanted)
    expect(await pump()).toEqual([call])
  })

  test('of the suites of cases is read where the cases are held', async () => {
    const { asks, pump, results, rounds } = start()
    asks('change', { kind: 'places', jobId: 'a', whole: [] })
    expect(await pump()).toEqual([])
    expect(rounds.at(-1)).toEqual(['a', 0])
    results.takeCases(report('a', 3, { cases: [['s', 'f']] }), [])
    await turn()
    expect(await pump()).toEqual(['listSuiteReports a'])
  })

  test('is answered at once where nobody waits for anything else', async () => {
    const { asks, pump, answer, rounds, core } = start()
    asks('change', { kind: 'marks', jobId: 'a' }, { kind: 'marks', jobId: 'b' }, [head, 'ahead'])
    await pump()
    rounds.length = 0
    await answer()
    expect(rounds).toEqual([['a', undefined]])
    core.asking.clear()
    await answer()
    // What is read ahead keeps no answer.
    expect(rounds.at(-1)).toEqual(['b', 0])
    await answer()
    expect(rounds.at(-1)).toEqual([undefined, 0])
  })
})

describe('what could not be read', () => {
  test('is told, and left alone for a minute, or until somebody retries', async () => {
    const { asks, pump, refuse, reader, pass, rounds, calls } = start()
    asks('change', resultsWant('a'))
    const keys = [keyOfWant(resultsWant('b')), keyOfWant(resultsWant('a'))]
    await pump()
    expect(reader.problemOf(keys)).toBeUndefined()
    await refuse(refusal(503, 'Down.'))
    expect(reader.problemOf(keys)).toEqual({ message: 'Down.', status: 503, requestId: 'r1' })
    pass(minute - 1)
    expect(await pump()).toEqual([])
    rounds.length = 0
    pass(1)
    expect(rounds).toEqual([[undefined, undefined]])
    expect(await pump()).toEqual(['listCaseReports a'])
    await refuse(new TypeError('Offline.'))
    expect(reader.problemOf(keys)).toEqual({ message: 'TypeError: Offline.', status: 0 })
    expect(await pump()).toEqual([])
    reader.retry()
    expect(calls.at(-1)).toBe('retry')
    expect(reader.problemOf(keys)).toBeUndefined()
    expect(await pump()).toEqual(['listCaseReports a'])
  })

  test('is told while it is tried again, to other tabs too, until it is read', async () => {
    const { asks, pump, tabs, reader, levels, rounds, told } = start()
    asks('change', resultsWant('a'))
    tabs.wants.set(keyOfWant(resultsWant('a')), { want: resultsWant('a'), urgency: 'now' })
    await pump()
    const problem = { message: 'Down.', status: 500, requestId: 'r1' }
    rounds.length = 0
    levels[0]?.onTrouble?.(refusal(500, 'Down.'))
    expect(reader.problemOf([keyOfWant(resultsWant('a'))])).toEqual(problem)
    expect(told).toEqual([{ kind: 'failed', want: resultsWant('a'), problem }])
    expect(rounds).toHaveLength(1)
    expect(await pump()).toEqual(['listCaseReports a'])
    levels[0]?.onTrouble?.()
    expect(reader.problemOf([keyOfWant(resultsWant('a'))])).toBeUndefined()
    expect(rounds).toHaveLength(2)
  })

  test('is forgotten once another tab has read it: jobs, or something of one', () => {
    const { reader } = start()
    const down = { message: 'Down.', status: 500, requestId: 'r1' }
    const left = () =>
      [head, resultsWant('a'), resultsWant('b')].map((want) => reader.refusalOf(want))
    for (const want of [head, resultsWant('a'), resultsWant('b')]) reader.fail(want, down)
    expect(left()).toEqual([down, down, down])
    reader.forget('a')
    expect(left()).toEqual([down, undefined, down])
    reader.forget()
    expect(left()).toEqual([undefined, undefined, down])
  })

  test('is forgotten once it was read', async () => {
    const { asks, pump, refuse, answer, reader, pass } = start()
    asks('change', { kind: 'marks', jobId: 'a' })
    await pump()
    await refuse(refusal(500))
    pass(minute)
    await pump()
    await answer()
    expect(reader.problemOf([keyOfWant({ kind: 'marks', jobId: 'a' })])).toBeUndefined()
  })

  test('of a job that is not there any more takes it from all tabs', async () => {
    const { asks, pump, refuse, index, told } = start()
    index.take([report('a', 3), report('b', 4)])
    asks('change', resultsWant('a'))
    await pump()
    await refuse(refusal(404))
    expect(told).toContainEqual({ kind: 'gone', jobIds: ['a'] })
    expect([...index.headers.keys()]).toEqual(['b'])
  })

  test('keeps the jobs where the list is not there, or a job is refused', async () => {
    const { asks, pump, refuse, index, told } = start()
    index.take([report('a', 3)])
    asks('change', resultsWant('a'), head)
    await pump()
    await refuse(refusal(404))
    await refuse(refusal(403))
    expect(told).toEqual([])
    expect(index.headers.size).toBe(1)
  })
})

describe('a tab that does not read for the others', () => {
  const second = { isLeading: false } as const

  test('asks the one that does for jobs, and for cases that are not on the disk', async () => {
    const { asks, pump, told } = start(second)
    asks('change', head, resultsWant('a'), { kind: 'marks', jobId: 'a' })
    // No tab keeps marks.
    expect(await pump()).toEqual(['listSuiteReports a'])
    expect(told).toEqual([
      { kind: 'wanted', wants: [{ want: head, urgency: 'now' }] },
      { kind: 'wanted', wants: [{ want: resultsWant('a'), urgency: 'now' }] },
    ])
    await pump()
    // It has not answered yet.
    expect(told).toHaveLength(2)
  })

  test('asks ahead only while somebody is at it', async () => {
    const { asks, pump, told, core } = start({ ...second, presence: 'away' })
    asks('change', [head, 'ahead'])
    await pump()
    expect(told).toEqual([])
    core.presence = 'here'
    await pump()
    expect(told).toHaveLength(1)
  })

  test('reads jobs itself that the other one has told of in vain', async () => {
    const { asks, pump, tabs } = start(second)
    asks('change', head)
    await pump()
    for (const isMore of [true, false]) tabs.noteJobs(isMore)
    tabs.askAgain()
    expect(await pump()).toEqual(['listJobReports'])
  })
})

describe('the tab that reads', () => {
  test('reads what other tabs want, and tells them what it cannot', async () => {
    const { tabs, pump, refuse, told, want, answer } = start()
    for (const [key, each] of want(resultsWant('a'), [{ kind: 'marks', jobId: 'b' }, 'ahead'])) {
      tabs.wants.set(key, each)
    }
    expect(await pump()).toEqual(['listSuiteReports b', 'listCaseReports a'])
    await answer()
    expect([...tabs.wants.keys()]).toEqual([keyOfWant(resultsWant('a'))])
    await refuse(refusal(403))
    expect(told).toEqual([
      {
        kind: 'failed',
        want: resultsWant('a'),
        problem: { message: 'No.', status: 403, requestId: 'r1' },
      },
    ])
    expect(tabs.wants.size).toBe(0)
  })

  test('keeps failures that no other tab asked for to itself', async () => {
    const { asks, pump, refuse, told } = start()
    asks('change', resultsWant('a'))
    await pump()
    await refuse(refusal(403))
    expect(told).toEqual([])
  })

  test.each<['here' | 'away', boolean, string]>([
    ['here', false, 'ahead'],
    ['away', false, 'not ahead'],
    ['away', true, 'ahead'],
  ])(
    'where somebody is %s, and another tab waits: %s, calls go out: %s',
    async (presence, waits, said) => {
      const { tabs, pump, calls, want } = start({ presence })
      if (waits) for (const [key, each] of want(resultsWant('a'))) tabs.wants.set(key, each)
      await pump()
      expect(calls[0]).toBe(said)
    },
  )

  test.each<['here' | 'away' | 'hidden', string]>([
    ['here', 'open'],
    ['away', 'open'],
    ['hidden', 'closed'],
  ])('lets calls go out while it is %s: %s', (presence, said) => {
    const { reader, calls } = start({ presence })
    reader.openQueue()
    expect(calls).toEqual([said])
  })
})

describe('while nothing else is to be read', () => {
  const atHead = (given?: Parameters<typeof start>[0]) => {
    const made = start(given)
    made.index.headAt = 1
    made.index.cover({ from: 5, to: noon })
    return made
  }

  test('older jobs are read ahead', async () => {
    const { asks, pump, calls } = atHead()
    asks('change')
    expect(await pump()).toEqual(['listJobReports'])
    expect(calls.at(-1)).toBe('listJobReports ahead')
  })

  test.each<[string, (made: ReturnType<typeof atHead>) => unknown]>([
    ['nobody asks anything', ({ core }) => core.asking.clear()],
    ['another tab reads', ({ core }) => Object.assign(core, { isLeading: false })],
    ['the newest jobs are not read', ({ index }) => Object.assign(index, { headAt: 0 })],
    ['that has failed', ({ reader }) => reader.fail({ kind: 'older' }, { message: '', status: 0 })],
    [
      'the page hands over a list',
      ({ reader }) => reader.takePage({ jobs: [], isFirst: true, nextToken: 'a' }),
    ],
  ])('they are not where %s', async (_, change) => {
    const made = atHead()
    made.asks('change')
    await change(made)
    expect(await made.pump()).toEqual([])
  })

  test('what is wanted of older jobs waits while the page hands over a list', async () => {
    const { asks, pump, reader, pass } = atHead()
    asks('jobs', { kind: 'older' })
    await reader.takePage({ jobs: [], isFirst: true, nextToken: 'a' })
    expect(await pump()).toEqual([])
    pass(5000)
    expect(await pump()).toEqual(['listJobReports'])
  })

  test('something else comes first', async () => {
    const { asks, pump } = atHead()
    asks('change', resultsWant('a'))
    expect(await pump()).toEqual(['listCaseReports a'])
  })

  test('the whole list is read again after a day, once', async () => {
    const { asks, pump, index, answer, calls } = atHead()
    asks('change')
    index.cover({ from: 0, to: 9 })
    index.reach.wholeAt = noon - 86_400_000
    expect(await pump()).toEqual([])
    index.reach.wholeAt -= 1
    expect(await pump()).toEqual(['listJobReports'])
    expect(calls.at(-1)).toBe('listJobReports ahead')
    expect(await pump()).toHaveLength(1)
    await answer()
    expect(index.reach.wholeAt).toBe(noon)
    expect(await pump()).toEqual([])
  })

  test('the whole list that cannot be read is left alone for another day', async () => {
    const { asks, pump, index, refuse } = atHead()
    asks('change')
    index.cover({ from: 0, to: 9 })
    expect(await pump()).toEqual(['listJobReports'])
    await refuse(refusal(500))
    expect(index.reach.wholeAt).toBe(noon)
    expect(await pump()).toEqual([])
    index.reach.wholeAt = 0
    expect(await pump()).toEqual(['listJobReports'])
  })
})

test('wants of jobs that nobody has any more are not asked for in vain later', async () => {
  const { asks, pump, tabs, core } = start({ isLeading: false })
  asks('change', head)
  await pump()
  tabs.noteJobs(true)
  core.asking.clear()
  await pump()
  asks('change', head)
  tabs.noteJobs(true)
  tabs.askAgain()
  // It was told of once each time, not twice in vain.
  expect(await pump()).toEqual([])
})
