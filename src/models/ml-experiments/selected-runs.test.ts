import type { Run } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { changeable, whyNotCancel, whyNotRelease } from './selected-runs.ts'

const run = (id: string, status: 'started' | 'succeeded', packageId?: string) =>
  partly<Run>({
    id,
    deprecated: false,
    report: { status },
    ...(packageId && { config: { trainingArtifacts: { packageId, packageName: 'Night' } } }),
  })
const [going, ended, packed] = [
  run('a', 'started'),
  run('b', 'succeeded'),
  run('c', 'succeeded', '69bd51bb-0000-4000-8000-000000000001'),
]

test('only what goes on is canceled, and all is deleted', () => {
  expect(changeable('cancel', [going, ended])).toEqual([going])
  expect(changeable('delete', [going, ended])).toEqual([going, ended])
  expect(whyNotCancel([ended, going])).toBeUndefined()
  expect(whyNotCancel([ended])).toBe('All of these runs have ended.')
})

test('one run that names a package is released', () => {
  expect(whyNotRelease([packed], undefined)).toBeUndefined()
  expect(whyNotRelease([ended], undefined)).toBe('The config of the run names no package.')
  expect(whyNotRelease([packed, ended], undefined)).toMatch(/select one/)
  expect(whyNotRelease([], undefined)).toMatch(/select one/)
})
