import { expect, test } from 'vitest'
import { configValues } from './config-values.ts'

test.each([
  [
    'lr: 1e-4\nmodel: {depth: 50, name: "x"}',
    { lr: '0.0001', 'model.depth': '50', 'model.name': 'x' },
  ],
  ['layers: [1, [2]]', { 'layers.0': '1', 'layers.1.0': '2' }],
  [
    'base: &base {a: 1, b: 2}\nrun:\n  <<: *base\n  b: 3',
    { 'base.a': '1', 'base.b': '2', 'run.a': '1', 'run.b': '3' },
  ],
  ['seed: 12345678901234567890', { seed: '12345678901234567890' }],
  ['a: 1\na: 2', { a: '2' }],
  ['none: []\nnothing: {}\nvoid:', { none: '[]', nothing: '{}', void: 'null' }],
  ['size: !!python/tuple [1, 2]', { 'size.0': '1', 'size.1': '2' }],
  ['__proto__: 1\nconstructor: 2', { ['__proto__']: '1', constructor: '2' }],
  ['[]', {}],
  ['only words', {}],
  ['a: &a\n  b: *a', {}],
  ['a: [', {}],
  [undefined, {}],
])('%s', (text, values) => {
  expect([...configValues(text)]).toEqual(Object.entries(values))
})

test('aliases that would grow without end are not read', () => {
  const names = [...'abcdefghij']
  const bomb = names.map(
    (name, place) =>
      `${name}: &${name} [${
        place
          ? Array(9)
              .fill(`*${names[place - 1]}`)
              .join()
          : 'x'
      }]`,
  )
  expect(configValues(bomb.join('\n')).size).toBe(0)
})
