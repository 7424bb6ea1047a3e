import { hashOf } from '../random.ts'

const tailStart = 24
const tails = 2 ** 48

const hexOf = (value: number, length: number) => value.toString(16).padStart(length, '0')

/** Derives the UUID of a part from the UUID of the whole and the part's index from 0. */
export const partId = (whole: string, place: number): string => {
  // The tail encodes the index; the head distinguishes nested parts whose indices have the same sum.
  const head = hashOf(`${whole}/${place}`)
  const tail = (Number.parseInt(whole.slice(tailStart), 16) + place + 1) % tails
  return `${hexOf(head, 8)}${whole.slice(8, tailStart)}${hexOf(tail, 12)}`
}

/** Index of the part with an id among `count` parts; undefined when it is none of them. Creates no parts. */
export const placeOfPart = (whole: string, id: string, count: number): number | undefined => {
  const [tail, from] = [id, whole].map((text) => Number.parseInt(text.slice(tailStart), 16))
  if (tail === undefined || from === undefined) return undefined
  const place = (tail - from - 1 + 2 * tails) % tails
  return place < count && partId(whole, place) === id ? place : undefined
}
