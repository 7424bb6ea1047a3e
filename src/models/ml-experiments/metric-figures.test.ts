import type { Run } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { curveChartsOf } from './curve-charts.ts'
import { bestInText, bestOfRuns, lastMoved } from './metric-figures.ts'

const series = (name: string, ...values: number[]) => ({
  name,
  steps: Float64Array.from(values, (_, place) => place + 1),
  values: Float64Array.from(values),
})

test('the best value of a training stands with its epoch', () => {
  const charts = curveChartsOf([series('val_loss', 3, 1, 2), series('map_50', 0.1, 0.2)])
  expect(bestInText(charts, 'val_loss', 'epoch')).toBe('best 1, epoch 2')
  expect(bestInText(charts, 'map_50', 'epoch')).toBe('best, epoch 2')
  expect(bestInText(charts, 'learning_rate', 'epoch')).toBeUndefined()
})

test('the best of the runs is found where the name of a metric tells which that is', () => {
  const run = (id: string, ...metrics: [string, number][]) =>
    partly<Run>({ id, metricsSummary: metrics.map(([name, value]) => ({ name, value })) })
  const runs = [run('a', ['val_loss', 2], ['seed', 1]), run('b', ['val_loss', 1]), run('c')]
  expect(bestOfRuns(runs, 'val_loss')).toEqual({ run: runs[1], value: 1, count: 2 })
  expect(bestOfRuns(runs.slice(0, 1), 'val_loss')?.count).toBe(1)
  expect(bestOfRuns(runs, 'seed')).toBeUndefined()
  expect(bestOfRuns(runs, 'seed', 'higher')?.value).toBe(1)
  expect(bestOfRuns(runs, 'map_50')).toBeUndefined()
})

test.each([
  [12 * 60_000, 'Values moved 12 min ago.', false],
  [-5000, 'Values moved 0 s ago.', false],
  [45 * 60_000, 'No value has moved for 45 min: the training may be stuck.', true],
])('%i ms after the last value: %s', (since, text, isStuck) => {
  const now = Date.parse('2026-11-01T12:00:00Z')
  const updatedAt = new Date(now - since).toISOString()
  const older = new Date(now - since - 60_000).toISOString()
  expect(lastMoved([{ updatedAt: older }, { updatedAt }], now)).toEqual({ text, isStuck })
})

test('nothing is said before the first value', () => {
  expect(lastMoved([], 0)).toBeUndefined()
})
