import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, isWholeAt, streamStart, textOfLines } from './follow.ts'

const lineOf = (place: number) => `line ${place}`

/** The page of a stream of so many lines from a token on, as services number them. */
const pageOf = (count: number, token: string | undefined, size: number, repeats: boolean) => {
  const from = Number(token ?? 0)
  const to = Math.min(count, from + size)
  const events = Array.from({ length: Math.max(0, to - from) }, (_, at) => ({
    message: lineOf(from + at),
  }))
  if (to < count) return { events, nextToken: String(to) }
  return repeats ? { events, nextToken: token } : { events }
}

test('no line is lost and none comes twice, whatever answers are dropped or repeated', () => {
  const step = fc.record({
    grows: fc.nat({ max: 7 }),
    answer: fc.constantFrom('once', 'twice', 'dropped'),
  })
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      (steps, size, repeats) => {
        let [count, place] = [0, streamStart]
        const got: string[] = []
        const ask = () => {
          const { lines, next } = advance(place, pageOf(count, place.token, size, repeats))
          got.push(...lines)
          place = next
        }
        for (const { grows, answer } of steps) {
          count += grows
          if (answer !== 'dropped') ask()
          if (answer === 'twice') ask()
        }
        for (let at = 0; at <= count; at += 1) ask()
        expect(got).toEqual(Array.from({ length: count }, (_, at) => lineOf(at)))
      },
    ),
    { numRuns: 500 },
  )
})

test('a line that brings its own end has one', () => {
  expect(textOfLines(['a', 'b\n', 'c\r\n', '', 'd\ne'])).toBe('a\nb\nc\n\nd\ne\n')
})

test('a stream that has ended is whole after more than five answers without a line', () => {
  const ask = (place: typeof streamStart, count: number) =>
    advance(place, pageOf(count, place.token, 10, false)).next
  let place = ask(streamStart, 1)
  for (let asked = 1; asked <= 5; asked += 1) place = ask(place, 1)
  expect(isWholeAt(place, false)).toBe(false)
  expect(isWholeAt(ask(place, 2), false)).toBe(false)
  place = ask(place, 1)
  expect(isWholeAt(place, true)).toBe(false)
  expect(isWholeAt(place, false)).toBe(true)
})
