// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Presence, watchPresence } from './presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'])(
  'a minute without movement is nobody, and the first %s is somebody',
  (sign) => {
    const told: Presence[] = []
    const stop = watchPresence((presence) => told.push(presence))
    expect(told).toEqual(['here'])
    vi.advanceTimersByTime(59_000)
    document.body.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(59_000)
    expect(told).toEqual(['here'])
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['here', 'away'])
    document.body.dispatchEvent(new Event(sign))
    expect(told).toEqual(['here', 'away', 'here'])
    stop()
    vi.advanceTimersByTime(120_000)
    document.body.dispatchEvent(new Event(sign))
    expect(told).toEqual(['here', 'away', 'here'])
  },
)

test('nobody is at a hidden page, whatever moves', () => {
  const told: Presence[] = []
  const stop = watchPresence((presence) => told.push(presence))
  show('hidden')
  document.body.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(300_000)
  expect(told).toEqual(['here', 'hidden'])
  show('visible')
  expect(told).toEqual(['here', 'hidden', 'here'])
  stop()
})

test('a page that is shown again waits once for the end of movements', () => {
  const stop = watchPresence(() => {})
  show('visible')
  show('visible')
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing is told any more once it is not asked for', () => {
  const told: Presence[] = []
  const stop = watchPresence((presence) => told.push(presence))
  vi.advanceTimersByTime(60_000)
  stop()
  document.body.dispatchEvent(new Event('pointermove'))
  show('hidden')
  expect(told).toEqual(['here', 'away'])
})
