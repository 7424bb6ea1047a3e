import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import {
  fileHeads,
  headLinesOf,
  isListed,
  jobTableTarget,
  levelBelow,
  levelOf,
  showsAllRows,
  tableColumns,
  withBase,
  withOtherRows,
} from './report-table-config.ts'

test.each([
  [{}, undefined],
  [{ catalog_id: 'c' }, 'catalog'],
  [{ suite_id: 's' }, 'suite'],
  [{ catalog_id: 'c', suite_id: 's' }, 'suite'],
  [{ scenario_id: 'n' }, 'scenario'],
  [{ catalog_id: 'c', scenario_id: 'n' }, 'scenario'],
  [{ suite_id: 's', scenario_id: 'n' }, 'scenario'],
  [{ catalog_id: 'c', suite_id: 's', scenario_id: 'n' }, 'scenario'],
])('the level of %j is %s', (search, level) => {
  expect(levelOf(search)).toBe(level)
})

const job = (jobId: string, given: object = {}) =>
  partly<JobReport>({
    jobId,
    status: 'failed',
    build: { status: 'succeeded' },
    test: { caseResults: {} },
    catalog: { id: 'c' },
    event: { source: { gitRefUrl: 'https://example.com/a/b/tree/main' } },
    ...given,
  })

test.each([
  [{}, true],
  [{ status: 'succeeded' }, true],
  [{ status: 'canceled' }, false],
  [{ status: 'started' }, false],
  [{ status: 'scheduled' }, false],
  [{ build: { status: 'failed' } }, false],
  [{ build: {} }, false],
  [{ test: undefined }, false],
])('a job with %j is listed: %s', (given, listed) => {
  expect(isListed(job('j', given))).toBe(listed)
})

test.each([
  [{}, 'b', []],
  [{ job_id: 'a' }, 'b', ['a']],
  [{ job_id: 'a', target_ids: ['b', 'c'] }, 'b', ['a', 'c']],
  [{ job_id: 'a', target_ids: ['b'] }, 'a', ['b']],
])('of %j, %s becomes the base and %j stay beside it', (search, jobId, beside) => {
  expect(withBase(search, jobId)).toEqual({ job_id: jobId, target_ids: beside })
})

test('the heads of a file are those that are chosen, with the time and its zone', () => {
  const report = job('j', {
    event: {},
    scheduledAt: '2024-03-05T00:40:12Z',
    description: ' Nightly ',
  })
  const { heads, textsOf } = fileHeads('Suites', ['date', 'description'])
  expect(heads).toEqual(['Suites', 'Date', 'Description', 'Job ID'])
  const [title, date, ...others] = textsOf(report)
  expect([title, ...others]).toEqual(['Nightly', 'Nightly', 'j'])
  expect(date).toMatch(/^2024-03-0\dT\d\d:40:12[+-]\d\d:\d\d$/)
})

test('the base comes first, then the chosen ones whatever the filter says, then the others that pass', () => {
  const old = job('old', { event: {} })
  const columns = tableColumns({
    reports: [job('1'), job('base'), job('2', { status: 'canceled' }), job('3', { event: {} })],
    chosen: [job('base'), old],
    conditions: [{ key: 'git_branch', value: 'main', exclude: false }],
  })
  expect(columns.map(({ jobId }) => jobId)).toEqual(['base', 'old', '1'])
})

test('the table of a job has its catalog, its branch and the line of dates', () => {
  expect(jobTableTarget(job('j'), ['k'])).toEqual({
    to: '/reports/tables/new',
    search: {
      job_id: 'j',
      catalog_id: 'c',
      table_config: ['date'],
      target_ids: ['k'],
      filter: 'git_branch:main',
    },
  })
  expect(jobTableTarget(job('j', { event: {} })).search.filter).toBeUndefined()
})

test('below a suite are its scenarios, below a scenario its cases, below a case nothing', () => {
  expect(levelBelow('catalog', 's')).toEqual({ suite_id: 's' })
  expect(levelBelow('suite', 'n')).toEqual({ scenario_id: 'n' })
  expect(levelBelow('scenario', 'c')).toBeUndefined()
  expect(levelBelow(undefined, 'c')).toBeUndefined()
})

test('the flags of a table switch the lines of heads, and the rows in which all reports agree', () => {
  expect(headLinesOf()).toEqual([])
  expect(headLinesOf(['source', 'na', 'date'])).toEqual(['date', 'source'])
  const all = withOtherRows(['date'])
  expect([showsAllRows(), showsAllRows(all)]).toEqual([false, true])
  expect(withOtherRows(all)).toEqual(['date'])
})
