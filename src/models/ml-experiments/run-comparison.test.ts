import type { Run } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { configValues } from './config-values.ts'
import { bestCounts, comparisonOf, differs, groupedFacts } from './run-comparison.ts'

const run = (part: Partial<Run>): Run => ({
  id: 'a',
  name: 'Larger batches',
  description: '',
  experimentId: 'e',
  createdAt: '2026-03-05T09:40:00Z',
  createdBy: 'u',
  userName: '',
  deprecated: false,
  metricsSummary: [],
  report: { runId: 'a', experimentId: 'e', status: 'succeeded', event: {} },
  ...part,
})

test.each([
  [
    'epochs: 20\nmodel:\n  layers: [3, 4]\n',
    { epochs: '20', 'model.layers.0': '3', 'model.layers.1': '4' },
  ],
  ['a: [', {}],
  ['', {}],
  [undefined, {}],
  ['plain text', {}],
])('the values of the config %j', (text, values) => {
  expect(Object.fromEntries(configValues(text))).toEqual(values)
})

test('runs are compared by all metrics and settings that one of them has', () => {
  const runs = [
    run({ configRaw: 'epochs: 20\nseed: 1', metricsSummary: [{ name: 'val_loss', value: 0.5 }] }),
    run({ configRaw: 'epochs: 40\nseed: 1', metricsSummary: [{ name: 'map', value: 0.123_456 }] }),
  ]
  const facts = comparisonOf(runs, String)
  const valuesOf = (id: string) => facts.find((fact) => fact.id === id)?.values
  expect(valuesOf('Metric val_loss')).toEqual(['0.5', undefined])
  expect(valuesOf('Metric map')).toEqual([undefined, '0.12346'])
  expect(valuesOf('Config epochs')).toEqual(['20', '40'])
  const different = facts.filter(differs).map(({ id }) => id)
  expect(different).toEqual(['Metric val_loss', 'Metric map', 'Config epochs'])
})

test('facts stand under the heads of their groups, and a group without facts has none', () => {
  const facts = comparisonOf(
    [run({ configRaw: 'epochs: 20', metricsSummary: [{ name: 'map', value: 1 }] })],
    String,
  )
  const rows = groupedFacts(facts)
  expect(rows.flatMap((row) => ('head' in row ? row.head : []))).toEqual([
    'Metrics',
    'Run',
    'Config',
  ])
  expect(rows.filter((row) => !('head' in row))).toEqual(facts)
  expect(rows[0]).toHaveProperty('head')
  expect(rows.at(-2)).toHaveProperty('head', 'Config')
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(groupedFacts(facts.filter(({ group }) => group === 'Config'))).toHaveLength(2)
  expect(groupedFacts([])).toEqual([])
})

test('what came of runs is told in the words of their pages', () => {
  const event = { source: { gitRef: 'refs/heads/main', gitSha: 'c0ffee1234567890' } }
  const runs = [
    run({
      userName: 'Ada',
      report: {
        runId: 'a',
        experimentId: 'e',
        status: 'failed',
        event,
        startedAt: '2026-03-05T09:40:00Z',
        finishedAt: '2026-03-05T09:41:30Z',
      },
    }),
    run({ id: 'b', createdAt: '2026-03-06T10:00:00Z' }),
  ]
  const facts = comparisonOf(runs, (status) => `is ${status}`)
  const valuesOf = (name: string) => facts.find(({ id }) => id === `Run ${name}`)?.values
  expect(valuesOf('Status')).toEqual(['is failed', 'is succeeded'])
  expect(valuesOf('Source')).toEqual(['main @ c0ffee12', undefined])
  expect(valuesOf('Created by')).toEqual(['Ada', undefined])
  expect(valuesOf('Took')).toEqual(['1 min', undefined])
  const [first, second] = valuesOf('Created') ?? []
  expect(first).toContain('2026')
  expect(second).not.toBe(first)
  const stages = facts.filter(({ group, name }) => group === 'Run' && /Build|Train/.test(name))
  expect(stages.length).toBeGreaterThan(0)
  for (const { values } of stages) expect(values).not.toContain(undefined)
})

test('the least time is the best of those that succeeded', () => {
  const took = (status: Run['report']['status'], minutes: number) => {
    const { report } = run({})
    const startedAt = '2026-03-05T09:00:00Z'
    const finishedAt = `2026-03-05T09:${minutes}:00Z`
    return run({ report: { ...report, status, startedAt, finishedAt } })
  }
  const bestOf = (runs: readonly Run[]) =>
    comparisonOf(runs, String).find(({ name }) => name === 'Took')?.best
  const runs = [took('failed', 10), took('succeeded', 40), took('canceled', 20)]
  expect(bestOf(runs)).toBeUndefined()
  expect(bestOf([...runs, took('succeeded', 30)])).toBe(3)
})

test('a run is the best in as many metrics as it has the best value of', () => {
  const loss = (value: number) => ({ name: 'val_loss', value })
  const iou = (value: number) => ({ name: 'iou', value })
  const other = { name: 'parameters', value: 7 }
  const times = { startedAt: '2026-03-05T09:40:00Z', finishedAt: '2026-03-05T09:41:00Z' }
  const { report } = run({})
  const facts = comparisonOf(
    [
      run({ metricsSummary: [loss(0.5), iou(0.7), other], report: { ...report, ...times } }),
      run({ metricsSummary: [loss(0.4), iou(0.8), other], report: { ...report, ...times } }),
      run({ metricsSummary: [loss(0.6), iou(0.9), other] }),
    ],
    String,
  )
  expect([0, 1, 2].map((place) => bestCounts(facts, place))).toEqual([
    { count: 0, of: 2 },
    { count: 1, of: 2 },
    { count: 1, of: 2 },
  ])
  expect(bestCounts([], 0)).toEqual({ count: 0, of: 0 })
})
