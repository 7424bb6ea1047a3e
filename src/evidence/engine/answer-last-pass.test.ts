import { describe, expect, test } from 'vitest'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { job, viewOf } from '../testing/made-view.ts'
import { findLastPass } from './answer-last-pass.ts'
import type { JobHeader } from './job-header.ts'

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
    expect(some.told).toEqual({ pass: undefined, isAll: false })
    expect(some.wanted).toEqual(['covered some now'])
    const failed = [2, 1].map((day) =>
      job(`failed ${day}`, day, { branch: 'topic', cases: [['a', 'f']] }),
    )
    expect(ask([own, ...failed], { isCovered: false }).wanted).toEqual(['covered all now'])
    // The branch may have one that is older.
    expect(ask([own, onMain], { isCovered: false }).wanted).toEqual(['covered all now'])
    expect(ask([own], { isCovered: false })).toMatchObject({
      told: { pass: undefined },
      wanted: ['covered all now'],
    })
    const unread = ask([own, onMain, older], { lacks: ['older'] })
    expect(unread).toMatchObject({ told: { pass: undefined }, wanted: ['results older now'] })
  })

  test('of a job without a branch is on whatever branch', () => {
    const bare = job('bare', 25, { branch: undefined, cases: [['a', 'f']] })
    const other = job('other', 24, { branch: undefined, cases: [['a', 'p']] })
    const { view, wanted } = viewOf([bare, other], { isCovered: false })
    expect(findLastPass(view, { job: bare, key }).pass).toBeUndefined()
    expect(wanted).toEqual(['covered all now'])
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
