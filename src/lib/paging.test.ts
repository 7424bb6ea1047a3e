import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampPage, pageCount, pageSizes, rowsText, slicePage } from './paging.ts'

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [5012, 10, 502],
  [5012, 50, 101],
])('%s items at %s per page are %s pages', (count, size, pages) =>
  expect(pageCount(count, size)).toBe(pages),
)

describe('clampPage', () => {
  test.each([
    [1, 0, 1],
    [2, 0, 1],
    [3, 25, 3],
    [4, 25, 1],
    [0, 25, 1],
    [-1, 25, 1],
    [1.5, 25, 1],
    [Number.NaN, 25, 1],
    [Number.POSITIVE_INFINITY, 25, 1],
  ])('page %s of %s items at 10 is page %s', (page, count, shown) =>
    expect(clampPage(page, 10, { count, complete: true })).toBe(shown),
  )

  test('keeps a page that may still load, and nothing else', () => {
    expect(clampPage(4, 10, { count: 25, complete: false })).toBe(4)
    expect(clampPage(0, 10, { count: 25, complete: false })).toBe(1)
  })
})

test('the pages of a list add up to the list', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 200 }),
      fc.constantFrom(...pageSizes),
      (rows, size) => {
        const pages = Array.from({ length: pageCount(rows.length, size) }, (_, index) =>
          slicePage(rows, index + 1, size),
        )
        expect(pages.flat()).toEqual(rows)
        expect(slicePage(rows, pages.length + 1, size)).toEqual([])
      },
    ),
  )
})

test.each([
  [1, 10, 5012, true, 'Rows 1–10 of 5,012'],
  [502, 10, 5012, true, 'Rows 5,011–5,012 of 5,012'],
  [1, 20, 6, true, 'Rows 1–6 of 6'],
  [1, 20, 0, true, '0 rows of 0'],
  [1, 10, 300, false, 'Rows 1–10 of 300 so far, loading more'],
  [31, 10, 300, false, '0 rows of 300 so far, loading more'],
])('page %s at %s of %s (complete: %s) reads %s', (page, size, count, complete, text) =>
  expect(rowsText(page, size, { count, complete })).toBe(text),
)

test('nothing more is said to come of a list that has failed', () => {
  const extent = { count: 100, complete: false, isStopped: true }
  expect(rowsText(1, 20, extent)).toBe('Rows 1–20 of 100 so far')
  expect(rowsText(1, 20, { ...extent, count: 0, loaded: 100 })).toBe(
    '0 rows of 0 so far, 100 searched',
  )
  expect(rowsText(1, 20, { ...extent, complete: true })).toBe('Rows 1–20 of 100')
})

test('a filter on an incomplete list shows how many items were searched', () => {
  expect(rowsText(1, 10, { count: 3, complete: false, loaded: 300 })).toBe(
    'Rows 1–3 of 3 so far, 300 searched, loading more',
  )
  expect(rowsText(1, 10, { count: 0, complete: false, loaded: 1300 })).toBe(
    '0 rows of 0 so far, 1,300 searched, loading more',
  )
  expect(rowsText(1, 10, { count: 3, complete: true, loaded: 300 })).toBe('Rows 1–3 of 3')
})
