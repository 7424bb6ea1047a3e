import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channels, chartShapes, formatNumber, readableOn, shadeOf, zoomed } from './plot-texts.ts'

test('what was seen, missed and made up differs in form as well as in colour', () => {
  expect(new Set([chartShapes.TP, chartShapes.FN, chartShapes.FP]).size).toBe(3)
  expect(chartShapes.failed).not.toBe(chartShapes.succeeded)
})

test('numbers have four digits', () => {
  expect(formatNumber(1234.56)).toBe('1235')
  expect(formatNumber(0.123456)).toBe('0.1235')
  expect(formatNumber(42)).toBe('42')
})

test('the larger a value the darker it is, and the smallest can be told from the ground', () => {
  const shade = (share: number) => shadeOf('rgb(0, 100, 200)', 'rgb(100, 100, 0)', share)
  expect(shade(0)).toBe('rgb(8, 100, 184)')
  expect(shade(0.5)).toBe('rgb(54, 100, 92)')
  expect(shade(1)).toBe('rgb(100, 100, 0)')
})

test('a number on a shade has the colour that can be read there', () => {
  const [dark, light] = ['rgb(23, 36, 44)', 'rgb(255, 255, 255)']
  expect(readableOn('rgb(240, 250, 250)', dark, light)).toBe(dark)
  expect(readableOn('rgb(11, 117, 112)', dark, light)).toBe(light)
})

test.each([
  ['rgb(23, 36, 44)', [23, 36, 44]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3]],
  ['none', []],
])('the channels of %s', (color, numbers) => {
  expect(channels(color)).toEqual(numbers)
})

/** Grounds on which one of two colours can just be read better, and the next on which it is the other. */
test.each([
  // Black is read better from a luminance of 0.179 on, which grey reaches at 118.
  ['rgb(117, 117, 117)', 'rgb(255, 255, 255)'],
  ['rgb(118, 118, 118)', 'rgb(0, 0, 0)'],
  // Blue adds little to it, and green most.
  ['rgb(0, 0, 255)', 'rgb(255, 255, 255)'],
  ['rgb(255, 0, 0)', 'rgb(0, 0, 0)'],
  ['rgb(0, 137, 0)', 'rgb(255, 255, 255)'],
  ['rgb(0, 138, 0)', 'rgb(0, 0, 0)'],
  ['rgb(8, 8, 8)', 'rgb(255, 255, 255)'],
])('on %s, %s can be read better', (ground, color) => {
  expect(readableOn(ground, 'rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe(color)
})

test('of two colours that can be read alike, it is the first', () => {
  expect(readableOn('rgb(9, 9, 9)', 'rgb(1, 1, 1)', 'rgba(1, 1, 1, 1)')).toBe('rgb(1, 1, 1)')
})

test('a zoomed span stays within its axis', () => {
  expect(zoomed({ start: 0, end: 100 }, 0.5)).toEqual({ start: 25, end: 75 })
  expect(zoomed({ start: 0, end: 50 }, 2)).toEqual({ start: 0, end: 100 })
  expect(zoomed({ start: 40, end: 60 }, Number.POSITIVE_INFINITY)).toEqual({ start: 0, end: 100 })
  const place = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(place, place, fc.double({ min: 0.01, max: 100, noNaN: true }), (a, b, factor) => {
      const { start, end } = zoomed({ start: Math.min(a, b), end: Math.max(a, b) }, factor)
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(100 + 1e-9)
      expect(end).toBeGreaterThan(start)
    }),
  )
})
