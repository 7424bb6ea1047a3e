// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Drawer } from '../overlays/drawer.tsx'
import { Field } from './field.tsx'
import type { Option } from './options.ts'
import { Picker } from './picker.tsx'

afterEach(cleanup)

const options: Option[] = Array.from({ length: 3000 }, (_, n) => ({
  value: `id-${n}`,
  label: `Suite ${n}`,
  disabledReason: n === 1 ? 'It is deleted.' : undefined,
}))
const changed = vi.fn<(value: string | undefined) => void>()

const open = async (value?: string, valueLabel?: string) => {
  render(
    <Field label="Suite">
      <Picker
        label="Suite"
        options={options}
        value={value}
        valueLabel={valueLabel}
        onValueChange={changed}
        clearable
      />
    </Field>,
  )
  const trigger = screen.getByRole('combobox', { name: 'Suite' })
  fireEvent.click(trigger)
  await screen.findByRole('dialog', { name: 'Suite' })
  return trigger
}
const search = () => screen.getByPlaceholderText('Search')

test('lists the first hundred and the number of the others', async () => {
  await open()
  expect(screen.getAllByRole('option')).toHaveLength(100)
  expect(screen.getByText('2,900 more, type to narrow')).toBeTruthy()
})

test('the selected option is always listed', async () => {
  const trigger = await open('id-2500')
  expect(trigger.textContent).toBe('Suite 2500')
  expect(screen.getByRole('option', { name: /Suite 2500.*selected/ })).toBeTruthy()
})

test('search and selection by keyboard; returns the focus', async () => {
  const trigger = await open()
  await waitFor(() => expect(document.activeElement).toBe(search()))
  fireEvent.change(search(), { target: { value: '299 suite' } })
  // 299, 1299, 2299 and 2990 to 2999
  expect(screen.getAllByRole('option')).toHaveLength(13)
  fireEvent.keyDown(search(), { key: 'ArrowDown' })
  fireEvent.keyDown(search(), { key: 'Enter' })
  expect(changed).toHaveBeenLastCalledWith('id-1299')
  await waitFor(() => expect(document.activeElement).toBe(trigger))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an option with a disabled reason cannot be selected', async () => {
  await open()
  const option = screen.getByRole('option', { name: /It is deleted/ })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(option)
  expect(changed).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('Clear removes the value', async () => {
  await open('id-3')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(changed).toHaveBeenLastCalledWith(undefined)
})

test('a value that is not among the options is shown by valueLabel', async () => {
  const trigger = await open('elsewhere', 'Suite of another page')
  expect(trigger.textContent).toBe('Suite of another page')
})

test('shows that nothing matches', async () => {
  await open()
  fireEvent.change(search(), { target: { value: 'nowhere' } })
  expect(screen.getByText('Nothing matches.')).toBeTruthy()
})

/** A drawer that loses a part with the choice. */
function Losing() {
  const [value, setValue] = useState<string>()
  return (
    <Drawer
      onClose={() => {}}
      title="Run"
      dirty={false}
      submitLabel="Start"
      onSubmit={() => {}}
      pending={false}
      submitError={undefined}
      disabledReason={undefined}
    >
      <Field label="Suite">
        <Picker label="Suite" options={options} value={value} onValueChange={setValue} />
      </Field>
      {value === undefined && <p>Choose a suite.</p>}
    </Drawer>
  )
}

test('returns the focus though the drawer loses a part with the choice', async () => {
  render(<Losing />)
  const trigger = screen.getByRole('combobox', { name: 'Suite' })
  fireEvent.click(trigger)
  await waitFor(() => expect(document.activeElement).toBe(search()))
  fireEvent.keyDown(search(), { key: 'Enter' })
  await waitFor(() => expect(screen.queryByText('Choose a suite.')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})
