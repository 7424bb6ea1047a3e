// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MultiSelect } from './multi-select.tsx'
import type { Option } from './options.ts'

afterEach(cleanup)

const states: Option[] = ['Scheduled', 'Succeeded', 'Failed'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))
const many: Option[] = Array.from({ length: 40 }, (_, n) => ({
  value: `${n}`,
  label: `Suite ${n}`,
}))

const changed = vi.fn<(value: string[]) => void>()

function Example({ options, start = [] }: { options: Option[]; start?: string[] }) {
  const [value, setValue] = useState(start)
  return (
    <MultiSelect
      label="State"
      options={options}
      value={value}
      onValueChange={(next) => {
        changed(next)
        setValue(next)
      }}
      limit={30}
    />
  )
}

const focused = () => document.activeElement
const key = (name: string) => fireEvent.keyDown(focused() ?? document.body, { key: name })

const open = async (summary: string) => {
  fireEvent.click(screen.getByRole('button', { name: summary }))
  return screen.findByRole('dialog', { name: 'State' })
}

test('focuses the first control; arrow keys move, Enter toggles', async () => {
  render(<Example options={states} />)
  await open('State: all')
  const [scheduled, succeeded, failed] = screen.getAllByRole('checkbox')
  await waitFor(() => expect(focused()).toBe(scheduled))
  key('ArrowDown')
  expect(focused()).toBe(succeeded)
  key('Enter')
  expect(changed).toHaveBeenLastCalledWith(['succeeded'])
  key('End')
  expect(focused()).toBe(failed)
  key('ArrowDown')
  expect(focused()).toBe(scheduled)
  key('ArrowUp')
  expect(focused()).toBe(failed)
})

test('Escape closes it and returns the focus', async () => {
  render(<Example options={states} />)
  await open('State: all')
  await waitFor(() => expect(focused()).toBe(screen.getAllByRole('checkbox')[0]))
  key('Escape')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'State: all' })))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('values are in the order of the options, not of checking', async () => {
  render(<Example options={states} start={['failed']} />)
  await open('State: Failed')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Scheduled' }))
  expect(changed).toHaveBeenLastCalledWith(['scheduled', 'failed'])
  expect(screen.getByText('State: Scheduled, Failed')).toBeTruthy()
})

test('Clear deselects everything', async () => {
  render(<Example options={states} start={['scheduled', 'succeeded', 'failed']} />)
  await open('State: 3 selected')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(changed).toHaveBeenLastCalledWith([])
})

test('keeps a value that is not among the options', async () => {
  render(<Example options={states} start={['deleted']} />)
  await open('State: 1 selected')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Failed' }))
  expect(changed).toHaveBeenLastCalledWith(['deleted', 'failed'])
})

test('a long list is limited but includes the selection, says so, and can be searched', async () => {
  render(<Example options={many} start={['35']} />)
  await open('State: Suite 35')
  expect(screen.getAllByRole('checkbox')).toHaveLength(30)
  expect(screen.getByRole('checkbox', { name: 'Suite 35' })).toBeTruthy()
  expect(screen.getByText('10 more, type to narrow')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '1 suite' } })
  // 1, 10 to 19, 21 and 31
  expect(screen.getAllByRole('checkbox')).toHaveLength(13)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } })
  expect(screen.getByText('Nothing matches.')).toBeTruthy()
})

test('a short list has no search', async () => {
  render(<Example options={states} />)
  await open('State: all')
  expect(screen.queryByRole('searchbox')).toBeNull()
})
