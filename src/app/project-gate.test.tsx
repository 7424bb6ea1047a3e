// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { prefetchFlags } from '@/session/flags.ts'
import { projectsQueryOptions } from '@/session/project/projects.ts'
import { ProjectGate } from './project-gate.tsx'

const browser = vi.hoisted(() => ({ becomesIdle: () => {} }))

vi.mock('@/lib/idle.ts', () => ({
  idle: () =>
    new Promise<void>((resolve) => {
      browser.becomesIdle = resolve
    }),
}))
vi.mock(import('@/session/flags.ts'), async (original) => ({
  ...(await original()),
  prefetchFlags: vi.fn(),
}))

test('who signs out before the browser is idle causes no check of features', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  client.setQueryData(projectsQueryOptions().queryKey, {
    items: [{ id: 'p', displayName: 'Project' } as never],
    complete: true,
  })
  const gate = () => (
    <ProjectGate requested="p" likely="p">
      The page
    </ProjectGate>
  )
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: gate }),
      createRoute({ getParentRoute: () => root, path: '/signout', component: () => 'Bye' }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider<typeof router> router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText('The page')
  act(() => router.history.push('/signout'))
  await screen.findByText('Bye')
  await act(async () => browser.becomesIdle())
  expect(prefetchFlags).not.toHaveBeenCalled()
})
