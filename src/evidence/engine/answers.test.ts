import type { SuiteReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { type ChangeQuestion, findBaseline, findChange } from './answer-change.ts'
import { findHistories } from './answer-histories.ts'
import { findLastPass } from './answer-last-pass.ts'
import { findStanding } from './answer-standing.ts'
import { answers } from './answers.ts'
import { cell, noChanges, outcome } from './case-changes.ts'
import { type JobHeader, newestFirst } from './job-header.ts'
import { type JobResults, placedSuites, resultsOf, withPlaces } from './job-results.ts'
import type { ReadCase } from './read-case.ts'
import { createTexts } from './texts.ts'
import type { Marks, View } from './view.ts'

/** A case of a made job: its scenario, how it ended, and its suite where it is not the only one. */
type Made = readonly [scenario: string, end: 'p' | 'f' | 'c', suite?: string, message?: string]

const statuses = { p: 'succeeded', f: 'failed', c: 'canceled' } as const

interface Given {
  cases?: readonly Made[]
  branch?: string | undefined
  catalog?: string
  /** Counts of the report where they are not those of the cases. */
  counts?: [total: number, failed: number, passed?: number]
  isRunning?: boolean
  isUntested?: boolean
  /** Cases that count in N/A mode. */
  available?: number
}

const made = new WeakMap<JobHeader, readonly Made[]>()

/** A job of a day, which has ended unless it is running. */
const job = (jobId: string, day: number, given: Given = {}): JobHeader => {
  const { cases = [], catalog = 'c', isRunning = false, isUntested = false } = given
  const branch = 'branch' in given ? given.branch : 'main'
  const count = (end: string) => cases.filter(([, each]) => each === end).length
  const [totalCount, failureCount, successCount = totalCount - failureCount] = given.counts ?? [
    cases.length,
    count('f'),
    count('p'),
  ]
  const status = failureCount > 0 ? 'failed' : 'succeeded'
  const caseResults = { totalCount, failureCount, successCount }
  const of = partly<JobHeader>({
    jobId,
    status: isRunning ? 'started' : status,
    scheduledAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
    ...(!isRunning && { finishedAt: '2026-11-30T00:00:00Z' }),
    catalog: { id: catalog },
    event:
      branch === undefined
        ? {}
        : { source: { gitRefUrl: `https://git.example/team/product/tree/${branch}` } },
    build: { status: 'succeeded' },
    ...(!isUntested && {
      test: {
        caseResults,
        availableCaseResults: { ...caseResults, totalCount: given.available ?? totalCount },
      },
    }),
  })
  made.set(of, cases)
  return of
}

const idOf = (jobId: string, at: number) => `${jobId} ${at}`

/** What is known of some jobs, and what is wanted besides. */
const viewOf = (
  jobs: readonly JobHeader[],
  {
    lacks = [],
    isCovered = true,
    isPlaced = true,
    isWhole = true,
    marks = undefined as Marks | undefined,
    short = [] as readonly string[],
  } = {} as {
    /** Jobs whose cases are not read. */
    lacks?: readonly string[]
    isCovered?: boolean
    isPlaced?: boolean
    isWhole?: boolean
    marks?: Marks | undefined
    short?: readonly string[]
  },
) => {
  const texts = createTexts()
  const wanted: string[] = []
  const known = new Map<string, JobResults>()
  const readOf = (of: JobHeader) => {
    const { jobId } = of
    if (lacks.includes(jobId)) return undefined
    const found =
      known.get(jobId) ??
      resultsOf(
        jobId,
        (made.get(of) ?? []).map(([scenario, end, , message], at) =>
          partly<ReadCase>({
            id: idOf(jobId, at),
            status: statuses[end],
            scenario: { id: scenario, displayName: `Scenario ${scenario}` },
            scenarioParameters: {},
            startedAt: '2026-11-01T00:00:00Z',
            finishedAt: `2026-11-01T00:00:0${at + 1}Z`,
            components: message
              ? [{ componentName: 'c', message, failureCauseLabels: ['cause'] }]
              : [],
            failureCauseLabels: [],
          }),
        ),
        texts,
      )
    known.set(jobId, found)
    return found
  }
  const placedOf = (of: JobHeader) => {
    const found = readOf(of)
    if (!found || !isPlaced) return undefined
    const cases = made.get(of) ?? []
    const ids = [...new Set(cases.map(([, , suite = 'only']) => suite))]
    const suites = placedSuites(
      ids.map((id) => {
        const own = cases.filter(([, , suite = 'only']) => suite === id)
        const totalCount = own.length
        const successCount = own.filter(([, end]) => end === 'p').length
        return partly<SuiteReport>({
          id: `report ${id}`,
          suite: { id, versionId: '1' },
          caseResults: { totalCount, successCount },
        })
      }),
    )
    const placed = withPlaces(
      found,
      suites,
      new Map(cases.map(([, , suite = 'only'], at) => [idOf(of.jobId, at), `report ${suite}`])),
    )
    return { ...placed, isUnlikePlaced: true }
  }
  const viewWith = (want: (what: string) => void): View => {
    const view: View = {
      texts,
      reach: { jobs: jobs.length, isWhole, from: 0, to: 0, openFrom: 0, isCurrent: true },
      jobs: (catalogId = '') =>
        jobs
          .filter(({ catalog }) => catalogId === '' || catalog.id === catalogId)
          .toSorted(newestFirst),
      job: (jobId) => jobs.find((each) => each.jobId === jobId),
      isCovered: (_, from, urgency = 'now') => {
        if (!isCovered) want(`covered ${from === 0 ? 'all' : 'some'} ${urgency}`)
        return isCovered
      },
      wantHead: () => want('head'),
      wantAll: (urgency = 'now') => want(`all ${urgency}`),
      held: readOf,
      results: (of, urgency = 'now') => {
        const found = readOf(of)
        if (!found) want(`results ${of.jobId} ${urgency}`)
        return found
      },
      isShort: ({ jobId }) => short.includes(jobId),
      placed: (of, whole = [], urgency = 'now') => {
        const found = placedOf(of)
        if (!found) want(`places ${of.jobId} ${whole.join()} ${urgency}`)
        return found
      },
      placedIn: (of, { scenarioId, suiteId }) => {
        const found = placedOf(of)
        if (!found) want(`place ${of.jobId} ${scenarioId} ${suiteId}`)
        return found
      },
      parts: () => undefined,
      marks: ({ jobId }) => {
        if (!marks) want(`marks ${jobId}`)
        return marks
      },
      quiet: () => viewWith(() => {}),
      asked: () => [],
      once: (_, make) => make(),
    }
    return view
  }
  const note = (what: string) => {
    if (!wanted.includes(what)) wanted.push(what)
  }
  return { view: viewWith(note), wanted }
}

describe('the baseline', () => {
  const [old, main, own] = [
    job('old', 1, { branch: 'topic' }),
    job('main', 2),
    job('own', 3, { branch: 'topic' }),
  ]

  test('is certain once all jobs up to it are read', () => {
    const { view } = viewOf([old, main, own])
    expect(findBaseline(view, own)).toEqual({
      baseline: { job: old, of: 'branch' },
      isCertain: true,
    })
    const some = viewOf([old, main, own], { isCovered: false })
    expect(findBaseline(some.view, own).isCertain).toBe(false)
    // One of another branch is none as long as the own branch may have an older one.
    const other = viewOf([main, own], { isCovered: false })
    expect(findBaseline(other.view, own, undefined, 'ahead')).toMatchObject({
      baseline: { of: 'main' },
      isCertain: false,
    })
    expect([some.wanted, other.wanted]).toEqual([['covered some now'], ['covered all ahead']])
  })

  test('is the one that is chosen, if it can be compared', () => {
    const elsewhere = job('elsewhere', 2, { catalog: 'd' })
    const untested = job('untested', 2, { isUntested: true })
    const { view } = viewOf([old, main, own, elsewhere, untested])
    const chosen = (jobId: string) => findBaseline(view, own, jobId)
    expect(chosen('main')).toEqual({ baseline: { job: main, of: 'choice' }, isCertain: true })
    for (const unfit of ['elsewhere', 'untested']) {
      expect(chosen(unfit).baseline).toEqual({ job: old, of: 'branch' })
    }
    expect(chosen('unknown')).toEqual({ baseline: undefined, isCertain: false })
  })
})

describe('the change of a job', () => {
  const before = job('before', 1, {
    cases: [
      ['a', 'p'],
      ['b', 'f'],
      ['c', 'f'],
      ['gone', 'p'],
      ['same', 'p'],
    ],
  })
  const own = job('own', 2, {
    cases: [
      ['a', 'f', 'only', 'Stopped 3 m too late'],
      ['b', 'p'],
      ['c', 'f'],
      ['added', 'f'],
      ['same', 'p'],
    ],
  })
  const change = (of: Partial<ChangeQuestion>, options?: Parameters<typeof viewOf>[1]) => {
    const { view, wanted } = viewOf([before, own], options)
    return { told: findChange(view, { job: own, ...of }), wanted }
  }

  test('is told case by case, with the new failures by cause and message', () => {
    const { told, wanted } = change({})
    expect(told).toMatchObject({ state: 'counts', net: 1, isCertain: true, isFlakyKnown: true })
    expect(told.counts).toEqual({
      ...noChanges(),
      new: 1,
      fixed: 1,
      failing: 1,
      added: 1,
      removed: 1,
      passing: 1,
    })
    expect(told.groups).toEqual([
      {
        cause: 'cause',
        message: 'Stopped {n} m too late',
        count: 1,
        id: 'own 0',
        scenario: 'Scenario a',
      },
    ])
    expect(told.rows).toBeUndefined()
    expect(wanted).toEqual([])
  })

  test('has a row for each case that is not as it was', () => {
    const { rows = [] } = change({ rows: true }).told
    expect(rows.map(({ kind, scenarioId }) => `${kind} ${scenarioId}`).sort()).toEqual([
      'added added',
      'failing c',
      'fixed b',
      'new a',
      'removed gone',
    ])
    const row = (kind: string) => rows.find((each) => each.kind === kind)
    expect(row('new')).toMatchObject({
      scenario: 'Scenario a',
      now: { id: 'own 0', outcome: outcome.failed, cause: 'cause', seconds: 1 },
      before: { id: 'before 0', outcome: outcome.passed, cause: undefined, message: undefined },
    })
    expect(row('added')?.before).toBeUndefined()
    expect(row('removed')?.now).toBeUndefined()
  })

  test('is not certain where some of its cases may lack', () => {
    for (const short of [['own'], ['before']]) {
      expect(change({}, { short }).told).toMatchObject({ state: 'counts', isCertain: false })
    }
  })

  test('is none without an earlier job, and none of one that tested nothing', () => {
    const { view } = viewOf([before])
    expect(findChange(view, { job: before })).toMatchObject({ state: 'none', counts: undefined })
    const some = viewOf([before], { isCovered: false })
    expect(findChange(some.view, { job: before }).state).toBeUndefined()
    const untested = job('untested', 3, { isUntested: true })
    expect(findChange(view, { job: untested })).toMatchObject({ state: 'untested' })
  })

  test('is nothing where none failed in either job, unless somebody looks at it', () => {
    const [was, is] = [
      job('was', 1, { cases: [['a', 'p']] }),
      job('is', 2, { cases: [['b', 'p']] }),
    ]
    const { view, wanted } = viewOf([was, is], { lacks: ['was', 'is'] })
    expect(findChange(view, { job: is, rows: true })).toMatchObject({
      state: 'counts',
      counts: noChanges(),
      net: 0,
      isFlakyKnown: true,
      rows: [],
    })
    expect(findChange(view, { job: is }).rows).toBeUndefined()
    expect(wanted).toEqual([])
    expect(findChange(view, { job: is, isLookedAt: true }).state).toBeUndefined()
    expect(wanted).toEqual(['results is now', 'results was now'])
  })

  test('of a running job without a failure is nothing, whatever it may have fixed', () => {
    const running = job('running', 3, { cases: [['b', 'p']], isRunning: true })
    const { view } = viewOf([before, running])
    expect(findChange(view, { job: running })).toMatchObject({ counts: noChanges(), net: -2 })
    const failing = job('failing', 3, { cases: [['a', 'f']], isRunning: true })
    expect(findChange(viewOf([before, failing]).view, { job: failing }).counts?.new).toBe(1)
  })

  test.each<[string, Partial<ChangeQuestion>, string[]]>([
    ['somebody waits', {}, ['results own now', 'results before now']],
    ['for a glance, too', { isGlance: true }, ['results own now', 'results before now']],
    ['ahead', { isAhead: true }, ['results own ahead', 'results before ahead']],
  ])('waits for the cases of both jobs: %s', (_, of, wants) => {
    const { told, wanted } = change(of, { lacks: ['own', 'before'] })
    expect(told).toMatchObject({ state: undefined, net: 1, counts: undefined })
    expect(wanted).toEqual(wants)
  })

  describe('of a job with very many cases', () => {
    const large = job('large', 3, { cases: [['a', 'f']], counts: [1001, 5] })
    const tell = (of: Partial<ChangeQuestion>) => {
      const { view, wanted } = viewOf([before, large], { lacks: ['large'] })
      return { told: findChange(view, { job: large, ...of }), wanted }
    }

    test('is told by its counts first', () => {
      const { told, wanted } = tell({})
      expect(told).toMatchObject({ state: 'net', net: 3 })
      expect(wanted).toEqual(['results large now'])
      expect(tell({ isGlance: true }).wanted).toEqual(['results large ahead'])
    })

    test('reads nothing for a line, and tells nothing by counts where some do not count', () => {
      expect(tell({ isLine: true })).toMatchObject({ told: { state: 'net' }, wanted: [] })
      expect(tell({ naMode: true }).told.state).toBeUndefined()
    })
  })

  test('of a line without a failure reads nothing, and is told by counts', () => {
    const fine = job('fine', 3, { cases: [['b', 'p']] })
    const { view, wanted } = viewOf([before, fine], { lacks: ['fine'] })
    expect(findChange(view, { job: fine, isLine: true })).toMatchObject({ state: 'net', net: -2 })
    expect(wanted).toEqual([])
    expect(findChange(view, { job: fine }).state).toBeUndefined()
    expect(wanted).toEqual(['results fine now'])
  })

  describe('with equal cases in two suites', () => {
    const was = job('was', 1, {
      cases: [
        ['a', 'p', 'one'],
        ['a', 'f', 'two'],
      ],
    })
    const is = job('is', 2, {
      cases: [
        ['a', 'f', 'one'],
        ['a', 'p', 'two'],
      ],
    })
    const ask = (of: Partial<ChangeQuestion>, isPlaced: boolean) => {
      const { view, wanted } = viewOf([was, is], { isPlaced })
      return { told: findChange(view, { job: is, ...of }), wanted }
    }

    test('is told suite by suite', () => {
      const { told } = ask({ rows: true }, true)
      expect(told.counts).toEqual({ ...noChanges(), new: 1, fixed: 1 })
      expect(told.rows?.map(({ kind, now }) => `${kind} ${now?.suiteId}`)).toEqual([
        'new one',
        'fixed two',
      ])
    })

    test('waits for the suites; a line does not, and is told by counts', () => {
      const { told, wanted } = ask({}, false)
      expect(told.state).toBeUndefined()
      expect(wanted).toEqual(['places is  now', 'places was  now'])
      expect(ask({ isLine: true }, false)).toMatchObject({
        told: { state: 'net', net: 0 },
        wanted: [],
      })
    })
  })

  describe('in N/A mode', () => {
    const was = job('was', 1, {
      cases: [
        ['a', 'p'],
        ['b', 'p'],
      ],
      available: 1,
    })
    const is = job('is', 2, {
      cases: [
        ['a', 'f'],
        ['b', 'f'],
      ],
      available: 1,
    })
    const ask = (marks: Marks | undefined, of: readonly JobHeader[] = [was, is]) => {
      const { view, wanted } = viewOf(of, { marks })
      return { told: findChange(view, { job: is, naMode: true }), wanted }
    }
    const marksOf = (marked: Record<string, string[]>, suites: number): Marks => ({
      marked: new Map(Object.entries(marked).map(([id, ids]) => [id, new Set(ids)])),
      suites: new Map(Object.keys(marked).map((id) => [id, suites])),
    })

    test('leaves out what is marked, in all suites or in its own', () => {
      expect(ask(marksOf({ b: ['only'] }, 1)).told.counts?.new).toBe(1)
      expect(ask(marksOf({ b: ['only'] }, 2)).told.counts?.new).toBe(1)
      expect(ask(marksOf({ b: ['another'] }, 2)).told.counts?.new).toBe(2)
      expect(ask(marksOf({}, 1)).told.counts?.new).toBe(2)
    })

    test('waits for the marks, of jobs that have some', () => {
      const { told, wanted } = ask(undefined)
      expect(told.state).toBeUndefined()
      expect(wanted).toEqual(['marks is', 'marks was'])
      const plain = job('plain', 1, { cases: [['a', 'p']] })
      expect(ask(undefined, [plain, is]).wanted).toEqual(['marks is'])
    })
  })

  describe('with cases that come and go', () => {
    const runs = [...'pfpfpf'].map((end, at) =>
      job(`run ${at}`, at + 1, {
        cases: [
          ['flaky', end as 'p' | 'f'],
          ['b', at === 5 ? 'f' : 'p'],
        ],
      }),
    )
    const last = runs.at(-1) as JobHeader

    test('does not count them as new', () => {
      const { view } = viewOf(runs)
      const { counts, isFlakyKnown } = findChange(view, { job: last })
      expect([counts?.flaky, counts?.new, isFlakyKnown]).toEqual([1, 1, true])
    })

    test('counts them as new until it is known', () => {
      const { view, wanted } = viewOf(runs, { lacks: ['run 1', 'run 3'] })
      const { counts, isFlakyKnown } = findChange(view, { job: last })
      expect([counts?.flaky, counts?.new, isFlakyKnown]).toEqual([0, 2, false])
      expect(wanted).toEqual(['results run 1 now', 'results run 3 now'])
      const glance = viewOf(runs, { lacks: ['run 1', 'run 3'] })
      findChange(glance.view, { job: last, isGlance: true })
      expect(glance.wanted).toEqual(['results run 1 ahead', 'results run 3 ahead'])
      const line = viewOf(runs, { lacks: ['run 1', 'run 3'] })
      expect(findChange(line.view, { job: last, isLine: true }).isFlakyKnown).toBe(false)
      expect(line.wanted).toEqual([])
    })
  })
})

describe('the last runs of cases', () => {
  const keyOf = (scenario: string) =>
    caseKeyOf({ scenario: { id: scenario }, scenarioParameters: {} })
  const old = job('old', 1, {
    cases: [
      ['a', 'p', 'one'],
      ['a', 'f', 'two'],
      ['a', 'f', 'two'],
      ['b', 'c'],
    ],
  })
  const own = job('own', 2, {
    cases: [
      ['a', 'f', 'one'],
      ['b', 'f'],
    ],
  })
  const ask = (of: object, options?: Parameters<typeof viewOf>[1]) => {
    const { view, wanted } = viewOf([old, own], options)
    const cases = [
      { key: keyOf('a'), suiteId: 'one' },
      { key: keyOf('a'), suiteId: 'three' },
      { key: keyOf('a') },
      { key: keyOf('b') },
      { key: keyOf('none') },
    ]
    return { told: findHistories(view, { job: own, limit: 5, cases, ...of }), wanted }
  }

  test('are those of their suites, or of all equal ones together', () => {
    const { told } = ask({})
    const { passed, failed, canceled } = outcome
    expect(told.runs.map(({ jobId }) => jobId)).toEqual(['old', 'own'])
    expect([...told.cells]).toEqual([
      ...[passed, failed],
      ...[cell.absent, failed],
      ...[cell.mixed, failed],
      ...[canceled, failed],
      ...[cell.absent, cell.absent],
    ])
    expect([told.failed[4], told.total[4]]).toEqual([2, 3])
    expect([told.failed[0], told.total[0]]).toEqual([0, 0])
    // The mean of the three, and of one.
    expect([told.seconds[4], told.seconds[1]]).toEqual([2, 1])
    expect(told.seconds[8]).toBeNaN()
    expect(told.isCertain).toBe(true)
  })

  test('wait for the suites, but not at a glance', () => {
    const exact = ask({}, { isPlaced: false })
    expect([...exact.told.cells].slice(0, 6)).toEqual([
      ...[cell.unknown, outcome.failed],
      ...[cell.unknown, outcome.failed],
      ...[cell.mixed, outcome.failed],
    ])
    expect(exact.wanted).toEqual(['place old a one', 'place old a three'])
    const glance = ask({ isGlance: true }, { isPlaced: false })
    expect([...glance.told.cells].slice(0, 2)).toEqual([cell.mixed, outcome.failed])
    expect(glance.wanted).toEqual([])
  })

  test('are unknown of a run that is not read', () => {
    const { told, wanted } = ask({}, { lacks: ['old'], isCovered: false })
    expect(told.isCertain).toBe(false)
    expect([...told.cells].filter((_, at) => at % 2 === 0)).toEqual(Array(5).fill(cell.unknown))
    expect(wanted).toEqual(['covered all now', 'results old now'])
  })

  test('are as many as are asked for', () => {
    const { told, wanted } = ask({ limit: 1 }, { isCovered: false })
    expect(told.runs.map(({ jobId }) => jobId)).toEqual(['own'])
    expect(wanted).toEqual(['covered some now'])
  })
})

describe('the last pass of a case', () => {
  const key = caseKeyOf({ scenario: { id: 'a' }, scenarioParameters: {} })
  const own = job('own', 25, { branch: 'topic', cases: [['a', 'f']] })
  const [onMain, older] = [
    job('on main', 24, { cases: [['a', 'p']] }),
    job('older', 3, { branch: 'topic', cases: [['a', 'p']] }),
  ]
  const ask = (
    jobs: readonly JobHeader[],
    options?: Parameters<typeof viewOf>[1],
    suiteId?: string,
  ) => {
    const { view, wanted } = viewOf(jobs, options)
    return { told: findLastPass(view, { job: own, key, suiteId }), wanted }
  }

  test('is that on the branch, else on another one', () => {
    expect(ask([own, onMain, older]).told).toEqual({
      pass: { job: older, id: 'older 0' },
      isAll: false,
    })
    expect(ask([own, onMain]).told.pass).toEqual({ job: onMain, id: 'on main 0' })
    expect(ask([own]).told).toEqual({ pass: null, isAll: true })
  })

  test('is not told while a newer one may come', () => {
    const some = ask([own, older], { isCovered: false })
    expect(some.told.pass).toBeUndefined()
    expect(some.wanted).toEqual(['covered some now'])
    // The branch may have one that is older.
    expect(ask([own, onMain], { isCovered: false }).wanted).toEqual(['covered all now'])
    expect(ask([own], { isCovered: false })).toMatchObject({
      told: { pass: undefined },
      wanted: ['covered all now'],
    })
    const unread = ask([own, onMain, older], { lacks: ['older'] })
    expect(unread).toMatchObject({ told: { pass: undefined }, wanted: ['results older now'] })
  })

  test('is in no run in which it failed, did not run, or nothing passed', () => {
    const failed = job('failed', 4, {
      branch: 'topic',
      cases: [
        ['a', 'f'],
        ['b', 'p'],
      ],
    })
    const without = job('without', 5, { branch: 'topic', cases: [['b', 'p']] })
    const none = job('none', 6, { branch: 'topic', cases: [['a', 'f']] })
    const { told, wanted } = ask([own, none, without, failed, older], { lacks: ['none'] })
    expect(told.pass?.job).toBe(older)
    // Where nothing has passed, nothing is read.
    expect(wanted).toEqual([])
  })

  test('is that of its suite, where several ran it', () => {
    const two = job('two', 4, {
      branch: 'topic',
      cases: [
        ['a', 'f', 'one'],
        ['a', 'p', 'two'],
      ],
    })
    expect(ask([own, two], {}, 'two').told.pass).toEqual({ job: two, id: 'two 1' })
    expect(ask([own, two], {}, 'one').told.pass).toBeNull()
    expect(ask([own, two], {}).told.pass).toEqual({ job: two, id: 'two 1' })
    expect(ask([own, two], { isPlaced: false }, 'two')).toMatchObject({
      told: { pass: undefined },
      wanted: ['place two a two'],
    })
    expect(ask([own, older], { isPlaced: false }, 'two').told.pass?.job).toBe(older)
  })

  test('is looked for in twenty runs', () => {
    const failed = Array.from({ length: 20 }, (_, at) =>
      job(`run ${at}`, at + 4, {
        branch: 'topic',
        cases: [
          ['a', 'f'],
          ['b', 'p'],
        ],
      }),
    )
    expect(ask([own, ...failed]).told).toEqual({ pass: null, isAll: true })
    expect(ask([own, ...failed, older]).told).toEqual({ pass: null, isAll: false })
    expect(ask([own, ...failed], { isCovered: false }).wanted).toEqual(['covered some now'])
    const elsewhere = failed.with(
      0,
      job('run 0', 4, {
        cases: [
          ['a', 'f'],
          ['b', 'p'],
        ],
      }),
    )
    expect(ask([own, ...elsewhere], { isCovered: false }).wanted).toEqual(['covered all now'])
  })
})

describe('the standing of catalogs', () => {
  const runsOf = (ends: string, of: Given = {}, name = 'run') =>
    [...ends].map((end, at) =>
      job(`${name} ${at}`, at + 1, {
        ...of,
        cases: [
          ['a', end as 'p' | 'f'],
          ['fine', 'p'],
        ],
      }),
    )
  const ask = (jobs: readonly JobHeader[], options?: Parameters<typeof viewOf>[1]) => {
    const { view, wanted } = viewOf(jobs, options)
    return { told: findStanding(view, { branch: 'main', catalogIds: ['c'] }), wanted }
  }

  test('has what fails, since when, and when it passed last', () => {
    const runs = runsOf('ppff')
    const { told } = ask(runs)
    expect(told).toMatchObject({ flaky: [], catalogs: ['c'], isCertain: true })
    expect(told.failing).toMatchObject([
      {
        catalogId: 'c',
        jobId: 'run 3',
        id: 'run 3 0',
        scenario: 'Scenario a',
        since: { jobId: 'run 2' },
        lastPass: { jobId: 'run 1' },
        inRow: 2,
        isOlder: false,
        runs: [0, 0, 1, 1],
      },
    ])
    expect(ask(runsOf('ppfp')).told.failing).toEqual([])
  })

  test('tells that it may fail for longer than the last ten runs', () => {
    expect(ask(runsOf('f'.repeat(10))).told.failing).toMatchObject([
      { inRow: 10, isOlder: true, lastPass: undefined },
    ])
    expect(ask(runsOf('f'.repeat(9))).told.failing).toMatchObject([{ isOlder: false }])
    expect(ask(runsOf(`p${'f'.repeat(9)}`)).told.failing).toMatchObject([{ isOlder: false }])
  })

  test('has what comes and goes, also where it passed last', () => {
    const { told } = ask(runsOf('fpfp'))
    expect(told.failing).toEqual([])
    expect(told.flaky).toMatchObject([
      { scenarioId: 'a', since: { jobId: 'run 3' }, inRow: 0, lastPass: undefined },
    ])
    expect(ask(runsOf('pfpf')).told.flaky).toMatchObject([
      { since: { jobId: 'run 3' }, inRow: 1, lastPass: { jobId: 'run 2' } },
    ])
  })

  test('is that of the branch, in jobs that were tested', () => {
    const { told } = ask([
      ...runsOf('pf'),
      job('topic', 20, { branch: 'topic', cases: [['b', 'f']] }),
      job('running', 21, { cases: [['b', 'f']], isRunning: true }),
    ])
    expect(told.failing.map(({ jobId }) => jobId)).toEqual(['run 1'])
  })

  test('is not certain before all runs are read, and reads them when nobody waits', () => {
    const unread = ask(runsOf('pf'), { lacks: ['run 0'] })
    expect(unread.told).toMatchObject({ failing: [], catalogs: [] })
    expect(unread.wanted).toEqual(['results run 0 ahead'])
    const uncovered = ask(runsOf('pf'), { isCovered: false })
    expect(uncovered.told).toMatchObject({ failing: [], catalogs: [], isCertain: false })
    expect(uncovered.wanted).toEqual(['covered all ahead'])
  })

  test('of a catalog without a run is nothing once all jobs are read', () => {
    const all = ask([])
    expect(all.told).toEqual({ failing: [], flaky: [], catalogs: [], isCertain: true })
    expect(all.wanted).toEqual(['all ahead'])
    expect(ask([], { isWhole: false }).told.isCertain).toBe(false)
  })

  test('begins with what fails for longest, and with what changed last', () => {
    const cases = (
      long: 'p' | 'f',
      short: 'p' | 'f',
      flaky: 'p' | 'f',
      late: 'p' | 'f',
    ): Given => ({
      cases: [
        ['short', short],
        ['long', long],
        ['flaky', flaky],
        ['late', late],
      ],
    })
    const runs = [
      cases('p', 'p', 'p', 'p'),
      cases('f', 'p', 'f', 'f'),
      cases('f', 'p', 'p', 'p'),
      cases('f', 'f', 'f', 'f'),
      cases('f', 'f', 'f', 'p'),
    ].map((given, at) => job(`run ${at}`, at + 1, given))
    const { failing, flaky } = ask(runs).told
    expect(failing.map(({ scenarioId }) => scenarioId)).toEqual(['long', 'short'])
    expect(flaky.map(({ scenarioId }) => scenarioId)).toEqual(['late', 'flaky'])
  })
})

test('what is known alone reads nothing, and older jobs are read where all of them are wanted', () => {
  const jobs = [
    job('before', 1, { cases: [['a', 'p']] }),
    job('own', 2, { cases: [['a', 'f']] }),
  ] as const
  const { view, wanted } = viewOf(jobs, { lacks: ['own'] })
  expect(answers.change(view, { job: jobs[1], isKnown: true }).state).toBeUndefined()
  expect(wanted).toEqual([])
  answers.change(view, { job: jobs[1] })
  expect(wanted.splice(0)).toEqual(['results own now'])
  expect(answers.baseline(view, { job: jobs[1] }).baseline?.job).toBe(jobs[0])
  expect(answers.jobs(view, { whole: false })).toBe(view.reach)
  answers.jobs(view, { whole: true })
  expect(wanted).toEqual(['head', 'all now'])
})
