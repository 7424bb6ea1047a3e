import { expect, test } from 'vitest'
import { createTexts } from './texts.ts'

test('each text has a number of its own, from 1 on, and is known by its first label', () => {
  const texts = createTexts()
  expect(texts.size).toBe(1)
  expect([texts.numberOf('a', 'Label'), texts.numberOf('b'), texts.numberOf('a', 'Other')]).toEqual(
    [1, 2, 1],
  )
  expect(texts.size).toBe(3)
  expect([texts.textOf(1), texts.labelOf(1)]).toEqual(['a', 'Label'])
  expect([texts.textOf(2), texts.labelOf(2)]).toEqual(['b', undefined])
  expect([texts.knownNumber('b'), texts.knownNumber('c')]).toEqual([2, undefined])
})

test('0 and numbers that are not given are no text', () => {
  const texts = createTexts()
  for (const number of [0, 1, 99]) {
    expect([texts.textOf(number), texts.labelOf(number)]).toEqual(['', undefined])
  }
  expect(texts.knownNumber('')).toBeUndefined()
})

test('what is kept from a number on makes the same table again', () => {
  const texts = createTexts()
  texts.numberOf('a', 'Label')
  const later = texts.size
  texts.numberOf('b')
  texts.numberOf('c', '')
  expect(texts.from(later)).toHaveLength(2)
  const again = createTexts()
  again.add(texts.from(1))
  expect(again.size).toBe(4)
  expect(again.from(1)).toEqual(texts.from(1))
  expect([again.textOf(1), again.labelOf(1), again.numberOf('a')]).toEqual(['a', 'Label', 1])
  expect([again.textOf(3), again.labelOf(3)]).toEqual(['c', ''])
})

test('a text that holds the mark before a label is told without it', () => {
  const texts = createTexts()
  const number = texts.numberOf('a\0b', 'Label')
  expect([texts.textOf(number), texts.labelOf(number)]).toEqual(['a b', 'Label'])
  expect([texts.knownNumber('a\0b'), texts.numberOf('a\0b')]).toEqual([number, number])
})
