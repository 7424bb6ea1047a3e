import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsText, dotted, truncate } from './text.ts'

describe('containsText', () => {
  test.each([
    ['Nightly regression', 'REGRESS'],
    ['Nightly regression', ''],
    ['', ''],
    ['a.b*c[', '.B*C['],
    ['\\d+$', '\\D+$'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδος', 'ΟΔΟΣ'],
    ['Straße', 'STRASSE'],
    ['Zoe\u0308', 'zoë'],
    ['ガード', 'カ\u3099'],
    ['<img src=x>', '<IMG'],
  ])('%j holds %j', (text, part) => expect(containsText(text, part)).toBe(true))

  test.each([
    ['Nightly', 'weekly'],
    ['', 'a'],
    ['abc', 'a.c'],
    ['abc', '.*'],
  ])('%j does not hold %j', (text, part) => expect(containsText(text, part)).toBe(false))

  test('a text contains each of its parts in any case', () => {
    const piece = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(piece, piece, piece, (before, part, after) => {
        expect(containsText(before + part + after, part)).toBe(true)
        expect(containsText(before + part + after, part.toUpperCase())).toBe(true)
      }),
    )
  })
})

describe('truncate', () => {
  test.each([
    ['short', 20, 'short'],
    ['exactly twenty chars', 20, 'exactly twenty chars'],
    ['Occlusion at T-junction, second try', 20, 'Occlusion at T-junct…'],
    ['Occlusion at T junction', 13, 'Occlusion at…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀😀', 3, '😀😀😀…'],
    ['', 3, ''],
  ])('%j to %s is %j', (text, limit, cut) => expect(truncate(text, limit)).toBe(cut))
})

test('a line of facts never begins with a dot', () => {
  expect(dotted('main', undefined, 'nightly', false, '')).toBe('main\u00a0· nightly')
})
