// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  askedRunsOf,
  askedText,
  forgetCanceling,
  isCanceling,
  isCancelingAt,
  isCancelingLate,
  markCanceling,
  withAsked,
} from './canceled-runs.ts'
import { localMemory } from './storage.ts'

test('tabs know of each other which runs are being canceled', () => {
  markCanceling('r1')
  expect(localMemory.read('canceledRuns')).toMatch(/^r1@\d+$/)
  localMemory.write('canceledRuns', `r2@${Date.now()}`)
  expect(isCanceling('r2')).toBe(false)
  dispatchEvent(new StorageEvent('storage', { key: 'canceledRuns' }))
  expect([isCanceling('r1'), isCanceling('r2')]).toEqual([false, true])
  markCanceling('r3')
  expect([isCanceling('r2'), isCanceling('r3')]).toEqual([true, true])
  forgetCanceling()
  expect([isCanceling('r2'), localMemory.read('canceledRuns')]).toEqual([false, undefined])
})

test('a run is being canceled for ten minutes after it was asked for', () => {
  const asked = new Map([
    ['r1', 1000],
    ['r2', 2000],
  ])
  const stored = askedRunsOf(askedText(asked))
  expect(stored).toEqual(asked)
  expect(['r1', 'r2', 'r3'].map((id) => isCancelingAt(stored, id, 5000))).toEqual([
    true,
    true,
    false,
  ])
  expect(isCancelingAt(stored, 'r1', 1000 + 10 * 60_000)).toBe(false)
})

test.each([undefined, '', '{"r1":true}', 'r1@', '@5', 'r1@soon'])('%j tells of no run', (text) => {
  expect(isCancelingAt(askedRunsOf(text), 'r1', 0)).toBe(false)
})

test('what was asked a day ago is dropped with the next one', () => {
  const day = 24 * 60 * 60_000
  const asked = new Map([
    ['r1', 1000],
    ['r2', day],
  ])
  expect([...withAsked(asked, 'r3', day + 1000).keys()]).toEqual(['r2', 'r3'])
})

test('a run that goes on after ten minutes may be lost', () => {
  markCanceling('r4')
  expect(isCancelingLate('r4')).toBe(false)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  expect([isCanceling('r4'), isCancelingLate('r4'), isCancelingLate('r5')]).toEqual([
    false,
    true,
    false,
  ])
  vi.useRealTimers()
  forgetCanceling()
})
