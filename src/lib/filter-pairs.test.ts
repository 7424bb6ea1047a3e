import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPairs, writePair } from './filter-pairs.ts'

const pair = (key: string, value: string, exclude = false) => ({ key, value, exclude })

test.each([
  ['', [], ''],
  ['cut  in', [], 'cut in'],
  ['branch:main', [pair('branch', 'main')], ''],
  ['-branch:main', [pair('branch', 'main', true)], ''],
  ['GIT_Branch:main', [pair('GIT_Branch', 'main')], ''],
  [' red branch:main  desc:x in ', [pair('branch', 'main'), pair('desc', 'x')], 'red in'],
  ['desc:"load test"', [pair('desc', 'load test')], ''],
  ['desc:""', [pair('desc', '')], ''],
  [String.raw`desc:"say \"go\" \\ \d"`, [pair('desc', String.raw`say "go" \ \d`)], ''],
  // No key, no value, or letters around what would be a pair.
  ['12:30', [], '12:30'],
  ['branch:', [], 'branch:'],
  ['a-branch:main', [], 'a-branch:main'],
  ['desc:"load test', [], 'desc:"load test'],
  ['desc:"load"test', [], 'desc:"load"test'],
  ['desc:load"test', [], 'desc:load"test'],
  ['x"desc:load', [], 'x"desc:load'],
])('%j holds the pairs %j and the words %j', (typed, pairs, words) => {
  expect(readPairs(typed)).toEqual({ pairs, words })
})

test.each([
  [pair('branch', 'main'), 'branch:main'],
  [pair('branch', 'main', true), '-branch:main'],
  [pair('desc', 'load test'), 'desc:"load test"'],
  [pair('desc', ''), 'desc:""'],
  [pair('desc', 'say "go" \\'), String.raw`desc:"say \"go\" \\"`],
  [pair('desc', '\\d'), String.raw`desc:\d`],
])('%j is written %s', (one, written) => {
  expect(writePair(one)).toBe(written)
})

test('a pair that is written reads as the same one', () => {
  const pairs = fc.record({
    key: fc.stringMatching(/^[a-z_]+$/),
    value: fc.string(),
    exclude: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(pairs), (given) => {
      expect(readPairs(given.map(writePair).join(' '))).toEqual({ pairs: given, words: '' })
    }),
  )
})
