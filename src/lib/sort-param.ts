/** Sort column and direction of a list. */
export interface SortOrder {
  column: string
  direction: 'ascending' | 'descending'
}

/**
 * Parses a `sort` parameter: a column, with a leading minus for descending (`-updated`). Undefined if the
 * column is not one of `columns`.
 */
export const readSort = (value: unknown, columns: readonly string[]): SortOrder | undefined => {
  if (typeof value !== 'string') return undefined
  const descending = value.startsWith('-')
  const column = descending ? value.slice(1) : value
  if (!columns.includes(column)) return undefined
  return { column, direction: descending ? 'descending' : 'ascending' }
}

/** Formats a `sort` parameter. */
export const writeSort = ({ column, direction }: SortOrder): string =>
  direction === 'descending' ? `-${column}` : column
