import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeOf } from './theme.ts'

const beforeFirstPaint = readFileSync('public/boot.js', 'utf8')

const values = [null, '', 'dark', 'light', 'DARK', 'blue'] as const
const cases = values.flatMap((requested) => values.map((saved) => [requested, saved] as const))

const expected = (requested: string | null, saved: string | null) => {
  if (requested === 'dark' || requested === 'light') return requested
  return saved === 'dark' ? 'dark' : 'light'
}

test.each(cases)(
  'address %j, saved %j: same theme at first paint and later',
  (requested, saved) => {
    const dataset: { theme?: string } = {}
    runInNewContext(beforeFirstPaint, {
      document: { documentElement: { dataset } },
      location: { search: requested === null ? '' : `?theme=${requested}` },
      localStorage: { getItem: () => saved },
      URLSearchParams,
      addEventListener: () => undefined,
    })
    expect(dataset.theme).toBe(expected(requested, saved))
    expect(themeOf(requested, saved)).toBe(expected(requested, saved))
  },
)

test('without storage the theme of the address is used', () => {
  const dataset: { theme?: string } = {}
  runInNewContext(beforeFirstPaint, {
    document: { documentElement: { dataset } },
    location: { search: '?theme=dark' },
    URLSearchParams,
    addEventListener: () => undefined,
  })
  expect(dataset.theme).toBe('dark')
})
