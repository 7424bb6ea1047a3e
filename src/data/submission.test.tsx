// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { changeAlertKey, clearAllAlerts, useAlert } from './alerts.ts'
import { useCall } from './call.ts'
import { createQueryClient } from './query-client.ts'
import { Stopped, useSubmission } from './submission.tsx'

const heard: unknown[] = []
const listen = (event: Event) => heard.push((event as CustomEvent).detail)

beforeEach(() => {
  heard.length = 0
  window.addEventListener('evaluation:error', listen)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  clearAllAlerts()
  window.removeEventListener('evaluation:error', listen)
  vi.restoreAllMocks()
})

const operation: Operation = {
  service: 'evaluation',
  id: 'deprecateSuite',
  method: 'POST',
  path: '/suites',
  alertId: 'deleteSuite',
  alertText: 'Failed to delete the suite.',
}

const refused = () =>
  new ApiError({ kind: 'status', status: 409, message: 'It is in use.', url: '/suites' })

type Action = Parameters<typeof useSubmission<unknown, string>>[0]
type Options = Parameters<typeof useSubmission<unknown, string>>[1]

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
)

const submission = (action: Action, options?: Options) =>
  renderHook(() => useSubmission(action, options), { wrapper }).result

const deletionBy = (mutationFn: (name: string) => Promise<unknown>) => ({
  mutationFn,
  meta: { operation },
})

function Form({ action, options }: { action: Action; options?: Options }) {
  const { submit, alert } = useSubmission(action, options)
  return (
    <>
      <button type="button" onClick={() => submit('Smoke test')}>
        Submit
      </button>
      {alert}
    </>
  )
}

const show = (action: Action, options?: Options) =>
  render(<Form action={action} {...(options && { options })} />, { wrapper })

const press = (name = 'Submit') => fireEvent.click(screen.getByRole('button', { name }))

test('a double click submits once; what failed can be submitted again', async () => {
  const call = vi.fn(() => Promise.reject(refused()))
  show(deletionBy(call))
  press()
  press()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to delete the suite. It is in use.',
  )
  expect(call).toHaveBeenCalledOnce()
  press()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
})

test('a form that is left stays pending after a success', async () => {
  const action = vi.fn(async () => undefined)
  const result = submission(action, { once: true })
  await act(async () => result.current.submit(''))
  expect(result.current).toMatchObject({ pending: true, failure: undefined })
  await act(async () => result.current.submit(''))
  expect(action).toHaveBeenCalledOnce()
})

test('an error that is no failed call is shown and reported, and the form unlocked', async () => {
  const error = new TypeError('broken')
  show(() => Promise.reject(error), { once: true, alertTitle: 'Failed to delete it.' })
  press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Something went wrong. broken')
  expect(heard).toEqual([error])
  press('Dismiss')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failed call of several shows the alert of its own operation', async () => {
  show(async (name, call) => {
    await call({ mutationFn: async () => name }, undefined)
    await call(
      deletionBy(() => Promise.reject(refused())),
      name,
    )
  })
  press()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete the suite.')
  expect(heard).toEqual([])
})

test('a form says why by itself: no failure', async () => {
  const result = submission(() => Promise.reject(new Stopped()), { once: true })
  await act(async () => result.current.submit(''))
  expect(result.current).toMatchObject({ pending: false, failure: undefined })
  expect(heard).toEqual([])
})

test('stays pending until the text of the failure is known', async () => {
  const found = Promise.withResolvers<{ title: string }>()
  show(
    deletionBy(() => Promise.reject(refused())),
    { onFailed: () => found.promise },
  )
  press()
  await act(async () => undefined)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => found.resolve({ title: 'Two jobs use it.' }))
  expect(screen.getByRole('alert').textContent).toContain('Two jobs use it. It is in use.')
})

test('an error while looking for the text of a failure is reported', async () => {
  const error = new TypeError('broken')
  show(
    deletionBy(() => Promise.reject(refused())),
    { onFailed: () => Promise.reject(error) },
  )
  press()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete the suite.')
  expect(heard).toEqual([error])
})

test('the alert of a form goes with it; a call that fails later is left to the page', async () => {
  const pageAlert = renderHook(() => useAlert(changeAlertKey(operation))).result
  const first = show(deletionBy(() => Promise.reject(refused())))
  press()
  await screen.findByRole('alert')
  first.unmount()
  expect(pageAlert.current).toBeUndefined()

  const answer = Promise.withResolvers()
  const second = show(deletionBy(() => answer.promise))
  press()
  await act(async () => undefined)
  second.unmount()
  await act(async () => answer.reject(refused()))
  expect(pageAlert.current?.message).toBe('It is in use.')
})

test('a failure that the caller tells of raises no alert, and nothing of a call is kept', async () => {
  const client = createQueryClient()
  const { result } = renderHook(
    () => ({ call: useCall({ isTold: true }), alert: useAlert(changeAlertKey(operation)) }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const calls = act(() =>
    result.current.call(
      deletionBy(() => Promise.reject(refused())),
      'secret',
    ),
  )
  await expect(calls).rejects.toThrow('It is in use.')
  expect(result.current.alert).toBeUndefined()
  expect(client.getMutationCache().getAll()).toEqual([])
})
