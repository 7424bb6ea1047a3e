// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rows = Array.from({ length: 500 }, (_, row) => ({ id: `Run ${row}` }))

const columns = Array.from(
  { length: 50 },
  (_, place): Column<{ id: string }> => ({
    id: `metric ${place}`,
    width: 120,
    header: `metric ${place}`,
    cell: ({ id }) => (place === 0 ? id : `${id}, ${place}`),
  }),
)

test('of 500 rows with 50 columns few cells besides those in view are in the document', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1040)
  render(<DataTable label="Runs" columns={columns} rows={rows} lines={2} />)
  await waitFor(() =>
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2'),
  )
  const cells = () => screen.getByRole('table').querySelectorAll('tbody :is(td, th)').length
  // 12 rows and 9 columns are in view.
  expect(cells()).toBeGreaterThan(12 * 9)
  expect(cells()).toBeLessThan(22 * 16)

  const scroller = screen.getByRole('region', { name: 'Runs' })
  scroller.scrollLeft = 3000
  scroller.scrollTop = 100 * 56
  fireEvent.scroll(scroller)
  await screen.findByText('Run 101, 27')
  expect(screen.queryByText('Run 101, 2')).toBeNull()
  expect(cells()).toBeLessThan(22 * 16)
})
