// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TabLink, TabList, TabPanel, Tabs } from './tabs.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Example = ({ open }: { open: string }) => (
  <Tabs value={open}>
    <TabList label="Catalog">
      <TabLink to="/suites" value="suites" count={1203}>
        Suites
      </TabLink>
      <TabLink to="/reports" value="reports">
        Reports
      </TabLink>
      <TabLink to="/vehicle_catalogs" value="vehicle_catalogs">
        Catalogs
      </TabLink>
    </TabList>
    <TabPanel value="suites">The suites</TabPanel>
    <TabPanel value="reports">The reports</TabPanel>
  </Tabs>
)

/** Renders the tabs with their routes, the suites tab open. */
const start = async () => {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren(
      ['suites', 'reports', 'vehicle_catalogs'].map((open) =>
        createRoute({
          getParentRoute: () => root,
          path: `/${open}`,
          component: () => <Example open={open} />,
        }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: ['/suites'] }),
  })
  render(<RouterProvider<typeof router> router={router} />)
  await screen.findByRole('tab', { name: /Suites/ })
}

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const key = (name: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
  })

test('the open tab is selected, the only one in the tab order, and names its panel', async () => {
  await start()
  expect(screen.getAllByRole('tab').map((t) => t.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ])
  expect(screen.getAllByRole('tab').map((t) => t.tabIndex)).toEqual([0, -1, -1])
  expect(screen.getByRole('tabpanel', { name: /Suites/ }).textContent).toBe('The suites')
  expect(tab(/Suites/).textContent).toBe('Suites1,203')
})

test('arrow keys, Home and End move the focus; Space opens a tab', async () => {
  await start()
  tab(/Suites/).focus()
  await key('ArrowLeft')
  expect(document.activeElement).toBe(tab(/Catalogs/))
  await key('ArrowRight')
  expect(document.activeElement).toBe(tab(/Suites/))
  await key('End')
  expect(document.activeElement).toBe(tab(/Catalogs/))
  await key('Home')
  expect(document.activeElement).toBe(tab(/Suites/))
  await key('ArrowRight')
  expect(document.activeElement).toBe(tab(/Reports/))
  expect(screen.getByRole('tabpanel').textContent).toBe('The suites')
  await key(' ')
  expect(screen.getByRole('tabpanel').textContent).toBe('The reports')
})
