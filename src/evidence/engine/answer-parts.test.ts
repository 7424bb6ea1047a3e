import { describe, expect, test } from 'vitest'
import { type Given, job, type Made, viewOf } from '../testing/made-view.ts'
import { findPartHistory, type PartHistory, type PartQuestion } from './answer-parts.ts'
import type { JobHeader } from './job-header.ts'

type Options = Parameters<typeof viewOf>[1]

const ask = (jobs: readonly JobHeader[], question: PartQuestion, options?: Options) => {
  const { view, wanted } = viewOf(jobs, options)
  return { told: findPartHistory(view, question), wanted }
}

/** Failed cases of all in each run, `-` where the thing was not in it, `?` while that is not known. */
const ends = ({ results }: PartHistory) =>
  results.map((each) => {
    if (each === undefined) return '?'
    return each === null ? '-' : `${each.failed}/${each.total}`
  })

const idsOf = ({ runs }: PartHistory) => runs.map(({ jobId }) => jobId)

describe('the last runs of a suite on the branch of a job', () => {
  const cases: Made[] = [
    ['a', 'f', 'one'],
    ['b', 'p', 'one'],
    ['a', 'p', 'two'],
  ]
  const first = job('first', 1, { cases })
  const without = job('without', 2, { cases: [['a', 'p', 'two']] })
  const untested = job('untested', 3, { isUntested: true })
  const own = job('own', 4, { cases })
  const elsewhere = job('elsewhere', 3, { cases, branch: 'topic' })
  const jobs = [first, without, elsewhere, own]
  const of = { job: own, suiteId: 'one', limit: 5 }

  test('are told with their reports; that of the job itself is on its page', () => {
    const { told, wanted } = ask([...jobs, untested], of)
    expect(idsOf(told)).toEqual(['first', 'without', 'own'])
    expect(ends(told)).toEqual(['1/2', '-', '?'])
    expect(told.results[0]?.status).toBe('failed')
    expect(told.reports).toEqual([{ suiteReportId: 'first one' }, undefined, undefined])
    expect(told).toMatchObject({ isCertain: true, isAll: true })
    expect(wanted).toEqual([])
  })

  test('are not all where there are more, or may be', () => {
    expect(ask(jobs, { ...of, limit: 3 }).told).toMatchObject({ isCertain: true, isAll: false })
    expect(ask(jobs, of, { isCovered: false }).told).toMatchObject({
      isCertain: false,
      isAll: false,
    })
  })

  test('are those of a scenario in it, in full', () => {
    const { told, wanted } = ask(jobs, { ...of, scenarioId: 'a' })
    expect(ends(told)).toEqual(['1/1', '-', '?'])
    expect(told.reports[0]).toEqual({ suiteReportId: 'first one', specReportId: 'first one a' })
    expect(ends(ask(jobs, { ...of, scenarioId: 'b' }).told)).toEqual(['0/1', '-', '?'])
    expect(ends(ask(jobs, { ...of, scenarioId: 'none' }).told)).toEqual(['-', '-', '?'])
    expect(wanted).toEqual([])
  })

  test('wait for the lists of each run', () => {
    const suites = ask(jobs, of, { lacksParts: ['first'] })
    expect([ends(suites.told), suites.wanted]).toEqual([['?', '-', '?'], ['parts first now']])
    const specs = ask(jobs, { ...of, scenarioId: 'a' }, { lacksParts: ['first one'] })
    expect([ends(specs.told), specs.wanted]).toEqual([['?', '-', '?'], ['parts first one now']])
  })

  test('of a job that is running leave out what it has not told', () => {
    const running = job('running', 5, { cases, isRunning: true })
    const { told, wanted } = ask([...jobs, running], { ...of, job: running })
    expect(idsOf(told)).toEqual(['first', 'without', 'own', 'running'])
    expect(ends(told)).toEqual(['1/2', '-', '1/2', '?'])
    expect(wanted).toEqual([])
  })
})

const place = (suiteId: string, catalogId = 'c') => ({ suiteId, catalogId, versionId: '1' })

