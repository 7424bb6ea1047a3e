// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Column, DataTable, type Selection, type TableView } from './data-table.tsx'
import { rowsInView } from './layout.ts'
import { loadSorter } from './sorter-code.ts'

beforeAll(loadSorter)

interface Suite {
  id: string
  name: string
  updated?: number
}

/** Counts the renders of each row's first cell. */
const renders = vi.fn<(id: string) => void>()

const columns: Column<Suite>[] = [
  {
    id: 'name',
    width: 100,
    header: 'Name',
    cell: (suite) => {
      renders(suite.id)
      return suite.name
    },
    sortValue: (suite) => suite.name,
  },
  {
    id: 'updated',
    width: 100,
    header: 'Updated',
    cell: (suite) => suite.updated,
    sortValue: (suite) => suite.updated,
    firstSort: 'descending',
    align: 'end',
  },
  { id: 'type', width: 100, header: 'Type', cell: () => 'planning_sim_v2' },
]

const rowId = (suite: Suite) => suite.id
const rowLabel = (suite: Suite) => suite.name
const rowActions = (suite: Suite) => <button type="button">{`Menu of ${suite.name}`}</button>

const suites = (count: number): Suite[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index + 1}`,
    name: `Suite ${index + 1}`,
    updated: index,
  }))

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Props = Partial<Parameters<typeof DataTable<Suite>>[0]>

const table = (props: Props) => (
  <DataTable label="Suites" columns={columns} rows={suites(3)} rowId={rowId} {...props} />
)

/** A table with its view in state, as a screen has it in the URL. */
function Screen({ initial, ...props }: Props & { initial: TableView }) {
  const [view, setView] = useState(initial)
  return table({ ...props, view, onViewChange: (change) => setView({ ...view, ...change }) })
}

describe('sorting', () => {
  const rows = [
    { id: 'b', name: 'Suite 10', updated: 1 },
    { id: 'a', name: 'Suite 2', updated: 3 },
    { id: 'c', name: 'Suite 1' },
  ]

  test('sorts by the clicked column; rows without a value last in both directions', () => {
    render(<Screen initial={{}} rows={rows} />)
    expect(names()).toEqual(['Suite 10', 'Suite 2', 'Suite 1'])
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(names()).toEqual(['Suite 1', 'Suite 2', 'Suite 10'])
    fireEvent.click(screen.getByRole('button', { name: 'Updated' }))
    expect(names()).toEqual(['Suite 2', 'Suite 10', 'Suite 1'])
    fireEvent.click(screen.getByRole('button', { name: 'Updated' }))
    expect(names()).toEqual(['Suite 10', 'Suite 2', 'Suite 1'])
  })

  test('sets aria-sort on sortable columns only', () => {
    render(
      <Screen initial={{ sort: { column: 'updated', direction: 'descending' } }} rows={rows} />,
    )
    const sorts = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
    expect(sorts).toEqual(['none', 'descending', null])
    expect(screen.queryByRole('button', { name: 'Type' })).toBeNull()
  })

  test('resets to the first page', () => {
    const onViewChange = vi.fn()
    render(table({ rows: suites(30), view: { page: 2, pageSize: 10 }, onViewChange }))
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    const sort = { column: 'name', direction: 'ascending' }
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ sort, page: 1 })
  })

  test('keeps the order of rows sorted by the service', () => {
    const sortedByService: Column<Suite>[] = [
      {
        id: 'metric',
        width: 100,
        header: 'Metric',
        cell: (suite) => suite.name,
        sortedByService: true,
      },
    ]
    render(<Screen initial={{}} rows={rows} columns={sortedByService} />)
    fireEvent.click(screen.getByRole('button', { name: 'Metric' }))
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending')
    expect(names()).toEqual(['Suite 10', 'Suite 2', 'Suite 1'])
  })
})

test('the row header is the first column, or the one with namesRow', () => {
  const { rerender } = render(table({}))
  expect(names()).toEqual(['Suite 1', 'Suite 2', 'Suite 3'])
  const action: Column<Suite> = { id: 'action', width: 100, header: 'Action', cell: () => 'Accept' }
  const naming = columns.map((column) => ({ ...column, namesRow: column.id === 'name' }))
  rerender(table({ columns: [action, ...naming] }))
  expect(names()).toEqual(['Suite 1', 'Suite 2', 'Suite 3'])
})

describe('paging', () => {
  test('shows one page', () => {
    render(<Screen initial={{ page: 1, pageSize: 10 }} rows={suites(25)} />)
    expect(names()).toHaveLength(10)
    screen.getByText('Rows 1–10 of 25')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(names()[0]).toBe('Suite 11')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    screen.getByText('Rows 21–25 of 25')
    const next = screen.getByRole('button', { name: 'Next' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(next)
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(names()[0]).toBe('Suite 11')
  })

  test('a new page size keeps the first row in view', () => {
    render(<Screen initial={{ page: 3, pageSize: 10 }} rows={suites(60)} />)
    fireEvent.change(screen.getByLabelText('Page size'), { target: { value: '20' } })
    screen.getByText('Rows 21–40 of 60')
  })

  test('a page that does not exist becomes the first one', () => {
    const onViewChange = vi.fn()
    const view = { page: 9, pageSize: 10 } as const
    const { rerender } = render(table({ rows: suites(25), complete: false, view, onViewChange }))
    expect(onViewChange).not.toHaveBeenCalled()
    rerender(table({ rows: suites(25), view, onViewChange }))
    expect(names()[0]).toBe('Suite 1')
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ page: 1 }, { replace: true })
  })

  test('a page that may still load is kept', () => {
    const view = { page: 3, pageSize: 10 } as const
    const { rerender } = render(table({ rows: suites(20), complete: false, view }))
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    screen.getByText('0 rows of 20 so far, loading more')
    rerender(table({ rows: suites(21), complete: false, view }))
    expect(names()).toEqual(['Suite 21'])
    screen.getByText('Rows 21–21 of 21 so far, loading more')
  })

  test('a filter on a loading list shows how many items were searched', () => {
    const view = { page: 1, pageSize: 10 } as const
    render(table({ rows: suites(3), complete: false, loadedCount: 300, view }))
    screen.getByText('Rows 1–3 of 3 so far, 300 searched, loading more')
  })

  test('a list that has failed waits for nothing more', () => {
    const view = { page: 3, pageSize: 10 } as const
    const incomplete = { complete: false, isStopped: true, view }
    const { rerender } = render(table({ rows: suites(21), ...incomplete }))
    screen.getByText('Rows 21–21 of 21 so far')
    rerender(table({ rows: [], loadedCount: 21, ...incomplete }))
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
  })
})

function Selecting({ actions }: Pick<Selection<Suite>, 'actions'>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const unselectable = (suite: Suite) => (suite.id === 's12' ? 'Shared in.' : undefined)
  const selection = { selected, onChange: setSelected, rowLabel, unselectable }
  return (
    <Screen
      initial={{ page: 1, pageSize: 10 }}
      rows={suites(15)}
      selection={actions ? { ...selection, actions } : selection}
    />
  )
}

describe('selection', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const everything = 'Select all rows on this page'

  test('is kept across pages', async () => {
    render(<Selecting />)
    fireEvent.click(box('Select Suite 2'))
    press('Next')
    fireEvent.click(box('Select Suite 11'))
    await screen.findByText('2 selected')
    press('Previous')
    expect(box('Select Suite 2').checked).toBe(true)
    expect(box('Select Suite 1').checked).toBe(false)
    fireEvent.click(box('Select Suite 2'))
    await screen.findByText('1 selected')
    press('Clear selection')
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  test('leaves the focus on the page when it is cleared, and its bar goes', async () => {
    render(
      <main>
        <Selecting />
      </main>,
    )
    fireEvent.click(box('Select Suite 2'))
    const clear = await screen.findByRole('button', { name: 'Clear selection' })
    clear.focus()
    fireEvent.click(clear)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('selects the whole page except unselectable rows', async () => {
    render(<Selecting />)
    press('Next')
    const barred = box('Select Suite 12')
    expect(barred.getAttribute('aria-disabled')).toBe('true')
    const description = document.getElementById(barred.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Shared in.')
    fireEvent.click(barred)
    expect(barred.checked).toBe(false)
    fireEvent.click(box(everything))
    await screen.findByText('4 selected')
    expect(box(everything).checked).toBe(true)
    fireEvent.click(box('Select Suite 11'))
    expect(box(everything).checked).toBe(false)
    expect(box(everything).indeterminate).toBe(true)
    fireEvent.click(box(everything))
    fireEvent.click(box(everything))
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  test('passes the selected rows to the actions', async () => {
    const actions = vi.fn((rows: Suite[]) => <button type="button">Delete {rows.length}</button>)
    render(<Selecting actions={actions} />)
    fireEvent.click(box('Select Suite 3'))
    fireEvent.click(box('Select Suite 1'))
    within(await screen.findByRole('region', { name: 'Selection' })).getByText('Delete 2')
    expect(actions.mock.lastCall?.[0].map((suite) => suite.id)).toEqual(['s1', 's3'])
  })
})

describe('rerenders of rows', () => {
  const first = suites(20)

  test('none for an equal list', () => {
    const { rerender } = render(table({ rows: first, rowActions }))
    renders.mockClear()
    rerender(table({ rows: [...first], rowActions, refreshing: true }))
    expect(renders).not.toHaveBeenCalled()
  })

  test('one for a changed row, none for a new order', () => {
    const { rerender } = render(table({ rows: first, rowActions }))
    renders.mockClear()
    const changed = first.map((suite) =>
      suite.id === 's7' ? { ...suite, name: 'Renamed' } : suite,
    )
    rerender(table({ rows: changed, rowActions }))
    expect(renders.mock.calls).toEqual([['s7']])
    renders.mockClear()
    rerender(table({ rows: changed.toReversed(), rowActions }))
    expect(renders).not.toHaveBeenCalled()
    expect(names()[0]).toBe('Suite 20')
  })

  test('none for a selected row: its cells stay as they are', () => {
    const selecting = (selected: string[], onChange = () => {}) =>
      table({ rows: first, selection: { selected: new Set(selected), onChange, rowLabel } })
    const { rerender } = render(selecting([]))
    renders.mockClear()
    rerender(selecting(['s3']))
    expect(renders).not.toHaveBeenCalled()
  })

  test("a row's menu stays the same element after a refresh", () => {
    const { rerender } = render(table({ rows: first, rowActions }))
    const menu = screen.getByRole('button', { name: 'Menu of Suite 1' })
    rerender(table({ rows: first.map((suite) => ({ ...suite })), rowActions }))
    expect(screen.getByRole('button', { name: 'Menu of Suite 1' })).toBe(menu)
  })
})

test('of many columns those in view are drawn, and a cell for all others keeps their places', () => {
  const many = Array.from(
    { length: 60 },
    (_, index): Column<Suite> => ({
      id: `column ${index}`,
      width: 120,
      header: `Column ${index}`,
      cell: ({ id }) => `${id} ${index}`,
    }),
  )
  render(<DataTable label="Suites" columns={many} rows={suites(3)} rowId={rowId} />)
  const [, row] = screen.getAllByRole('row')
  const cells = [...(row as HTMLTableRowElement).cells]
  expect(cells.length).toBeLessThan(24)
  expect(cells.map(({ textContent }) => textContent)).toContain('s1 2')
  expect(cells.reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(60)
  expect(screen.getAllByRole('columnheader')).toHaveLength(60)
})

describe('states', () => {
  const error = <p role="alert">Failed to get suites.</p>

  test('loading', () => {
    render(table({ rows: undefined, view: { pageSize: 10 } }))
    const shown = screen.getByRole('table')
    expect(shown.getAttribute('aria-busy')).toBe('true')
    expect(shown.querySelectorAll('tbody[aria-hidden] tr')).toHaveLength(10)
    screen.getByText('Loading...')
    expect(screen.queryByText('No data found.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  test('empty', () => {
    const { rerender } = render(table({ rows: [] }))
    screen.getByText('No data found.')
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
    rerender(table({ rows: [], empty: <p>Nothing yet.</p> }))
    screen.getByText('Nothing yet.')
  })

  test('no rows while loading is not empty', () => {
    render(table({ rows: [], complete: false }))
    expect(screen.queryByText('No data found.')).toBeNull()
    screen.getByText('Loading...')
  })

  test('failed without rows', () => {
    render(table({ rows: undefined, error }))
    screen.getByRole('alert')
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(screen.queryByText('No data found.')).toBeNull()
  })

  test('failed to refresh: keeps the old rows', () => {
    render(table({ error }))
    screen.getByRole('alert')
    expect(names()).toHaveLength(3)
  })

  test('refreshing: keeps the old rows', () => {
    render(table({ refreshing: true }))
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(names()).toHaveLength(3)
  })
})

test('a focused row that is removed passes the focus on', () => {
  const within = (rows: Suite[]) => <main tabIndex={-1}>{table({ rows, rowActions })}</main>
  const { rerender } = render(within(suites(2)))
  screen.getByRole('button', { name: 'Menu of Suite 2' }).focus()
  rerender(within(suites(1)))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('details are rendered only while open', () => {
  const content = vi.fn((suite: Suite) => <p>Catalogs of {suite.name}</p>)
  const details = { label: (suite: Suite) => `Catalogs of ${suite.name}`, content }
  render(table({ details }))
  expect(content).not.toHaveBeenCalled()
  const opener = screen.getByRole('button', { name: 'Catalogs of Suite 2' })
  fireEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  screen.getByText('Catalogs of Suite 2')
  fireEvent.click(opener)
  expect(screen.queryByText('Catalogs of Suite 2')).toBeNull()
})

describe('10,000 rows', () => {
  beforeEach(() => {
    // jsdom has no layout.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  })

  const count = () => screen.getByRole('table').querySelectorAll('tr').length

  /** Renders a long table and waits for the virtualization code. */
  const open = async () => {
    render(table({ rows: suites(10_000) }))
    await waitFor(() =>
      expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2'),
    )
  }

  test('shows the first ones at once', () => {
    render(table({ rows: suites(10_000) }))
    expect(names()[0]).toBe('Suite 1')
    expect(count()).toBeLessThan(200)
  })

  test('it is not called empty before its rows are drawn', () => {
    // As in its first frame.
    expect(renderToStaticMarkup(table({ rows: suites(300) }))).not.toContain('No data found.')
    expect(renderToStaticMarkup(table({ rows: [] }))).toContain('No data found.')
  })

  test('fewer than 200 are in the DOM', async () => {
    await open()
    expect(names()[0]).toBe('Suite 1')
    expect(count()).toBeGreaterThan(15)
    expect(count()).toBeLessThan(200)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  })

  test('those around the scroll position are', async () => {
    await open()
    const scroller = screen.getByRole('region', { name: 'Suites' })
    scroller.scrollTop = 5000 * 44
    fireEvent.scroll(scroller)
    expect(names()).toContain('Suite 5001')
    expect(names()).toContain('Suite 5014')
    expect(names()).not.toContain('Suite 1')
    expect(count()).toBeLessThan(200)
  })

  test('only those that come into view are rendered while it scrolls', async () => {
    await open()
    const scroller = screen.getByRole('region', { name: 'Suites' })
    scroller.scrollTop = 5000 * 44
    fireEvent.scroll(scroller)
    const before = names()
    renders.mockClear()
    scroller.scrollTop += 3 * 44
    fireEvent.scroll(scroller)
    const come = names().filter((name) => !before.includes(name))
    expect(come).toHaveLength(3)
    expect(renders).toHaveBeenCalledTimes(3)
  })
})

test('the rows that the window shows are drawn before the others', () => {
  const drawn: number[] = []
  const Counted = ({ name }: { name: string }) => {
    useLayoutEffect(() => {
      drawn.push(screen.queryAllByRole('rowheader').length)
    }, [])
    return name
  }
  const counted: Column<Suite>[] = [
    { id: 'name', width: 100, header: 'Name', cell: ({ name }) => <Counted name={name} /> },
  ]
  vi.stubGlobal('innerHeight', 600)
  render(<DataTable label="Suites" columns={counted} rows={suites(50)} rowId={rowId} />)
  expect(drawn[0]).toBe(rowsInView(1, 600))
  expect(drawn.at(-1)).toBe(50)
})

test('a row that is the head of others spans the table, and names nothing', () => {
  const groupHead = ({ id, name }: Suite) => (id === 's1' ? name : undefined)
  render(
    <DataTable
      label="Suites"
      columns={columns}
      rows={suites(3)}
      lines="dense"
      groupHead={groupHead}
    />,
  )
  const head = screen.getByRole('rowheader', { name: 'Suite 1' })
  expect(head.getAttribute('scope')).toBe('rowgroup')
  expect(head.getAttribute('colspan')).toBe('3')
  expect(names()).toEqual(['Suite 1', 'Suite 2', 'Suite 3'])
})
