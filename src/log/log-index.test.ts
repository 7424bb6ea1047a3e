import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthOf, lineOf, stylesOf, writtenLineOf } from './block.ts'
import { LogIndex } from './log-index.ts'
import { colorOf, marks } from './styles.ts'

const encode = (text: string) => new TextEncoder().encode(text)

const indexOf = (...chunks: Uint8Array[]) => {
  const index = new LogIndex()
  for (const chunk of chunks) index.write(chunk)
  index.end()
  return index
}

const placesOfAll = (index: LogIndex) =>
  Array.from({ length: index.lineCount }, (_, line) => {
    const found = index.find(line)
    if (!found) throw new Error(`There is no line ${line}.`)
    return found
  })

const writtenOf = (index: LogIndex) =>
  placesOfAll(index).map(({ block, place }) => writtenLineOf(block, place))

const linesOf = (text: string) =>
  placesOfAll(indexOf(encode(text))).map(({ block, place }) => lineOf(block, place))

const stylesOfLine = (text: string, line = 0) => {
  const place = placesOfAll(indexOf(encode(text)))[line]
  return place && stylesOf(place.block, place.place, 4000)
}

/** Cuts bytes at borders, which may lie anywhere. */
const cut = (bytes: Uint8Array, borders: readonly number[]) => {
  const sorted = [0, ...borders.map((border) => border % (bytes.length + 1)), bytes.length].sort(
    (a, b) => a - b,
  )
  return sorted.slice(1).map((border, place) => bytes.subarray(sorted[place], border))
}

const borders = fc.array(fc.nat(), { maxLength: 12 })

const piece = fc.oneof(
  fc.constantFrom('\n', '\r\n', '\t', '\0', '\x1a', 'é', '道', '😀', 'plain text', '\ufeff'),
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\r', '').replaceAll('\x1b', '')),
)

const damagedBytes = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'\n\n\rab[]m;0123K?\x07\\'.split('')).map(encode),
      fc.constantFrom('\x1b', '\x1b[', '\x1b[31m', '\x1b]0;', '\x1b\\', '😀').map(encode),
      fc.uint8Array({ maxLength: 4 }),
    ),
  )
  .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])))

describe('every line and every byte comes back', () => {
  test('of any text, wherever its bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(piece), borders, (pieces, at) => {
        const text = pieces.join('')
        const written = writtenOf(indexOf(...cut(encode(text), at)))
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(encode(text))
        expect(written).toEqual(decoded === '' ? [] : decoded.split(/(?<=\n)/))
      }),
      { numRuns: 500 },
    )
  })

  test('of bytes that are no text, as the platform reads them', () => {
    const bytes = fc.uint8Array({ maxLength: 40 })
    fc.assert(
      fc.property(bytes, borders, (some, at) => {
        const without = some.filter((byte) => byte !== 0x0d && byte !== 0x1b)
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(without)
        expect(writtenOf(indexOf(...cut(without, at))).join('')).toBe(decoded)
      }),
      { numRuns: 2000 },
    )
  })

  test('of anything, cut or not', () => {
    fc.assert(
      fc.property(damagedBytes, borders, (bytes, at) => {
        const [whole, inParts] = [indexOf(bytes), indexOf(...cut(bytes, at))]
        expect(inParts.blocks).toEqual(whole.blocks)
      }),
      { numRuns: 1000 },
    )
  })

  test('over several blocks, with a line longer than a block', () => {
    const long = '長'.repeat(1_500_000)
    const lines = Array.from({ length: 60_000 }, (_, at) =>
      at === 40_000 ? long : `line ${at} of 日本語 and a text that fills it up`,
    )
    const text = lines.join('\n')
    const index = indexOf(...cut(encode(text), [1, 70_001, 1_500_000, 2_900_001]))
    expect(index.blocks.length).toBe(3)
    expect(writtenOf(index).join('')).toBe(text)
    expect(index.find(60_000)).toBeUndefined()
    expect(index.find(-1)).toBeUndefined()
  })

  test('as soon as the line is whole', () => {
    const index = new LogIndex()
    index.write(encode('first\nsec'))
    expect(writtenOf(index)).toEqual(['first\n'])
    index.write(encode('ond\n'))
    expect(writtenOf(index)).toEqual(['first\n', 'second\n'])
  })
})

