// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Field } from '../fields/field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Drawer } from './drawer.tsx'

afterEach(cleanup)

function Example({ dirty = false, pending = false }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Drawer
          onClose={() => setOpen(false)}
          title="Run evaluation job"
          dirty={dirty}
          submitLabel="Start test"
          onSubmit={() => {}}
          pending={pending}
          submitError={undefined}
          disabledReason={undefined}
        >
          <Field label="Branch">
            <TextInput />
          </Field>
        </Drawer>
      )}
    </main>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open', hidden: true })
const open = async () => {
  opener().focus()
  fireEvent.click(opener())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Branch')))
}
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const drawer = () => screen.queryByRole('dialog', { hidden: true })
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })

const pressCancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

describe.each([
  ['Escape', pressEscape],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: /Close/ }))],
])('%s', (_, leave) => {
  test('closes an untouched drawer and returns the focus', async () => {
    render(<Example />)
    await open()
    leave()
    await waitFor(() => expect(drawer()).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener()))
  })

  test('asks first if there is input', async () => {
    render(<Example dirty />)
    await open()
    leave()
    await question()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(drawer()).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener()))
  })
})

test.each([false, true])('Cancel closes at once; dirty: %s', async (dirty) => {
  render(<Example dirty={dirty} />)
  await open()
  pressCancel()
  await waitFor(() => expect(drawer()).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('Cancel of the confirmation keeps the drawer open', async () => {
  render(<Example dirty />)
  await open()
  fireEvent.change(screen.getByLabelText('Branch'), { target: { value: 'main' } })
  pressEscape()
  await question()
  pressEscape()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Branch').value).toBe('main')
})

test('does not close while submitting', async () => {
  render(<Example pending />)
  await open()
  pressEscape()
  expect(drawer()).not.toBeNull()
})
