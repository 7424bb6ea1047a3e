import { describe, expect, test } from 'vitest'
import type { Json } from '../../../codegen/contract.ts'
import { telling, unlike } from './alike-checks.ts'

describe('two answers about one thing', () => {
  test.each<[string, Json, Json, object[]]>([
    ['are alike', { id: 'a', tags: ['x'] }, { id: 'a', tags: ['x'] }, []],
    ['may say less', { id: 'a', note: 'n' }, { id: 'a', size: 3 }, []],
    ['may have lists in another order', { tags: ['x', 'y'] }, { tags: ['y', 'x'] }, []],
    [
      'may have things in another order',
      { specs: [{ id: 1, name: 'one' }, { id: 2 }] },
      { specs: [{ id: 2 }, { id: 1, name: 'one' }] },
      [],
    ],
    [
      'differ in a field deep inside',
      { map: { owner: { name: 'a' } } },
      { map: { owner: { name: 'b' } } },
      [{ path: 'map.owner.name', one: 'a', other: 'b' }],
    ],
    [
      'differ in what is nothing',
      { note: null },
      { note: 'n' },
      [{ path: 'note', one: null, other: 'n' }],
    ],
    ['differ in length', { tags: ['x'] }, { tags: [] }, [{ path: 'tags', one: 1, other: 0 }]],
    [
      'differ in an item',
      { specs: [{ id: 1 }, { id: 2, must: true }] },
      { specs: [{ id: 1 }, { id: 2, must: false }] },
      [{ path: 'specs[].must', one: true, other: false }],
    ],
    [
      'differ in an item that has lost its place',
      { tags: ['x', 'z'] },
      { tags: ['y', 'x'] },
      [{ path: 'tags[]', one: 'z', other: 'x' }],
    ],
    [
      'differ in kind',
      { tags: ['x'] },
      { tags: { x: 1 } },
      [{ path: 'tags', one: ['x'], other: { x: 1 } }],
    ],
  ])('%s', (_, one, other, expected) => {
    expect(unlike(one, other)).toEqual(expected)
  })
})

describe('telling items', () => {
  test('together have each field that any has', () => {
    const [bare, noted, tagged] = [{ id: 1 }, { id: 2, note: 'n' }, { id: 3, tags: ['x', 'y'] }]
    expect(telling([bare, noted, tagged])).toEqual([tagged, noted])
  })

  test('are one of many that are the same', () => {
    expect(telling([{ id: 1 }, { id: 2 }, { id: 3 }])).toEqual([{ id: 1 }])
  })

  test('are six, whatever there is', () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ [`field${index}`]: index }))
    expect(telling(items)).toHaveLength(6)
  })
})
