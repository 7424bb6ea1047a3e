import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  [[], ''],
  [
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    'a,b\r\nc,d\r\n',
  ],
  [[[undefined, '', 0]], ',,0\r\n'],
  [[['a,b', 'say "x"', 'two\nlines']], '"a,b","say ""x""","two\nlines"\r\n'],
  [[[-1.5, 5012]], '-1.5,5012\r\n'],
  [[['-1.5', "'quoted'", ' =1']], "'-1.5,'quoted', =1\r\n"],
])('%j', (rows, text) => expect(toCsv(rows)).toBe(text))

describe('texts that a spreadsheet would evaluate', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠1'])('%j', (text) =>
    expect(toCsv([[text]])).toBe(`'${text}\r\n`),
  )
  test.each(['\r=1', '\n=1', '=HYPERLINK("https://evil.test","x")'])('%j, quoted', (text) =>
    expect(toCsv([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`),
  )
})

/** A CSV parser, written from the RFC, not from the code under test. */
const parse = (csv: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

test('every table can be read back, with formulas escaped', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=', '+a', '"', ',', '\r\n', '-1', '@x'))
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  fc.assert(
    fc.property(table, (rows) => {
      const defused = rows.map((row) =>
        row.map((text) => ('=+-@\t\r\n'.includes(text.charAt(0) || ' ') ? `'${text}` : text)),
      )
      expect(parse(toCsv(rows))).toEqual(defused)
    }),
  )
})
