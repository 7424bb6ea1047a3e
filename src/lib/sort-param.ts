/** By which column a list is sorted, and which way. */
export interface SortOrder {
  column: string
  direction: 'ascending' | 'descending'
}

/**
 * The order that a `sort` parameter asks for: the name of a column, with a minus in front for descending
 * (`-updated`). Undefined when it names none of the columns that can be sorted by.
 */
export const readSort = (value: unknown, columns: readonly string[]): SortOrder | undefined => {
  if (typeof value !== 'string') return undefined
  const descending = value.startsWith('-')
  const column = descending ? value.slice(1) : value
  if (!columns.includes(column)) return undefined
  return { column, direction: descending ? 'descending' : 'ascending' }
}

/** An order as the value of a `sort` parameter. */
export const writeSort = ({ column, direction }: SortOrder): string =>
  direction === 'descending' ? `-${column}` : column
