import type { Artifact } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { itemRowsOf } from './package-item-rows.ts'

const artifact: Artifact = {
  id: 'a',
  name: 'Weights',
  filename: 'detector.onnx',
  description: '',
  size: 1,
  runId: 'r',
  experimentId: 'e',
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
}
const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('an item is unknown until it was looked up, and may be no longer there', () => {
  const state = (looked: string[], found?: Artifact[]) =>
    itemRowsOf(items, looked, found).map((row) => row.artifact)
  expect(state(['a', 'b'])).toEqual([undefined, undefined, undefined])
  expect(state(['a', 'b'], [artifact])).toEqual([artifact, null, undefined])
})
