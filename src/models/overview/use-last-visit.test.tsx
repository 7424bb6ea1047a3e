// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readVisits } from './last-visit.ts'
import {
  useLastVisit,
  useNewsSince,
  useOverviewVisits,
  useShownAt,
  useVisits,
} from './use-last-visit.ts'

const hour = 3_600_000
const start = Date.parse('2026-03-05T09:00:00Z')

const visits = () => readVisits(localStorage.getItem('visits') ?? undefined)

const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isHidden ? 'hidden' : 'visible',
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  localStorage.clear()
  setHidden(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a visit lasts as long as the project is in sight', () => {
  const { unmount } = renderHook(() => useVisits('p'))
  expect(visits()).toEqual({ p: { before: start - 24 * hour, seen: start } })
  vi.advanceTimersByTime(2 * hour)
  expect(visits().p).toEqual({ before: start - 24 * hour, seen: start + 2 * hour })

  setHidden(true)
  vi.advanceTimersByTime(hour)
  expect(visits().p?.seen).toBe(start + 2 * hour)
  setHidden(false)
  expect(visits().p).toEqual({ before: start + 2 * hour, seen: start + 3 * hour })

  unmount()
  vi.advanceTimersByTime(hour)
  setHidden(false)
  expect(visits().p?.seen).toBe(start + 3 * hour)
})

test('nothing is noted without a project, and each project by itself', () => {
  const { rerender } = renderHook(({ id }: { id: string | undefined }) => useVisits(id), {
    initialProps: { id: undefined as string | undefined },
  })
  vi.advanceTimersByTime(hour)
  expect(visits()).toEqual({})
  rerender({ id: 'p' })
  vi.advanceTimersByTime(hour)
  rerender({ id: 'q' })
  vi.advanceTimersByTime(hour)
  expect(visits().p?.seen).toBe(start + 2 * hour)
  expect(visits().q?.seen).toBe(start + 3 * hour)
})

test('the visit before stays the same while the page is there, and is told of each project', () => {
  const { result, rerender } = renderHook(({ id }) => useLastVisit(id), {
    initialProps: { id: 'p' },
  })
  expect(result.current).toBe(start - 24 * hour)
  vi.advanceTimersByTime(hour)
  rerender({ id: 'p' })
  expect(result.current).toBe(start - 24 * hour)
  expect(visits().p?.seen).toBe(start)
  rerender({ id: 'q' })
  expect(result.current).toBe(start - 23 * hour)
  rerender({ id: 'p' })
  expect(result.current).toBe(start)
})

test('whoever comes back to a tab that was left open sees what is new since then', () => {
  const { result } = renderHook(() => {
    const shownAt = useShownAt()
    return { shownAt, before: useLastVisit('p', shownAt) }
  })
  expect(result.current).toEqual({ shownAt: start, before: start - 24 * hour })
  setHidden(true)
  vi.advanceTimersByTime(10 * hour)
  act(() => setHidden(false))
  expect(result.current).toEqual({ shownAt: start + 10 * hour, before: start })
})

test('what the overview has shown for five seconds is no news in the menu', () => {
  renderHook(() => useVisits('p'))
  const { result } = renderHook(() => useNewsSince('p'))
  const before = start - 24 * hour
  expect(result.current).toBe(before)
  const overview = renderHook(() => useOverviewVisits('p'))
  act(() => vi.advanceTimersByTime(4999))
  expect(result.current).toBe(before)
  setHidden(true)
  act(() => vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(before)
  setHidden(false)
  act(() => vi.advanceTimersByTime(5000))
  const seen = result.current
  expect(seen).toBeGreaterThan(start)
  overview.unmount()
  act(() => vi.advanceTimersByTime(hour))
  expect(result.current).toBe(seen)
  expect(renderHook(() => useNewsSince('q')).result.current).toBe(Number.POSITIVE_INFINITY)
})
