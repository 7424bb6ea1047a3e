import { expect, test } from 'vitest'
import { columnWidths, paperWidths, rowsInView } from './layout.ts'

test('columns that grow share the room that the least widths leave', () => {
  const columns = [{ width: 200, grow: 3 }, { width: 100 }, { width: 140, grow: 1 }]
  expect(columnWidths(columns, 48)).toEqual([
    'calc(min(200px, 48vw) + max(0px, 100cqw - 488px) * 0.75)',
    '100px',
    'calc(140px + max(0px, 100cqw - 488px) * 0.25)',
  ])
})

test('the first column grows if none does', () => {
  expect(columnWidths([{ width: 200 }, { width: 100 }], 0)).toEqual([
    'calc(min(200px, 48vw) + max(0px, 100cqw - 300px) * 1)',
    '100px',
  ])
})

test.each([
  [1, 800, 15],
  [2, 800, 12],
  [1, 100, 1],
  ['dense', 800, 20],
] as const)('of rows with %s lines a window of %i px shows %i', (lines, height, count) => {
  expect(rowsInView(lines, height)).toBe(count)
})

test.each([
  [
    [{ width: 200 }, { width: 200 }],
    ['80.47%', '19.53%'],
  ],
  [
    [
      { width: 300, grow: 1 },
      { width: 212, grow: 1 },
    ],
    ['54.30%', '45.70%'],
  ],
  [
    [{ width: 1500 }, { width: 500 }],
    ['75.00%', '25.00%'],
  ],
])('on paper %j are as wide as it is', (columns, widths) => {
  expect(paperWidths(columns)).toEqual(widths)
})
