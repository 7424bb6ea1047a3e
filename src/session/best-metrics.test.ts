import { expect, test } from 'vitest'
import { readBestMetrics } from './best-metrics.ts'

const lowest = { name: 'val_loss', direction: 'lower' }

test.each([
  [undefined, []],
  ['{', []],
  ['null', []],
  ['7', []],
  [JSON.stringify({ a: lowest, b: { ...lowest, direction: 'up' }, c: null, d: 'val_loss' }), ['a']],
])('of %j only choices are read', (stored, ids) => {
  expect([...readBestMetrics(stored).keys()]).toEqual(ids)
})
