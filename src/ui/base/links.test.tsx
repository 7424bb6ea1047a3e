// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { encode } from '@/lib/lists.ts'
import { ButtonLink, TextLink } from './button.tsx'

afterEach(cleanup)

const pathOf = (id: string): { to: string } => ({ to: `/suites/${encode(id)}` })

/** Links as rows have them: some by a typed target, some by a path that is put together. */
const show = async (ids: readonly string[]) => {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () =>
      ids.map((id) => (
        <p key={id}>
          <TextLink {...{ to: '/suites/$suiteId', params: { suiteId: id } }}>by id {id}</TextLink>
          <TextLink {...pathOf(id)}>by path {id}</TextLink>
          <ButtonLink {...{ to: '/suites/$suiteId', params: { suiteId: id } }}>
            button {id}
          </ButtonLink>
        </p>
      )),
  })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider<typeof router> router={router} />)
  await screen.findByText(/^by id good/)
}

test.each(['\ud800', 'a/b', 'a b', '..', '', '%2F', 'a?b=c'])(
  'a row whose id %j fits no address is text; the others are links',
  async (bad) => {
    await show(['good-id', bad])
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'by id good-id',
      'by path good-id',
      'button good-id',
    ])
    expect(screen.getAllByText(/^(by id|by path|button)/)).toHaveLength(6)
  },
)
