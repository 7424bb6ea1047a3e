// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { addFigure, blockingBefore, type Figure, pageOf } from './measurements.ts'

const jobId = '90f24b2c-cbe6-47e6-be0a-2f354d0f0909'

test.each([
  ['/reports', '/reports'],
  [`/reports/${jobId}?project_id=secret`, '/reports/$jobId'],
  [`/reports/${jobId}/tests/suite-7#line`, '/reports/$jobId/tests/$suiteReportId'],
  ['/somebody@example.com', '/$'],
])('the page %s is reported as %s, without what is in its address', async (address, page) => {
  const root = createRootRoute()
  const paths = ['/reports/', '/reports/$jobId/', '/reports/$jobId/tests/$suiteReportId/', '$']
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path }))
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  expect(pageOf(router)).toBe(page)
})

test('a report holds rounded figures, and not more of them than a page can have', () => {
  const figures: Figure[] = []
  addFigure(figures, { page: '/reports', name: 'rows', value: 812.345 })
  addFigure(figures, { page: '/reports', name: 'CLS', value: 0.012_345 })
  expect(figures).toEqual([
    { page: '/reports', name: 'rows', value: 812 },
    { page: '/reports', name: 'CLS', value: 0.0123 },
  ])
  for (let count = 0; count < 500; count++) {
    addFigure(figures, { page: '/reports', name: 'next', value: count })
  }
  expect(figures).toHaveLength(200)
})

test('of tasks before the rows, what is beyond 50 ms blocks', () => {
  const tasks = [
    { startTime: 100, duration: 120 },
    { startTime: 300, duration: 50 },
    { startTime: 900, duration: 80 },
    { startTime: 1000, duration: 500 },
  ]
  expect(blockingBefore(tasks, 950)).toBe(100)
})
