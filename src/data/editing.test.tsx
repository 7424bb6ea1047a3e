// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useEditing } from './editing.ts'

test('a newer version is found, also while a fetch is on its way that began before it was saved', async () => {
  const client = new QueryClient()
  let versionId = 1
  const answers: (() => void)[] = []
  const query = {
    queryKey: ['robot'],
    queryFn: () => {
      const read = { versionId }
      return new Promise<typeof read>((answer) => {
        answers.push(() => answer(read))
      })
    },
  }
  const { result } = renderHook(() => useEditing(query), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  answers.shift()?.()
  await waitFor(() => expect(result.current.editing?.stored).toEqual({ versionId: 1 }))
  void client.refetchQueries({ queryKey: ['robot'] })
  versionId = 2
  await act(async () => {
    const found = result.current.editing?.checkForNewer()
    answers.shift()?.()
    await vi.waitUntil(() => answers.length > 0)
    answers.shift()?.()
    expect(await found).toBe('newer')
  })
  expect(result.current.editing?.newer).toEqual({ versionId: 2 })
})
