import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  causeOf,
  failureMessageOf,
  keptMessageParts,
  messageParts,
  noMessageText,
  placeholderOf,
  signatureOf,
} from './failure-signature.ts'

/** A message with its values replaced, each placeholder in brackets. */
const masked = (message: string) =>
  messageParts(message)
    .map((part) => (part.kind === 'words' ? part.text : `[${placeholderOf(part.kind)}]`))
    .join('')

test.each([
  ['Ego did not reach the goal within 120 s', 'Ego did not reach the goal within [n] s'],
  ['Collision with object 1a2b3c4d at 3.20 m/s', 'Collision with object [id] at [n] m/s'],
  ['Collision with object 12345678', 'Collision with object [n]'],
  ['12345678.5', '[n]'],
  ['Score -1.5e-3, +2 and .5 of 1,234', 'Score [n], [n] and [n] of [n]'],
  ['exit code -11', 'exit code [n]'],
  ['1-2', '[n]-[n]'],
  ['off at (89400.10, -43100.5), limit 0.30 m', 'off at [position], limit [n] m'],
  ['at [1, 2, 3]', 'at [position]'],
  ['f(x) and (one, two)', 'f(x) and (one, two)'],
  ['Object 0f8fad5b-d9cb-469f-a165-70867728950e is gone', 'Object [id] is gone'],
  ['address 0xDEADBEEF', 'address [id]'],
  ['commit d08b26a6 of lanelet_12', 'commit [id] of lanelet_[n]'],
  ['No message on /planning/trajectory for 2 s', 'No message on [topic] for [n] s'],
  ['/clock stood still', '[topic] stood still'],
  ['12 km/h, and/or stopped', '[n] km/h, and/or stopped'],
  ['cannot open /opt/autoware/map.osm', 'cannot open [path]'],
  ['src/lane/scene.cpp:412:17 fails', '[path]:[n]:[n] fails'],
  ['C:\\maps\\odaiba.pcd is missing', '[path] is missing'],
  ['module "lane change" and ‘stop line’', 'module [name] and [name]'],
  ["didn't stop, the car's 'left turn'", "didn't stop, the car's [name]"],
  ['  two\n lines\tof it  ', 'two lines of it'],
  ['decade facade', 'decade facade'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['', ''],
])('%j reads %j', (message, expected) => {
  expect(masked(message)).toBe(expected)
})

const of = (...components: { message?: string; causes?: string[] }[]) => ({
  failureCauseLabels: components.flatMap(({ causes = [] }) => causes).slice(0, 1),
  components: components.map(({ message, causes = [] }, index) => ({
    componentName: `component ${index}`,
    ...(message !== undefined && { message }),
    failureCauseLabels: causes,
  })),
})

test('the message is that of the first component with a cause, else of the first with a message', () => {
  expect(failureMessageOf(of({ message: 'Passed.' }, { message: 'Hit', causes: ['x'] }))).toBe(
    'Hit',
  )
  expect(failureMessageOf(of({}, { message: 'Stood still' }))).toBe('Stood still')
  expect(failureMessageOf(of({ message: ' ' }))).toBeUndefined()
  expect(failureMessageOf(of({ message: ' ' }, { message: ' Stood still ' }))).toBe('Stood still')
})

test('the cause is the first one of the case, else of the component', () => {
  expect(causeOf({ ...of({ causes: ['b'] }), failureCauseLabels: ['a', 'b'] })).toBe('a')
  expect(causeOf({ ...of({ causes: ['b'] }), failureCauseLabels: [] })).toBe('b')
  expect(causeOf(of({}))).toBeUndefined()
})

test('without a message the cause stands for it, and without both a text', () => {
  const words = (report: Parameters<typeof signatureOf>[0]) => signatureOf(report).parts
  expect(words(of({ causes: ['timeout'] }))).toEqual([{ kind: 'words', text: 'timeout' }])
  expect(words(of({}))).toEqual([{ kind: 'words', text: noMessageText }])
  expect(words(of())).toEqual([{ kind: 'words', text: noMessageText }])
})

test('cases with one message and other causes failed differently', () => {
  const key = (cause: string) => signatureOf(of({ message: 'Stopped', causes: [cause] })).key
  expect(key('a')).not.toBe(key('b'))
  expect(signatureOf(of({ message: 'timeout', causes: ['timeout'] })).key).not.toBe(
    signatureOf(of({ causes: ['timeout'] })).key,
  )
})

test('cases whose messages have other words, or other kinds of values, failed differently', () => {
  const key = (message: string) => signatureOf(of({ message })).key
  expect(key('Stopped 3 m too late')).toBe(key('stopped 7 m too late'))
  // An id may consist of digits only.
  expect(key('Lost 1a2b3c4d')).toBe(key('Lost 12345678'))
  expect(key('Stopped 3 m too late')).not.toBe(key('Stopped 3 m too early'))
  expect(key('Lost "a van"')).not.toBe(key('Lost 7'))
  expect(key('Lost /clock')).not.toBe(key('Lost "clock"'))
  expect(signatureOf(of({ message: 'Lost 7' })).parts).toEqual([
    { kind: 'words', text: 'Lost ' },
    { kind: 'number', text: '7' },
  ])
})

test('parts of a message have a text, and a long message is cut', () => {
  expect(messageParts('1 2').map(({ kind }) => kind)).toEqual(['number', 'words', 'number'])
  expect(messageParts('a 1').map(({ kind }) => kind)).toEqual(['words', 'number'])
  const long = messageParts('word '.repeat(200))
  expect(long.map(({ text }) => text).join('')).toHaveLength(600)
})

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''))
const numbers = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((value) => value.toFixed(2)),
)
const segment = fc.stringMatching(/^[a-z][a-z_]{0,11}$/)

/** Values by what they are; a message differs in them alone. */
const values = {
  number: numbers,
  hex: hex(8),
  uuid: fc.uuid(),
  topic: fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  path: fc.array(segment, { minLength: 2, maxLength: 4 }).map((parts) => `/${parts.join('/')}.osm`),
  name: fc.stringMatching(/^[^"\n]*$/).map((text) => `"${text}"`),
  position: fc.tuple(numbers, numbers).map(([x, y]) => `(${x}, ${y})`),
} as const

test.each(Object.entries(values))('a signature is the same for every %s', (_, value) => {
  const key = (text: string) =>
    signatureOf(of({ message: `Lost ${text} on the way, limit 3 s` })).key
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(key(one)).toBe(key(other))
    }),
  )
})

test('the parts of a message are the message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (message) => {
      const line = message.trim().replace(/\s+/g, ' ')
      expect(
        messageParts(message)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line.slice(0, 600))
    }),
  )
})

test('a long hostile message is read at once', () => {
  const started = performance.now()
  for (const text of ['/a', '1.', '(1,', 'a/', "'", 'ab12', '-']) {
    messageParts(text.repeat(200_000))
  }
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each([
  ['Stopped {n} m too late', ['words', 'number', 'words']],
  ['{topic} is late', ['topic', 'words']],
  ['{anything} is text', ['words', 'words']],
  ['', []],
])('%j is kept with its placeholders', (text, kinds) => {
  const parts = keptMessageParts(text)
  expect(parts.map(({ kind }) => kind)).toEqual(kinds)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
