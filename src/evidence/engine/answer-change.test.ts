import { describe, expect, test } from 'vitest'
import { job, type Made, viewOf } from '../testing/made-view.ts'
import { type ChangeQuestion, findBaseline, findChange } from './answer-change.ts'
import { noChanges, outcome } from './case-changes.ts'

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

  test('is unknown as long as another job may be the baseline, and no case is read for it', () => {
    for (const isLine of [true, false]) {
      const { told, wanted } = change({ isLine }, { isCovered: false, lacks: ['own', 'before'] })
      expect(told).toMatchObject({ state: undefined, net: undefined, rows: undefined })
      expect(wanted).toEqual(['covered some now'])
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
})
