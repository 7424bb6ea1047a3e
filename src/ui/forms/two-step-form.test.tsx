// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TwoStepForm } from './two-step-form.tsx'

afterEach(cleanup)

const show = (disabledReason?: string) => {
  const onSave = vi.fn()
  render(
    <TwoStepForm
      input={() => 'what is entered'}
      confirm={() => 'what is saved'}
      onSave={onSave}
      onCancel={() => {}}
      pending={false}
      submitError={undefined}
      disabledReason={disabledReason}
    />,
  )
  return onSave
}
// `detail` is the number of consecutive clicks.
const press = (name: string, event = { detail: 1 }) =>
  fireEvent.click(screen.getByRole('button', { name }), event)

test('shows the summary, and saves on the next click, not on a double click', () => {
  const onSave = show()
  press('Next')
  expect(screen.getByRole('region', { name: 'Confirm Information' }).textContent).toBe(
    'what is saved',
  )
  press('Save', { detail: 2 })
  expect(onSave).not.toHaveBeenCalled()
  press('Save')
  expect(onSave).toHaveBeenCalledOnce()
  press('Back')
  expect(screen.getByRole('region', { name: 'Input Information' }).textContent).toBe(
    'what is entered',
  )
})

test('stays on the step while the input is invalid', () => {
  show('Name: Required.')
  fireEvent.submit(screen.getByRole('button', { name: /Next/ }))
  expect(screen.getByText('what is entered')).toBeTruthy()
})

test('uses the given button labels, and the reason why Back is disabled', () => {
  render(
    <TwoStepForm
      forwardLabels={{ input: 'Confirm', confirm: 'Submit' }}
      input={() => 'what is entered'}
      confirm={() => 'what is saved'}
      onSave={() => {}}
      onCancel={() => {}}
      pending={false}
      submitError={undefined}
      disabledReason={undefined}
      backDisabledReason="It is being saved."
    />,
  )
  press('Confirm')
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  press('Back')
  expect(screen.getByText('what is saved')).toBeTruthy()
})
