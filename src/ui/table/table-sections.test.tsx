// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Column, DataTable, type TableView } from './data-table.tsx'
import { loadSorter } from './sorter-code.ts'
import type { Sections } from './table-sections.tsx'

beforeAll(loadSorter)

interface Job {
  id: string
  at: number
  isOpen: boolean
}

const columns: Column<Job>[] = [
  { id: 'name', width: 100, header: 'Name', cell: ({ id }) => id, sortValue: ({ id }) => id },
  { id: 'at', width: 100, header: 'At', cell: ({ at }) => at, sortValue: ({ at }) => at },
]

const sections: Sections<Job> = {
  heads: new Map([
    ['open', 'Running'],
    ['done', 'Earlier'],
  ]),
  note: (name, rows) => name === 'open' && ` · ${rows.length}`,
  of: ({ isOpen }) => (isOpen ? 'open' : 'done'),
  sort: { column: 'at', direction: 'descending' },
}

/** Jobs by their letters, the oldest first; those in capitals are open. */
const jobsOf = (letters: string): Job[] =>
  [...letters].map((id, at) => ({ id, at, isOpen: id === id.toUpperCase() }))

const jobs = jobsOf('AbcDe')

afterEach(cleanup)

/** The first cell of each row of the body. */
const lines = (rows: Job[], view: TableView = {}) => {
  render(
    <DataTable
      label="Jobs"
      columns={columns}
      rows={rows}
      sections={sections}
      view={{ sort: sections.sort, ...view }}
    />,
  )
  const [, ...body] = screen.getAllByRole('row')
  return body.map((row) => row.firstElementChild?.textContent)
}

test('rows stand below the heads of their sections, in their order', () => {
  expect(lines(jobs)).toEqual(['Running · 2', 'D', 'A', 'Earlier', 'e', 'c', 'b'])
})

test('a section that a page cuts goes on below its head', () => {
  const page = lines(jobsOf('abCdefghijkl'), { page: 2, pageSize: 10 })
  expect(page).toEqual(['Earlier, continued', 'b', 'a'])
})

test('a page that begins with a section says so', () => {
  const page = lines(jobsOf('abCDEFGHIJKL'), { page: 2, pageSize: 10 })
  expect(page).toEqual(['Earlier', 'b', 'a'])
})

test('a list in one section has no heads', () => {
  expect(lines(jobs.filter(({ isOpen }) => isOpen))).toEqual(['D', 'A'])
})

test.each([
  { column: 'at', direction: 'ascending' },
  { column: 'name', direction: 'descending' },
] as const)('a list sorted otherwise has no sections: $column $direction', (sort) => {
  const sorted = lines(jobs, { sort })
  expect(sorted).toHaveLength(5)
  expect(sorted).not.toContain('Running')
})
