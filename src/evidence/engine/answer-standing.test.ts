import { describe, expect, test } from 'vitest'
import { type Given, job, viewOf } from '../testing/made-view.ts'
import { findStanding } from './answer-standing.ts'
import type { JobHeader } from './job-header.ts'

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

  test('has each of equal cases in two suites for itself', () => {
    const runs = [...'ppf'].map((end, at) =>
      job(`run ${at}`, at + 1, {
        cases: [
          ['a', 'p', 'one'],
          ['a', end as 'p' | 'f', 'two'],
        ],
      }),
    )
    expect(ask(runs).told.failing).toMatchObject([
      { id: 'run 2 1', inRow: 1, lastPass: { jobId: 'run 1' } },
    ])
    const twice = job('run 3', 4, {
      cases: [
        ['a', 'p', 'one'],
        ['a', 'f', 'two'],
      ],
    })
    expect(ask([...runs, twice]).told.failing).toMatchObject([
      { id: 'run 3 1', inRow: 2, since: { jobId: 'run 2' } },
    ])
  })

  test('has nothing of what was canceled last', () => {
    expect(ask(runsOf('pffc')).told.failing).toEqual([])
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
    // A canceled run is no change, and of rows since the same run the longer one comes first.
    const others = [
      ['f', 'p', 'p', 'p'],
      ['p', 'f', 'p', 'p'],
      ['f', 'p', 'f', 'f'],
      ['p', 'p', 'c', 'f'],
      ['c', 'f', 'f', 'f'],
      ['p', 'f', 'f', 'f'],
    ].map((row, at) =>
      job(`other ${at}`, at + 1, {
        cases: ['early', 'late', 'short', 'long'].map(
          (scenario, place) => [scenario, row[place] as 'p' | 'f' | 'c'] as const,
        ),
      }),
    )
    const { told } = ask(others)
    expect(told.flaky.map(({ scenarioId }) => scenarioId)).toEqual(['late', 'early'])
    expect(told.failing.map(({ scenarioId, inRow }) => [scenarioId, inRow])).toEqual([
      ['long', 4],
      ['short', 3],
    ])
  })
})
