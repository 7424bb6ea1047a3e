import { expect, test } from 'vitest'
import {
  bestPlace,
  choiceText,
  directionOf,
  mainMetric,
  mainMetricsText,
  metricChoices,
} from './metric-direction.ts'

test.each([
  ['val_loss', 'lower'],
  ['Position error', 'lower'],
  ['rmse/x', 'lower'],
  ['val_accuracy', 'higher'],
  ['map_50', 'higher'],
  ['ap_car', 'higher'],
  ['F1', 'higher'],
  ['learning_rate', undefined],
  ['bitmap', undefined],
  ['closs', undefined],
] as const)('%s: better is %s', (name, direction) => {
  expect(directionOf(name)).toBe(direction)
})

test('the best of some values is found where the direction is known', () => {
  expect(bestPlace([0.3, undefined, 0.1, Number.NaN, 0.2], 'lower')).toBe(2)
  expect(bestPlace([0.3, 0.1, 0.5], 'higher')).toBe(2)
  expect(bestPlace([0.3, 0.1], undefined)).toBeUndefined()
  expect(bestPlace([0.3, undefined], 'lower')).toBeUndefined()
})

test('the metrics of the validation tell most of a run', () => {
  const metricsSummary = ['learning_rate', 'train_loss', 'val_loss', 'val_accuracy'].map(
    (name, place) => ({ name, value: place / 8 }),
  )
  expect(mainMetricsText({ metricsSummary })).toBe('val_loss 0.25\u00a0· val_accuracy 0.375')
  expect(mainMetricsText({ metricsSummary: [] })).toBe('')
})

test('either end of a metric can be the best where its name does not tell, the main ones come first', () => {
  const names = ['learning_rate', 'train_loss', 'val_map']
  expect(metricChoices(names).map(choiceText)).toEqual([
    'Highest val_map',
    'Lowest train_loss',
    'Lowest learning_rate',
    'Highest learning_rate',
  ])
  expect(mainMetric(names)).toEqual({ name: 'val_map', direction: 'higher' })
  expect(mainMetric(['learning_rate'])).toBeUndefined()
})
