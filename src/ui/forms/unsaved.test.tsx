// @vitest-environment jsdom
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUnsavedGuard } from './unsaved.tsx'
import { asksBeforeUnload } from './unsaved-input.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Form() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      {useUnsavedGuard(text !== '')}
    </>
  )
}

const start = async (
  history = createMemoryHistory({ initialEntries: ['/form'] }),
  list: Promise<void> = Promise.resolve(),
) => {
  const root = createRootRoute({ component: Outlet })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/form', component: Form }),
      createRoute({
        getParentRoute: () => root,
        path: '/list',
        loader: () => list,
        component: () => 'The list',
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/maintenance',
        component: () => 'Maintenance',
      }),
    ]),
    history,
  })
  render(<RouterProvider<typeof router> router={router} />)
  return { router, name: await screen.findByLabelText('Name') }
}

const enter = (name: HTMLElement) => fireEvent.change(name, { target: { value: 'Nightly' } })

test('leaving a clean form does not ask', async () => {
  const { router } = await start()
  act(() => router.history.push('/list'))
  await screen.findByText('The list')
})

test('Cancel stays and keeps the input; Leave leaves', async () => {
  const { router, name } = await start()
  enter(name)
  act(() => router.history.push('/list'))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nightly')

  act(() => router.history.push('/list'))
  await screen.findByRole('alertdialog')
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByText('The list')
})

test('a question that nobody has asked for says where it comes from', async () => {
  const { router, name } = await start()
  enter(name)
  act(() => router.history.push('/maintenance'))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(question.textContent).toContain(
    'The service is under maintenance. Your input will be lost. Cancel to stay, and try again later.',
  )
})

test('who comes back before the next page is there is asked again', async () => {
  const { router, name } = await start(undefined, new Promise(() => {}))
  enter(name)
  act(() => router.history.push('/list'))
  await screen.findByRole('alertdialog')
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.status).toBe('pending'))
  await waitFor(() => expect(asksBeforeUnload()).toBe(false))
  act(() => router.history.back())
  // The guard is up again a moment after the page is.
  await waitFor(() => expect(asksBeforeUnload()).toBe(true))
  expect(router.state.status).toBe('idle')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nightly')
  act(() => router.history.push('/list'))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
})

test('a change of the search alone does not ask', async () => {
  const { router, name } = await start()
  enter(name)
  await act(async () => router.history.push('/form?theme=dark'))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?theme=dark'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a navigation with ignoreBlocker, as after saving, does not ask', async () => {
  const { router, name } = await start()
  enter(name)
  act(() => router.history.push('/list', undefined, { ignoreBlocker: true }))
  await screen.findByText('The list')
})

test('closing the tab asks if there is input', async () => {
  window.history.replaceState(null, '', '/form')
  const { name } = await start(createBrowserHistory())
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(true)
  enter(name)
  await waitFor(() => expect(closing()).toBe(false))
})
