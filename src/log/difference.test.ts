import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstDifference, isAlike, type Lines, partingOf } from './difference.ts'

const logOf = (lines: readonly string[]): Lines => ({
  count: lines.length,
  lineAt: (number) => lines[number] ?? '',
})

test.each([
  ['00:30:31.195 INFO ready', '23:59:01.2 INFO ready'],
  ['2026-11-22T21:30:18Z started', '2026-01-02T03:04:05.678Z started'],
  ['object f5b6 path 1 of 3', 'object dead path 2 of 3'],
  ['case 41a6a2c9-3f6e-4476-b194-d9095408f548', 'case ebd1ce91-3f6e-4476-b194-d9095408f54c'],
  ['reads 0x7ffee3b0', 'reads 0x10'],
  ['from 10.0.0.1:8080 to [fe80]', 'from 192.168.20.7:90 to [fe81]'],
  ['steer -2.5 m/s², took 1e-05 s', 'steer 12 m/s², took 0.1 s'],
])('%j is like %j', (one, other) => {
  expect(isAlike(one, other)).toBe(true)
  expect(isAlike(other, one)).toBe(true)
})

test.each([
  ['path dropped, confidence 0.31', 'path kept, confidence 0.62'],
  ['INFO 12', 'WARN 12'],
  ['error:5', 'warning:5'],
  ['node_7.error', 'node_7.ready'],
  ['speed 30', 'speed'],
  ['speed 30 km/h', 'speed 30'],
  ['added', 'removed'],
  ['a 1', 'a b'],
  ['a, b', 'a; b'],
  ['the preface', 'the predead'],
  ['sur-1', 'surface'],
  ['x', ''],
])('%j is not like %j', (one, other) => {
  expect(isAlike(one, other)).toBe(false)
  expect(isAlike(other, one)).toBe(false)
})

const value = fc.oneof(
  fc.uuid(),
  fc.nat().map(String),
  fc.integer({ min: -999, max: 999 }).map(String),
  fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }).map(String),
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString()),
)
const word = fc.constantFrom('speed', 'path', 'INFO', '[control]', 'km/h', 'größe', '(', '→', 'ok,')
/** Words, some followed by a value; the same words with the values of each of two runs. */
const twice = fc
  .array(fc.tuple(word, fc.option(fc.tuple(value, value), { nil: undefined })), { maxLength: 8 })
  .map((parts) =>
    ([0, 1] as const).map((run) =>
      parts.map(([text, values]) => (values ? `${text} ${values[run]}` : text)).join(' '),
    ),
  )

describe('of any lines', () => {
  test('values that differ from run to run make no difference', () => {
    fc.assert(
      fc.property(twice, ([one = '', other = '']) => {
        expect(isAlike(one, other)).toBe(true)
      }),
    )
  })

  test('a word that differs makes one, whatever the values', () => {
    fc.assert(
      fc.property(twice, twice, ([start = '', otherStart = ''], [rest = '', otherRest = '']) => {
        expect(isAlike(`${start} kept ${rest}`, `${otherStart} lost ${otherRest}`)).toBe(false)
      }),
    )
  })

  test('a line is like itself, and likeness has no direction', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(isAlike(one, one)).toBe(true)
        expect(isAlike(one, other)).toBe(isAlike(other, one))
      }),
    )
  })
})

describe('of any logs', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', '1 a', '2 a'), { maxLength: 12 })

  test('they say the same before the first difference, and not there', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const line = firstDifference(logOf(one), logOf(other))
        const end = line ?? Math.max(one.length, other.length)
        for (let at = 0; at < end; at += 1)
          expect(isAlike(one[at] ?? '', other[at] ?? '')).toBe(true)
        if (line === undefined) expect(one).toHaveLength(other.length)
        else if (line < Math.min(one.length, other.length)) {
          expect(isAlike(one[line] ?? '', other[line] ?? '')).toBe(false)
        } else expect(one.length).not.toBe(other.length)
        expect(firstDifference(logOf(other), logOf(one))).toBe(line)
      }),
    )
  })

  test('what is shown begins before the difference, and is marked from there on', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const parting = partingOf(logOf(one), logOf(other))
        if (!parting) return
        const { line, lines: shown } = parting
        for (const [own, texts] of [
          [shown[0], one],
          [shown[1], other],
        ] as const) {
          for (const { number, text, isOther } of own) {
            expect(text).toBe(texts[number])
            if (number < line) expect(isOther).toBe(false)
            if (number === line) expect(isOther).toBe(true)
          }
        }
      }),
    )
  })
})

test('a log that goes on parts where the other one ends, also by an empty line', () => {
  expect(firstDifference(logOf(['a']), logOf(['a', '']))).toBe(1)
  expect(partingOf(logOf(['a']), logOf(['a', '', 'b']))).toEqual({
    line: 1,
    lines: [
      [{ number: 0, text: 'a', isOther: false }],
      [
        { number: 0, text: 'a', isOther: false },
        { number: 1, text: '', isOther: true },
        { number: 2, text: 'b', isOther: true },
      ],
    ],
  })
  expect(partingOf(logOf(['a 1']), logOf(['a 2']))).toBeUndefined()
})

test('three lines before the difference are shown and ten from it on, each as far as a page takes', () => {
  const texts = Array.from({ length: 40 }, (_, line) => `line ${'x'.repeat(line)}`)
  const other = texts.with(20, 'y'.repeat(1001))
  const [own, others] = partingOf(logOf(texts), logOf(other))?.lines ?? []
  const numbers = Array.from({ length: 13 }, (_, at) => 17 + at)
  expect(own?.map(({ number }) => number)).toEqual(numbers)
  expect(others?.map(({ number }) => number)).toEqual(numbers)
  expect(own?.map(({ text }) => text)).toEqual(texts.slice(17, 30))
  expect(own?.flatMap(({ number, isOther }) => (isOther ? number : []))).toEqual([20])
  expect(others?.[3]?.text).toBe('y'.repeat(1000))
})

test('two logs of 100,000 lines are compared in no time', () => {
  const log = (seed: number) => {
    const lines = Array.from(
      { length: 100_000 },
      (_, line) =>
        `00:${seed + (line % 50)}:31.${line} INFO  [localization] pose error 0.${seed + line} m, object 0x${(line * seed).toString(16)} converged in ${line % 9} steps`,
    )
    // A template is no text yet; lines of a log are.
    return logOf(lines.join('\n').split('\n'))
  }
  const [one, other] = [log(3), log(7)]
  const begun = performance.now()
  expect(firstDifference(one, other)).toBeUndefined()
  // A third of a second on a quiet machine; minutes if each line were looked for in all others.
  expect(performance.now() - begun).toBeLessThan(20_000)
})
