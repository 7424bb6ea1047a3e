import type { Run } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { configValues } from './config-values.ts'
import { comparisonOf, differs, groupedFacts } from './run-comparison.ts'

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
