/** What a cell of an exported table may hold. */
export type CsvCell = string | number | undefined

// What a spreadsheet takes for the start of a formula, the full-width forms included.
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const write = (cell: CsvCell): string => {
  if (typeof cell === 'number') return String(cell)
  // A leading apostrophe makes a spreadsheet read the rest as text.
  const text = cell && formula.test(cell) ? `'${cell}` : (cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The rows as CSV (RFC 4180: comma, CRLF, quotes where needed). Texts are data, never formulas: one that
 * a spreadsheet would evaluate gets a leading apostrophe. Numbers are written as they are.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')