describe('the newest runs of a suite, on whatever branch', () => {
  const runs = [
    job('a', 1, { cases: [['s', 'p', 'one']] }),
    job('b', 2, { cases: [['s', 'f', 'one']], branch: 'topic' }),
    job('other', 3, { cases: [['s', 'p', 'one']], catalog: 'd' }),
    job('none', 4, { isUntested: true }),
    job('c', 5, { cases: [['s', 'p', 'two']] }),
  ]
  const of = { places: [place('one')], limit: 10 }

  test('are those of tested jobs of the catalogs that run it, the oldest first', () => {
    const { told, wanted } = ask(runs, of)
    expect([idsOf(told), ends(told)]).toEqual([
      ['a', 'b', 'c'],
      ['0/1', '1/1', '-'],
    ])
    expect(told.reports).toEqual([
      { suiteReportId: 'a one' },
      { suiteReportId: 'b one' },
      undefined,
    ])
    expect(told).toMatchObject({ isCertain: true, isAll: true })
    expect(wanted).toEqual(['head'])
    const both = ask(runs, { ...of, places: [place('one'), place('one', 'd'), place('two')] })
    expect([idsOf(both.told), ends(both.told)]).toEqual([
      ['a', 'b', 'other', 'c'],
      ['0/1', '1/1', '0/1', '0/1'],
    ])
  })

  test('are no more than are asked for, in each catalog and together', () => {
    const places = [place('one'), place('one', 'd')]
    expect(idsOf(ask(runs, { places, limit: 2 }).told)).toEqual(['other', 'c'])
    const { told } = ask(runs, { ...of, limit: 3 })
    expect([idsOf(told), told.isAll, told.isCertain]).toEqual([['a', 'b', 'c'], false, true])
  })

  test('are looked for only in places of their own catalog', () => {
    const both = { ...of, places: [place('two', 'd'), place('one')] }
    expect(ends(ask(runs, both).told)).toEqual(['0/1', '1/1', '-', '-'])
  })

  test('stop where a job may lack that is not read yet', () => {
    // Jobs are read down to the second day in one catalog.
    const isCovered = (from: number) => from >= Date.parse('2026-11-02')
    const { told, wanted } = ask(runs, of, { isCovered })
    expect([idsOf(told), ends(told)]).toEqual([
      ['b', 'c'],
      ['1/1', '-'],
    ])
    expect(told).toMatchObject({ isCertain: true, isAll: false })
    expect(wanted).toEqual(['head', 'covered all now'])
    const line = ask(runs, { ...of, isLine: true }, { isCovered })
    expect(line.wanted).toEqual(['head', 'covered all ahead'])
    // Of two catalogs, both have to be read.
    const both = { ...of, places: [place('one'), place('one', 'd')] }
    const one = ask(runs, both, { isCovered: (_, catalogId) => catalogId === 'c' })
    expect(one.told).toMatchObject({ runs: [], isCertain: false, isAll: false })
    const own = ask(runs, of, { isCovered: (_, catalogId) => catalogId === 'c' })
    expect(own.told).toMatchObject({ isCertain: true, isAll: true })
  })

  test('are none once all jobs are read, and not certain before', () => {
    expect(ask([], of).told).toEqual({
      runs: [],
      isCertain: true,
      isAll: true,
      results: [],
      reports: [],
    })
    expect(ask([], of, { isWhole: false }).told).toMatchObject({ isCertain: false, isAll: false })
    const never = ask(runs, { ...of, places: [place('three')] })
    expect(never.told).toMatchObject({ isCertain: true, isAll: true, results: [null, null, null] })
    const maybe = ask(runs, { ...of, limit: 2, places: [place('three')] })
    expect(maybe.told).toMatchObject({ isCertain: true, isAll: false })
  })

  test('are asked for at once until the last one is known, the others of a line ahead', () => {
    const lacksParts = ['a', 'b', 'c']
    expect(ask(runs, { ...of, isLine: true }, { lacksParts }).wanted).toEqual([
      'head',
      'parts c now',
      'parts b ahead',
      'parts a ahead',
    ])
    expect(ask(runs, { ...of, isLine: true }, { lacksParts: ['a', 'b'] }).wanted).toEqual([
      'head',
      'parts b now',
      'parts a ahead',
    ])
    expect(ask(runs, of, { lacksParts }).wanted).toEqual([
      'head',
      ...['c', 'b', 'a'].map((id) => `parts ${id} now`),
    ])
  })
})

