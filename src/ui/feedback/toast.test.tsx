// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../overlays/dialog.tsx'
import { Toaster, toast } from './toast.tsx'

// They run by the clock, but none of the library's outlives its test and the document.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.clearAllTimers()
  vi.useRealTimers()
})

const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')].map(
    (element) => element.textContent,
  )

test('a message is announced while a modal dialog hides the page', async () => {
  render(
    <>
      <Toaster />
      <Dialog onClose={() => undefined} title="Share information">
        <button type="button">Copy</button>
      </Dialog>
    </>,
  )
  toast('Copied')
  const message = await screen.findByText('Copied', undefined, { timeout: 5000 })
  expect(message.closest('[aria-hidden="true"]')).toBeNull()
})

test('an early message is queued, then announced politely', async () => {
  toast('Suite saved')
  render(<Toaster />)
  const message = await screen.findByText('Suite saved', undefined, { timeout: 5000 })
  expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
})

test('the oldest of four is dismissed', async () => {
  render(<Toaster />)
  for (const message of ['one', 'two', 'three', 'four']) toast(message)
  await waitFor(() => expect(shown()).toEqual(['four', 'three', 'two']))
})

test('its action can be used', async () => {
  const onSelect = vi.fn()
  render(<Toaster />)
  toast('Test scheduled', { action: { label: 'Open', onSelect } })
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
  expect(onSelect).toHaveBeenCalledOnce()
})
