import { expect, test } from 'vitest'
import { purposeName } from './suite-settings.ts'

test.each([
  ['evaluation', 'Evaluation'],
  ['for_approval', 'For approval'],
  // The console does not know it.
  ['training', 'training'],
  ['toString', 'toString'],
])('the purpose %s is called %s', (purpose, name) => {
  expect(purposeName(purpose)).toBe(name)
})
