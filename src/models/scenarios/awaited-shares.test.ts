import { expect, test } from 'vitest'
import { hasCome } from './awaited-shares.ts'

const copyOf = (id: string) => ({ sourceScenario: { id, versionId: 1, syncedVersionId: 1 } })

test.each([
  ['its copy', [copyOf('b'), copyOf('a')], true],
  ['the copy of another', [copyOf('b')], false],
  ['an own scenario', [{}], false],
])('a shared scenario has come with %s', (_, scenarios, expected) => {
  expect(hasCome({ sourceId: 'a' }, scenarios)).toBe(expected)
})
