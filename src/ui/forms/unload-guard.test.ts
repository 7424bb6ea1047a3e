// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { unloadGuard } from './unload-guard.ts'
import { allowUnload, unsavedCount } from './unsaved-input.ts'

const asks = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

afterEach(() => allowUnload(false))

test('the browser asks as long as something is under way, however often that is said', () => {
  const [one, other] = [unloadGuard(), unloadGuard()]
  expect(asks()).toBe(false)
  one(true)
  one(true)
  other(true)
  expect([asks(), unsavedCount()]).toEqual([true, 2])
  one(false)
  one(false)
  expect([asks(), unsavedCount()]).toEqual([true, 1])
  other(false)
  expect([asks(), unsavedCount()]).toEqual([false, 0])
})

test('whoever may leave the page is not asked', () => {
  const guard = unloadGuard()
  guard(true)
  allowUnload(true)
  expect(asks()).toBe(false)
  allowUnload(false)
  expect(asks()).toBe(true)
  guard(false)
})
