/** A seeded random source: the same seed yields the same draws, in Node and in a browser. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
  /** One of the items. Throws when there are none. */
  pick<T>(items: readonly T[]): T
  /** A shuffled copy of the items. */
  shuffle<T>(items: readonly T[]): T[]
  /** A version 4 UUID. */
  uuid(): string
  /** Lowercase hexadecimal digits, e.g. 40 for a commit. */
  hex(length: number): string
  /**
   * A separate source for a part of the world. It depends only on this source's seed and the name, not on
   * earlier draws, so that parts can be generated in any order.
   */
  fork(name: string): Random
}

/** 32-bit FNV-1a hash of a text, or of a text that begins with what `begun` is the hash of. */
export const hashOf = (text: string, begun = 0x811c9dc5) => {
  let hash = begun
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** The mulberry32 generator: small, fast, and good enough for sample data. */
const mulberry32 = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Creates a random source from a seed. */
export const createRandom = (seed: string | number): Random => {
  const next = mulberry32(hashOf(String(seed)))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('')
  return {
    next,
    int,
    hex,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.')
      return items[int(0, items.length - 1)] as (typeof items)[number]
    },
    shuffle: (items) => {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last)
        const moved = copy[last] as (typeof copy)[number]
        copy[last] = copy[other] as (typeof copy)[number]
        copy[other] = moved
      }
      return copy
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[int(0, 3)]}${hex(3)}-${hex(12)}`,
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}
