// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCommands } from '@/page/commands.ts'
import { useKeyboard } from './keyboard.ts'

afterEach(cleanup)

test('what is typed while the code of the palette comes runs no command', () => {
  const [run, open] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook(
    ({ isOpening }) => {
      useCommands([{ id: 'row', label: 'Next row', keys: 'j', run }])
      useKeyboard(open, isOpening)
    },
    { initialProps: { isOpening: false } },
  )
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(run).toHaveBeenCalledOnce()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(open).toHaveBeenCalledOnce()
  rerender({ isOpening: true })
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(run).toHaveBeenCalledOnce()
  rerender({ isOpening: false })
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(run).toHaveBeenCalledTimes(2)
})

test('a single key acts with the focus on a checkbox, and not in a field', () => {
  const run = vi.fn()
  renderHook(() => {
    useCommands([{ id: 'select-row', label: 'Select the row', keys: 'x', run }])
    useKeyboard(vi.fn(), false)
  })
  render(
    <>
      <input type="checkbox" aria-label="Select a row" />
      <input type="search" aria-label="Filter" />
    </>,
  )
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'x' })
  expect(run).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'x' })
  expect(run).toHaveBeenCalledOnce()
})