test.each([
  ['', []],
  ['\n', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\r\n\r\nb', ['a', '', 'b']],
  ['a\n\n', ['a', '']],
  ['\uffff\u{10000}', ['\uffff\u{10000}']],
  ['道'.repeat(600), ['道'.repeat(600)]],
])('%j has the lines %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

describe('a carriage return', () => {
  test.each([
    ['10 %\r20 %\n', ['20 %']],
    ['long text\rshort\n', ['shorttext']],
    ['long text\r\x1b[Kshort\n', ['short']],
    ['long text\r\x1b[2Kshort\n', ['short']],
    ['道 😀\rab\n', ['ab😀']],
    ['ab\r道\n', ['道b']],
    ['kept\r\x1b[0m\n', ['kept']],
    ['kept\r\x1b[K\n', ['kept']],
    ['kept\r\r\n', ['kept']],
    ['kept\r', ['kept']],
    ['long\r\x1b[K道\n', ['道']],
    ['long\r\x1b[K\x1b\x01\n', ['\x01']],
    ['long text\r\x1b[1Kshort\n', ['shorttext']],
    ['long text\r\x1b[Jshort\n', ['shorttext']],
    ['gcc: \x1b[K\x1b[01m\x1b[Kerror\n', ['gcc: error']],
  ])('in %j gives %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  test('overwrites the style too', () => {
    expect(stylesOfLine('\x1b[31mabcd\x1b[0m\rxy\n')).toEqual([{ column: 2, style: 2 }])
    expect(stylesOfLine('\x1b[31mwxyz\x1b[0m\nabcd\r\x1b[32mx\n', 1)).toEqual([
      { column: 0, style: 3 },
      { column: 1, style: 0 },
    ])
  })
})

describe('escape sequences', () => {
  test.each([
    ['cursor', 'a\x1b[2Jb\x1b[?25lc\x1b[10;20Hd', ['abcd']],
    ['window title', 'a\x1b]0;title\x07b', ['ab']],
    ['link', '\x1b]8;;https://a.test\x1b\\text\x1b]8;;\x1b\\', ['text']],
    ['device control', 'a\x1bPq#0\x1b\\b', ['ab']],
    ['character set', 'a\x1b(Bb', ['ab']],
    ['unfinished string', 'a\x1b]0;title\nnext', ['a', 'next']],
    ['unfinished control', 'a\x1b[31\nnext', ['a', 'next']],
    ['string cut by another sequence', 'a\x1b]0;title\x1b[31mb', ['ab']],
    ['escape at the end', 'a\x1b', ['a']],
    ['escape before a line end', 'a\x1b\nb', ['a', 'b']],
    ['parameters without an end', `a\x1b[${'1;'.repeat(5000)}mb`, ['ab']],
  ])('%s is left out', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  test('colours become styles, also of the next lines', () => {
    const text = 'a\x1b[1;31merror\x1b[0m b\n\x1b[92mx\ny\x1b[39mz\n'
    expect(stylesOfLine(text, 0)).toEqual([
      { column: 1, style: 2 | marks.bold },
      { column: 6, style: 0 },
    ])
    expect(stylesOfLine(text, 1)).toEqual([{ column: 0, style: 3 }])
    expect(stylesOfLine(text, 2)).toEqual([
      { column: 0, style: 3 },
      { column: 1, style: 0 },
    ])
  })

  test('a line has nothing of the colours of the line before', () => {
    expect(stylesOfLine('\x1b[31mabcd\x1b[0m\nab\x1b[32mc\n', 1)).toEqual([{ column: 2, style: 3 }])
    expect(stylesOfLine('\x1b[31mabcd\x1b[0m\nabcd\n', 1)).toEqual([])
  })

  test('only what ends as a colour does is one', () => {
    expect(stylesOfLine('\x1b[31Jx\n')).toEqual([])
    expect(stylesOfLine('\x1b[31;1Hx\n')).toEqual([])
  })

  test('of a line that is cut, only the styles of its beginning are told', () => {
    const [place] = placesOfAll(indexOf(encode(`\x1b[31m${'a'.repeat(10)}\x1b[0mb\n`)))
    if (!place) throw new Error('There is no line.')
    expect(stylesOf(place.block, place.place, 10)).toEqual([{ column: 0, style: 2 }])
    expect(lineOf(place.block, place.place, 4)).toBe('aaaa')
    expect(lengthOf(place.block, place.place)).toBe(11)
  })

  test.each([
    ['38;5;1', 2, 0],
    ['38;5;12', 5, 0],
    ['38;5;200', 0, 0],
    ['38;2;1;2;31', 0, 0],
    ['48;5;31', 0, 0],
    ['38:5:1', 0, 0],
    ['1;3;4', 0, marks.bold | marks.italic | marks.underlined],
    ['1;22;2', 0, marks.faint],
    ['4;4:0', 0, 0],
    ['', 0, 0],
    ['31;', 0, 0],
    ['999;31', 2, 0],
    ['>4;1', 0, 0],
    ['31 ', 0, 0],
    [`${'0'.repeat(63)}1`, 0, marks.bold],
    [`${'0'.repeat(63)}11`, 0, 0],
  ])('%s has the colour %i and the marks %i', (codes, color, rest) => {
    const style = stylesOfLine(`\x1b[${codes}mx\n`)?.[0]?.style ?? 0
    expect([colorOf(style), style & ~15]).toEqual([color, rest])
  })
})

describe('a log of several blocks', () => {
  // The first block is one line of a megabyte.
  const long = 'x'.repeat(1024 ** 2)
  const lines = [
    long,
    'Starting >>> one',
    ...Array.from({ length: 40 }, (_, at) => `a.cpp:${at}: error: x`),
    'Finished <<< one [1s]',
    '\x1b[31m道\x1b[0m路',
    'b.cpp:2: warning: y',
  ]
  const text = lines.map((line) => `${line}\n`).join('')

  test.each([
    ['while it is read', false],
    ['once it has ended', true],
  ])('lists its errors, warnings and sections once each, %s', (_, isEnded) => {
    const index = new LogIndex()
    index.write(encode(`first error: z\n${text}${text}`))
    if (isEnded) index.end()
    expect(index.blocks.length).toBe(isEnded ? 3 : 2)
    expect(index.lineCount).toBe(1 + 2 * lines.length)
    const errorsFrom = (line: number) => Array.from({ length: 40 }, (_, at) => line + at)
    const { errors, warnings } = index.levels()
    expect([...errors]).toEqual([0, ...errorsFrom(3), ...errorsFrom(3 + lines.length)])
    expect([...warnings]).toEqual([lines.length, 2 * lines.length])
    expect(index.marks().map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'starting'],
      [43, 'finished'],
      [2 + lines.length, 'starting'],
      [43 + lines.length, 'finished'],
    ])
  })

  test('finds each line, with what is outside of ASCII and its colours', () => {
    const index = indexOf(encode(`${text}${text}`))
    for (const at of [43, 43 + lines.length]) {
      const found = index.find(at)
      if (!found) throw new Error(`There is no line ${at}.`)
      expect(lineOf(found.block, found.place)).toBe('道路')
      expect(stylesOf(found.block, found.place, 10)).toEqual([
        { column: 0, style: 2 },
        { column: 1, style: 0 },
      ])
    }
    expect(writtenOf(index).join('').length).toBe(2 * text.length - 2 * 9)
    expect([index.find(-1), index.find(index.lineCount)]).toEqual([undefined, undefined])
  })
})

test('lines that are not there are not found, also while a log is read', () => {
  const index = new LogIndex()
  expect([index.find(0), index.find(-1)]).toEqual([undefined, undefined])
  index.write(encode('a\nb'))
  expect(index.find(0)).toMatchObject({ place: 0 })
  expect([index.find(1), index.find(-1)]).toEqual([undefined, undefined])
})

test('errors and warnings of complete blocks are listed once each', () => {
  const index = indexOf(
    encode('fine\na.cpp:1: error: warning: x\nb.cpp:2: warning: y\n0 errors\n[ERROR] z\n'),
  )
  expect([...index.levels().errors]).toEqual([1, 4])
  expect([...index.levels().warnings]).toEqual([2])
})
