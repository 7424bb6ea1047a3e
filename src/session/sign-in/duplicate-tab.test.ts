// @vitest-environment jsdom
import { User } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabMemory } from '../storage.ts'
import { claimTab } from './duplicate-tab.ts'
import { createUserManager } from './user-manager.ts'

/** Names that tabs hold. */
const held = new Set<string>()

const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => unknown) =>
  new Promise((resolve, reject) => {
    if (!held.has(name)) {
      held.add(name)
      return resolve(hold())
    }
    signal.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => {
  vi.useFakeTimers()
  held.clear()
  vi.stubGlobal('navigator', { locks: { request } })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const control = new AbortController()
    setTimeout(() => control.abort(new DOMException('', 'TimeoutError')), milliseconds)
    return control.signal
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a tab keeps its name over a reload', async () => {
  await expect(claimTab()).resolves.toBe(false)
  const name = tabMemory.read('tab')
  expect(name).toBeDefined()
  held.clear()
  await expect(claimTab()).resolves.toBe(false)
  expect(tabMemory.read('tab')).toBe(name)
})

test('a copy of a tab that is open gets a name of its own', async () => {
  await claimTab()
  const name = tabMemory.read('tab')
  const isCopy = claimTab()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(isCopy).resolves.toBe(true)
  expect(tabMemory.read('tab')).not.toBe(name)
  expect(held.size).toBe(2)
})

test('no tab is taken for a copy where the browser knows no locks, or refuses them', async () => {
  vi.stubGlobal('navigator', {})
  await expect(claimTab()).resolves.toBe(false)
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: refuse } })
  await expect(claimTab()).resolves.toBe(false)
})

const settings = {
  authority: 'https://identity.test',
  client_id: 'console',
  redirect_uri: 'https://console.test/callback',
}

const userWith = (refresh_token: string) =>
  new User({
    access_token: 'access',
    refresh_token,
    token_type: 'Bearer',
    profile: { sub: 'member', iss: '', aud: '', exp: 0, iat: 0 },
    expires_at: 1000 + Math.floor(Date.now() / 1000),
  })

test.each([
  ['a copy leaves the refresh token to the tab that it was copied from', true, undefined],
  ['a tab that is none keeps it', false, 'refresh'],
])('%s', async (_, isCopy, kept) => {
  await createUserManager(settings).storeUser(userWith('refresh'))
  const manager = createUserManager(settings, Promise.resolve(isCopy))
  await vi.advanceTimersByTimeAsync(0)
  const user = await manager.getUser()
  expect(user?.access_token).toBe('access')
  expect(user?.refresh_token).toBe(kept)
})

test('a copy that has signed in meanwhile keeps what it got', async () => {
  await createUserManager(settings).storeUser(userWith('refresh'))
  const copy = Promise.withResolvers<boolean>()
  const manager = createUserManager(settings, copy.promise)
  await vi.advanceTimersByTimeAsync(0)
  await manager.storeUser(userWith('own'))
  copy.resolve(true)
  await vi.advanceTimersByTimeAsync(0)
  expect((await manager.getUser())?.refresh_token).toBe('own')
})
