import type { Run } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { type Partly, partly } from '@/lib/partly.ts'
import { changeOf, comparedNames, comparedTotal, runsChart, whyNoCurve } from './compared-curves.ts'

const series = (name: string, ...values: number[]) => ({
  name,
  steps: Float64Array.from(values, (_, place) => place + 1),
  values: Float64Array.from(values),
})
const read = (id: string, total: number, ...all: ReturnType<typeof series>[]) => ({
  run: partly<Run>({ id, name: `Run ${id}` }),
  answer: { unit: 'epoch' as const, total, series: all },
})
const runs = [
  read('a', 20, series('seed', 1, 1), series('val_loss', 3, 1, 2)),
  read('b', 40, series('map_50', 0.1, 0.2), series('val_loss', 2, 3)),
]

test('a metric of several runs is one chart, with a line and a best value for each', () => {
  expect(comparedNames(runs)).toEqual(['val_loss', 'map_50', 'seed'])
  expect(comparedTotal(runs)).toBe(40)
  expect(comparedTotal([])).toBeUndefined()
  const lines = runsChart('val_loss', runs).lines.map(({ id, name, best }) => [id, name, best])
  expect(lines).toEqual([
    ['a', 'Run a', 1],
    ['b', 'Run b', 0],
  ])
  expect(runsChart('map_50', runs).lines).toHaveLength(1)
})

test.each([
  ['val_loss', 0.5, 1, '−50 %', false],
  ['val_loss', 1.5, 1, '+50 %', true],
  ['map_50', 0.5, 1, '−50 %', true],
  ['map_50', 2, 1, '+100 %', false],
  ['seed', 2, 1, '+100 %', false],
  ['val_loss', 1.001, 1, '±0 %', false],
  ['val_loss', 9.99, 1, '+899 %', true],
  ['val_loss', 20_000, 1, '×20,000', true],
  ['map_50', 10, 1, '×10', false],
  ['val_loss', -20, -1, '×20', false],
  ['map_50', -20, -1, '×20', true],
  ['seed', 20, 1, '×20', false],
  ['val_loss', 1, -2, '+150 %', true],
])('%s of %d against %d: %s', (name, value, base, text, isWorse) => {
  expect(changeOf(name, value, base)).toEqual({ text, isWorse })
})

test.each([
  [undefined, 1],
  [1, undefined],
  [1, 0],
])('%s against %s is no change', (value, base) => {
  expect(changeOf('val_loss', value, base)).toBeUndefined()
})

test.each<[Partly<Run['report']>, number, number | undefined, string]>([
  [{ status: 'failed', build: { status: 'failed' } }, 0, undefined, 'not trained'],
  [{ status: 'started', build: { status: 'succeeded' } }, 0, undefined, 'not trained yet'],
  [{ status: 'failed', train: { status: 'failed' } }, 0, undefined, 'no metrics reported'],
  [
    { status: 'succeeded', train: { status: 'succeeded' } },
    1,
    undefined,
    'training log not readable',
  ],
  [
    { status: 'succeeded', train: { status: 'succeeded' } },
    1,
    0,
    'no values by epoch in its training log',
  ],
])('why a run has no curve: %j', (report, metrics, series, reason) => {
  const run = partly<Run>({ metricsSummary: Array(metrics).fill({}), report })
  expect(whyNoCurve(run, series)).toBe(reason)
})
