import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayLoadAhead, nextPages } from './load-ahead.ts'

const routeTree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8')

test.each(Object.entries(nextPages).flat(2))('%s is a route', (id) => {
  expect(routeTree).toContain(`'${id}': typeof`)
})

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on a line with %j code is loaded ahead: %s', (line, may) => {
  expect(mayLoadAhead(line)).toBe(may)
})
