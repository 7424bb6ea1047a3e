// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const table = (id: string, given: object = {}) => ({
  id,
  name: `Table ${id}`,
  query: `reports=${id}`,
  updatedAt: '2026-01-02T03:04:05Z',
  ...given,
})

/** The saved tables as a tab finds them that opens with something stored. */
const open = async (stored?: unknown) => {
  localStorage.clear()
  if (stored !== undefined) {
    localStorage.setItem(
      'reportTables',
      typeof stored === 'string' ? stored : JSON.stringify(stored),
    )
  }
  vi.resetModules()
  return import('./saved-tables.ts')
}

const idsIn = (tables: readonly { id: string }[]) => tables.map(({ id }) => id)

const storedTables = () => JSON.parse(localStorage.getItem('reportTables') ?? 'null')

beforeEach(() => localStorage.clear())

describe('what is stored', () => {
  test('is read for its project, without what else stands there', async () => {
    const { useSavedTables } = await open({ p: [table('a', { more: 1 }), table('b')], q: [] })
    expect(renderHook(() => useSavedTables('p')).result.current).toEqual([table('a'), table('b')])
    expect(renderHook(() => useSavedTables('q')).result.current).toEqual([])
    expect(renderHook(() => useSavedTables('unknown')).result.current).toEqual([])
  })

  test('of the tables of a project, those of another form are left out', async () => {
    const { useSavedTables } = await open({
      p: [
        null,
        'text',
        3,
        table('no-query', { query: undefined }),
        table('a'),
        table('number', { name: 5 }),
      ],
      q: { 0: table('b') },
      r: null,
    })
    expect(idsIn(renderHook(() => useSavedTables('p')).result.current)).toEqual(['a'])
    expect(renderHook(() => useSavedTables('q')).result.current).toEqual([])
    expect(renderHook(() => useSavedTables('r')).result.current).toEqual([])
  })

  test.each([undefined, '', '{', 'null', '"p"', '7'])('is nothing for %j', async (stored) => {
    const { useSavedTables, saveTable } = await open(stored)
    const { result } = renderHook(() => useSavedTables('p'))
    expect(result.current).toEqual([])
    act(() => saveTable('p', table('a')))
    expect(result.current).toEqual([table('a')])
    expect(storedTables()).toEqual({ p: [table('a')] })
  })
})

describe('a change', () => {
  test('a saved table comes first; the one with its id goes', async () => {
    const { useSavedTables, saveTable } = await open({ p: [table('a'), table('b')] })
    const { result } = renderHook(() => useSavedTables('p'))
    act(() => saveTable('p', table('b', { name: 'Renamed' })))
    expect(result.current).toEqual([table('b', { name: 'Renamed' }), table('a')])
    act(() => saveTable('p', table('c')))
    expect(idsIn(result.current)).toEqual(['c', 'b', 'a'])
  })

  test('a deleted table goes, and no other', async () => {
    const { useSavedTables, deleteTable } = await open({
      p: [table('a'), table('b')],
      q: [table('a')],
    })
    const { result } = renderHook(() => useSavedTables('p'))
    act(() => deleteTable('p', 'a'))
    expect(idsIn(result.current)).toEqual(['b'])
    expect(storedTables()).toEqual({ p: [table('b')], q: [table('a')] })
    act(() => deleteTable('unknown', 'a'))
    expect(storedTables().unknown).toEqual([])
  })

  test('keeps what another tab has stored since', async () => {
    const { useSavedTables, saveTable } = await open({ p: [table('a')], q: [table('kept')] })
    localStorage.setItem('reportTables', JSON.stringify({ p: [table('b'), table('a')] }))
    act(() => saveTable('p', table('c')))
    const { result } = renderHook(() => useSavedTables('p'))
    expect(idsIn(result.current)).toEqual(['c', 'b', 'a'])
    expect(idsIn(storedTables().p)).toEqual(['c', 'b', 'a'])
    expect(idsIn(renderHook(() => useSavedTables('q')).result.current)).toEqual(['kept'])
  })
})

test.each([
  ['a name of its own', 'Nightly', undefined],
  ['the longest name', 'x'.repeat(60), undefined],
  ['too long a name', 'x'.repeat(61), 'Name cannot exceed 60 characters.'],
  ['no name', '   ', 'Required.'],
  ['the name of another table', ' Table a ', 'Another table has this name.'],
  ['its own name', 'Table b', undefined],
])('%s', async (_, name, problem) => {
  const { tableNameProblem } = await open()
  expect(tableNameProblem([table('a'), table('b')], name, 'b')).toBe(problem)
})
