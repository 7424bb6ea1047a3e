// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
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
