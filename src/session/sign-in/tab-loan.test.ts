import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTabs, askTabs, borrowedFields, type Loan, leastRest, loanOf } from './tab-loan.ts'

const here = { authority: 'https://identity.test', client_id: 'console' }
const profile = { sub: 'member', iss: '', aud: '', exp: 0, iat: 0 }

const user = (expires_at?: number) => ({
  access_token: 'access',
  refresh_token: 'refresh',
  id_token: 'identity',
  token_type: 'Bearer',
  scope: 'openid',
  profile,
  expires_at,
})

const loan: Loan = {
  authority: here.authority,
  clientId: here.client_id,
  accessToken: 'access',
  tokenType: 'Bearer',
  scope: 'openid',
  expiresAt: 1000,
  profile,
}

test('a loan holds the access token, and neither refresh nor identity token', () => {
  expect(loanOf(user(1000), here, 0)).toEqual(loan)
})

test.each([
  ['nobody', null, 0],
  ['a token without an expiry', user(), 0],
  ['a token that expires soon', user(1000), 1000 - leastRest + 1],
  ['an expired token', user(1000), 1001],
])('%s is not lent', (_, lender, now) => expect(loanOf(lender, here, now)).toBeUndefined())

test('a loan makes a user without refresh and identity token', () => {
  expect(borrowedFields(loan, here, 0)).toEqual({
    access_token: 'access',
    token_type: 'Bearer',
    scope: 'openid',
    expires_at: 1000,
    profile,
  })
})

test.each([
  ['none', undefined, here, 0],
  ['one of another provider', loan, { ...here, authority: 'https://other.test' }, 0],
  ['one of another client', loan, { ...here, client_id: 'other' }, 0],
  ['one that expires soon', loan, here, 1000 - leastRest + 1],
])('%s is not taken over', (_, given, settings, now) =>
  expect(borrowedFields(given, settings, now)).toBeUndefined(),
)

/** Channels of one origin, which hear each other, in turn. */
class Channel {
  static all = new Set<Channel>()
  onmessage?: (message: { data: unknown }) => void
  constructor() {
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) {
      if (other !== this) queueMicrotask(() => other.onmessage?.({ data }))
    }
  }
  close() {
    Channel.all.delete(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
})

afterEach(() => {
  Channel.all.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a new tab takes the first answer, and leaves no channel open', async () => {
  answerTabs(
    () => undefined,
    () => undefined,
  )
  answerTabs(
    () => loan,
    () => undefined,
  )
  const open = Channel.all.size
  await expect(askTabs()).resolves.toEqual(loan)
  expect(Channel.all.size).toBe(open)
})

test('a new tab waits 50 ms for tabs that do not answer', async () => {
  let answer: unknown = 'none'
  void askTabs().then((given) => {
    answer = given
  })
  await vi.advanceTimersByTimeAsync(49)
  expect(answer).toBe('none')
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toBeUndefined()
})

test('where there are no channels, a tab signs in by itself', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  await expect(askTabs()).resolves.toBeUndefined()
  expect(() =>
    answerTabs(
      () => loan,
      () => undefined,
    )(loan),
  ).not.toThrow()
})

test('tabs hear of a new loan', async () => {
  const taken: Loan[] = []
  answerTabs(
    () => undefined,
    (given) => taken.push(given),
  )
  const tell = answerTabs(
    () => undefined,
    () => undefined,
  )
  tell(loan)
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual([loan])
})
