import { expect, test } from 'vitest'
import { newsSince, readVisits, visitsAt, writeVisits } from './last-visit.ts'

const minute = 60_000
const now = 1_700_000_000_000

test('the first visit looks back a day', () => {
  expect(visitsAt(undefined, now)).toEqual({ before: now - 24 * 60 * minute, seen: now })
})

test.each([
  ['a reload keeps the last visit', 1, 5],
  ['a pause of half an hour keeps it', 30, 5],
])('%s', (_, pause) => {
  const known = { before: 5, seen: now - pause * minute }
  expect(visitsAt(known, now)).toEqual({ before: 5, seen: now })
})

test('after more than half an hour the visit before has ended when it was last seen', () => {
  const seen = now - 30 * minute - 1
  expect(visitsAt({ before: 5, seen }, now)).toEqual({ before: seen, seen: now })
})

test('a clock that was set back moves nothing', () => {
  expect(visitsAt({ before: 5, seen: now + minute }, now)).toEqual({
    before: 5,
    seen: now + minute,
  })
})

test('visits are read as they were written', () => {
  const visits = { p1: { before: 1, seen: 2 } }
  expect(readVisits(writeVisits(visits))).toEqual(visits)
})

test('what is no visit leaves the others', () => {
  const text = '{"p1":null,"p2":{"before":1,"seen":2},"p3":{"before":1}}'
  expect(readVisits(text)).toEqual({ p2: { before: 1, seen: 2 } })
})

test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '"p"',
  '{"p1":null}',
  '{"p1":{"before":"1","seen":2}}',
])('of %j nothing is read', (text) => expect(readVisits(text)).toEqual({}))

test('news in the menu begins with the visit before, or with the last look at the overview', () => {
  expect(newsSince({ before: 5, seen: 9 })).toBe(5)
  expect(newsSince({ before: 5, seen: 9, overview: 7 })).toBe(7)
  const left = visitsAt({ before: 5, seen: 9, overview: 7 }, 9 + 31 * minute)
  expect(newsSince(left)).toBe(9)
})
