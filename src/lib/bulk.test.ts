import { expect, test } from 'vitest'
import { type BulkOutcome, bulkRows, countOutcomes, remainingItems } from './bulk.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const outcomes = new Map<string, BulkOutcome>([
  ['a', { kind: 'changed' }],
  ['b', { kind: 'unchanged' }],
  ['d', { kind: 'failed', reason: 'No', requestId: undefined }],
])
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id).join('')

test('what failed comes first, then what was not tried', () => {
  expect(idsOf(bulkRows(items, outcomes).map(({ item }) => item))).toBe('dcab')
})

test('what failed or was not tried remains', () => {
  expect(idsOf(remainingItems(items, outcomes))).toBe('cd')
})

test('outcomes are counted', () => {
  expect(countOutcomes(outcomes)).toEqual({ changed: 1, unchanged: 1, failed: 1 })
})
