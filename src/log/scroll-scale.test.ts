import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Position, positionAfter, positionAt, spacerOf } from './scroll-scale.ts'

const short = { total: 5000, view: 480 }
const long = { total: 200_000_000, view: 480 }
const start: Position = { scrollTop: 0, offset: 0 }
const topOf = ({ scrollTop, offset }: Position) => scrollTop + offset

test('a short log scrolls as any other page', () => {
  expect(spacerOf(short)).toBe(5000)
  expect(positionAt(700, short)).toEqual({ scrollTop: 700, offset: 0 })
  expect(positionAt(700.5, short)).toEqual({ scrollTop: 700.5, offset: 0 })
  expect(positionAfter(start, 300.5, short)).toEqual({ scrollTop: 300.5, offset: 0 })
})

test('a long log stays below the limit of browsers, and both its ends are reached', () => {
  expect(spacerOf(long)).toBe(8_000_000)
  const room = spacerOf(long) - long.view
  expect(topOf(positionAfter(start, room, long))).toBe(long.total - long.view)
  expect(topOf(positionAfter(positionAt(long.total, long), 0, long))).toBe(0)
  expect(positionAt(long.total, long).scrollTop).toBe(room)
})

test('the scroll bar leads to the place that it shows', () => {
  const room = spacerOf(long) - long.view
  expect(topOf(positionAfter(start, room / 2, long))).toBeCloseTo((long.total - long.view) / 2, -2)
})

test('far from both ends the browser is left where it is, whatever is scrolled', () => {
  const middle = positionAt(long.total / 2, long)
  for (const step of [1, -1, 20_000, -20_000]) {
    const scrollTop = middle.scrollTop + step
    expect(positionAfter(middle, scrollTop, long)).toEqual({ scrollTop, offset: middle.offset })
  }
  // Longer than any wheel or key goes: a jump of the scroll bar.
  const jumped = positionAfter(middle, middle.scrollTop + 20_001, long)
  expect(topOf(jumped)).toBeGreaterThan(topOf(middle) + 400_000)
})

test('small steps move the rows by as much, from anywhere, and reach both ends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: long.total - long.view }),
      fc.array(fc.integer({ min: -10_000, max: 10_000 }), { maxLength: 50 }),
      (top, steps) => {
        let position = positionAt(top, long)
        for (const step of steps) {
          const room = spacerOf(long) - long.view
          const scrollTop = Math.max(0, Math.min(room, position.scrollTop + step))
          const wanted = topOf(position) + (scrollTop - position.scrollTop)
          position = positionAfter(position, scrollTop, long)
          expect(topOf(position)).toBe(Math.max(0, Math.min(wanted, long.total - long.view)))
        }
      },
    ),
  )
})
