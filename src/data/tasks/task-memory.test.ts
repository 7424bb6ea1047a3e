import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdTask } from './task-memory.ts'

type Hold = (lock: unknown) => unknown

/** The locks of a browser: who asks first gets a lock first. */
const createLocks = () => {
  const waiting: Hold[] = []
  let isHeld = false
  const grant = (hold: Hold | undefined) => {
    if (!hold) return
    isHeld = true
    const held = hold({})
    if (!(held instanceof Promise)) release()
  }
  const release = () => {
    isHeld = false
    grant(waiting.shift())
  }
  const request = async (_name: string, options: Hold | object, whenFree?: Hold) => {
    if (typeof options === 'function') {
      const hold = options as Hold
      return new Promise<void>((done) => {
        const taken: Hold = (lock) => {
          done()
          return hold(lock)
        }
        if (isHeld) waiting.push(taken)
        else grant(taken)
      })
    }
    if (isHeld) whenFree?.(null)
    else grant(whenFree)
  }
  return { request, release }
}

/** Whether a tab has the task by now. */
const open = () => {
  const tab = { has: false }
  void holdTask('t').then(() => {
    tab.has = true
  })
  return tab
}

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a task stays with its tab over a reload, and goes to another once that is closed', async () => {
  const locks = createLocks()
  vi.stubGlobal('navigator', { locks })
  const first = open()
  await settle()
  const other = open()
  await settle(60_000)
  expect([first.has, other.has]).toEqual([true, false])

  locks.release()
  await settle(500)
  const reloaded = open()
  await settle(60_000)
  expect([reloaded.has, other.has]).toEqual([true, false])

  locks.release()
  await settle(4000)
  expect(other.has).toBe(false)
  await settle(2000)
  expect(other.has).toBe(true)
})

test('a browser without locks, or that refuses them, keeps no task from its tab', async () => {
  vi.stubGlobal('navigator', {})
  const without = open()
  await settle()
  expect(without.has).toBe(true)
  const request = () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const refused = open()
  await settle()
  expect(refused.has).toBe(true)
})
