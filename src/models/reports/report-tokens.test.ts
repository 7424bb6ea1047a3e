import type { JobReport } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writePair } from '@/lib/filter-pairs.ts'
import { partly } from '@/lib/partly.ts'
import { parseSearch, readSearch, stringifySearch } from '@/lib/search-params.ts'
import { reportSearch } from './report-search.ts'
import { takenTokens } from './report-suggestions.ts'
import {
  isWords,
  passingReports,
  readReportFilter,
  type Token,
  writeReportFilter,
} from './report-tokens.ts'

const now = new Date('2026-11-22T12:00:00').getTime()

const report = (scheduledAt: string, branch = 'main', catalog = 'Test bench') =>
  partly<JobReport>({
    jobId: 'j',
    id: 'r',
    status: 'failed',
    scheduledAt: new Date(scheduledAt).toISOString(),
    description: 'Nightly run',
    userName: 'Load test',
    scheduledBy: 'u',
    catalog: { displayName: catalog },
    event: { source: { gitSha: 'd08b26a6', gitRefUrl: `https://example.com/a/b/tree/${branch}` } },
  })

const one = report('2026-11-20T08:00:00')

const passes = (filter: string, of = one) =>
  passingReports(readReportFilter({ filter }), { reports: [of], now }).length > 0

test.each([
  ['branch:main', true],
  ['git_branch:MAIN', true],
  ['git_branch:release', false],
  ['branch:release', false],
  ['-branch:release', true],
  ['-branch:main', false],
  ['branch:release branch:main', true],
  ['branch:main -branch:ma', false],
  ['catalog:"Test bench"', true],
  ['catalog:Test', true],
  ['catalog:"Test van"', false],
  ['-user:"Load test"', false],
  ['desc:nightly branch:main', true],
  ['desc:nightly branch:x', false],
  ['desc:nightly desc:run', true],
  ['desc:nightly desc:day', false],
  ['text:"run nightly"', true],
  ['"nightly run"', true],
  ['-text:nightly', false],
  ['state:failed', true],
  ['state:FAILED', true],
  ['state:succeeded', false],
  ['state:succeeded state:failed', true],
  ['state:running', false],
  ['-state:running', true],
  ['date:7d', true],
  ['date:24h', false],
  ['date:1W', true],
  ['-date:1d', true],
  ['date:2026-11-20', true],
  ['date:2026-11-19', false],
  ['date:2026-11-01..2026-11-20', true],
  ['date:2026-11-21..', false],
  ['date:2026-11-19..', true],
  ['date:..2026-11-20', true],
  ['date:7d date:..2026-11-19', false],
])('%s: %s', (typed, expected) => {
  expect(passes(typed)).toBe(expected)
})

test.each([
  ['date:24h', '2026-11-21T12:00:00', true],
  ['date:24h', '2026-11-21T11:59:59', false],
  ['date:2026-11-20', '2026-11-20T00:00:00', true],
  ['date:2026-11-20', '2026-11-21T00:00:00', false],
])('%s, of a job at %s: %s', (typed, scheduledAt, expected) => {
  expect(passes(typed, report(scheduledAt))).toBe(expected)
})

test('a job without a commit is of no branch', () => {
  const uploaded = { ...one, event: { sourceId: 's' } }
  expect(passes('branch:main', uploaded)).toBe(false)
  expect(passes('-branch:main', uploaded)).toBe(true)
})

test('a name that a report has means that one, another text all that contain it', () => {
  const reports = [one, report('2026-11-20T08:00:00', 'maintenance')]
  const found = (filter: string) =>
    passingReports(readReportFilter({ filter }), { reports, now }).length
  expect(found('branch:main')).toBe(1)
  expect(found('branch:mai')).toBe(2)
  expect(found('-branch:main')).toBe(1)
})

test('a job of an unknown user has no name that could be found', () => {
  const unnamed = { ...one, userName: '', scheduledBy: 't4:5b0c7a4e-2f57' }
  for (const typed of ['user:USER', 'user:5b0c']) expect(passes(typed, unnamed)).toBe(false)
  expect(passes('-user:USER', unnamed)).toBe(true)
})

