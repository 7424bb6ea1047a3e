import { expect, test } from 'vitest'
import { movedPlace } from './grid-moves.ts'

const size = { rows: 20, columns: 5 }

test.each([
  ['ArrowDown', 4, 2],
  ['k', 2, 2],
  ['l', 3, 3],
  ['ArrowLeft', 3, 1],
  ['PageDown', 13, 2],
  ['PageUp', 0, 2],
  ['Home', 3, 0],
  ['End', 3, 4],
])('%s moves the active cell to row %i, column %i', (key, row, column) => {
  expect(movedPlace({ row: 3, column: 2 }, key, size)).toEqual({ row, column })
})

test('the active cell stays within the grid, and the first key goes to the first cell', () => {
  expect(movedPlace({ row: 19, column: 4 }, 'j', size)).toEqual({ row: 19, column: 4 })
  expect(movedPlace({ row: 0, column: 0 }, 'h', size)).toEqual({ row: 0, column: 0 })
  expect(movedPlace(undefined, 'End', size)).toEqual({ row: 0, column: 0 })
  expect(movedPlace(undefined, 'x', size)).toBeUndefined()
  expect(movedPlace({ row: 1, column: 1 }, 'x', size)).toBeUndefined()
})
