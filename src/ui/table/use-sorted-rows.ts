import {
  constructTable,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { useMemo, useState } from 'react'
import type { SortOrder } from '@/lib/sort-param.ts'
import type { Column } from './column.ts'
import { rankValues } from './rank.ts'

/** A row with its id. */
export interface TableRow<Row> {
  id: string
  data: Row
}

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/**
 * Sorts rows by their ranks, one for each of them: comparing the values themselves takes several times as long for
 * 10,000 rows. It keeps the model of the rows, which takes longer to build than they take to sort.
 */
const createSorter = <Row extends object>() => {
  let ranks: readonly number[] = []
  const table = constructTable<typeof features, Row>({
    features,
    data: [],
    columns: [
      {
        id: 'rank',
        accessorFn: () => undefined,
        // Asks for no values: their ranks say where those without one stand.
        sortUndefined: false,
        sortFn: (a, b) => (ranks[a.index] ?? 0) - (ranks[b.index] ?? 0),
      },
    ],
  })
  return (
    rows: readonly Row[],
    sortValue: NonNullable<Column<Row>['sortValue']>,
    direction: SortOrder['direction'],
  ): Row[] => {
    ranks = rankValues(rows.map(sortValue), direction)
    const state = { sorting: [{ id: 'rank', desc: direction === 'descending' }] }
    table.setOptions((options) => ({ ...options, data: rows, state }))
    return table.getRowModel().rows.map((row) => row.original)
  }
}

/**
 * The rows with their ids, sorted if the column has a `sortValue`; rows without a value last. The sort is
 * stable. A list in the order of its service, as most open, needs no table for it.
 */
export function useSortedRows<Row extends object>(
  rows: readonly Row[] | undefined,
  column: Column<Row> | undefined,
  direction: SortOrder['direction'] | undefined,
  rowId: (row: Row) => string,
): TableRow<Row>[] {
  const [sort] = useState(createSorter<Row>)
  const sortValue = column?.sortValue
  return useMemo(() => {
    const given = rows ?? []
    const sorted = sortValue && direction ? sort(given, sortValue, direction) : given
    return sorted.map((data) => ({ id: rowId(data), data }))
  }, [sort, rows, sortValue, direction, rowId])
}
