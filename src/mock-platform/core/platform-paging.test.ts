import { describe, expect, test } from 'vitest'
import { pageBy, pageOf } from './platform-paging.ts'
import { Refusal } from './refusal.ts'

const items = (...ids: (string | number)[]) => ids.map((id) => ({ id }))

const walk = <T extends { id: string | number }>(list: readonly T[], size: number) => {
  const pages: T[][] = []
  let nextToken: string | undefined
  do {
    const page = pageOf(list, { size, ...(nextToken && { nextToken }) })
    pages.push(page.items)
    nextToken = page.nextToken
  } while (nextToken)
  return pages
}

describe('a token list', () => {
  test.each([
    [0, 3, [0]],
    [3, 3, [3]],
    [4, 3, [3, 1]],
    [7, 2, [2, 2, 2, 1]],
  ])('%i items in pages of %i', (count, size, lengths) => {
    const list = items(...Array.from({ length: count }, (_, index) => index))
    const pages = walk(list, size)
    expect(pages.map(({ length }) => length)).toEqual(lengths)
    expect(pages.flat()).toEqual(list)
  })

  test('has 100 items a page unless asked otherwise', () => {
    const list = items(...Array.from({ length: 101 }, (_, index) => index))
    expect(pageOf(list, {}).items).toHaveLength(100)
  })

  test('an empty token asks for the first page', () => {
    expect(pageOf(items('a'), { nextToken: '' }).items).toEqual(items('a'))
  })

  test('items added before the mark neither repeat nor hide others', () => {
    const { nextToken = '' } = pageOf(items('c', 'b', 'a'), { size: 1 })
    expect(pageOf(items('e', 'd', 'c', 'b', 'a'), { nextToken }).items).toEqual(items('b', 'a'))
  })

  test('goes on at the same place when the last item is gone', () => {
    const { nextToken = '' } = pageOf(items('c', 'b', 'a'), { size: 2 })
    expect(pageOf(items('c', 'x', 'a'), { nextToken }).items).toEqual(items('a'))
    expect(pageOf(items(), { nextToken })).toEqual({ items: [] })
  })

  test('keys may be any text', () => {
    const list = ['ليلى', '<b>', 'x'].map((name) => ({ name }))
    const { nextToken = '' } = pageBy(list, { size: 1 }, ({ name }) => name)
    expect(pageBy(list, { nextToken }, ({ name }) => name).items).toEqual(list.slice(1))
  })

  test.each(['nonsense', btoa('[]'), btoa('null'), btoa('{"key":"a"}')])(
    'refuses the token %s',
    (nextToken) => {
      expect(() => pageOf(items('a'), { nextToken })).toThrow(Refusal)
    },
  )
})
