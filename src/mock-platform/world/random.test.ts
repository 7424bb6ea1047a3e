import { describe, expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draws = (seed: string, count = 1000) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('a random source', () => {
  test('is deterministic per seed', () => {
    expect(draws('a')).toEqual(draws('a'))
    expect(draws('a')).not.toEqual(draws('b'))
  })

  test('is roughly uniform', () => {
    const values = draws('even')
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
  })

  test('draws every integer within its bounds, and no other', () => {
    const random = createRandom('int')
    const seen = new Set(Array.from({ length: 500 }, () => random.int(-1, 3)))
    expect([...seen].sort((one, other) => one - other)).toEqual([-1, 0, 1, 2, 3])
  })

  test('generates distinct UUIDs', () => {
    const random = createRandom('uuid')
    const ids = new Set(Array.from({ length: 5000 }, () => random.uuid()))
    expect(ids.size).toBe(5000)
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  test('shuffles without losing items', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8]
    const shuffled = createRandom('shuffle').shuffle(items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted()).toEqual(items)
  })

  test('a fork depends on its name only, not on earlier draws', () => {
    const drawn = createRandom('seed')
    drawn.next()
    expect(drawn.fork('part').uuid()).toBe(createRandom('seed').fork('part').uuid())
    expect(drawn.fork('part').uuid()).not.toBe(drawn.fork('other').uuid())
  })

  test('throws when there is nothing to pick from', () => {
    expect(() => createRandom('x').pick([])).toThrow('There is nothing to pick from.')
  })
})
