import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const examples = readdirSync('tests/examples')
  .filter((name) => name !== 'guide.test.ts')
  .map((name) => readFileSync(`tests/examples/${name}`, 'utf8'))
  .join('\n')

/** The code that a guide shows, without the indent of the list that it stands in. */
const blocksOf = (guide: string) =>
  [...readFileSync(guide, 'utf8').matchAll(/^( *)```ts\n(.*?)^\1```$/gms)].map(
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )

describe.each([
  ['docs/mocks.md', 5],
  ['docs/extending.md', 3],
])('%s', (guide, least) => {
  test('has examples', () => expect(blocksOf(guide).length).toBeGreaterThanOrEqual(least))

  test.each(blocksOf(guide))('what it shows is run by an example: %s', (block) => {
    expect(examples).toContain(block)
  })
})
