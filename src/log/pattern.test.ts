import { expect, test } from 'vitest'
import { LogIndex } from './log-index.ts'
import { answerPattern, rangesIn } from './pattern.ts'

const blockOf = (text: string) => {
  const index = new LogIndex()
  index.write(new TextEncoder().encode(text))
  index.end()
  const [block] = index.blocks
  if (!block) throw new Error('There is no line.')
  return block
}

test.each([
  ['^$', [1]],
  ['', [0, 1, 2]],
  ['Ü', [2]],
  ['b', [0]],
  ['none', []],
])('the pattern %j is on the lines %j', (source, places) => {
  const block = blockOf('aB\n\nü\n')
  expect(answerPattern({ source, flags: 'i', block })).toEqual(places)
})

test('hits are told for each text, from where to where', () => {
  expect(answerPattern({ source: 'a+', flags: '', texts: ['aab a', 'A'] })).toEqual([
    [
      [0, 2],
      [4, 5],
    ],
    [],
  ])
})

test('of very many hits in a line only the first ones are marked', () => {
  const ranges = rangesIn('ab'.repeat(3000), /a/g)
  expect(ranges).toHaveLength(1000)
  expect(ranges.at(-1)).toEqual([1998, 1999])
})
