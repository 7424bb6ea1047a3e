import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextPages } from './load-ahead.ts'

const routeTree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8')

test.each(Object.entries(nextPages).flat(2))('%s is a route', (id) => {
  expect(routeTree).toContain(`'${id}': typeof`)
})
