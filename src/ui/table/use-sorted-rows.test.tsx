// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { useSortedRows } from './use-sorted-rows.ts'

interface Part {
  id: string
  name: string
  size: number | undefined
}

const column = (sortValue?: Column<Part>['sortValue']): Column<Part> => ({
  id: 'any',
  header: 'Any',
  width: 80,
  cell: ({ name }) => name,
  ...(sortValue && { sortValue }),
})
const byName = column(({ name }) => name)
const bySize = column(({ size }) => size)

const parts: readonly Part[] = [
  { id: 'a', name: 'Bolt 10', size: 3 },
  { id: 'b', name: 'Bolt 2', size: undefined },
  { id: 'c', name: 'Anchor', size: 1 },
]

interface Shown {
  rows: readonly Part[]
  by?: Column<Part>
  direction?: 'ascending' | 'descending'
}

const idOf = ({ id }: Part) => id

// The tests that come after this one find the code there.
test('rows wait for the code that sorts them, unless they are in order', async () => {
  const shown = (rows: Shown) =>
    renderHook(() => useSortedRows(rows.rows, rows.by, rows.direction, idOf)).result
  expect(shown({ rows: parts })).toMatchObject({ current: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
  const inOrder = shown({ rows: parts.toReversed(), by: byName, direction: 'ascending' })
  expect(inOrder.current?.map(({ id }) => id).join('')).toBe('cba')
  const unsorted = shown({ rows: parts, by: byName, direction: 'ascending' })
  expect(unsorted.current).toBeUndefined()
  await waitFor(() => expect(unsorted.current?.map(({ id }) => id).join('')).toBe('cba'))
})

test('rows follow another column, another direction and another list', () => {
  const { result, rerender } = renderHook(
    ({ rows, by, direction }: Shown) => useSortedRows(rows, by, direction, idOf),
    { initialProps: { rows: parts } },
  )
  const idsWith = (shown: Shown) => {
    rerender(shown)
    return result.current?.map(({ id }) => id).join('')
  }
  expect(idsWith({ rows: parts, by: byName, direction: 'ascending' })).toBe('cba')
  expect(idsWith({ rows: parts, by: bySize, direction: 'ascending' })).toBe('cab')
  expect(idsWith({ rows: parts, by: bySize, direction: 'descending' })).toBe('acb')
  expect(idsWith({ rows: parts.slice(1), by: bySize, direction: 'descending' })).toBe('cb')
  expect(idsWith({ rows: parts })).toBe('abc')
})
