// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { outages, ownTurn } from '@/transport/outages.ts'
import { TurnNotice } from './turn-notice.tsx'

afterEach(() => {
  cleanup()
  outages.personAsks()
  vi.restoreAllMocks()
})

test('what waits after an outage is told, and loaded when somebody asks', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const down = new ApiError({ kind: 'status', status: 502, message: 'm', url: 'u' })
  const now = Date.now()
  outages.failed({ service: 'evaluation', id: 'listSuites' }, down, now - 10_000)
  outages.failed({ service: 'evaluation', id: 'getSuite' }, down, now)
  outages.answered({ service: 'evaluation', method: 'GET' }, now)
  render(<TurnNotice />)
  expect(screen.queryByRole('status')).toBeNull()

  const out = vi.fn<() => void>()
  await act(async () => void ownTurn('evaluation', undefined).then(out))
  expect(screen.getByRole('status').textContent).toContain('What is missing loads within a minute.')
  expect(out).not.toHaveBeenCalled()

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load now' })))
  expect(out).toHaveBeenCalled()
  expect(screen.queryByRole('status')).toBeNull()
})
