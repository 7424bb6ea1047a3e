import { describe, expect, test } from 'vitest'
import { job, type Made, viewOf } from '../testing/made-view.ts'
import { findFlaky, findRuns } from './case-ends.ts'
import type { JobHeader } from './job-header.ts'
import { rowsOfKey } from './job-results.ts'

type Options = Parameters<typeof viewOf>[1]

/** Runs of a case `a`, the oldest first: each passed or failed, or `-` where it was not in it, beside one that passes. */
const runsOf = (ends: string) =>
  [...ends].map((end, at) =>
    job(`run ${at}`, at + 1, {
      cases: [
        ...(end === '-' ? [] : ([['a', end as 'p' | 'f' | 'c']] as const)),
        ['fine', 'p'] as const,
      ],
    }),
  )

/** Whether the cases of a scenario come and go by the last of some jobs, by their suites. */
const ask = (jobs: readonly JobHeader[], options?: Options, scenario = 'a') => {
  const own = jobs.at(-1) as JobHeader
  const { view, wanted } = viewOf(jobs, options)
  const results = viewOf(jobs, { ...options, lacks: [] }).view
  const found = view.held(own) ?? results.held(own)
  const keys = [...new Set(found?.keys)].filter((key) =>
    view.texts.textOf(key).includes(`"${scenario}"`),
  )
  const { isFlaky, isKnown } = findFlaky(view, own, keys, 'now')
  const flaky = keys.flatMap((key) =>
    found && isFlaky ? rowsOfKey(found, key).map((row) => isFlaky(key, row)) : [],
  )
  return { flaky, isKnown, wanted }
}

describe('a case', () => {
  test.each([
    ['pfpf', true],
    ['fpfp', true],
    ['pfp', false],
    ['ppff', false],
    ['p-f-p-f', true],
    ['pcfcpc', false],
    ['ffffffffff', false],
    // Of eleven runs the first one is too old.
    ['pfppppppppf', false],
    ['ppfpppppppf', true],
  ])('that ended %s comes and goes: %s', (ends, expected) => {
    expect(ask(runsOf(ends))).toEqual({ flaky: [expected], isKnown: true, wanted: [] })
  })

  test('is told apart from nothing where none is asked for', () => {
    const { view, wanted } = viewOf(runsOf('pf'), { isCovered: false })
    const [, own] = runsOf('pf')
    expect(findFlaky(view, own as JobHeader, [], 'now')).toEqual({
      isFlaky: undefined,
      isKnown: true,
    })
    expect(wanted).toEqual([])
  })

  test('is not known before all jobs up to it are', () => {
    const { isKnown, wanted } = ask(runsOf('pfpf'), { isCovered: false })
    expect([isKnown, wanted]).toEqual([false, ['covered all now']])
  })

  test.each<[string, string, string[], string[]]>([
    ['can still change three times', 'ffpf', ['run 0', 'run 1'], ['run 0', 'run 1']],
    ['can change two times at most', 'fppf', ['run 0'], []],
    ['can change two times at most', 'ffff', ['run 2'], []],
    ['can change three times by one run', 'fpff', ['run 2'], []],
  ])('that %s in %s is read, or not: %j', (_, ends, lacks, wants) => {
    const { isKnown, wanted } = ask(runsOf(ends), { lacks })
    expect([wanted, isKnown]).toEqual([wants.map((id) => `results ${id} now`), wants.length === 0])
  })
})

describe('a run that is not read, but in which all have passed', () => {
  const run = (at: number, ...cases: Made[]) => job(`run ${at}`, at + 1, { cases })
  const [failed, fine]: [Made, Made] = [
    ['a', 'f'],
    ['a', 'p'],
  ]

  test('is read where the case could come and go by it', () => {
    const runs = [run(0, failed), run(1, fine), run(2, failed), run(3, fine)]
    expect(ask(runs, { lacks: ['run 1'] })).toEqual({
      flaky: [],
      isKnown: false,
      wanted: ['results run 1 now'],
    })
  })

  test('has not failed', () => {
    const runs = [run(0, fine), run(1, fine), run(2, fine), run(3, failed)]
    const lacks = ['run 0', 'run 1', 'run 2']
    expect(ask(runs, { lacks })).toEqual({ flaky: [false], isKnown: true, wanted: [] })
  })

  test('is read only once the others are, should the case still be able to', () => {
    const runs = [run(0, failed), run(1, fine), run(2, failed), run(3, fine), run(4, failed)]
    expect(ask(runs, { lacks: ['run 0', 'run 1', 'run 2', 'run 3'] }).wanted).toEqual([
      'results run 0 now',
      'results run 2 now',
    ])
    // Of these the middle one has passed, so that the run before it makes no difference.
    const calm = [run(0, fine), run(1, failed, ['b', 'f']), run(2, failed), run(3, failed)]
    expect(ask(calm, { lacks: ['run 0'] })).toMatchObject({ isKnown: true, wanted: [] })
  })
})

