import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LogIndex } from './log-index.ts'
import { type Found, linesOf, literalPattern, search, type TextQuery } from './text-search.ts'

const indexOf = (text: string, isEnded = true) => {
  const index = new LogIndex()
  index.write(new TextEncoder().encode(text))
  if (isEnded) index.end()
  return index
}

/** Runs a search to its end. */
const run = (index: LogIndex, text: string, known?: Found, matchCase = false) => {
  const query: TextQuery = { text, matchCase }
  const steps = search(index, query, known)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const found = (index: LogIndex, text: string, known?: Found, matchCase = false) => [
  ...linesOf(index, run(index, text, known, matchCase)),
]

test.each([
  ['lateral', [0, 2]],
  ['LATERAL', [0, 2]],
  ['a.b', [3]],
  ['[x] (y) {z} $1 ^ | ? + * \\', [4]],
  ['道', [5, 10]],
  ['é', [6]],
  ['É', [6]],
  ['\x1a', [7]],
  ['😀', [8]],
  ['\x80', [9]],
  ['x道', [10]],
  ['道路', [5]],
  ['c', [0, 6, 11]],
  ['absent', []],
])('%j is on the lines %j', (query, lines) => {
  const text = [
    'a lateralDistance, lateral again',
    'none',
    '\x1b[31mLate\x1b[0mral',
    'a.b',
    '[x] (y) {z} $1 ^ | ? + * \\',
    '道路',
    'café',
    'sub \x1a',
    'smile 😀',
    'kontrol \x80',
    'x道',
    'c',
  ]
  expect(found(indexOf(text.join('\n')), query)).toEqual(lines)
})

const letters = fc.constantFrom('a', 'A', 'b', 'é', 'É', 'ÿ', 'Ÿ', '道', 'ſ', 's', 'K', 'k', '\x1a')
const word = (most: number) =>
  fc.array(letters, { minLength: 1, maxLength: most }).map((found) => found.join(''))

test('finds what a search of each line finds, narrowed or not', () => {
  fc.assert(
    fc.property(
      fc.array(word(6), { maxLength: 60 }),
      word(2),
      word(2),
      fc.boolean(),
      (lines, query, more, matchCase) => {
        const index = indexOf(lines.join('\n'))
        const expected = (text: string) =>
          lines.flatMap((line, at) => (literalPattern({ text, matchCase }).test(line) ? [at] : []))
        expect(found(index, query, undefined, matchCase)).toEqual(expected(query))
        const longer = query + more
        const known = run(index, query, undefined, matchCase)
        expect(found(index, longer, known, matchCase)).toEqual(expected(longer))
      },
    ),
    { numRuns: 1000 },
  )
})

test('what was overwritten is not found', () => {
  expect(found(indexOf('x道\r\x1b[Kab\n道\n'), '道')).toEqual([1])
  expect(found(indexOf('x道\r\x1b[Kab\n'), 'x')).toEqual([])
})

test('capitals count where they are asked to', () => {
  const index = indexOf('Error\nerror\nÉ\né')
  expect(found(index, 'Error', undefined, true)).toEqual([0])
  expect(found(index, 'é', undefined, true)).toEqual([3])
  const known = run(index, 'err')
  expect(found(index, 'error', known, true)).toEqual([1])
})

test('a search goes on with what has come since', () => {
  const lines = (from: number) =>
    Array.from({ length: 30_000 }, (_, at) =>
      at % 1000 === 0 ? `needle ${from + at}` : `line ${from + at} ${'-'.repeat(50)}`,
    ).join('\n')
  const index = indexOf(`${lines(0)}\n`, false)
  const first = run(index, 'needle')
  expect([...linesOf(index, first)]).toHaveLength(30)
  index.write(new TextEncoder().encode(`${lines(30_000)}\n`))
  const second = run(index, 'needle', first)
  expect([...linesOf(index, second)]).toHaveLength(60)
  expect(found(index, 'needle 59', second)).toEqual([59_000])
})

test('a search that did not end goes on where it stood', () => {
  const line = `${'x'.repeat(99)}\n`
  const index = indexOf(`${line.repeat(25_000)}y\n`)
  expect(index.blocks.length).toBe(3)
  const query = { text: 'Y', matchCase: false }
  const known = search(index, query).next().value
  expect(known.blocks).toBe(1)
  expect([...search(index, query, known)].map(({ blocks }) => blocks)).toEqual([3, 3])
  expect([...linesOf(index, known)]).toEqual([25_000])
})

test.each([
  ['few lines are looked through again for a longer query', 40, 'rare', 'rare one', 0],
  ['many lines are not', 5, 'rare', 'rare one', 3],
  ['a query that no longer has the one before is searched anew', 40, 'rare', 'rar', 3],
  ['capitals that count from now on are searched anew', 40, 'rare', 'Rare', 3],
])('%s', (_, every, before, query, steps) => {
  const line = (at: number) => `${at} ${at % every === 0 ? 'rare one' : ''}`.padEnd(99, '-')
  const index = indexOf(`${Array.from({ length: 25_000 }, (_, at) => line(at)).join('\n')}\n`)
  expect(index.blocks).toHaveLength(3)
  const known = run(index, before)
  const matchCase = query === 'Rare'
  expect([...search(index, { text: query, matchCase }, known)]).toHaveLength(steps)
  expect(found(index, query, known, matchCase)).toHaveLength(matchCase ? 0 : 25_000 / every)
})
