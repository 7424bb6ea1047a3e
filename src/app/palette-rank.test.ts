import { expect, test } from 'vitest'
import { rankGroups, rankLabels, rankOf } from './palette-rank.ts'

test.each([
  ['Run evaluation job', '', 0],
  ['Run evaluation job', 'run', 0],
  ['Run evaluation job', 'RUN eva', 0],
  ['Run evaluation job', 'job run', 1],
  ['Cut-in on wet roads', 'in wet', 1],
  ['Run evaluation job', 'uation', 2],
  ['Overtaking', 'taking', 2],
  ['Overtaking', 'night', 3],
] as const)('%s for %j: %i', (label, typed, rank) => expect(rankOf(label, typed)).toBe(rank))

const labelsOf = (typed: string) =>
  rankLabels(
    [
      { label: 'Log out', last: true },
      { label: 'Keyboard shortcuts' },
      { label: 'Run evaluation job' },
    ],
    typed,
  ).map(({ label }) => label)

test.each([
  ['', ['Keyboard shortcuts', 'Run evaluation job', 'Log out']],
  ['o', ['Keyboard shortcuts', 'Run evaluation job', 'Log out']],
  ['run', ['Run evaluation job']],
  ['out log', ['Log out']],
  ['nothing', []],
])('%j lists %j', (typed, labels) => expect(labelsOf(typed)).toEqual(labels))

test('the group with the best label comes first, empty ones are left out', () => {
  const groups = [
    { name: 'Pages', items: [{ label: 'Suites' }] },
    { name: 'None', items: [] },
    { name: 'Projects', items: [{ label: 'Night suite' }, { label: 'Test' }] },
    { name: 'Things', items: [{ label: 'Test suite' }] },
  ]
  const order = (typed: string) => rankGroups(groups, typed).map(({ name }) => name)
  expect(order('')).toEqual(['Pages', 'Projects', 'Things'])
  expect(order('test')).toEqual(['Projects', 'Things', 'Pages'])
  expect(order('suite')).toEqual(['Pages', 'Projects', 'Things'])
})
