// @vitest-environment jsdom
import { ErrorResponse, User, UserManager } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUserManager } from './user-manager.ts'

const { reported } = vi.hoisted(() => ({ reported: vi.fn() }))
vi.mock('@/transport/report-error.ts', () => ({ reportError: reported }))

const userFor = (seconds: number) =>
  new User({
    access_token: `access ${Date.now()}`,
    token_type: 'Bearer',
    profile: { sub: 'member', iss: '', aud: '', exp: 0, iat: 0 },
    expires_at: Math.floor(Date.now() / 1000) + seconds,
  })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  reported.mockReset()
})

/** A manager of a user whose tokens live `life` seconds, and the times of its renewals in seconds. */
const start = async (life: number, renew = async () => userFor(life)) => {
  const times: number[] = []
  const manager = createUserManager({
    authority: 'https://identity.test',
    client_id: 'console',
    redirect_uri: 'https://console.test/callback',
  })
  manager.signinSilent = async () => {
    times.push(Date.now() / 1000)
    const user = await renew()
    await manager.storeUser(user)
    await manager.events.load(user)
    return user
  }
  const user = userFor(life)
  await manager.storeUser(user)
  await manager.events.load(user)
  return { manager, times }
}

test.each([
  [60, 12],
  [600, 1],
])('tokens that live %d s are renewed %d times in ten minutes', async (life, renewals) => {
  const { times } = await start(life)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(times).toHaveLength(renewals)
  expect(times[0]).toBe(life === 60 ? 48 : 540)
})

test('tokens of a tab that was opened again are renewed, too', async () => {
  await start(60, () => Promise.reject(new Error('The old page is gone.')))
  const reloaded = createUserManager({
    authority: 'https://identity.test',
    client_id: 'console',
    redirect_uri: 'https://console.test/callback',
  })
  const renew = vi.fn(async () => null)
  reloaded.signinSilent = renew
  await vi.advanceTimersByTimeAsync(5_000)
  expect(renew).toHaveBeenCalledOnce()
})

test('a renewal that does not get through is tried again until the tokens expire', async () => {
  const { times } = await start(60, () => Promise.reject(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(times).toEqual([48, 53, 58])
  expect(reported).toHaveBeenCalledTimes(3)
})

test.each([
  new ErrorResponse({ error: 'invalid_grant' }),
  new Error('Bad Request (400): {}'),
  new Error(' (401)'),
])('a renewal that the provider refuses is not tried again: %s', async (error) => {
  const { times } = await start(60, () => Promise.reject(error))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(times).toEqual([48])
})

const lost = new TypeError('Failed to fetch')
const refused = new ErrorResponse({ error: 'invalid_grant' })

test.each([
  // The provider has exchanged the token, and the new one never arrived.
  { ends: [lost, refused, 'renewed'], tokens: ['first', 'first', undefined] },
  { ends: [lost, lost, refused, 'renewed'], tokens: ['first', 'first', 'first', undefined] },
  { ends: [lost, refused, refused], tokens: ['first', 'first', undefined] },
  { ends: [lost, refused, lost, 'renewed'], tokens: ['first', 'first', undefined, undefined] },
  // Nothing was lost: the refusal is about the user.
  { ends: [refused], tokens: ['first'] },
  { ends: [lost, 'renewed', refused], tokens: ['first', 'first', 'later'] },
])(
  'a refresh token that a lost answer may have spent is left once it is refused: $ends',
  async ({ ends, tokens }) => {
    const manager = createUserManager(
      {
        authority: 'https://identity.test',
        client_id: 'console',
        redirect_uri: 'https://console.test/callback',
      },
      Promise.resolve(false),
    )
    const withToken = (token: string) => new User({ ...userFor(600), refresh_token: token })
    await manager.storeUser(withToken('first'))
    const asked: (string | undefined)[] = []
    const left = [...ends]
    vi.spyOn(UserManager.prototype, 'signinSilent').mockImplementation(async () => {
      asked.push((await manager.getUser())?.refresh_token)
      const end = left.shift()
      if (typeof end !== 'string') throw end
      const user = withToken('later')
      await manager.storeUser(user)
      return user
    })
    while (left.length > 0) await manager.signinSilent().catch(() => undefined)
    expect(asked).toEqual(tokens)
    vi.restoreAllMocks()
  },
)

test('each token is revoked, and the one that is refused is told', async () => {
  const { manager } = await start(600)
  await manager.storeUser(new User({ ...userFor(600), refresh_token: 'refresh' }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/openid-configuration')) {
      return Response.json({ revocation_endpoint: 'https://identity.test/revoke' })
    }
    const token = new URLSearchParams(String(init?.body)).get('token') ?? ''
    asked.push(token)
    return token === 'refresh' ? new Response('{}', { status: 400 }) : new Response()
  })
  await expect(manager.revokeTokens()).rejects.toThrow('(400)')
  // Not the one of the test.
  const { signinSilent } = Object.getPrototypeOf(manager)
  expect(await signinSilent.call(manager)).toBeNull()
  expect(asked).toEqual(['refresh', expect.stringMatching(/^access/)])
  vi.unstubAllGlobals()
})

test('nobody signed in is not renewed', async () => {
  const { manager, times } = await start(60)
  await manager.removeUser()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(times).toEqual([])
})
