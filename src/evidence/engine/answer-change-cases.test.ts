import { describe, expect, test } from 'vitest'
import { type Given, job, type Made, viewOf } from '../testing/made-view.ts'
import { type ChangeQuestion, findChange } from './answer-change.ts'
import { noChanges } from './case-changes.ts'
import type { JobHeader } from './job-header.ts'
import type { Marks } from './view.ts'

type Options = NonNullable<Parameters<typeof viewOf>[1]>

describe('the change of a job', () => {
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
      const told = (of: Given, ...lacksWhole: string[]) => {
        const now = job('is', 2, { cases: turned, ...of })
        const { view, wanted } = viewOf([was, now], { lacksWhole })
        return [findChange(view, { job: now }).state, wanted]
      }
      expect(told({}, 'is a', 'was a')).toEqual(['counts', []])
      for (const lacking of [['is a', 'was a'], ['is a'], ['was a']]) {
        const wants = lacking.map((each) => `places ${each} now`)
        expect(told({ version: '2' }, ...lacking)).toEqual([undefined, wants])
      }
      expect(told({ version: '2' })).toEqual(['counts', []])
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
      const failing = [...'pfpff'].map((end, at) =>
        job(`run ${at}`, at + 1, { cases: [['b', end as 'p' | 'f']] }),
      )
      const { view, wanted } = viewOf(failing, { lacks: ['run 1'] })
      findChange(view, { job: failing[4] as JobHeader, rows: true })
      expect(wanted).toEqual([])
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
