import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pathIdPattern } from '../src/lib/ids.ts'

test('an id of the contracts is what the console accepts in an address', () => {
  const { components } = parse(readFileSync('openapi/common.yaml', 'utf8'))
  expect(components.schemas.Id.pattern).toBe(pathIdPattern.source)
})
