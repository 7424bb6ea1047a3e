// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

interface Suite {
  id: string
}

const columns: Column<Suite>[] = [{ id: 'id', width: 100, header: 'Name', cell: ({ id }) => id }]
const suites = (count: number): Suite[] =>
  Array.from({ length: count }, (_, index) => ({ id: `Suite ${index + 1}` }))

const rowCount = () => document.querySelectorAll('tbody tr').length

afterEach(cleanup)

test.each([
  [300, 300, 'Rows 1–300 of 300'],
  [1200, 1000, 'Rows 1–1,000 of 1,200'],
])('paper has the rows of all pages of %i, or says how many', (count, printed, text) => {
  const view = { page: 3, pageSize: 20 } as const
  render(<DataTable label="Suites" columns={columns} rows={suites(count)} view={view} />)
  expect(rowCount()).toBe(20)
  fireEvent(window, new Event('beforeprint'))
  expect(rowCount()).toBe(printed)
  expect(screen.getByRole('status').textContent).toBe(text)
  fireEvent(window, new Event('afterprint'))
  expect(rowCount()).toBe(20)
})

test('paper has the rows of a long list without a foot, and says below how many', () => {
  render(<DataTable label="Suites" columns={columns} rows={suites(1200)} foot={false} />)
  fireEvent(window, new Event('beforeprint'))
  expect(rowCount()).toBe(1000)
  expect(screen.getByText('The first 1,000 of 1,200 rows.')).toBeDefined()
})
