import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { name: 'Smoke', labels: ['a'], note: '' }

test.each([
  ['nothing changed', base, base, base, [], []],
  [
    'only they changed a field',
    base,
    { ...base, labels: ['b'] },
    { ...base, labels: ['b'] },
    ['labels'],
    [],
  ],
  ['only I changed a field', { ...base, name: 'Fog' }, base, { ...base, name: 'Fog' }, [], []],
  [
    'both changed a field',
    { ...base, name: 'Fog' },
    { ...base, name: 'Rain' },
    { ...base, name: 'Fog' },
    [],
    ['name'],
  ],
  [
    'both changed it to the same value',
    { ...base, name: 'Fog' },
    { ...base, name: 'Fog' },
    { ...base, name: 'Fog' },
    [],
    [],
  ],
] as const)('%s', (_, mine, theirs, merged, taken, contested) => {
  expect(mergeEdits<object>(base, mine, theirs)).toEqual({ merged, taken, contested })
})

const draft = fc.record({ name: fc.constantFrom('a', 'b', 'c'), note: fc.constantFrom('', 'x') })

test('keeps all edits, and takes the newer version of all other fields', () => {
  fc.assert(
    fc.property(draft, draft, draft, (base, mine, theirs) => {
      const { merged, taken, contested } = mergeEdits(base, mine, theirs)
      for (const key of ['name', 'note'] as const) {
        expect(merged[key]).toBe(mine[key] === base[key] ? theirs[key] : mine[key])
        expect(taken.includes(key) && contested.includes(key)).toBe(false)
      }
    }),
  )
})
