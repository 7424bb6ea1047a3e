// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { User, type UserManager } from 'oidc-client-ts'
import { StrictMode } from 'react'
import { AuthProvider } from 'react-oidc-context'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '@/config/config.ts'
import { services } from '@/config/services.ts'
import { useIsSignedIn, useSignIn } from './use-sign-in.ts'
import { accessToken, endPage, setUpSignIn, takePage, userManager } from './user.ts'

const code = vi.hoisted(() => ({ createUserManager: vi.fn() }))
vi.mock('./user-manager.ts', () => code)

const config = readConfig(
  {
    services: Object.fromEntries(services.map((service) => [service, '/services'])),
    identityProvider: { authority: '/identity', clientId: 'console' },
  },
  'https://console.test',
)
const stored = 'oidc.user:https://console.test/identity:console'

const user = new User({
  access_token: 'access',
  token_type: 'Bearer',
  profile: { sub: 'member', iss: '', aud: '', exp: 0, iat: 0 },
  expires_at: Date.now() / 1000 + 600,
})

/** A fake user manager: the test raises its events and settles its redirects. */
const double = () => {
  let raise: (loaded: User) => void = () => undefined
  const signinRedirect = vi.fn<UserManager['signinRedirect']>()
  code.createUserManager.mockReturnValue({
    events: {
      addUserLoaded: (listener: (loaded: User) => void) => {
        raise = listener
      },
      addUserUnloaded: () => undefined,
      addUserSignedOut: () => undefined,
      addSilentRenewError: () => undefined,
    },
    signinRedirect,
  })
  return { signinRedirect, load: (loaded: User) => raise(loaded) }
}

const said: string[] = []

function Example() {
  const signedIn = useIsSignedIn()
  const { signIn, pending, failure } = useSignIn()
  const state = `${signedIn ? 'signed in' : 'signed out'}${pending ? ', pending' : ''}${failure ? `, ${failure}` : ''}`
  said.push(state)
  return (
    <button type="button" onClick={() => signIn('/evaluation/suites')}>
      {state}
    </button>
  )
}

const show = async () => {
  const manager = setUpSignIn(config)
  await act(async () => {
    render(
      <StrictMode>
        <AuthProvider userManager={manager} skipSigninCallback>
          <Example />
        </AuthProvider>
      </StrictMode>,
    )
  })
}

const button = () => screen.getByRole('button')

beforeEach(() => {
  said.length = 0
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('a stored user is signed in from the first render', async () => {
  double()
  sessionStorage.setItem(stored, user.toStorageString())
  await show()
  expect(new Set(said)).toEqual(new Set(['signed in']))
})

test('without a stored user, signed out until the sign-in', async () => {
  const { load } = double()
  await show()
  expect(new Set(said)).toEqual(new Set(['signed out']))
  await userManager().load()
  act(() => load(user))
  expect(button().textContent).toBe('signed in')
})

test('a page has the tokens of its own user alone: those of another are for the page after', async () => {
  const { load } = double()
  sessionStorage.setItem(stored, user.toStorageString())
  await show()
  expect(accessToken()).toBe('access')
  await userManager().load()
  act(() => load(new User({ ...user, access_token: 'renewed' })))
  expect(accessToken()).toBe('renewed')
  const other = { ...user, access_token: 'of another', profile: { ...user.profile, sub: 'other' } }
  act(() => load(new User(other)))
  expect(accessToken()).toBeUndefined()
  takePage()
  expect(accessToken()).toBe('of another')
})

test('a page whose user is signing out has no token for calls that were put off', async () => {
  sessionStorage.setItem(stored, user.toStorageString())
  await show()
  expect(accessToken()).toBe('access')
  endPage()
  expect(accessToken()).toBeUndefined()
})

test('a failure is shown and reported once, and cleared by the next try', async () => {
  const { signinRedirect } = double()
  await show()
  const failure = new Error('on purpose')
  signinRedirect.mockRejectedValueOnce(failure)
  await act(async () => void fireEvent.click(button()))
  expect(button().textContent).toBe(
    'signed out, The identity provider cannot be reached at https://console.test/identity: on purpose.',
  )
  expect(console.error).toHaveBeenCalledExactlyOnceWith(failure)
  expect(sessionStorage.getItem('savedPath')).toBe('/evaluation/suites')

  const onTheWay = Promise.withResolvers<void>()
  signinRedirect.mockReturnValueOnce(onTheWay.promise)
  await act(async () => void fireEvent.click(button()))
  expect(button().textContent).toBe('signed out, pending')
  await act(async () => onTheWay.resolve())
  expect(button().textContent).toBe('signed out')
})

test('a provider that the policy of the page blocks is told so', async () => {
  const { signinRedirect } = double()
  await show()
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'https://tokens.test/token',
    }),
  )
  signinRedirect.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await act(async () => void fireEvent.click(button()))
  expect(button().textContent).toContain(
    '(Content-Security-Policy) blocks the identity provider at https://tokens.test.',
  )
})
