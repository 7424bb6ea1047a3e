import { describe, expect, test } from 'vitest'
import {
  type Column,
  identityOf,
  isSortable,
  nextSort,
  shownColumns,
  sortableIds,
} from './column.ts'

const column = (more: Partial<Column<object>> = {}): Column<object> => ({
  id: 'updated',
  header: 'Updated',
  width: 100,
  cell: () => null,
  ...more,
})

test.each([
  [{}, false],
  [{ sortValue: () => 1 }, true],
  [{ sortedByService: true }, true],
  [{ sortedByService: false }, false],
])('a column with %j is sortable: %s', (more, sortable) => {
  expect(isSortable(column(more))).toBe(sortable)
})

test('sortableIds returns the sortable columns', () => {
  const columns = [column({ id: 'name', sortValue: () => 1 }), column({ id: 'type' })]
  expect(sortableIds(columns)).toEqual(['name'])
})

describe('shownColumns', () => {
  const columns = ['name', 'type', 'updated'].map((id) => column({ id }))
  const idsOf = (shown: readonly Column<object>[]) => shown.map(({ id }) => id)

  test.each([
    [[], ['name', 'type', 'updated']],
    [['type'], ['name', 'updated']],
    [['updated', 'type'], ['name']],
    [
      ['name', 'type'],
      ['name', 'updated'],
    ],
    [['gone'], ['name', 'type', 'updated']],
  ])('without %j: %j', (hidden, ids) => expect(idsOf(shownColumns(columns, hidden))).toEqual(ids))

  test('keeps the column that names the rows wherever it is', () => {
    const naming = columns.map((one) => ({ ...one, namesRow: one.id === 'updated' }))
    expect(identityOf(naming)).toBe('updated')
    expect(idsOf(shownColumns(naming, ['name', 'updated']))).toEqual(['type', 'updated'])
  })

  test('has an optional column only when it is named', () => {
    const some = columns.map((one) => ({ ...one, optional: one.id !== 'updated' }))
    expect(idsOf(shownColumns(some, []))).toEqual(['name', 'updated'])
    expect(idsOf(shownColumns(some, ['type', 'updated']))).toEqual(['name', 'type'])
  })

  test('is the same array when nothing is hidden', () => {
    expect(shownColumns(columns, ['gone'])).toBe(columns)
  })

  test('no columns have no identity', () => expect(identityOf([])).toBeUndefined())
})

describe('nextSort', () => {
  const other = { column: 'name', direction: 'descending' } as const
  const up = { column: 'updated', direction: 'ascending' } as const
  const down = { column: 'updated', direction: 'descending' } as const

  test.each([
    ['ascending', undefined, up],
    ['ascending', other, up],
    ['ascending', up, down],
    ['ascending', down, up],
    ['descending', undefined, down],
    ['descending', other, down],
    ['descending', down, up],
    ['descending', up, down],
  ] as const)('firstSort %s, current %j, next %j', (firstSort, current, next) => {
    expect(nextSort(column({ firstSort }), current)).toEqual(next)
  })
})
