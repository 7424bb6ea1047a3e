/** The id of a row that a table names no other for. */
export const idOf = (row: object): string => {
  if (!('id' in row)) throw new Error('Rows without an id need a `rowId`.')
  return String(row.id)
}
