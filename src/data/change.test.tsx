// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Operation } from '@/transport/operation.ts'
import { useChange } from './change.tsx'

afterEach(cleanup)

const operation: Operation = {
  service: 'evaluation',
  id: 'deprecateSuite',
  method: 'POST',
  path: '/suites',
  alertId: 'deleteSuite',
  alertText: 'Failed to delete the suite.',
}

function Example({ call }: { call: (name: string) => Promise<void> }) {
  const { mutate, failed } = useChange({ mutationFn: call, meta: { operation } })
  return (
    <button type="button" onClick={() => mutate('Smoke test')}>
      {failed ? 'Delete again' : 'Delete'}
    </button>
  )
}

test('a double click makes one call; a failed call can be repeated', async () => {
  const call = vi.fn(() => Promise.reject(new Error('on purpose')))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Example call={call} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  const again = await screen.findByRole('button', { name: 'Delete again' })
  expect(call).toHaveBeenCalledOnce()
  fireEvent.click(again)
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
})
