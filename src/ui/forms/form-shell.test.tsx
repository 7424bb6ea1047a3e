// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Field } from '../fields/field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useEdited } from '../fields/use-edited.ts'
import { Wizard } from './wizard.tsx'

const scrollIntoView = vi.fn()

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const required = (text: string) => (text === '' ? 'Required.' : undefined)

/** A field outside of the form library: its error waits for an edit. */
function Label({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { edited, ...handlers } = useEdited(value)
  return (
    <Field label="Key" error={edited ? required(value) : undefined}>
      <TextInput value={value} onChange={({ target }) => onChange(target.value)} {...handlers} />
    </Field>
  )
}

const onForward = vi.fn()

function Form({ reason }: { reason: string | undefined }) {
  const { register, formState, trigger } = useForm({ defaultValues: { name: '' }, mode: 'all' })
  const [key, setKey] = useState('')
  return (
    <Wizard
      steps={[{ id: 'input', label: 'Input' }]}
      current={0}
      onBack={() => {}}
      forwardLabel="Next"
      onForward={onForward}
      onCancel={() => {}}
      pending={false}
      submitError={undefined}
      disabledReason={reason}
      showErrors={() => trigger()}
    >
      <Field label="Description">
        <TextInput />
      </Field>
      <Label value={key} onChange={setKey} />
      <Field label="Name" error={formState.errors.name?.message}>
        <TextInput {...register('name', { validate: required })} />
      </Field>
    </Wizard>
  )
}

const next = () => screen.getByRole('button', { name: 'Next' })
const invalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')

test('a disabled submit button says why in one line, which describes it', () => {
  const { rerender } = render(<Form reason="2 fields need attention." />)
  const line = screen.getByText('2 fields need attention.')
  expect(next().getAttribute('aria-disabled')).toBe('true')
  expect(next().getAttribute('aria-describedby')).toBe(line.id)
  rerender(<Form reason={undefined} />)
  expect(screen.queryByText('2 fields need attention.')).toBeNull()
  expect(next().hasAttribute('aria-disabled')).toBe(false)
  fireEvent.click(next())
  expect(onForward).toHaveBeenCalledOnce()
})

test('pressing it shows all errors and leads to the first faulty field', async () => {
  render(<Form reason="2 fields need attention." />)
  expect(invalid('Key')).toBeNull()
  fireEvent.click(next())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Key')))
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect([invalid('Description'), invalid('Key'), invalid('Name')]).toEqual([null, 'true', 'true'])
  expect(onForward).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('Key'), { target: { value: 'area' } })
  fireEvent.click(next())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(onForward).not.toHaveBeenCalled()
})
