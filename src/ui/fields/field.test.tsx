// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { MultiSelect } from './multi-select.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

const descriptions = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

const controls = {
  input: <TextInput />,
  area: <TextArea />,
  select: <Select />,
}

describe.each(Object.entries(controls))('a field around a text control: %s', (_, control) => {
  test('provides its label and description', () => {
    render(
      <Field label="Name" help="Up to 50 characters." required>
        {control}
      </Field>,
    )
    const element = screen.getByLabelText('Name')
    expect(descriptions(element)).toEqual(['Up to 50 characters.'])
    expect(element.getAttribute('aria-required')).toBe('true')
    expect(element.hasAttribute('aria-invalid')).toBe(false)
  })

  test('shows an error in place of the help', () => {
    render(
      <Field label="Name" help="Up to 50 characters." error="Name is required.">
        {control}
      </Field>,
    )
    const element = screen.getByLabelText('Name')
    expect(descriptions(element)).toEqual(['Name is required.'])
    expect(element.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Up to 50 characters.')).toBeNull()
  })

  test('disables it with a visible reason', () => {
    render(
      <Field label="Name" disabledReason="A release keeps its name.">
        {control}
      </Field>,
    )
    const element = screen.getByLabelText('Name')
    expect(element.hasAttribute('disabled')).toBe(true)
    expect(descriptions(element)).toEqual(['A release keeps its name.'])
  })
})

test('a multi-select in a field is a combobox named by the label', () => {
  render(
    <Field label="Suites" error="At least 1 suite is required.">
      <MultiSelect
        label="Suites"
        options={[]}
        value={[]}
        onValueChange={() => {}}
        emptySummary="All"
      />
    </Field>,
  )
  const trigger = screen.getByRole('combobox', { name: 'Suites' })
  expect(trigger.textContent).toBe('All')
  expect(trigger.getAttribute('aria-invalid')).toBe('true')
  expect(descriptions(trigger)).toEqual(['At least 1 suite is required.'])
})

test('a group field names its segmented control, and shows why it is disabled', () => {
  render(
    <Field label="Source Type" group>
      <Segmented
        options={[
          { value: 'git', label: 'Git' },
          { value: 'reuse', label: 'Reuse build artifacts', disabledReason: 'Release is on.' },
        ]}
        value="git"
        onValueChange={() => {}}
      />
    </Field>,
  )
  expect(screen.getByRole('group', { name: 'Source Type' })).toBeTruthy()
  const reuse = screen.getByRole('radio', { name: 'Reuse build artifacts' })
  expect(reuse.hasAttribute('disabled')).toBe(true)
  expect(descriptions(reuse)).toEqual(['Release is on.'])
})

test.each([
  ['a name', <TextInput key="" limit={5} defaultValue="  abc " />, '3 / 5'],
  ['a trimmed text', <TextArea key="" limit={5} trimmed defaultValue={'\n abc\n'} />, '3 / 5'],
  ['another text', <TextArea key="" limit={5} defaultValue=" abc " />, '5 / 5'],
])('the counter of %s counts what is saved', (_, control, count) => {
  render(<Field label="Text">{control}</Field>)
  expect(descriptions(screen.getByLabelText('Text'))).toEqual([count])
})

function DescriptionForm() {
  const { register, reset } = useForm({ defaultValues: { text: 'abc' } })
  return (
    <form>
      <Field label="Description">
        <TextArea limit={5} {...register('text')} />
      </Field>
      <button type="button" onClick={() => reset({ text: 'a' })}>
        Reset
      </button>
    </form>
  )
}

test('the counter follows the initial value, typing and form resets', () => {
  render(<DescriptionForm />)
  const area = screen.getByLabelText('Description')
  expect(descriptions(area)).toEqual(['3 / 5'])
  fireEvent.input(area, { target: { value: 'abcdefg' } })
  expect(descriptions(area)).toEqual(['7 / 5'])
  act(() => screen.getByRole('button', { name: 'Reset' }).click())
  expect(descriptions(area)).toEqual(['1 / 5'])
})

test('a required group says so in its name', () => {
  render(
    <Field group label="Environments" required>
      <TextInput />
    </Field>,
  )
  screen.getByRole('group', { name: 'Environments (required)' })
})
