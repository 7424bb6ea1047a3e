import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchBy, wordsOf } from './search-words.ts'

const suite = {
  id: '0190A7c3-5b',
  name: 'Cut-in on wet roads',
  description: 'Lane changes in heavy Rain',
  labels: ['site:tokyo', 'owner:planning'],
  nickname: undefined as string | undefined,
}

const find = searchBy(
  (item: typeof suite) => [item.name, item.description, item.nickname, ...item.labels],
  ({ id }) => [id],
)

describe('a search finds an item by', () => {
  test.each([
    ['the start of its name', 'cut'],
    ['a part within a word', 'oad'],
    ['words of two texts', 'cut-in rain'],
    ['the same words in the other order', 'rain cut-in'],
    ['words in another case', 'RAIN Cut-IN'],
    ['a label', 'site:tokyo'],
    ['a label as it is shown', 'site: tokyo'],
    ['the start of its id in any case', '0190a7C'],
    ['all kinds of texts at once', 'tokyo wet heavy 0190'],
    ['words between any blanks', '  rain\t\u00a0wet\n'],
    ['a word twice', 'rain rain'],
    ['nothing', ''],
    ['blanks only', ' \t '],
  ])('%s', (_what, typed) => expect(find(typed)(suite)).toBe(true))

  test('an absent search', () => expect(find(undefined)(suite)).toBe(true))
})

test.each([
  ['one of its words', 'rain snow'],
  ['a word across two texts', 'roadsLane'],
  ['the letters without the hyphen', 'cutin'],
  ['a pattern', 'r.in'],
  ['the middle of its id', 'a7c3'],
  ['the text of an absent field', 'undefined'],
])('a search does not find an item by %s', (_what, typed) => expect(find(typed)(suite)).toBe(false))

test('reads the texts of an item once', () => {
  let reads = 0
  const counted = searchBy((item: { name: string }) => {
    reads += 1
    return [item.name]
  })
  const item = { name: 'Night' }
  expect(counted('ni')(item)).toBe(true)
  expect(counted('x')(item)).toBe(false)
  expect(reads).toBe(1)
})

test('finds a text by any of its words in any order, as typed in upper or lower case', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/.test(text))
  const anyText = searchBy((item: { texts: string[] }) => item.texts)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }).chain((words) =>
        fc.tuple(
          fc.constant(words),
          fc.shuffledSubarray(words).map((some) => some.join(' ')),
        ),
      ),
      ([words, typed]) => {
        for (const texts of [words, [words.join(' ')]]) {
          expect(anyText(typed)({ texts })).toBe(true)
          expect(anyText(typed.toUpperCase())({ texts })).toBe(true)
        }
      },
    ),
  )
})

test('wordsOf parts at blanks', () => {
  expect(wordsOf('  cut-in \n rain ')).toEqual(['cut-in', 'rain'])
  expect(wordsOf(' ')).toEqual([])
})