describe('equal cases in several suites', () => {
  /**
   * Runs in which the case ended in suite `one`, `two` and so on, the oldest first: `-` where the suite was not among
   * them, `.` where it ran without the case.
   */
  const inSuites = (ends: readonly string[], versions: readonly string[] = []) =>
    [...(ends[0] ?? '')].map((_, at) =>
      job(`run ${at}`, at + 1, {
        cases: ends.flatMap((own, place): Made[] => {
          const suite = ['one', 'two', 'three'][place] ?? ''
          const end = own[at] as 'p' | 'f' | 'c' | '-' | '.'
          if (end === '-') return []
          return [...(end === '.' ? [] : [['a', end, suite] as const]), ['other', 'f', suite]]
        }),
        ...(versions[at] && { version: versions[at] }),
      }),
    )

  test('have a history each, also where their suite is not told since it passed', () => {
    expect(ask(inSuites(['pfpf', 'ffff'])).flaky).toEqual([true, false])
    expect(ask(inSuites(['pfpfpf', 'fpfpff'])).flaky).toEqual([true, true])
    expect(ask(inSuites(['pfpp', 'fpff'])).flaky).toEqual([false, false])
  })

  test('that ended alike in a run are told of each, whichever of them ran', () => {
    expect(ask(inSuites(['pppf', 'pffp', '-ff-'])).flaky).toEqual([false, false])
    expect(ask(inSuites(['p-pf', 'ffff'])).flaky).toEqual([true, false])
  })

  test('have no end in a run in which only others were', () => {
    // In the second run, those of the other suites tell nothing of the first one.
    for (const end of ['-', '.']) {
      const none = inSuites([`f${end}fp`, 'ffff', 'pppf'])
      expect(ask(none).flaky).toEqual([false, false, false])
      const last = inSuites(['pfpp', 'ffff', `f${end}fp`])
      expect(ask(last).flaky).toEqual([false, false, false])
    }
    // Nor do several in its own suite that ended differently.
    const twice = inSuites(['pppf', 'ffff']).map((run, at) =>
      at === 1
        ? job('run 1', 2, {
            cases: [
              ['a', 'p', 'one'],
              ['a', 'f', 'one'],
              ['a', 'f', 'two'],
            ],
          })
        : run,
    )
    expect(ask(twice).flaky).toEqual([false, false])
  })

  test('wait for the suites of the runs that need them, and of the job itself first', () => {
    const runs = inSuites(['pffpf', 'fffff'])
    const none = ask(runs, { isPlaced: false })
    expect([none.isKnown, none.wanted]).toEqual([
      false,
      ['places run 4 a now', 'places run 0  now', 'places run 3  now'],
    ])
    const some = ask(runs, { isPlaced: ['run 4', 'run 0'] })
    expect([some.isKnown, some.wanted]).toEqual([false, ['places run 3  now']])
    const lacking = ask(runs, { isPlaced: ['run 0', 'run 3'] })
    expect([lacking.isKnown, lacking.wanted]).toEqual([false, ['places run 4 a now']])
  })

  test('of a suite of another version are looked for in all suites of that run', () => {
    const runs = inSuites(['pfpf', 'ffff'], ['2', '1', '2', '1'])
    const lacksWhole = ['run 0 a', 'run 2 a']
    expect(ask(runs, { lacksWhole }).wanted).toEqual(['places run 0 a now', 'places run 2 a now'])
    expect(ask(runs).flaky).toEqual([true, false])
    expect(ask(inSuites(['pfpf', 'ffff']), { lacksWhole }).wanted).toEqual([])
  })
})

describe('the last runs of a job', () => {
  test('are certain without a branch: it has none in common with others', () => {
    const own = job('own', 3, { branch: undefined })
    const { view, wanted } = viewOf([own, job('old', 1, { branch: undefined })], {
      isCovered: false,
    })
    expect(findRuns(view, own, 5)).toEqual({ runs: [own], isCertain: true })
    expect(wanted).toEqual([])
  })

  test('are certain down to the oldest of as many as are asked for', () => {
    const runs = runsOf('ppp')
    const from = (limit: number) => {
      const { view, wanted } = viewOf(runs, { isCovered: false })
      const found = findRuns(view, runs[2] as JobHeader, limit, 'ahead')
      return [found.runs.length, found.isCertain, ...wanted]
    }
    expect(from(2)).toEqual([2, false, 'covered some ahead'])
    expect(from(3)).toEqual([3, false, 'covered some ahead'])
    expect(from(4)).toEqual([3, false, 'covered all ahead'])
  })
})
