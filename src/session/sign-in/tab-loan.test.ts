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
  ['one that expires at no time', { ...loan, expiresAt: undefined as never }, here, 0],
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
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('BroadcastChannel', Channel)
})

afterEach(() => {
  Channel.all.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wanted = Promise.resolve(here)
const nobody = () => undefined

test('a new tab takes the first answer, and leaves no channel open', async () => {
  answerTabs(nobody, nobody)
  answerTabs(() => loan, nobody)
  const open = Channel.all.size
  await expect(askTabs(wanted)).resolves.toEqual(loan)
  expect(Channel.all.size).toBe(open)
})

test('a new tab waits 50 ms for tabs that do not answer', async () => {
  let answer: unknown = 'none'
  void askTabs(wanted).then((given) => {
    answer = given
  })
  await vi.advanceTimersByTimeAsync(49)
  expect(answer).toBe('none')
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toBeUndefined()
  expect(Channel.all.size).toBe(0)
})

test('an answer that comes before the configuration is kept until then', async () => {
  answerTabs(() => loan, nobody)
  const known = Promise.withResolvers<typeof here>()
  const answer = askTabs(known.promise)
  await vi.advanceTimersByTimeAsync(500)
  known.resolve(here)
  await expect(answer).resolves.toEqual(loan)
})

test('nothing is taken over without a configuration', async () => {
  answerTabs(() => loan, nobody)
  await expect(askTabs(Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable')
})

test.each([
  ['another provider', { ...loan, authority: 'https://other.test' }],
  ['another client', { ...loan, clientId: 'other' }],
  ['a sign-in about to expire', { ...loan, expiresAt: leastRest - 1 }],
])('an earlier answer of %s does not keep from the right one', async (_, other) => {
  answerTabs(() => other, nobody)
  answerTabs(() => loan, nobody)
  await expect(askTabs(wanted)).resolves.toEqual(loan)
})

const strange: readonly unknown[] = [
  undefined,
  null,
  'loan',
  7,
  [],
  {},
  { loan: null },
  { loan: 'access' },
  { loan: { ...loan, profile: null } },
  { loan: { ...loan, profile: {} } },
]

test.each(strange)('a message that is no question and no loan is left alone: %j', async (data) => {
  const [lend, take] = [vi.fn(() => loan), vi.fn()]
  answerTabs(lend, take)
  const answer = askTabs(wanted)
  lend.mockReturnValue(undefined as never)
  const channel = new Channel()
  channel.postMessage(data)
  await vi.advanceTimersByTimeAsync(0)
  // Its own question, and nothing else.
  expect(lend).toHaveBeenCalledOnce()
  expect(take).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  await expect(answer).resolves.toBeUndefined()
})

test('where there are no channels, a tab signs in by itself', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  await expect(askTabs(wanted)).resolves.toBeUndefined()
  expect(() => answerTabs(() => loan, nobody)(loan)).not.toThrow()
})

test('tabs hear of a new loan', async () => {
  const taken: Loan[] = []
  answerTabs(nobody, (given) => taken.push(given))
  const tell = answerTabs(nobody, nobody)
  tell(loan)
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual([loan])
})
