// @vitest-environment jsdom
import type { ParsedLocation } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { NavigationAnnouncer } from './navigation-announcer.tsx'

const router = vi.hoisted(() => ({
  tell: undefined as ((event: object) => void) | undefined,
  subscribe: (_: string, tell: (event: object) => void) => {
    router.tell = tell
    return () => {}
  },
}))

vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }))

const scrolled = vi.fn<(this: Element, options: object) => void>()
// jsdom lays nothing out.
Element.prototype.scrollIntoView = scrolled as never
afterEach(() => {
  cleanup()
  scrolled.mockClear()
})

const at = (index: number, publicHref: string) =>
  partly<ParsedLocation>({ state: partly({ __TSR_index: index }), publicHref })

const go = (from: ParsedLocation, to: ParsedLocation) =>
  act(async () =>
    router.tell?.({ fromLocation: from, toLocation: to, pathChanged: true, hrefChanged: true }),
  )

test('the row one comes back to takes the focus once it is drawn, and is brought into view', async () => {
  const list = at(0, '/suites')
  const page = at(1, '/suites/45')
  const { container } = render(
    <>
      <main>
        <h1>Suites</h1>
        <table>
          <tbody />
        </table>
      </main>
      <NavigationAnnouncer />
    </>,
  )
  await go(list, page)
  expect(document.activeElement?.textContent).toBe('Suites')
  await go(page, list)
  expect(document.activeElement?.textContent).toBe('Suites')
  expect(scrolled).not.toHaveBeenCalled()
  const rows = container.querySelector('tbody') as HTMLElement
  await act(async () => {
    rows.innerHTML = '<tr data-row><th><a href="/suites/45">Kariya</a></th></tr>'
  })
  expect(document.activeElement?.textContent).toBe('Kariya')
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]])
  expect(scrolled.mock.contexts).toEqual([document.activeElement])
})

test('a heading is made able to take the focus once, however often its page is drawn', async () => {
  const { container } = render(
    <>
      <main>
        <h1>Suites</h1>
        <p />
      </main>
      <NavigationAnnouncer />
    </>,
  )
  const written = vi.fn()
  new MutationObserver(written).observe(container, { subtree: true, attributes: true })
  await go(at(0, '/'), at(1, '/suites'))
  const text = container.querySelector('main p') as HTMLElement
  for (const state of ['Loading', 'Loaded']) {
    await act(async () => {
      text.innerHTML = `<b>${state}</b>`
    })
  }
  expect(document.activeElement?.textContent).toBe('Suites')
  expect(written).toHaveBeenCalledOnce()
})
