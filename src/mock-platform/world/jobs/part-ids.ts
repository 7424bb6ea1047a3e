import { hashOf } from '../random.ts'

const tailStart = 24
const tails = 2 ** 48

const hexOf = (value: number, length: number) => value.toString(16).padStart(length, '0')

/** Id of a part of something that has a UUID, by its place from 0. It is a UUID that begins differently. */
export const partId = (whole: string, place: number): string => {
  // The tail tells the place; the head tells parts of parts apart whose places add up to the same.
  const head = hashOf(`${whole}/${place}`)
  const tail = (Number.parseInt(whole.slice(tailStart), 16) + place + 1) % tails
  return `${hexOf(head, 8)}${whole.slice(8, tailStart)}${hexOf(tail, 12)}`
}

/** Place of the part with an id among so many; undefined when it is none of them. No part is made for it. */
export const placeOfPart = (whole: string, id: string, count: number): number | undefined => {
  const [tail, from] = [id, whole].map((text) => Number.parseInt(text.slice(tailStart), 16))
  if (tail === undefined || from === undefined) return undefined
  const place = (tail - from - 1 + 2 * tails) % tails
  return place < count && partId(whole, place) === id ? place : undefined
}
