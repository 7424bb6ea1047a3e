import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLinkable, isPathId, isPresentPathId, isUuid, isWholeNumber, shortId } from './ids.ts'

const id = '3f9a21c4-0b6e-4d1a-9c55-7e21aa90b1c2'

describe('isUuid', () => {
  test('accepts every UUID, in both cases', () => {
    fc.assert(fc.property(fc.uuid(), (text) => isUuid(text) && isUuid(text.toUpperCase())))
  })

  test.each([
    '',
    id.slice(1),
    `${id}0`,
    `{${id}}`,
    id.replaceAll('-', ''),
    ` ${id}`,
    `${id}\n`,
    id.replace('3', 'g'),
  ])('refuses %j', (text) => expect(isUuid(text)).toBe(false))
})

describe('isWholeNumber', () => {
  test('accepts what a number of a map is written as', () => {
    fc.assert(fc.property(fc.integer({ min: 1 }), (number) => isWholeNumber(String(number))))
  })

  test.each(['', '0', '01', '-1', '1.0', '1e3', ' 1', '1\n', '0x1', '9007199254740993', '１'])(
    'refuses %j',
    (text) => expect(isWholeNumber(text)).toBe(false),
  )
})

test.each([
  [id, true],
  ['e1', true],
  ['00000000-0000-0000-0000-000000000000', false],
  ['00000000-0000-0000-0000-000000000001', true],
  ['a b', false],
])('an ID that names something: %j %s', (text, isPresent) => {
  expect(isPresentPathId(text)).toBe(isPresent)
})

describe('isLinkable', () => {
  test.each([
    ['/', {}],
    ['.', {}],
    ['/suites', {}],
    [`/suites/${id}/edit`, undefined],
    ['/suites/$suiteId', { suiteId: 'job:2024.03_05-a' }],
  ])('%s with %j', (path, params) => expect(isLinkable(path, params)).toBe(true))

  test.each([
    ['/suites/', {}],
    ['/suites/%20', {}],
    ['/suites/..', {}],
    ['/suites/a b', {}],
    ['/suites/$suiteId', { suiteId: '\ud800' }],
    ['/suites/$suiteId', { suiteId: '' }],
    ['/suites/$suiteId', { suiteId: undefined }],
  ])('not %s with %j', (path, params) => expect(isLinkable(path, params)).toBe(false))
})

describe('isPathId', () => {
  test.each([id, id.toUpperCase(), 'a', '0', '_', '-', 'job:2024.03_05-a', '...', 'a..b', '..a'])(
    'accepts %s',
    (text) => expect(isPathId(text)).toBe(true),
  )

  test.each([
    '',
    ' ',
    '.',
    '..',
    'a b',
    'a/b',
    '/',
    'a\\b',
    'a%2Fb',
    'a?b',
    'a#b',
    'a\n',
    '\ta',
    'ä',
    '名',
    '<b>',
    "'",
    'a\u0000',
    '\u202Ea',
  ])('refuses %j', (text) => expect(isPathId(text)).toBe(false))

  test('an accepted id is a single path segment, unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w:.-]{1,40}$/)), (text) => {
        if (!isPathId(text)) return
        expect(new URL(`https://x.test/a/${text}/b`).pathname).toBe(`/a/${text}/b`)
      }),
    )
  })
})

test('shortId keeps the first 8 characters', () => {
  expect(shortId(id)).toBe('3f9a21c4')
  expect(shortId('abc')).toBe('abc')
  expect(shortId('')).toBe('')
})
