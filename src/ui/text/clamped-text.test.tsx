// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ClampedText, mayBeLong } from './clamped-text.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** jsdom has no layout: how high the text is, where 120 px are shown. */
const beHigh = (height: number) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(Math.min(height, 120))
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height)
}

test('a text of six lines is shown as it is', () => {
  beHigh(120)
  render(<ClampedText text="Short" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a longer one has a button that shows all of it, and less again', () => {
  beHigh(2000)
  render(<ClampedText text="Long" />)
  const text = screen.getByText('Long')
  expect(text.className).toContain('line-clamp-6')
  const button = screen.getByRole('button', { name: 'Show all' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(text.className).not.toContain('line-clamp-6')
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(text.className).toContain('line-clamp-6')
})

test.each([
  ['a', false],
  ['a'.repeat(120), false],
  ['a'.repeat(121), true],
  ['1\n2\n3\n4\n5\n6', false],
  ['1\n2\n3\n4\n5\n6\n7', true],
])('%j may be long: %s', (text, isLong) => expect(mayBeLong(text)).toBe(isLong))
