// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Kind, lastSearchAt, listTarget, useRememberList } from './kind.ts'

vi.mock('@/session/project/projects.ts', () => ({ useProjectId: () => 'p1' }))

afterEach(cleanup)

const robotKind: Kind = { one: 'robot', many: 'robots', list: () => '/robots' }

function Robots() {
  useRememberList(robotKind, 'p1')
  return <p>Robots</p>
}

test('remembers the address of the list, not of the page opened from it', async () => {
  expect(listTarget(robotKind, 'p1')).toEqual({ to: '/robots', search: {} })
  const root = createRootRoute()
  const area = createRoute({ getParentRoute: () => root, path: '/robots' })
  const list = createRoute({
    getParentRoute: () => area,
    path: '/',
    component: Robots,
    validateSearch: ({ page }: { page?: unknown }) => ({ page }),
  })
  const loaded = Promise.withResolvers<void>()
  const robot = createRoute({
    getParentRoute: () => area,
    path: '$robotId',
    component: () => <p>Robot</p>,
    loader: () => loaded.promise,
  })
  const router = createRouter({
    routeTree: root.addChildren([area.addChildren([list, robot])]),
    history: createMemoryHistory({ initialEntries: ['/robots?page=2'] }),
  })
  render(<RouterProvider<typeof router> router={router} />)
  await screen.findByText('Robots')
  // The list stays mounted while the next page loads.
  await act(async () => router.history.push('/robots/r1'))
  await screen.findByText('Robots')
  loaded.resolve()
  await screen.findByText('Robot')
  expect(listTarget(robotKind, 'p1')).toEqual({ to: '/robots', search: { page: 2 } })
  expect(lastSearchAt('/robots', 'p1')).toEqual({ page: 2 })
  expect(lastSearchAt('/robots', 'p2')).toEqual({})
})
