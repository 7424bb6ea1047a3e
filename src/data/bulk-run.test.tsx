// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBulkRun } from './bulk-run.ts'

const items = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index) }))

const failed = { kind: 'failed', reason: 'Refused.', requestId: undefined } as const

test('what came of 10,000 things is told at once, and kept while what failed is tried again', async () => {
  const { result } = renderHook(() =>
    useBulkRun<{ id: string }, 'fail' | 'change'>(async (some, change, { settle }) => {
      for (const { id } of some) {
        settle(id, change === 'fail' && id.endsWith('7') ? failed : { kind: 'changed' })
      }
    }),
  )
  const begin = performance.now()
  act(() => result.current.start(items, 'fail'))
  await waitFor(() => expect(result.current.state).toBe('ended'))
  expect(performance.now() - begin).toBeLessThan(1500)
  expect(result.current.outcomes.size).toBe(10_000)
  expect(result.current.outcomes.get('7')).toEqual(failed)

  act(() => result.current.start([{ id: '7' }], 'change'))
  await waitFor(() => expect(result.current.outcomes.get('7')).toEqual({ kind: 'changed' }))
  expect(result.current.outcomes.get('17')).toEqual(failed)
  expect(result.current.outcomes.size).toBe(10_000)
})