describe('the newest runs of a scenario', () => {
  const passed: Given = {
    cases: [
      ['s', 'p', 'one'],
      ['s', 'p', 'one'],
      ['t', 'p', 'one'],
    ],
  }
  const failed: Given = { cases: [...(passed.cases ?? []), ['t', 'f', 'one']] }
  const of = { places: [place('one')], limit: 10, scenarioId: 's' }
  const brief = { status: 'succeeded', failed: 0, total: 0, seconds: undefined }

  test('read nothing of a suite that passed, if the version that ran holds it', () => {
    const runs = [job('a', 1, passed), job('b', 2, passed)]
    const lacksParts = ['a one', 'b one']
    const line = ask(runs, { ...of, isLine: true }, { lacksParts })
    expect(line.told.results).toEqual([brief, brief])
    expect(line.told.reports).toEqual([{ suiteReportId: 'a one' }, { suiteReportId: 'b one' }])
    expect(line.wanted).toEqual(['head'])
    // A page tells how many cases ran in the last one.
    expect(ask(runs, of, { lacksParts }).wanted).toEqual(['head', 'parts b one now'])
    expect(ends(ask(runs, of).told)).toEqual(['0/0', '0/2'])
  })

  test.each<[string, Given, PartQuestion]>([
    ['another version ran', { ...passed, version: '2' }, of],
    ['no version is known', passed, { ...of, places: [{ suiteId: 'one', catalogId: 'c' }] }],
    ['some case failed', failed, of],
  ])('read the scenarios where %s', (_, given, question) => {
    const runs = [job('a', 1, given)]
    const line = ask(runs, { ...question, isLine: true } as PartQuestion, { lacksParts: ['a one'] })
    expect([ends(line.told), line.wanted]).toEqual([['?'], ['head', 'parts a one now']])
    // It has passed, and so is not counted.
    expect(ask(runs, { ...question, isLine: true } as PartQuestion).told).toMatchObject({
      results: [brief],
      reports: [{ suiteReportId: 'a one', specReportId: 'a one s' }],
    })
  })

  test('read the scenarios of the suite whose version is not the known one', () => {
    const run = job('a', 1, { cases: [...(passed.cases ?? []), ['t', 'p', 'two']] })
    const lacksParts = ['a one', 'a two']
    const wants = (...versions: (string | undefined)[]) => {
      const places = versions.map((versionId, at) => ({
        suiteId: ['one', 'two'][at] ?? '',
        catalogId: 'c',
        ...(versionId !== undefined && { versionId }),
      }))
      const { wanted } = ask([run], { ...of, places, isLine: true }, { lacksParts })
      return wanted.slice(1)
    }
    expect(wants('1', '1')).toEqual([])
    expect(wants('0', '1')).toEqual(['parts a one now'])
    expect(wants('1', undefined)).toEqual(['parts a two now'])
  })

  test('count all cases of all suites where it failed in one of them', () => {
    const places = [place('one'), place('two')]
    const runOf = (id: string, day: number, end: 'p' | 'f') =>
      job(id, day, {
        cases: [
          ['s', 'p', 'one'],
          ['s', 'p', 'one'],
          ['s', end, 'two'],
          ['s', 'p', 'two'],
        ],
      })
    const runs = [runOf('a', 1, 'p'), runOf('b', 2, 'f')]
    const line = { ...of, places, isLine: true }
    const { told } = ask(runs, line)
    expect(ends(told)).toEqual(['0/0', '1/4'])
    // Several reports are none to lead to.
    expect(told.reports).toEqual([undefined, undefined])
    expect(ask(runs, line, { lacksParts: ['b one'] }).wanted).toEqual(['head', 'parts b one now'])
    expect(ends(ask(runs, line, { lacksParts: ['b one'] }).told)).toEqual(['0/0', '?'])
  })
})

