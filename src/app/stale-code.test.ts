import { expect, test } from 'vitest'
import { mayReload } from './stale-code.ts'

test.each([
  [undefined, 1000, true],
  [1000, 1001, false],
  [1000, 61_000, false],
  [1000, 61_001, true],
  [5000, 1000, true],
  [Number.NaN, 1000, false],
])('last reload at %s, now %i: %s', (last, now, may) => expect(mayReload(last, now)).toBe(may))
