import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, compareValues, type Sort } from './column.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** A row as the table body takes it: the data itself, whose identity tells whether anything changed. */
export interface TableRow<Row> {
  id: string
  data: Row
}

const none: readonly never[] = []

/** The rows with their ids, sorted where the sort's column has a value to sort by. */
export function useSortedRows<Row extends object>(
  rows: readonly Row[] = none,
  columns: readonly Column<Row>[],
  rowId: (row: Row) => string,
  sort: Sort | undefined,
): TableRow<Row>[] {
  const defs = useMemo(
    () =>
      columns.map(({ id, sortValue }) => ({
        id,
        accessorFn: (row: Row) => sortValue?.(row),
        enableSorting: sortValue !== undefined,
        sortUndefined: 'last' as const,
        sortFn: (a: { getValue: Read }, b: { getValue: Read }) =>
          compareValues(a.getValue(id), b.getValue(id)),
      })),
    [columns],
  )
  const sorting = useMemo(
    () => (sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []),
    [sort],
  )
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    state: { sorting },
  })
  const model = table.getRowModel().rows
  return useMemo(() => model.map((row) => ({ id: row.id, data: row.original })), [model])
}

type Read = <Value>(columnId: string) => Value
