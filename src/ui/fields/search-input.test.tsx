// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchInput } from './search-input.tsx'

const onValueChange = vi.fn<(value: string) => void>()
const input = (value = '') => (
  <SearchInput label="User name" value={value} onValueChange={onValueChange} debounce={300} />
)
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'User name' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('sends the text once after the debounce', () => {
  render(input())
  type('a')
  rest(200)
  type('ab')
  rest(299)
  expect(onValueChange).not.toHaveBeenCalled()
  rest(1)
  expect(onValueChange.mock.calls).toEqual([['ab']])
})

test.each([
  ['Enter', () => fireEvent.keyDown(box(), { key: 'Enter' }), 'ab'],
  ['leaving', () => fireEvent.blur(box()), 'ab'],
])('%s sends at once', (_, act, expected) => {
  render(input())
  type('ab')
  act()
  expect(onValueChange.mock.calls).toEqual([[expected]])
  rest(300)
  expect(onValueChange).toHaveBeenCalledOnce()
})

test.each([
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Clear User name' }))],
  ['Escape', () => fireEvent.keyDown(box(), { key: 'Escape' })],
])('%s clears at once and keeps the focus', (_, clear) => {
  render(input('ab'))
  clear()
  expect(onValueChange.mock.calls).toEqual([['']])
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
})

test('a late echo of a sent value does not overwrite newer input', () => {
  const { rerender } = render(input())
  type('a')
  rest(300)
  type('ab')
  rest(300)
  type('abc')
  rerender(input('a'))
  expect(box().value).toBe('abc')
  rerender(input('ab'))
  expect(box().value).toBe('abc')
})

test('an external value replaces the draft', () => {
  const { rerender } = render(input())
  type('a')
  rest(300)
  rerender(input('a'))
  rerender(input('before'))
  expect(box().value).toBe('before')
  rerender(input(''))
  expect(box().value).toBe('')
})
