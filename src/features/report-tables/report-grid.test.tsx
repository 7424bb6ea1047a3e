// @vitest-environment jsdom
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GridPart, type GridParts, gridOf } from '@/models/report-tables/grid-model.ts'
import { cellTargetIn } from './cell-target.ts'
import { ReportGrid } from './report-grid.tsx'

const partsOf = (report: number): GridParts =>
  new Map(
    Array.from({ length: 2000 }, (_, row): [string, GridPart] => [
      `${row}`,
      {
        key: `${row}`,
        name: `Scenario ${row}`,
        status: row % 7 === report % 7 ? 'failed' : 'succeeded',
        counts: undefined,
        seconds: row,
        cause: row % 7 === report % 7 ? 'collision' : undefined,
        place: { suiteReportId: 'suite', specReportId: `spec-${row}` },
      },
    ]),
  )

const columns = Array.from({ length: 50 }, (_, report) => ({
  id: `job-${report}`,
  head: `Nightly ${report}`,
  isBase: report === 0,
  parts: partsOf(report),
}))
const { rows } = gridOf(columns.map(({ parts }) => parts))
const router = createRouter({ routeTree: createRootRoute() })
/** Asked once for each row that is rendered. */
const nameOf = vi.fn(({ name }: { name: string }) => [name])
const nowhere = () => undefined

let rerender: (shown: ReactNode) => void

/** Asked once for each cell that is rendered. */
const cellTarget = vi.fn(cellTargetIn(false))
const onOpen = vi.fn()

const Grid = ({ count, length = rows.length }: { count: number; length?: number }) => (
  <RouterContextProvider router={router}>
    <ReportGrid
      label="Scenarios by report"
      columns={columns.slice(0, count).map((column) => ({ ...column }))}
      rows={length === rows.length ? rows : rows.slice(0, length)}
      nameOf={nameOf}
      rowTarget={nowhere}
      cellTarget={cellTarget}
      headHeight={60}
      corner="Scenarios"
      onOpen={onOpen}
    />
  </RouterContextProvider>
)

const cells = () => document.querySelectorAll('td').length

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1280)
  rerender = render(<Grid count={30} />).rerender
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const scroll = (by: { down?: number; across?: number }) => {
  const scroller = screen.getByRole('grid').parentElement
  if (!scroller) throw new Error('The grid does not scroll.')
  scroller.scrollTop += by.down ?? 0
  scroller.scrollLeft += by.across ?? 0
  fireEvent.scroll(scroller)
}

test('only the cells that come into view are rendered while it scrolls', () => {
  scroll({ down: 100 * 44, across: 8 * 148 })
  const drawn = cells()
  expect(drawn).toBeGreaterThan(80)
  expect(drawn).toBeLessThan(400)
  const perRow = document.querySelectorAll('tbody tr:first-child td').length
  const rowsDrawn = drawn / perRow

  cellTarget.mockClear()
  scroll({ down: 3 * 44 })
  expect(cellTarget).toHaveBeenCalledTimes(3 * perRow)

  cellTarget.mockClear()
  scroll({ across: 148 })
  expect(cellTarget).toHaveBeenCalledTimes(rowsDrawn)
})

test('reports that join out of view render no cell, and render no row again', () => {
  cellTarget.mockClear()
  nameOf.mockClear()
  rerender(<Grid count={50} />)
  expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('51')
  expect(cellTarget).not.toHaveBeenCalled()
  expect(nameOf).not.toHaveBeenCalled()
})

test('a cell says what came of it, and opens by its link', () => {
  const link = screen.getAllByRole('link', { name: 'Failed 0 s collision' })[0]
  expect(link?.getAttribute('href')).toBe('/reports/job-0/tests/suite/spec-0')
  if (link) fireEvent.click(link)
  expect(onOpen).toHaveBeenCalledWith(
    expect.objectContaining({ to: '/reports/job-0/tests/suite/spec-0' }),
  )
  expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toMatch(/r0c0$/)
})

test('paper has all reports, some beside each other, and the screen is left as it was', () => {
  rerender(<Grid count={30} length={8} />)
  const drawn = cells()
  fireEvent(window, new Event('beforeprint'))
  const printed = [...document.querySelectorAll('table:not([role="grid"])')]
  expect(printed).toHaveLength(8)
  expect(printed.flatMap((table) => [...table.querySelectorAll('thead th + th')])).toHaveLength(30)
  expect(printed.flatMap((table) => [...table.querySelectorAll('tbody th + td')])).toHaveLength(64)
  fireEvent(window, new Event('afterprint'))
  expect(document.querySelectorAll('table')).toHaveLength(1)
  expect(cells()).toBe(drawn)
})
