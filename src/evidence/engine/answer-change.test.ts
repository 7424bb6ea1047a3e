import { describe, expect, test } from 'vitest'
import { type Given, job, type Made, viewOf } from '../testing/made-view.ts'
import { type ChangeQuestion, findBaseline, findChange } from './answer-change.ts'
import { noChanges, outcome } from './case-changes.ts'
import type { JobHeader } from './job-header.ts'
import type { Marks } from './view.ts'

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

type Options = NonNullable<Parameters<typeof viewOf>[1]>

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
    expect(rows.map(({ varying }) => varying)).toEqual(Array(5).fill([]))
    expect(row('added')?.before).toBeUndefined()
    expect(row('removed')?.now).toBeUndefined()
  })

  test('names the parameters in which a case differs from others of its scenario, in either job', () => {
    const speed = (value: string, end: 'p' | 'f'): Made => [
      'a',
      end,
      undefined,
      undefined,
      { speed: value, weather: 'rain' },
    ]
    const [was, is] = [
      job('was', 1, { cases: [speed('30', 'p'), speed('40', 'p')], isUntimed: true }),
      job('is', 2, { cases: [speed('30', 'f')], isUntimed: true }),
    ]
    const { rows } = findChange(viewOf([was, is]).view, { job: is, rows: true })
    expect(rows?.map(({ kind, varying }) => [kind, varying])).toEqual([
      ['new', ['speed=30']],
      ['removed', ['speed=40']],
    ])
    expect(rows?.[0]?.now?.seconds).toBeUndefined()
  })

  test('has the largest group of new failures first', () => {
    const [was, is] = [
      job('was', 1, { cases: ['a', 'b', 'c', 'd'].map((id) => [id, 'p'] as const) }),
      job('is', 2, {
        cases: [
          ['a', 'f', undefined, 'Hit a van'],
          ['b', 'f'],
          ['c', 'f', undefined, 'Stopped 3 m too late'],
          ['d', 'f', undefined, 'Stopped 12 m too late'],
        ],
      }),
    ]
    const { groups } = findChange(viewOf([was, is]).view, { job: is })
    expect(groups.map(({ message, count, id }) => [message, count, id])).toEqual([
      ['Stopped {n} m too late', 2, 'is 2'],
      ['Hit a van', 1, 'is 0'],
      ['No message from the evaluator', 1, 'is 1'],
    ])
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
      expect(told).toMatchObject({ state: 'net', net: 3, isFlakyKnown: false, groups: [] })
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

  test('of a line with failures reads the cases, and is not told by counts meanwhile', () => {
    for (const lacks of [['own'], ['before']]) {
      const { told, wanted } = change({ isLine: true }, { lacks })
      expect([told.state, wanted]).toEqual([undefined, [`results ${lacks[0]} now`]])
    }
  })

  test('needs no suites where equal cases are told apart without', () => {
    const { told, wanted } = change({ rows: true }, { isPlaced: false })
    expect([told.state, wanted]).toEqual(['counts', []])
  })

  describe('with equal cases in two suites', () => {
    const was = job('was', 1, {
      cases: [
        ['a', 'p', 'one'],
        ['a', 'f', 'two'],
      ],
    })
    const turned: Made[] = [
      ['a', 'f', 'one'],
      ['a', 'p', 'two'],
    ]
    const is = job('is', 2, { cases: turned })
    const ask = (of: Partial<ChangeQuestion>, isPlaced: Options['isPlaced']) => {
      const { view, wanted } = viewOf([was, is], { isPlaced })
      return { told: findChange(view, { job: is, ...of }), wanted }
    }

    test('is told suite by suite', () => {
      const { told } = ask({ rows: true }, true)
      expect(told.counts).toEqual({ ...noChanges(), new: 1, fixed: 1 })
      expect(
        told.rows?.map(({ kind, now, before }) => [kind, now?.suiteId, before?.suiteId]),
      ).toEqual([
        // Suites that passed are not looked through.
        ['new', 'one', undefined],
        ['fixed', undefined, 'two'],
      ])
    })

    test('looks through all suites where they are not of one version', () => {
      const lacksWhole = ['is a', 'was a']
      const told = (isAs: Partial<Given>) => {
        const now = job('is', 2, { cases: turned, ...isAs })
        const { view, wanted } = viewOf([was, now], { lacksWhole })
        return [findChange(view, { job: now }).state, wanted]
      }
      expect(told({})).toEqual(['counts', []])
      expect(told({ version: '2' })).toEqual([undefined, ['places is a now', 'places was a now']])
    })

    test('looks through all suites where they ran more often in one of the jobs', () => {
      const more = job('more', 3, { cases: [...turned, ['a', 'p', 'three']] })
      const ask = (of: Options) => {
        const { view, wanted } = viewOf([was, is, more], of)
        return [findChange(view, { job: more, against: 'was' }).counts, wanted]
      }
      expect(ask({ lacksWhole: ['more a'] })).toEqual([undefined, ['places more a now']])
      expect(ask({ lacksWhole: ['was a'] })).toEqual([undefined, ['places was a now']])
      expect(ask({})).toEqual([{ ...noChanges(), new: 1, fixed: 1, added: 1 }, []])
    })

    test('waits for the suites; a line does not, and is told by counts', () => {
      const { told, wanted } = ask({}, false)
      expect(told.state).toBeUndefined()
      expect(wanted).toEqual(['places is  now', 'places was  now'])
      for (const placed of ['is', 'was']) {
        expect(ask({}, [placed]).told.state).toBeUndefined()
      }
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
    const ask = (
      marks: Marks | undefined,
      of: readonly JobHeader[] = [was, is],
      options: Options = {},
    ) => {
      const { view, wanted } = viewOf(of, { marks, ...options })
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
      const told = ask(marksOf({ b: ['only'] }, 1), [was, is], { isCovered: false })
      expect(told.told.counts?.new).toBe(1)
    })

    test('waits for the suites only where a scenario is marked in some of them', () => {
      const in1 = ask(marksOf({ b: ['only'] }, 1), [was, is], { isPlaced: false })
      expect([in1.told.counts?.new, in1.wanted]).toEqual([1, []])
      const in2 = ask(marksOf({ b: ['only'] }, 2), [was, is], { isPlaced: false })
      expect([in2.told.state, in2.wanted]).toEqual([
        undefined,
        ['places is b now', 'places was b now'],
      ])
    })

    test('counts all where the report does not tell how many are left', () => {
      const [before, now] = [
        job('before', 1, { cases: [['a', 'p']], available: null }),
        job('now', 2, { cases: [['a', 'f']], available: null }),
      ]
      const { view, wanted } = viewOf([before, now])
      expect(findChange(view, { job: now, naMode: true }).state).toBeUndefined()
      expect(wanted).toEqual(['marks now', 'marks before'])
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

    test('tells that of what passes only where it is listed', () => {
      const calm = [...'pfpfpp'].map((end, at) =>
        job(`run ${at}`, at + 1, {
          cases: [
            ['flaky', end as 'p' | 'f'],
            ['b', 'f'],
          ],
        }),
      )
      const of = (rows: boolean, lacks: string[] = []) => {
        const { view, wanted } = viewOf(calm, { lacks })
        const { counts } = findChange(view, { job: calm[5] as JobHeader, rows })
        return [counts?.flaky, counts?.passing, wanted]
      }
      expect(of(true)).toEqual([1, 0, []])
      expect(of(false)).toEqual([0, 1, []])
      // What fails as before, or was fixed, comes and goes or not: it is told as it is.
      expect(of(false, ['run 1'])).toEqual([0, 1, []])
      expect(of(true, ['run 1'])).toEqual([0, 1, ['results run 1 now']])
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