describe('rows that are looked at together', () => {
  /** Ten jobs of each of some catalogs. */
  const jobsOf = (catalogs: number, given: Given = {}) =>
    Array.from({ length: catalogs * 10 }, (_, at) =>
      job(`job ${at}`, (at % 28) + 1, {
        cases: [['s', 'p', 'one']],
        catalog: `c${at % catalogs}`,
        ...given,
      }),
    )
  const row = (at: number, of: Partial<Extract<PartQuestion, { places: object }>> = {}) => ({
    places: [place('one', `c${at}`)],
    limit: 10,
    ...of,
  })
  const depth = (
    jobs: readonly JobHeader[],
    rows: readonly ReturnType<typeof row>[],
    options: Options = {},
  ) => {
    const lacksParts = jobs.map(({ jobId }) => jobId)
    const { wanted } = ask(jobs, rows[0] ?? row(0), { asked: rows, lacksParts, ...options })
    return wanted.filter((want) => want.startsWith('parts')).length
  }
  const rows = (count: number, of: Partial<Extract<PartQuestion, { places: object }>> = {}) =>
    Array.from({ length: count }, (_, at) => row(at, of))

  test('are read as far as fifty calls for all of them reach', () => {
    expect(depth(jobsOf(5), rows(5, { isLine: true }))).toBe(10)
    expect(depth(jobsOf(6), rows(6, { isLine: true }))).toBe(8)
    expect(depth(jobsOf(25), rows(25, { isLine: true }))).toBe(2)
    expect(depth(jobsOf(51), rows(51, { isLine: true }))).toBe(1)
  })

  test('share their lists in the same catalogs', () => {
    const same = Array.from({ length: 40 }, () => row(0, { isLine: true }))
    expect(depth(jobsOf(1), same)).toBe(10)
  })

  test('of a page are ten at least; lines and pages do not count for each other', () => {
    expect(depth(jobsOf(60), rows(60))).toBe(10)
    const page = [row(0, { isLine: true }), ...rows(60)]
    expect(depth(jobsOf(60), page)).toBe(10)
  })

  test('count what may stand on an older page, unless all jobs are read', () => {
    // All but the first catalog have a single job.
    const jobs = jobsOf(20).filter(({ catalog }, at) => catalog.id === 'c0' || at < 20)
    const lines = rows(20, { isLine: true })
    expect(depth(jobs, lines)).toBe(10)
    expect(depth(jobs, lines, { isWhole: false })).toBe(2)
  })

  describe('of scenarios', () => {
    const unlike: Given = { cases: [['s', 'f', 'one']] }
    const fine: Given = { cases: [['s', 'p', 'one']] }
    const fineElsewhere: Given = {
      cases: [
        ['s', 'p', 'one'],
        ['t', 'f', 'two'],
      ],
    }
    /** How many runs of a suite are read beside five rows of scenarios, whose lists have three pages each. */
    const beside = (given: Given, ids: readonly string[], isKnown: boolean) => {
      const jobs = jobsOf(6, given)
      const places = (at: number) => [
        ...ids.map((id) => ({ ...place(id, `c${at}`), scenarios: 250 })),
        // It runs in another catalog, too.
        { ...place('two', 'elsewhere'), scenarios: 250 },
      ]
      const others = [1, 2, 3, 4, 5].map((at) =>
        row(at, { isLine: true, scenarioId: 's', places: places(at) }),
      )
      const lacking = isKnown ? jobs.filter(({ catalog }) => catalog.id === 'c0') : jobs
      const lacksParts = lacking.map(({ jobId }) => jobId)
      return depth(jobs, [row(0, { isLine: true }), ...others], { lacksParts })
    }

    test.each<[string, Given, string[], boolean, number]>([
      ['the suite has passed', fine, ['one'], true, 8],
      ['another one has failed', fineElsewhere, ['one'], true, 8],
      ['the suite has not run', fine, ['two'], true, 8],
      ['nothing is known but that all have passed', fine, ['one'], false, 8],
      ['the suite has failed', unlike, ['one'], true, 2],
      ['another version has passed', { ...fine, version: '2' }, ['one'], true, 2],
      ['nothing is known but that some have failed', unlike, ['one'], false, 2],
      ['one of two suites has failed', fineElsewhere, ['one', 'two'], true, 1],
      ['nothing is known of two suites', unlike, ['one', 'two'], false, 1],
    ])('count the pages that have to be read where %s', (_, given, ids, isKnown, runs) => {
      expect(beside(given, ids, isKnown)).toBe(runs)
    })

    test('of a page, too, are read in full in the last run alone', () => {
      const jobs = Array.from({ length: 80 }, (_, at) =>
        job(`job ${at}`, (at % 28) + 1, { ...fine, catalog: `c${at % 2}` }),
      )
      const scenario = { ...place('one', 'c1'), scenarios: 250 }
      const pages = [
        row(0, { limit: 40 }),
        row(1, { limit: 40, scenarioId: 's', places: [scenario] }),
      ]
      const lacksParts = jobs.filter((_, at) => at % 2 === 0).map(({ jobId }) => jobId)
      // Five calls for the last runs of both, then two for each.
      expect(depth(jobs, pages, { lacksParts })).toBe(23)
    })
  })

  test('are not all told where fewer runs are read than there are', () => {
    const jobs = jobsOf(6)
    const lacksParts = jobs.map(({ jobId }) => jobId)
    const { told } = ask(jobs, row(0, { isLine: true, limit: 20 }), {
      asked: rows(6, { isLine: true }),
      lacksParts,
    })
    expect([told.runs.length, told.isAll]).toEqual([8, false])
  })
})
