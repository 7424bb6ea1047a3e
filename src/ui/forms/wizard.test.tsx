// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Wizard, type WizardStep } from './wizard.tsx'

afterEach(cleanup)

const steps: WizardStep[] = [
  { id: 'scenarios', label: 'Scenarios' },
  { id: 'overrides', label: 'Overrides', skippable: { reason: 'Nothing to override', now: true } },
  { id: 'confirm', label: 'Confirm' },
]

const wizard = (current: number, onForward = vi.fn(), onBack = vi.fn(), shown = steps) => (
  <Wizard
    steps={shown}
    current={current}
    onBack={onBack}
    forwardLabel="Next"
    onForward={onForward}
    onCancel={() => {}}
    pending={false}
    submitError="Failed to save."
    disabledReason={undefined}
  >
    <label>
      Name
      <input />
    </label>
  </Wizard>
)

const items = () => screen.getAllByRole('listitem')

describe('the steps', () => {
  test.each([
    [0, ['1Scenarios', '–OverridesNothing to override', '3Confirm']],
    [2, ['Scenarios, done', '–OverridesNothing to override', '3Confirm']],
  ])('at step %i', (current, texts) => {
    render(wizard(current))
    expect(items().map((item) => item.textContent)).toEqual(texts)
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual(
      steps.map((_, index) => (index === current ? 'step' : null)),
    )
  })

  test('a skippable step that is not skipped looks like the others', () => {
    const open = steps.map((step) =>
      step.skippable ? { ...step, skippable: { ...step.skippable, now: false } } : step,
    )
    render(wizard(2, vi.fn(), vi.fn(), open))
    expect(items().map((item) => item.textContent)).toEqual([
      'Scenarios, done',
      'Overrides, done',
      '3Confirm',
    ])
  })

  test.each([-1, 3])('throws for step %i', (current) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(wizard(current))).toThrow(RangeError)
  })
})

test('Back is disabled with a reason in the first step, and works in the next', () => {
  const onBack = vi.fn()
  const { rerender } = render(wizard(0, vi.fn(), onBack))
  const back = screen.getByRole('button', { name: 'Back' })
  fireEvent.click(back)
  expect(back.getAttribute('aria-disabled')).toBe('true')
  expect(onBack).not.toHaveBeenCalled()
  rerender(wizard(2, vi.fn(), onBack))
  fireEvent.click(back)
  expect(onBack).toHaveBeenCalledOnce()
})

test('the forward button submits the step', () => {
  const onForward = vi.fn()
  render(wizard(0, onForward))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onForward).toHaveBeenCalledOnce()
})

test('a new step is focused; the first is not', () => {
  const { rerender } = render(wizard(0))
  expect(document.activeElement).toBe(document.body)
  rerender(wizard(2))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Confirm' }))
})

test('a failed submission is an alert', () => {
  render(wizard(2))
  expect(screen.getByRole('alert').textContent).toBe('Failed to save.')
})
