import { expect, test } from 'vitest'
import { readSearch } from '@/lib/search-params.ts'
import { overviewSearch, sinceTime } from './overview-search.ts'

const read = readSearch(overviewSearch)

test.each(['visit', '24h', '7d', '2024-03-05T09:00:00Z'])('since %s is read', (since) => {
  expect(read({ since }).since).toBe(since)
})

test.each(['', 'yesterday', '30d'])('since %j is dropped', (since) => {
  expect(read({ since }).since).toBeUndefined()
})

const now = Date.parse('2024-03-05T09:00:00Z')

test.each([
  [undefined, 7],
  ['visit', 7],
  ['24h', now - 86_400_000],
  ['7d', now - 7 * 86_400_000],
  ['2024-03-05T08:00:00Z', now - 3_600_000],
])('since %s begins at %d', (asked, from) => expect(sinceTime(asked, 7, now)).toBe(from))
