// @vitest-environment jsdom
import { User, UserManager } from 'oidc-client-ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLazyUserManager } from './lazy-user-manager.ts'
import { createUserManager } from './user-manager.ts'

const settings = {
  authority: 'https://identity.test',
  client_id: 'console',
  redirect_uri: 'https://console.test/callback',
}
const stored = 'oidc.user:https://identity.test:console'

const userUntil = (secondsFromNow: number) =>
  new User({
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'Bearer',
    scope: 'openid profile',
    profile: { sub: 'member', iss: '', aud: '', exp: 0, iat: 0 },
    expires_at: Math.floor(Date.now() / 1000) + secondsFromNow,
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

const noCode = () => Promise.reject(new Error('on purpose'))

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('the stored user', () => {
  test.each([
    ['good', 600],
    ['about to expire', 1],
    ['expired', 0],
  ])('is the same as the user manager has: %s', async (_, rest) => {
    const manager = createUserManager(settings)
    await manager.storeUser(userUntil(rest))
    const expected = await manager.getUser()
    const lazy = createLazyUserManager(settings, noCode)
    expect(await lazy.getUser()).toBe(lazy.user)
    expect(lazy.user).toMatchObject(JSON.parse(expected?.toStorageString() ?? ''))
    for (const field of ['expires_in', 'expired', 'scopes'] as const) {
      expect(lazy.user?.[field], field).toEqual(expected?.[field])
    }
    expect(lazy.user?.toStorageString()).toBe(expected?.toStorageString())
  })

  test.each([null, '', '{', 'null', '7', '{}', '{"access_token":7}'])('is null for %j', (text) => {
    if (text !== null) sessionStorage.setItem(stored, text)
    expect(createLazyUserManager(settings, noCode).user).toBeNull()
  })
})

describe('the code', () => {
  test('is loaded once, on the first use', async () => {
    const create = vi.fn(async () => createUserManager(settings))
    const lazy = createLazyUserManager(settings, create)
    await lazy.getUser()
    expect(create).not.toHaveBeenCalled()
    await Promise.all([lazy.removeUser(), lazy.removeUser()])
    expect(create).toHaveBeenCalledOnce()
  })

  test('is loaded again after a failure', async () => {
    const create = vi.fn(async () => createUserManager(settings)).mockImplementationOnce(noCode)
    const lazy = createLazyUserManager(settings, create)
    await expect(lazy.removeUser()).rejects.toThrow('on purpose')
    await lazy.removeUser()
    expect(create).toHaveBeenCalledTimes(2)
  })
})

test('listeners added before the code is loaded are called once per change, and not after their removal', async () => {
  const manager = createUserManager(settings)
  const lazy = createLazyUserManager(settings, async () => manager)
  const seen: (string | undefined)[] = []
  const loaded = () => void seen.push(lazy.user?.access_token)
  const unloaded = () => void seen.push(lazy.user?.access_token ?? 'nobody')
  lazy.events.addUserLoaded(loaded)
  lazy.events.addUserUnloaded(unloaded)
  await lazy.load()
  await manager.storeUser(userUntil(600))
  await manager.getUser(true)
  await lazy.removeUser()
  expect(seen).toEqual(['access', 'nobody'])
  lazy.events.removeUserLoaded(loaded)
  lazy.events.removeUserUnloaded(unloaded)
  await lazy.removeUser()
  expect(seen).toHaveLength(2)
})

test('concurrent renewals use the refresh token once', async () => {
  const renew = vi.spyOn(UserManager.prototype, 'signinSilent')
  renew.mockImplementation(async () => userUntil(600))
  const manager = createUserManager(settings)
  await Promise.all([manager.signinSilent(), manager.signinSilent()])
  expect(renew).toHaveBeenCalledOnce()
  renew.mockImplementationOnce(noCode)
  await expect(manager.signinSilent()).rejects.toThrow('on purpose')
  await manager.signinSilent()
  expect(renew).toHaveBeenCalledTimes(3)
})
