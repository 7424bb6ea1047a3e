import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { partId, placeOfPart } from './part-ids.ts'

describe('ids of parts', () => {
  const random = createRandom('parts')
  const wholes = [
    ...Array.from({ length: 20 }, () => random.uuid()),
    'ffffffff-ffff-4fff-8fff-ffffffffffff',
  ]

  it('are UUIDs from which the index can be recovered', () => {
    const seen = new Set<string>(wholes)
    for (const whole of wholes) {
      for (const place of [0, 1, 2, 99, 2999]) {
        const id = partId(whole, place)
        expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        expect(id.slice(0, 8)).not.toBe(whole.slice(0, 8))
        expect(placeOfPart(whole, id, 3000)).toBe(place)
        seen.add(id)
      }
    }
    expect(seen.size).toBe(wholes.length * 6)
  })

  it('differ for nested parts', () => {
    const [whole = ''] = wholes
    const places = Array.from({ length: 30 }, (_, place) => place)
    const ids = places.flatMap((place) =>
      places.map((inner) => partId(partId(whole, place), inner)),
    )
    expect(new Set(ids).size).toBe(900)
  })

  it('are told apart from other ids', () => {
    const [whole = '', other = ''] = wholes
    expect(placeOfPart(whole, partId(whole, 5), 5)).toBeUndefined()
    expect(placeOfPart(whole, partId(other, 0), 5)).toBeUndefined()
    expect(placeOfPart(whole, whole, 5)).toBeUndefined()
    expect(placeOfPart(whole, 'gone', 5)).toBeUndefined()
  })
})
