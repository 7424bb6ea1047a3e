import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { readTokens, suggestionsFor, tokensOf, withoutToken } from './report-tokens.ts'

const now = new Date('2026-11-22T12:00:00').getTime()

const report = (scheduledAt: string, branch = 'main', catalog = 'Test bench') =>
  ({
    scheduledAt: new Date(scheduledAt).toISOString(),
    description: 'Nightly run',
    userName: 'Load test',
    scheduledBy: 'u',
    catalog: { displayName: catalog },
    event: { source: { gitRefUrl: `https://example.com/a/b/tree/${branch}` } },
  }) as unknown as JobReport

const one = report('2026-11-20T08:00:00')

test.each([
  ['branch:main', true],
  ['git_branch:MAIN', true],
  ['branch:release', false],
  ['-branch:release', true],
  ['-branch:main', false],
  ['catalog:"Test bench"', true],
  ['catalog:Test', true],
  ['catalog:"Test van"', false],
  ['-user:"Load test"', false],
  ['desc:nightly branch:main', true],
  ['desc:nightly branch:x', false],
  ['date:7d', true],
  ['date:24h', false],
  ['date:1W', true],
  ['-date:1d', true],
  ['date:2026-11-20', true],
  ['date:2026-11-19', false],
  ['date:2026-11-01..2026-11-20', true],
  ['date:2026-11-21..', false],
  ['date:..2026-11-20', true],
  ['date:..', false],
  ['date:soon', false],
  ['date:2026-13-45', false],
])('%s: %s', (typed, expected) => {
  expect(readTokens(typed, now).passes(one)).toBe(expected)
})

test.each([
  ['cut-in  branch:main red', 'cut-in red'],
  ['branch:', 'branch:'],
  ['rebranch:main', 'rebranch:main'],
  ['colour:red', 'colour:red'],
  ['catalog:"Test bench" x', 'x'],
])('%j leaves the words %j', (typed, words) => {
  expect(readTokens(typed, now).words).toBe(words)
})

const some = [
  report('2026-11-20T08:00:00'),
  report('2026-11-20T09:00:00', 'main', 'Shuttle 4'),
  report('2026-11-20T09:00:00', 'maintenance'),
]

test.each([
  ['', []],
  ['nightly', []],
  ['ca', [{ text: 'catalog:' }]],
  ['nightly -ca', [{ text: 'nightly -catalog:' }]],
  ['D', [{ text: 'desc:' }, { text: 'date:' }]],
  [
    'branch:m',
    [
      { text: 'branch:main', count: 2 },
      { text: 'branch:maintenance', count: 1 },
    ],
  ],
  ['branch:main', [{ text: 'branch:maintenance', count: 1 }]],
  [
    'x catalog:',
    [
      { text: 'x catalog:"Test bench"', count: 2 },
      { text: 'x catalog:"Shuttle 4"', count: 1 },
    ],
  ],
  ['date:2', [{ text: 'date:24h' }]],
  ['desc:n', []],
  ['colour:r', []],
])('%j suggests %j', (typed, suggestions) => {
  expect(suggestionsFor(typed, some)).toEqual(suggestions)
})

test('tokens can be taken out one by one', () => {
  const typed = 'red branch:main  -catalog:"Test bench" cut-in'
  expect(tokensOf(typed)).toEqual(['branch:main', '-catalog:"Test bench"'])
  expect(withoutToken(typed, '-catalog:"Test bench"')).toBe('red branch:main cut-in')
  expect(withoutToken(typed, 'branch:main')).toBe('red -catalog:"Test bench" cut-in')
})
