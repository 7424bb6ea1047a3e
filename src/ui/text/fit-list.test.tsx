// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FitList } from './fit-list.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The items that are shown, with their commas. */
const line = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.className.includes('invisible'))
    .map(
      (item) => `${item.textContent}${item.className.includes('after:content-[","]') ? ',' : ''}`,
    )
    .join(' ')

test.each([
  [1000, 'main, nightly, weekly', undefined],
  [150, 'main, nightly', '+1 more label'],
  [60, 'main', '+2 more labels'],
])('in %s px, commas stand between what is shown: %s', async (room, shown, others) => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.tagName === 'LI' ? 50 : room
  })
  render(
    <FitList what="label" commas>
      {['main', 'nightly', 'weekly'].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </FitList>,
  )
  await waitFor(() => expect(line()).toBe(shown))
  expect(screen.queryByRole('button')?.textContent).toBe(others)
})

test('an item that stands for several is counted as what it stands for', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.tagName === 'LI' ? 50 : 60
  })
  render(
    <FitList what="catalog" of={14}>
      {['one', 'two', '…'].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </FitList>,
  )
  await waitFor(() => expect(screen.queryByRole('button')?.textContent).toBe('+13 more catalogs'))
})

test('on paper, all items are there', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(60)
  render(
    <FitList what="label">
      {['main', 'nightly', 'weekly'].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </FitList>,
  )
  await waitFor(() => expect(screen.queryByRole('button')?.textContent).toBe('+2 more labels'))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(line()).toBe('main nightly weekly')
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('button')).not.toBeNull()
})
