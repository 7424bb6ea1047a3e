import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsInView } from './columns-in-view.ts'

const columnsOf = (widths: readonly number[]) => widths.map((width) => ({ width }))

test('a table of few columns draws all of them', () => {
  expect(columnsInView(columnsOf(Array(24).fill(120)), { left: 0, width: 1000 })).toBeUndefined()
})

test('a table of many columns draws those in view and some beside them', () => {
  const columns = columnsOf(Array(50).fill(120))
  expect(columnsInView(columns, { left: 0, width: 1000 })).toEqual({ from: 1, to: 12 })
  expect(columnsInView(columns, { left: 5000, width: 1000 })?.to).toBe(50)
})

test('every column in view is drawn, wherever the table is, and not many more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 60, max: 300 }), { minLength: 25, maxLength: 80 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 300, max: 2560 }),
      (widths, wanted, width) => {
        const total = widths.reduce((sum, each) => sum + each, 0)
        const left = Math.max(0, Math.min(wanted, total - width))
        const range = columnsInView(columnsOf(widths), { left, width })
        let at = widths[0] ?? 0
        let drawn = 0
        widths.slice(1).forEach((each, place) => {
          const isDrawn = range && place + 1 >= range.from && place + 1 < range.to
          if (at < left + width && at + each > left) expect(isDrawn).toBe(true)
          if (isDrawn) drawn += each
          at += each
        })
        expect(drawn).toBeLessThanOrEqual(width + 3 * 180 + 600)
      },
    ),
  )
})
