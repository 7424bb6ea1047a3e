import type { UserManager } from 'oidc-client-ts'
import { basePath, callbackPath, signedOutPath } from '@/config/base-path.ts'
import type { Config } from '@/config/config.ts'
import { hasUnsavedInput } from '@/ui/forms/unsaved-input.ts'
import { localMemory, storageProblemOf, tabMemory } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { createLazyUserManager, type LazyUserManager } from './lazy-user-manager.ts'
import { attemptLimit, pathAfterSignIn, providerProblem } from './rules.ts'
import { shareAmongTabs } from './share-sign-in.ts'
import type { Loan } from './tab-loan.ts'

let current: LazyUserManager | undefined

/** The user manager, shared by loaders, calls and `AuthProvider`. Throws before `setUpSignIn`. */
export const userManager = (): LazyUserManager => {
  if (!current) throw new Error('The sign-in is not set up yet.')
  return current
}

/** The sign-in failed, and an automatic retry would not help. */
export class SignInFailedError extends Error {
  override name = 'SignInFailedError'
}

/** The last origin that the policy of this page has kept the browser from calling, other than a service's. */
let blockedOrigin: string | undefined

/** The failure of a sign-in that did not get to the identity provider. */
export const unreachable = (cause: unknown): SignInFailedError => {
  const { authority } = userManager().settings
  const problem = providerProblem({
    authority,
    message: cause instanceof Error ? cause.message : String(cause),
    isSecure: window.isSecureContext,
    blocked: cause instanceof TypeError ? blockedOrigin : undefined,
  })
  return new SignInFailedError(storageProblemOf(cause) ?? problem, { cause })
}

let outOfService: Promise<boolean> = Promise.resolve(false)

/** While this resolves to true, nobody is sent to the identity provider. The newest one holds. */
export const heedMaintenance = (ofProvider: Promise<boolean>): void => {
  outOfService = ofProvider
}

/** True after a refused call without a successful token renewal: the page stays and offers to sign in again. */
const expired = createStore(false)

/**
 * The code that renews tokens is loaded after 20 s, unless needed earlier: late enough not to compete with
 * the first screen, early enough not to be replaced by a new deployment.
 */
const loadDelay = 20_000

/** Renewal starts 60 s before the expiry; a token with less than this left needs the code at once. In seconds. */
const renewalTime = 60 + loadDelay / 1000

/** Whose sign-in a deployment uses: its provider, and the console as the provider's client. */
export const signInSettings = ({ identityProvider: { authority, clientId } }: Config) => ({
  authority,
  client_id: clientId,
})

/**
 * Sets up the sign-in with the stored user of this tab, else with that of another tab that lends its own.
 * Returns the user manager for `AuthProvider`.
 */
export const setUpSignIn = (config: Config, loan?: Loan): UserManager => {
  const { identityProvider, services } = config
  const ofServices = new Set(Object.values(services).map((address) => URL.parse(address)?.origin))
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const origin = URL.parse(blockedURI)?.origin
    if (!ofServices.has(origin)) blockedOrigin = origin
  })
  const here = location.origin + basePath
  const manager = createLazyUserManager(
    {
      ...signInSettings(config),
      redirect_uri: here + callbackPath,
      ...(identityProvider.signOut === 'provider' && {
        post_logout_redirect_uri: here + signedOutPath,
      }),
      scope: 'openid profile email offline_access',
      extraQueryParams: { environment: identityProvider.environment },
      ...(identityProvider.prompt !== undefined && { prompt: identityProvider.prompt }),
    },
    async (settings) => (await import('./user-manager.ts')).createUserManager(settings),
  )
  current = manager
  owner = undefined
  if (identityProvider.newTabs === 'share') shareAmongTabs(manager, loan, loadDelay)
  manager.events.addUserLoaded(() => expired.set(false))
  manager.events.addUserUnloaded(() => expired.set(false))
  // A failure is shown by the call that needs the code.
  const load = () => void manager.load().catch(() => undefined)
  const rest = manager.user?.expires_in ?? Number.POSITIVE_INFINITY
  if (manager.user && rest > renewalTime) setTimeout(load, loadDelay)
  else load()
  // `AuthProvider` uses only this part.
  return manager as unknown as UserManager
}

