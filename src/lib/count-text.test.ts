import { expect, test } from 'vitest'
import { counted, countText } from './count-text.ts'

const noun = { one: 'report', many: 'reports' }

test.each([
  [{ count: 5012, complete: true }, '5,012 reports'],
  [{ count: 5012, complete: true, loaded: 5012 }, '5,012 reports'],
  [{ count: 1, complete: true }, '1 report'],
  [{ count: 0, complete: true }, '0 reports'],
  [{ count: 37, complete: true, loaded: 5012 }, '37 of 5,012 reports'],
  [{ count: 0, complete: true, loaded: 1 }, '0 of 1 report'],
  [{ count: 300, complete: false }, '300 reports so far'],
  [{ count: 1, complete: false }, '1 report so far'],
  [{ count: 37, complete: false, loaded: 300 }, '37 of 300 reports so far'],
])('%j reads %s', (extent, text) => expect(countText(extent, noun)).toBe(text))

test.each([
  [0, '0 scenarios'],
  [1, '1 scenario'],
  [2000, '2,000 scenarios'],
])('%i: %s', (count, text) => expect(counted(count, 'scenario')).toBe(text))
