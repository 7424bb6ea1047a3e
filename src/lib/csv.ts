/** Value of a CSV cell. */
export type CsvCell = string | number | undefined

// Characters that start a formula in a spreadsheet, with their full-width forms.
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const write = (cell: CsvCell): string => {
  if (typeof cell === 'number') return String(cell)
  // A leading apostrophe makes a spreadsheet treat the cell as text.
  const text = cell && formula.test(cell) ? `'${cell}` : (cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Writes rows as CSV (RFC 4180: comma, CRLF, quotes where needed). Prevents CSV injection: text that a
 * spreadsheet would evaluate as a formula gets a leading apostrophe. Numbers are unchanged.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')
