import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largeMark, marksOf, shiftOf, sizeAmong, sizeOf } from './chart-marks.ts'

const small = fc.integer({ min: 0, max: 3 })

/** Items of up to three colours, each with a place. */
const groups = fc.array(fc.array(fc.record({ x: small, y: small })), { maxLength: 3 })

test('every item is in one mark of its colour, and the marks of a place know of each other', () => {
  fc.assert(
    fc.property(groups, (items) => {
      const marks = marksOf(items, ({ x, y }) => [x, y])
      for (const [group, own] of marks.entries()) {
        expect(new Set(own.flatMap((mark) => mark.items))).toEqual(new Set(items[group]))
        expect(own.flatMap((mark) => mark.items)).toHaveLength(items[group]?.length ?? 0)
        expect(new Set(own.map(({ x, y }) => `${x} ${y}`)).size).toBe(own.length)
        for (const { x, y, together } of own) {
          expect(together).toBe(items.flat().filter((one) => one.x === x && one.y === y).length)
        }
      }
    }),
  )
})

test('no two marks are drawn over each other at one place', () => {
  fc.assert(
    fc.property(groups, fc.constantFrom(3, 6, 10), (items, ofOne) => {
      const marks = marksOf(items, ({ x, y }) => [x, y]).flat()
      const spans = marks.map((mark) => {
        const half = sizeOf(mark.items.length, ofOne) / 2
        const middle = shiftOf(mark, ofOne)
        return { place: `${mark.x} ${mark.y}`, from: middle - half, to: middle + half }
      })
      for (const [index, one] of spans.entries()) {
        for (const other of spans.slice(index + 1)) {
          if (one.place !== other.place) continue
          expect(one.to <= other.from || other.to <= one.from).toBe(true)
        }
      }
    }),
  )
})

test('a mark grows with its items up to a limit, and has room for their number', () => {
  const sizes = [1, 2, 3, 10, 30, 1000].map((items) => sizeOf(items, largeMark))
  expect(sizes).toEqual([10, 16, 17, 23, 30, 30])
  expect([499, 500, 5000].map((marks) => sizeAmong(marks, 1000))).toEqual([10, 6, 3])
  expect(sizeAmong(200, 360)).toBe(6)
})
