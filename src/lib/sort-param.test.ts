import { expect, test } from 'vitest'
import { readSort, writeSort } from './sort-param.ts'

const columns = ['name', 'updated']

test.each([
  ['name', { column: 'name', direction: 'ascending' }],
  ['-name', { column: 'name', direction: 'descending' }],
  ['-updated', { column: 'updated', direction: 'descending' }],
] as const)('%s is parsed and formatted', (value, order) => {
  expect(readSort(value, columns)).toEqual(order)
  expect(writeSort(order)).toBe(value)
})

test.each([undefined, null, '', '-', '--name', 'Name', ' name', 'size', 7, true, ['name']])(
  '%j asks for no order',
  (value) => expect(readSort(value, columns)).toBeUndefined(),
)
