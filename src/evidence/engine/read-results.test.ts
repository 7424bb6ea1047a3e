import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { madeCore, pageOf, report } from '../testing/made-engine.ts'
import { answers } from './answers.ts'
import { suiteOfRow } from './comparison-rule.ts'
import { type KeptStore, memoryStore } from './kept-store.ts'
import { createOtherTabs } from './other-tabs.ts'
import { viewFor } from './question-view.ts'
import { readCaseOf } from './read-case.ts'
import { createResultReader } from './read-results.ts'
import type { Want } from './view.ts'

const caseOf = (id: string, status: CaseReport['status'], scenario = 'a') =>
  partly<CaseReport>({
    id,
    status,
    scenario: { id: scenario, displayName: scenario },
    scenarioParameters: {},
    components: [],
    failureCauseLabels: [],
  })
const suiteOf = (id: string, failures: number) =>
  partly<SuiteReport>({
    id: `suite ${id}`,
    suite: { id, versionId: '1' },
    status: failures > 0 ? 'failed' : 'succeeded',
    caseResults: { totalCount: 1, failureCount: failures, successCount: 1 - failures },
  })
const specOf = (id: string, scenario: string, suite: string, unavailable = false, failures = 1) =>
  partly<SpecReport>({
    id,
    scenario: { id: scenario },
    suite: { id: suite },
    parents: { suiteReportId: `suite ${suite}` },
    status: 'failed',
    unavailable,
    caseResults: { totalCount: 1, failureCount: failures, successCount: 1 - failures },
  })

/** The lists of a job, by the operation and what narrows it. */
const lists: { [list: string]: readonly unknown[] } = {
  'listCaseReports ': [caseOf('x', 'failed'), caseOf('y', 'succeeded')],
  'listSuiteReports ': [suiteOf('one', 1), suiteOf('two', 0)],
  'listSpecReports suite one': [specOf('one a', 'a', 'one'), specOf('one b', 'b', 'one', true)],
  'listSpecReports suite two': [
    specOf('two a', 'a', 'two', false, 0),
    specOf('two b', 'b', 'two', true),
  ],
  'listCaseReports one a': [caseOf('x', 'failed')],
  'listCaseReports two a': [caseOf('y', 'succeeded')],
}

const start = (given: { isLeading?: boolean; store?: KeptStore } = {}) => {
  const asked: string[] = []
  const made = madeCore({
    ...given,
    call: async (operation, { path, query = {} }) => {
      expect(path).toEqual({ projectId: 'p', jobId: 'job' })
      const name = `${operation.id} ${Object.values(query).join()}`
      asked.push(name)
      return pageOf(lists[name] ?? [])
    },
  })
  made.index.take([
    report('job', 3, {
      cases: [
        ['a', 'f'],
        ['a', 'p'],
      ],
    }),
  ])
  const tabs = createOtherTabs(made.core)
  const reader = createResultReader(made.core, made.results, tabs)
  return { ...made, tabs, reader, asked: () => asked.splice(0) }
}

const now = () => 'now' as const

describe('the cases of a job', () => {
  test('are read where they are not on the disk, of which questions hear at once', async () => {
    const { reader, results, asked, rounds } = start()
    await reader.results('job', now)
    expect(asked()).toEqual(['listCaseReports '])
    expect(results.held.get('job')?.keys).toHaveLength(2)
    expect(rounds[0]).toEqual(['job', undefined])
  })

  test('are not read where they are', async () => {
    const first = start()
    await first.reader.results('job', now)
    const kept = first.results.held.get('job')
    const store = { ...memoryStore(), results: async () => kept }
    const load = async () => ({
      headers: [],
      texts: first.results.texts.from(1),
      reach: undefined,
    })
    const again = start({ store: { ...store, load } })
    await again.results.load()
    await again.reader.results('job', now)
    expect([again.asked(), again.results.held.get('job')]).toEqual([[], kept])
    expect(again.results.unkept.size).toBe(0)
    // The same where they are only looked for.
    again.results.held.clear()
    await again.reader.kept('job')
    expect([again.results.held.has('job'), again.results.unkept.size]).toEqual([true, 0])
    const { reader, results, asked } = start()
    await reader.kept('job')
    expect([[...results.unkept], asked()]).toEqual([['job'], []])
  })

  test('are at hand for the page of a failed job until it is read again, if they are all of it', async () => {
    const { reader, results, index, ask, core } = start()
    const view = () => viewFor(core, { index, results, round: new Map() }, ask({ name: 'reports' }))
    expect(answers.reports(view(), { jobId: 'job' })).toBeUndefined()
    await reader.results('job', now)
    const listed = lists['listCaseReports ']
    expect(answers.reports(view(), { jobId: 'job' })).toEqual(listed)
    await results.drop('job')
    expect(answers.reports(view(), { jobId: 'job' })).toBeUndefined()
    // One that lacks a case.
    const short = start()
    short.index.forget(['job'])
    short.index.take([report('job', 3, { counts: [3, 1] })])
    await short.reader.results('job', now)
    expect(short.results.reports.size).toBe(0)
  })

  test('are left to the tab that reads, until it has told of them in vain', async () => {
    const { reader, asked, tabs } = start({ isLeading: false })
    expect(await reader.results('job', now)).toBe(false)
    expect(asked()).toEqual([])
    tabs.ask([{ want: { kind: 'results', jobId: 'job' }, urgency: 'now' }])
    tabs.note('job')
    tabs.note('job')
    expect(await reader.results('job', now)).toBeUndefined()
    expect(asked()).toEqual(['listCaseReports '])
  })
})