test.each([
  ['colour:red', '“colour” is no key; there are state, catalog, branch, user, desc, text, date.'],
  ['state:gone', '“gone” is no state; examples are '],
  ['date:soon', '“soon” is no date; examples are 24h, 7d, 2026-11-20, 2026-11-01..2026-11-20.'],
  ['date:..', '“..” is no date; '],
  ['date:2026-13-45', '“2026-13-45” is no date; '],
  ['date:12026-11-20', '“12026-11-20” is no date; '],
  ['date:2026-11-20-05', '“2026-11-20-05” is no date; '],
  ['date:x7d', '“x7d” is no date; '],
  ['date:7days', '“7days” is no date; '],
  ['date:soon..2026-11-20', '“soon..2026-11-20” is no date; '],
  ['date:2026-11-20..soon', '“2026-11-20..soon” is no date; '],
  ['date:2026-11-01..2026-11-20..', '“2026-11-01..2026-11-20..” is no date; '],
])('%s is left out, and said to be', (typed, problem) => {
  const { tokens, problems } = readReportFilter({ filter: typed })
  expect(tokens).toEqual([])
  expect(problems).toEqual([expect.stringContaining(problem)])
  expect(passes(typed)).toBe(true)
})

test.each([
  ['cut-in  branch:main red', 'cut-in red'],
  ['branch:', 'branch:'],
  ['rebranch:main', ''],
  ['catalog:"Test bench" x', 'x'],
])('%j leaves the words %j', (typed, words) => {
  expect(readReportFilter({ filter: typed }).words).toBe(words)
})

const token = (key: Token['key'], value: string, exclude = false): Token => ({
  key,
  value,
  exclude,
})

test('states and the user have parameters of their own in the address, what is excluded has not', () => {
  const tokens = [
    token('state', 'failed'),
    token('state', 'started'),
    token('state', 'canceled', true),
    token('user', 'Load test'),
    token('user', 'Kei', true),
    token('branch', 'feat/a b'),
  ]
  const written = writeReportFilter(tokens, 'red')
  expect(written).toEqual({
    state: ['failed', 'started'],
    user_name: 'Load test',
    filter: '-state:canceled -user:Kei branch:"feat/a b" red',
  })
  expect(writeReportFilter([], '')).toEqual({})
  expect(writeReportFilter([token('branch', 'failed')], '')).toEqual({ filter: 'branch:failed' })
  const { tokens: read, words } = readReportFilter(written)
  expect(words).toBe('red')
  expect(read).toHaveLength(tokens.length)
  expect(read).toEqual(expect.arrayContaining(tokens))
})

test('every token comes back from the address as it was', () => {
  const value = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('a b', '"', '\\d', 'x:y', '-'),
  )
  const tokens = fc.array(
    fc.record({
      key: fc.constantFrom('catalog', 'branch', 'desc', 'text' as const),
      value,
      exclude: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(tokens, (given) => {
      const address = stringifySearch(writeReportFilter(given as Token[], ''))
      const { tokens: read, problems } = readReportFilter(
        readSearch(reportSearch)(parseSearch(address)),
      )
      expect(problems).toEqual([])
      expect(read.map(writePair)).toEqual([...new Set(given.map(writePair))])
    }),
  )
})

test.each([
  ['cut in', [token('text', 'cut in')]],
  ['-cut', [token('text', 'cut', true)]],
  ['!cut', [token('text', 'cut', true)]],
  ['branch:main', [token('branch', 'main')]],
  ['!branch:main', [token('branch', 'main', true)]],
  ['state:running red', [token('state', 'started'), token('text', 'red')]],
  ['branch:running', [token('branch', 'running')]],
  [' !branch:main', [token('branch', 'main', true)]],
  ['cut!', [token('text', 'cut!')]],
  ['colour:red', []],
  ['  ', []],
])('%j, taken as it is typed, is %j', (typed, tokens) => {
  expect(takenTokens(typed).tokens).toEqual(tokens)
})

test.each([
  ['cut in', true],
  ['12:30', true],
  ['branch:', false],
  ['cut branch:m', false],
  ['-cut', false],
  ['cut-in', true],
])('%j is words alone: %s', (typed, expected) => {
  expect(isWords(typed)).toBe(expected)
})
