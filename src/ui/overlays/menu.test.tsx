// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu, type MenuItem } from './menu.tsx'

afterEach(cleanup)

const onDelete = vi.fn()
const onEdit = vi.fn(() => document.activeElement)
const onRetest = vi.fn()
const items: MenuItem[] = [
  { id: 'delete', label: 'Delete', destructive: true, onSelect: onDelete },
  { id: 'edit', label: 'Edit', onSelect: onEdit },
  {
    id: 'retest',
    label: 'Retest',
    disabledReason: 'The firmware is not released.',
    onSelect: onRetest,
  },
]

const button = () => screen.getByRole('button', { name: 'Actions for Nightly' })

test('the first click opens it before its code is loaded', async () => {
  render(<Menu label="Actions for Nightly" items={items} />)
  fireEvent.click(button(), { detail: 1 })
  await screen.findByRole('menu', { name: 'Actions for Nightly' })
  expect(button().getAttribute('aria-expanded')).toBe('true')
})

test('destructive items come last', async () => {
  render(<Menu label="Actions for Nightly" items={items} />)
  fireEvent.click(button())
  await screen.findByRole('menu')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Edit',
    'RetestThe firmware is not released.',
    'Delete',
  ])
})

test('opening by keyboard focuses the first item', async () => {
  render(<Menu label="Actions for Nightly" items={items} />)
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  const first = await screen.findByRole('menuitem', { name: 'Edit' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('onSelect is called after the menu is closed and the button is focused', async () => {
  render(<Menu label="Actions for Nightly" items={items} />)
  fireEvent.click(button())
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await waitFor(() => expect(onEdit).toHaveBeenCalledOnce())
  expect(onEdit).toHaveReturnedWith(button())
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a disabled item shows the reason, and neither acts nor closes the menu', async () => {
  render(<Menu label="Actions for Nightly" items={items} />)
  fireEvent.click(button())
  const retest = await screen.findByRole('menuitem', { name: /Retest/ })
  fireEvent.click(retest)
  expect(retest.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(onRetest).not.toHaveBeenCalled()
})

test('items keep their elements and focus when new data arrives', async () => {
  const { rerender } = render(<Menu label="Actions for Nightly" items={items} />)
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  const edit = await screen.findByRole('menuitem', { name: 'Edit' })
  await waitFor(() => expect(document.activeElement).toBe(edit))
  rerender(
    <Menu
      label="Actions for Nightly"
      items={[{ id: 'copy', label: 'Copy', onSelect: () => {} }, ...items.map((i) => ({ ...i }))]}
    />,
  )
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toBe(edit)
  expect(document.activeElement).toBe(edit)
})

test('renders no button without items', () => {
  render(<Menu label="Actions for Nightly" items={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
