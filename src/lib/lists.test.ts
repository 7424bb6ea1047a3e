import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseList, writeList } from './lists.ts'

test.each([
  [undefined, []],
  ['', []],
  [',,', []],
  ['a', ['a']],
  ['a,b,a', ['a', 'b']],
  ['a%2Cb,c%20d', ['a,b', 'c d']],
  ['a%2Cb%2cc', ['a', 'b', 'c']],
  ['a%2Cb,', ['a,b']],
  ['area:odaiba,gate%3Arelease', ['area:odaiba', 'gate:release']],
  ['100%,%zz', ['100%', '%zz']],
])('parseList(%j) is %j', (text, elements) => expect(parseList(text)).toEqual(elements))

test.each([
  [[], ''],
  [['a', '', 'b'], 'a,b'],
  [['a,b'], 'a%2Cb,'],
  [['a,b', 'c d', 'area:odaiba'], 'a%2Cb,c%20d,area:odaiba'],
  [['\uD800'], '%EF%BF%BD'],
])('writeList(%j) is %j', (elements, text) => expect(writeList(elements)).toBe(text))

test('parseList reverses writeList', () => {
  const elements = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }))
  fc.assert(
    fc.property(elements, (list) => {
      expect(parseList(writeList(list))).toEqual(list)
    }),
  )
})
