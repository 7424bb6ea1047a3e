// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveRow, toggleRow, useRowFocus } from './row-focus.ts'

const opened = vi.fn<(name: string) => void>()

function Table({ children }: { children: ReactNode }) {
  const [table, setTable] = useState<HTMLElement | null>(null)
  useRowFocus(table)
  return (
    <main>
      <button type="button">before</button>
      <table ref={setTable}>
        <tbody>{children}</tbody>
      </table>
      <button type="button">after</button>
    </main>
  )
}

const Row = ({ name, link = true }: { name: string; link?: boolean }) => (
  <tr data-row="">
    <td>
      <input type="checkbox" aria-label={`Select ${name}`} />
    </td>
    <th scope="row">{link ? <a href="#there">{name}</a> : name}</th>
    <td>
      <span>{`Size of ${name}`}</span>
      <button type="button">{`Menu of ${name}`}</button>
    </td>
  </tr>
)

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** Presses a key; false if the browser does not act on it as well. */
const press = (key: string, modifiers: { shiftKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers })

const noteOpened = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  const name = event.target.textContent
  opened(event.metaKey ? `${name} in a new tab` : name)
}

beforeEach(() => {
  opened.mockReset()
  document.addEventListener('click', noteOpened)
})
afterEach(() => {
  cleanup()
  document.removeEventListener('click', noteOpened)
})

const showThree = () =>
  render(
    <Table>
      <Row name="A" />
      <Row name="B" />
      <Row name="C" />
    </Table>,
  )

test('Tab goes from row to row, and leaves at the edges', () => {
  showThree()
  screen.getByRole('link', { name: 'A' }).focus()
  expect(press('Tab')).toBe(false)
  expect(focused()).toBe('B')
  press('Tab')
  expect(press('Tab')).toBe(true)
  expect(focused()).toBe('Menu of C')
  expect(press('Tab', { shiftKey: true })).toBe(false)
  expect(focused()).toBe('C')
  press('Tab', { shiftKey: true })
  press('Tab', { shiftKey: true })
  expect(focused()).toBe('A')
  expect(press('Tab', { shiftKey: true })).toBe(true)
  expect(focused()).toBe('Select A')
})

test('arrow keys go through the controls of a row', () => {
  showThree()
  screen.getByRole('link', { name: 'B' }).focus()
  press('ArrowRight')
  expect(focused()).toBe('Menu of B')
  press('ArrowRight')
  expect(focused()).toBe('Menu of B')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(focused()).toBe('Select B')
})

test('rows without a link keep the order of the browser', () => {
  render(
    <Table>
      <Row name="A" link={false} />
      <Row name="B" link={false} />
    </Table>,
  )
  screen.getByLabelText('Select A').focus()
  expect(press('Tab')).toBe(true)
  expect(focused()).toBe('Select A')
})

test('j and k move by rows, x selects', () => {
  showThree()
  moveRow(1)
  expect(focused()).toBe('A')
  moveRow(1)
  moveRow(1)
  moveRow(1)
  expect(focused()).toBe('C')
  moveRow(-1)
  expect(focused()).toBe('B')
  toggleRow()
  expect(screen.getByLabelText<HTMLInputElement>('Select B').checked).toBe(true)
})

test('a click beside the controls opens the row', () => {
  showThree()
  fireEvent.click(screen.getByText('Size of B'))
  expect(opened.mock.calls).toEqual([['B']])
  fireEvent.click(screen.getByText('Size of C'), { metaKey: true })
  expect(opened).toHaveBeenLastCalledWith('C in a new tab')
  fireEvent.click(screen.getByRole('button', { name: 'Menu of B' }))
  fireEvent.click(screen.getByLabelText('Select B'))
  expect(opened).toHaveBeenCalledTimes(2)
})

const Groups = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Table>
      <tr data-row="">
        <th scope="row">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Group
          </button>
        </th>
        <td>12 cases</td>
      </tr>
      {isOpen && <Row name="case" />}
    </Table>
  )
}

test('the row of a group is opened and closed by a click anywhere, and by the arrow keys', () => {
  render(<Groups />)
  const group = screen.getByRole('button', { name: 'Group' })
  const isOpen = () => group.ariaExpanded ?? group.getAttribute('aria-expanded')
  fireEvent.click(screen.getByText('12 cases'))
  expect(isOpen()).toBe('true')
  fireEvent.click(screen.getByText('12 cases'))
  expect(isOpen()).toBe('false')
  group.focus()
  press('ArrowLeft')
  expect(isOpen()).toBe('false')
  press('ArrowRight')
  expect(isOpen()).toBe('true')
  expect(focused()).toBe('Group')
  press('ArrowRight')
  expect(isOpen()).toBe('true')
  press('ArrowLeft')
  expect(isOpen()).toBe('false')
})
