import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberList, placeIn } from './number-list.ts'

const numbers = fc.array(fc.nat({ max: 2 ** 32 - 1 }), { maxLength: 100 })

test('gives back all that was added, and what is added for once', () => {
  fc.assert(
    fc.property(numbers, numbers, (some, more) => {
      const list = new NumberList()
      for (const each of some) list.push(each)
      expect(list.length).toBe(some.length)
      expect([...list.with(more)]).toEqual([...some, ...more])
      expect([...list.with()]).toEqual(some)
    }),
  )
})

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [9, 2],
  [10, 3],
])('%i belongs to place %i of 3, 5, 9', (value, place) => {
  expect(placeIn(Uint32Array.of(3, 5, 9), value)).toBe(place)
})
