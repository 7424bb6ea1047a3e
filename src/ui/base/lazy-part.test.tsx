// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyPart, lazyCode } from './lazy-part.tsx'

afterEach(cleanup)

const module = {
  default: ({ onClose }: { onClose: () => void; name: string }) => (
    <button type="button" onClick={onClose}>
      The part
    </button>
  ),
}
// Without a layout, what is in the top layer counts as hidden.
const missing = () => Promise.reject(new Error('The connection is lost.'))

test('renders once its code is there, and at once the next time', async () => {
  const load = vi.fn(() => Promise.resolve(module))
  const code = lazyCode(load)
  const first = render(<LazyPart code={code} name="one" onClose={() => undefined} />)
  expect(screen.queryByText('The part')).toBeNull()
  await screen.findByText('The part')
  first.unmount()
  code.load()
  render(<LazyPart code={code} name="two" onClose={() => undefined} />)
  expect(screen.getByText('The part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('has its room kept while its code is on its way', async () => {
  const code = lazyCode(() => Promise.resolve(module))
  render(
    <LazyPart code={code} name="one" onClose={() => undefined} whileLoading={<p>Kept free</p>} />,
  )
  expect(screen.getByText('Kept free')).toBeTruthy()
  await screen.findByText('The part')
  expect(screen.queryByText('Kept free')).toBeNull()
})

test('missing code leaves the page in place, and Retry gets it', async () => {
  const load = vi.fn(() => Promise.resolve(module)).mockImplementationOnce(missing)
  const code = lazyCode(load)
  render(
    <>
      <input defaultValue="Typed before" />
      <LazyPart code={code} name="one" onClose={() => undefined} />
    </>,
  )
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert.textContent).toContain('A part of the console could not be loaded.')
  expect(screen.getByDisplayValue('Typed before')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry', hidden: true }))
  await screen.findByText('The part')
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})

test('a failure can be dismissed, and the next opening tries again', async () => {
  const load = vi.fn(() => Promise.resolve(module)).mockImplementationOnce(missing)
  const code = lazyCode(load)
  const onClose = vi.fn()
  const first = render(<LazyPart code={code} name="one" onClose={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss', hidden: true }))
  expect(onClose).toHaveBeenCalledOnce()
  first.unmount()
  render(<LazyPart code={code} name="one" onClose={onClose} />)
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  await screen.findByText('The part')
})

test('a failure ahead of the opening says nothing', async () => {
  const load = vi.fn(() => Promise.resolve(module)).mockImplementationOnce(missing)
  const code = lazyCode(load)
  code.load()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await Promise.resolve()
  render(<LazyPart code={code} name="one" onClose={() => undefined} />)
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  await screen.findByText('The part')
})
