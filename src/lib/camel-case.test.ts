import { expect, test } from 'vitest'
import { camelCase } from './camel-case.ts'

test.each([
  ['next_token', 'nextToken'],
  ['id', 'id'],
  ['build-stage_id', 'buildStageId'],
  ['part__2', 'part2'],
  ['alreadyCamel', 'alreadyCamel'],
])('%s is %s in code', (wire, code) => expect(camelCase(wire)).toBe(code))