describe('where cases ran', () => {
  const whole: Extract<Want, { kind: 'places' }> = { kind: 'places', jobId: 'job', whole: [] }
  const inTwo = { kind: 'place', jobId: 'job', scenarioId: 'a', suiteId: 'two' } as const

  test('is read for those that ended differently, and for whole scenarios', async () => {
    const { reader, results, asked } = start()
    await reader.results('job', now)
    asked()
    await reader.places(whole, now)
    expect(asked()).toEqual([
      'listSuiteReports ',
      'listSpecReports suite one',
      'listCaseReports one a',
    ])
    const suites = () => {
      const found = results.held.get('job')
      return found && [0, 1].map((row) => suiteOfRow(found, row))
    }
    expect([suites(), results.held.get('job')?.isUnlikePlaced]).toEqual([['one', undefined], true])
    await reader.places({ ...whole, whole: ['a'] }, now)
    expect([suites(), results.held.get('job')?.placedWhole]).toEqual([['one', 'two'], ['a']])
  })

  test('is read for a scenario in a suite', async () => {
    const { reader, results, asked } = start()
    await reader.results('job', now)
    asked()
    await reader.places(inTwo, now)
    expect(asked()).toEqual([
      'listSuiteReports ',
      'listSpecReports suite two',
      'listCaseReports two a',
    ])
    expect(results.held.get('job')).toMatchObject({ placedIn: ['a two'], isUnlikePlaced: false })
  })

  test('is not read without the cases, nor by a tab that leaves it to another one', async () => {
    const { reader, asked, results, core } = start()
    expect(await reader.places(whole, now)).toBeUndefined()
    await reader.results('job', now)
    asked()
    core.isLeading = false
    expect(await reader.places(inTwo, now)).toBe(false)
    expect(asked()).toEqual([])
    expect(results.held.get('job')?.placedIn).toEqual([])
  })
})

test('scenarios that are marked N/A are told with the suites in which they are, and in how many they ran', async () => {
  const { reader, results, asked } = start()
  await reader.marks('job', now)
  expect(asked()).toEqual([
    'listSuiteReports ',
    'listSpecReports suite one',
    'listSpecReports suite two',
  ])
  expect(results.marks.get('job')).toEqual({
    marked: new Map([['b', new Set(['one', 'two'])]]),
    suites: new Map([
      ['a', 2],
      ['b', 2],
    ]),
  })
})

test('lists of suites and of scenarios are held by their names', async () => {
  const { reader, results } = start()
  await reader.parts({ kind: 'parts', jobId: 'job' }, now)
  await reader.parts({ kind: 'parts', jobId: 'job', suiteReportId: 'suite one' }, now)
  expect([...results.parts].map(([name, parts]) => [name, parts.map(({ of }) => of)])).toEqual([
    ['job parts ', ['one', 'two']],
    ['job parts suite one', ['a', 'b']],
  ])
})

test('of a case is kept what a rule or a list reads; of one that has not failed no message', () => {
  const components = [{ componentName: 'planning', message: 'Hit a van' }]
  const failed = { ...caseOf('x', 'failed'), components } as CaseReport
  const { id, status, scenario, scenarioParameters, failureCauseLabels } = failed
  const bare = { id, status, scenario, scenarioParameters, failureCauseLabels }
  expect(readCaseOf(failed)).toStrictEqual({ ...bare, components })
  const times = { startedAt: '2026-11-01T00:00:00Z', finishedAt: '2026-11-01T00:01:00Z' }
  const passed = { ...failed, ...times, status: 'succeeded' as const }
  expect(readCaseOf(passed)).toStrictEqual({
    ...bare,
    ...times,
    status: 'succeeded',
    components: [],
  })
})
