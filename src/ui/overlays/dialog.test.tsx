// @vitest-environment jsdom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedInput } from '../forms/unsaved-input.ts'
import { Dialog } from './dialog.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  window.history.replaceState(null, '', '/form')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <Dialog
      onClose={() => setOpen(false)}
      title="Share"
      footer={
        <button type="button" onClick={() => setOpen(false)}>
          Cancel
        </button>
      }
    >
      <input aria-label="Project" />
      <input aria-label="Search" type="search" />
      <div role="listbox" tabIndex={0} aria-label="Projects">
        <div role="option" tabIndex={-1} aria-selected={false}>
          Robotaxi
        </div>
      </div>
    </Dialog>
  )
}

const start = async () => {
  const root = createRootRoute({ component: Outlet })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/form', component: Page }),
      createRoute({ getParentRoute: () => root, path: '/list', component: () => 'The list' }),
    ]),
    history: createBrowserHistory(),
  })
  render(<RouterProvider<typeof router> router={router} />)
  return { router, field: await screen.findByLabelText<HTMLInputElement>('Project') }
}

const type = (field: HTMLElement, value: string) => {
  fireEvent.focusIn(field)
  fireEvent.input(field, { target: { value } })
}
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const isOpen = () => screen.queryByText('Share') !== null

type Started = Awaited<ReturnType<typeof start>>

const waysOut: Record<string, (started: Started) => void> = {
  Escape: pressEscape,
  'the close button': () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
  'a click outside': () => {
    const scrim = document.querySelector('.bg-scrim')
    if (scrim) fireEvent.pointerDown(scrim)
    if (scrim) fireEvent.click(scrim)
  },
  'a link or Back': ({ router }) => act(() => router.history.push('/list')),
}

test.each(Object.entries(waysOut))(
  '%s asks once something is typed, and keeps it',
  async (_, leave) => {
    const started = await start()
    type(started.field, 'robotaxi')
    leave(started)
    await question()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Project').value).toBe('robotaxi')
    leave(started)
    await question()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(isOpen()).toBe(false))
  },
)

test('closing the tab asks once something is typed', async () => {
  const { field } = await start()
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(true)
  type(field, 'robotaxi')
  await waitFor(() => expect(closing()).toBe(false))
  expect(hasUnsavedInput()).toBe(true)
})

test('a picked option counts, a search does not, nor a text that is as before', async () => {
  const { field } = await start()
  type(screen.getByLabelText('Search'), 'x')
  type(field, 'robotaxi')
  type(field, '')
  expect(hasUnsavedInput()).toBe(false)
  fireEvent.click(screen.getByRole('option'))
  await waitFor(() => expect(hasUnsavedInput()).toBe(true))
  pressEscape()
  await question()
})

test('Cancel, and Escape with nothing entered, close at once', async () => {
  const { field } = await start()
  type(field, 'robotaxi')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(isOpen()).toBe(false))
  cleanup()
  await start()
  pressEscape()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