/** Remembers who signed in last in this browser: only tabs of this user lend their sign-in to new ones. */
export const rememberSubject = (): void => {
  const sub = subjectId()
  if (sub !== undefined) localMemory.write('subject', sub)
}

/** Who was signed in first on this page. */
let owner: string | undefined

/** Makes the page that of the user of now; called once a sign-in has led to it. */
export const takePage = (): void => {
  owner = subjectId()
}

/** Sends nothing more from this page in the user's name: they are signing out. */
export const endPage = (): void => {
  owner = ''
}

/**
 * Access token of the user of this page. None once somebody else has signed in beside it: what is on it, and under way
 * from it, is not theirs.
 */
export const accessToken = (): string | undefined => {
  owner ??= subjectId()
  return subjectId() === owner ? current?.user?.access_token : undefined
}

/** Subject id of the user of this tab, even if the sign-in has expired. */
export const subjectId = (): string | undefined => current?.user?.profile?.sub

/** True if the user is signed in with a valid token. */
export const hasUser = (): boolean => current?.user != null && !current.user.expired

/** Renews the tokens silently; false if the user has to sign in again. Concurrent calls share one request. */
export const renewToken = (): Promise<boolean> =>
  userManager()
    .signinSilent()
    .then(Boolean, () => false)

/** Shows the expiry notice: a call was refused and the tokens could not be renewed. */
export const showExpiryNotice = (): void => {
  if (current?.user) expired.set(true)
}

/** Hides the expiry notice: a call succeeded. */
export const hideExpiryNotice = (): void => expired.set(false)

/** True from a refused call until one succeeds, or the user signs in again. */
export const useHasExpired = (): boolean => useStore(expired)

/** Calls `listener` when somebody has signed in, or calls are answered again. */
export const watchSignIn = (listener: () => void): void => {
  expired.subscribe(() => {
    if (!expired.get()) listener()
  })
  current?.events.addUserLoaded(listener)
}

/** Number of sign-in attempts or restarts since the last success. */
export const signInCount = (key: 'signInAttempts' | 'signInRestarts'): number =>
  Number(tabMemory.read(key) ?? 0)

/** Saves the path to open after the next sign-in. */
export const rememberPath = (path: string): void => {
  tabMemory.write('savedPath', path)
}

/**
 * Redirects to the identity provider; the user returns to `path`. Resolves when the redirect has started, or
 * the user chose to stay.
 */
export const signIn = (path: string): Promise<void> => {
  rememberPath(path)
  return userManager().signinRedirect()
}

/**
 * Path to retry after a failure at `path`: on the callback page the originally requested page, not the
 * callback itself.
 */
export const pathToResume = (path: string): string =>
  pathAfterSignIn(path) ?? pathAfterSignIn(tabMemory.read('savedPath')) ?? basePath

/** Never resolves: awaited while the browser leaves the page, so that nothing else renders. */
export const leaving = (): Promise<never> => new Promise(() => undefined)

/**
 * Requires a signed-in user: renews expired tokens, otherwise redirects to the identity provider, which
 * returns to `path`. Throws `SignInFailedError` if the provider cannot be reached or the redirects loop.
 */
export const requireUser = async (path: string): Promise<void> => {
  if (hasUser()) return
  if (userManager().user && (await renewToken())) return
  // Leaving would lose the input: the page stays, as for a refused call.
  if (hasUnsavedInput()) return showExpiryNotice()
  if (await outOfService) return leaving()
  const attempts = signInCount('signInAttempts')
  if (attempts >= attemptLimit) {
    tabMemory.remove('signInAttempts')
    throw new SignInFailedError('The identity provider did not sign you in.')
  }
  tabMemory.write('signInAttempts', String(attempts + 1))
  try {
    await signIn(path)
  } catch (cause) {
    throw unreachable(cause)
  }
  return leaving()
}

let signOutRequested = false

/** Requests a sign-out. The sign-out page, opened next, performs it. */
export const requestSignOut = (): void => {
  signOutRequested = true
}

/** Whether the user has requested to sign out. */
export const isSignOutRequested = (): boolean => signOutRequested
