import { useEffect, useMemo, useRef } from 'react'
import type { SortOrder } from '@/lib/sort-param.ts'
import type { Column } from './column.ts'
import { areInOrder, rankValues } from './rank.ts'
import { useSorterCode } from './sorter-code.ts'

/** A row with its id. */
export interface TableRow<Row> {
  id: string
  data: Row
}

/**
 * The rows with their ids, sorted if the column has a `sortValue`; rows without a value last. The sort is
 * stable. Rows that are in this order already, as those of most lists, need no table for it, and not its code
 * either. While that is on its way, they stay as they were, and there are none at first; where it is missing, they
 * stay in the order of their service.
 */
export function useSortedRows<Row extends object>(
  rows: readonly Row[] | undefined,
  column: Column<Row> | undefined,
  direction: SortOrder['direction'] | undefined,
  rowId: (row: Row) => string,
): TableRow<Row>[] | undefined {
  const sortValue = column?.sortValue
  const ranks = useMemo(() => {
    if (!rows || !sortValue || !direction) return undefined
    const all = rankValues(rows.map(sortValue), direction)
    return areInOrder(all, direction) ? undefined : all
  }, [rows, sortValue, direction])
  // Asked for while the rows are on their way, unless they will be in this order.
  const isExpected = !rows && sortValue !== undefined && column?.listed !== direction
  const code = useSorterCode(ranks !== undefined || isExpected)
  const sort = useMemo(() => (typeof code === 'object' ? code.createSorter<Row>() : code), [code])
  const sorted = useMemo(() => {
    if (!rows || !ranks || !direction || sort === 'missing') return rows
    return sort?.(rows, ranks, direction)
  }, [sort, rows, ranks, direction])
  const shown = useMemo(() => sorted?.map((data) => ({ id: rowId(data), data })), [sorted, rowId])
  const kept = useRef({ rows, shown })
  useEffect(() => {
    if (shown) kept.current = { rows, shown }
  }, [shown, rows])
  return shown ?? (kept.current.rows === rows ? kept.current.shown : undefined)
}
