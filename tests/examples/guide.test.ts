import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/mocks.md', 'utf8')
const examples = ['mocks.test.ts', 'mocks-page.ts']
  .map((name) => readFileSync(`tests/examples/${name}`, 'utf8'))
  .join('\n')

const blocks = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text = '']) => text)

test('the guide to mocks has examples', () => expect(blocks.length).toBeGreaterThan(4))

test.each(blocks)('what the guide to mocks shows is run by an example: %s', (block) => {
  expect(examples).toContain(block)
})
