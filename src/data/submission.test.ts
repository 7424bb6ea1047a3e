// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSubmission } from './submission.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')

test('a double click submits once, and a success stays pending', async () => {
  const { result } = renderHook(() => useSubmission<string>())
  const action = vi.fn(async () => undefined)
  await act(async () => {
    void result.current.submit(action, messageOf)
    void result.current.submit(action, messageOf)
  })
  expect(action).toHaveBeenCalledOnce()
  expect(result.current).toMatchObject({ pending: true, failure: undefined })
  await act(async () => result.current.submit(action, messageOf))
  expect(action).toHaveBeenCalledOnce()
})

test('a failure is returned, and the next submission clears it', async () => {
  const { result } = renderHook(() => useSubmission<string>())
  await act(async () =>
    result.current.submit(async () => {
      throw new Error('refused')
    }, messageOf),
  )
  expect(result.current).toMatchObject({ pending: false, failure: 'refused' })
  const action = vi.fn(async () => undefined)
  await act(async () => result.current.submit(action, messageOf))
  expect(action).toHaveBeenCalledOnce()
  expect(result.current).toMatchObject({ pending: true, failure: undefined })
})

test('stays pending until the failure is known', async () => {
  const { result } = renderHook(() => useSubmission<string>())
  const found = Promise.withResolvers<string>()
  await act(async () => {
    void result.current.submit(
      () => Promise.reject(new Error('refused')),
      () => found.promise,
    )
  })
  expect(result.current).toMatchObject({ pending: true, failure: undefined })
  await act(async () => found.resolve('not approved'))
  expect(result.current).toMatchObject({ pending: false, failure: 'not approved' })
})
