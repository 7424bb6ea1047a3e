import type { JobReport } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { parseSearch, stringifySearch } from '@/lib/search-params.ts'
import {
  type FilterCondition,
  filterKeys,
  filterKeysByType,
  passesConditions,
  readFilter,
  writeFilter,
} from './table-filter.ts'

const conditions = fc.array(
  fc.record<FilterCondition>({
    key: fc.constantFrom(...filterKeys),
    value: fc.oneof(fc.string(), fc.constantFrom('', ' ', '"', '\\', 'a "b" \\', '-x:y')),
    exclude: fc.boolean(),
  }),
)

test('conditions are the same after they were written into an address and read again', () => {
  fc.assert(
    fc.property(conditions, (given) => {
      const address = stringifySearch({ filter: writeFilter(given) })
      expect(readFilter(parseSearch(address).filter ?? '')).toEqual(given)
    }),
  )
})

test('conditions are of three types: source, user and description', () => {
  expect(filterKeysByType).toEqual([['git_branch', 'git_commit', 'code_id'], ['user'], ['desc']])
})

test.each([
  ['', []],
  ['git_branch:main', [{ key: 'git_branch', value: 'main', exclude: false }]],
  [
    '  -desc:"load \\"test\\""  user:kei ',
    [
      { key: 'desc', value: 'load "test"', exclude: true },
      { key: 'user', value: 'kei', exclude: false },
    ],
  ],
])('reads %j', (text, read) => {
  expect(readFilter(text)).toEqual(read)
})

test.each([
  'main',
  'git_branch:main word',
  'git_branch:',
  'branch:main',
  'toString:x',
  'desc:"open',
  'desc:a"b',
  'desc:"a"b',
  '--desc:a',
])('%j is no filter', (text) => {
  expect(readFilter(text)).toBeUndefined()
})

const job = partly<JobReport>({
  description: 'Nightly run',
  userName: 'Kei Tanaka',
  scheduledBy: 'u',
  event: {
    source: { gitSha: 'd08b26a6ff', gitRefUrl: 'https://example.com/a/b/tree/main' },
    sourceId: 'code-1',
  },
})

test.each([
  ['git_branch:main', true],
  ['git_branch:mai', false],
  ['git_branch:mai git_branch:main', true],
  ['git_commit:D08B', true],
  ['git_commit:8b26', false],
  ['code_id:code-1', true],
  ['code_id:code', false],
  ['user:TANAKA', true],
  ['desc:^night', true],
  ['desc:^run', false],
  // An invalid pattern matches everything.
  ['desc:[', true],
  ['-desc:[', true],
  ['-desc:( git_branch:main', true],
  ['desc:"\\w+ run"', true],
  ['-user:kei', false],
  ['-user:aoi git_branch:main', true],
  ['git_branch:main user:aoi', false],
])('%s', (filter, passes) => {
  expect(passesConditions(job, readFilter(filter) ?? [])).toBe(passes)
})

test.each([
  ['git_branch:main', false],
  ['git_commit:d08b', false],
  ['-git_commit:d08b', true],
])('a job without a source and %s', (filter, passes) => {
  const unsourced = { ...job, event: { ...job.event, source: undefined } }
  expect(passesConditions(unsourced, readFilter(filter) ?? [])).toBe(passes)
})
