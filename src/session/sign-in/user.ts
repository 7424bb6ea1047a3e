import type { UserManager } from 'oidc-client-ts'
import { basePath, callbackPath, signedOutPath } from '@/config/base-path.ts'
import type { Config } from '@/config/config.ts'
import { reportError } from '@/transport/report-error.ts'
import { tabMemory } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { createLazyUserManager, type LazyUserManager } from './lazy-user-manager.ts'
import { attemptLimit, pathAfterSignIn } from './rules.ts'

let current: LazyUserManager | undefined

/** The one user manager: of loaders, of calls, and of `AuthProvider`. */
export const userManager = (): LazyUserManager => {
  if (!current) throw new Error('The sign-in is not set up yet.')
  return current
}

/** The user could not be signed in, for a reason that trying by itself would not change. */
export class SignInFailedError extends Error {
  override name = 'SignInFailedError'
}

/** Resolves to true when the identity provider is out of service: nobody is sent there. */
let outOfService: Promise<boolean> = Promise.resolve(false)

/** Refused in the middle of the work: the page stays and offers to sign in again. */
const expired = createStore(false)

/**
 * Milliseconds after which the code that renews tokens comes when nothing has asked for it before: late
 * enough not to compete with the first screen, early enough not to be replaced by a new deployment.
 */
const timeToLoad = 20_000

/** Seconds ahead of the expiry that renewing takes at most: a minute, and the time until the code is there. */
const timeToRenew = 60 + timeToLoad / 1000

/**
 * Sets the sign-in up and takes over the user of this tab, if there is one. While `underMaintenance`
 * holds, nobody is sent to the identity provider unasked. Gives back the user manager for `AuthProvider`.
 */
export const setUpSignIn = (
  { identityProvider }: Config,
  underMaintenance: Promise<boolean>,
): UserManager => {
  outOfService = underMaintenance
  const here = location.origin + basePath
  const manager = createLazyUserManager(
    {
      authority: identityProvider.authority,
      client_id: identityProvider.clientId,
      redirect_uri: here + callbackPath,
      post_logout_redirect_uri: here + signedOutPath,
      scope: 'openid profile email offline_access',
      extraQueryParams: { environment: identityProvider.environment },
    },
    async (settings) => (await import('./user-manager.ts')).createUserManager(settings),
  )
  manager.events.addUserLoaded(() => expired.set(false))
  manager.events.addUserUnloaded(() => expired.set(false))
  manager.events.addSilentRenewError(reportError)
  // Whoever needs the code says so when it cannot be got.
  const load = () => void manager.load().catch(() => undefined)
  const rest = manager.user?.expires_in ?? Number.POSITIVE_INFINITY
  if (manager.user && rest > timeToRenew) setTimeout(load, timeToLoad)
  else load()
  current = manager
  // `AuthProvider` asks for no more than this.
  return manager as unknown as UserManager
}

/** Access token of the signed-in user. */
export const accessToken = (): string | undefined => current?.user?.access_token

/** True when `requireUser` has nothing to do. */
export const hasUser = (): boolean => current?.user != null && !current.user.expired

/** Renews the tokens silently; false when the user has to sign in again. Simultaneous calls share one. */
export const renewToken = (): Promise<boolean> =>
  userManager()
    .signinSilent()
    .then(Boolean, () => false)

/** A call was refused and the tokens could not be renewed: the page stays, with a notice. */
export const noticeExpiry = (): void => {
  if (current?.user) expired.set(true)
}

/** Whether a call was refused and the user has not signed in again since. */
export const useHasExpired = (): boolean => useStore(expired)

/** How often something was done without a success in between. */
export const signInCount = (key: 'signInAttempts' | 'signInRestarts'): number =>
  Number(tabMemory.read(key) ?? 0)

/** After the next sign-in the user is at `path`. */
export const rememberPath = (path: string): void => tabMemory.write('savedPath', path)

/**
 * Sends the user to the identity provider; afterwards they are back at `path`. Resolves when they are on
 * the way, or have chosen to stay.
 */
export const signIn = (path: string): Promise<void> => {
  rememberPath(path)
  return userManager().signinRedirect()
}

/**
 * Where what failed at `path` leads when it is tried again: from the callback page to the page that was
 * asked for, not back to the callback.
 */
export const pathToResume = (path: string): string =>
  pathAfterSignIn(path) ?? pathAfterSignIn(tabMemory.read('savedPath')) ?? basePath

/** The browser is leaving for another page; what waits for this stays as it is. */
export const leaving = (): Promise<never> => new Promise(() => undefined)

/**
 * Makes sure that somebody is signed in: renews tokens that have expired, otherwise sends the user to the
 * identity provider, to come back to `path`. Throws `SignInFailedError` when the provider cannot be reached
 * or sends them back again and again.
 */
export const requireUser = async (path: string): Promise<void> => {
  if (hasUser()) return
  if (userManager().user && (await renewToken())) return
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
    throw new SignInFailedError('The identity provider cannot be reached.', { cause })
  }
  return leaving()
}

let signOutAsked = false

/** The user wants to leave: the sign-out page, opened next, signs them out. */
export const askSignOut = (): void => {
  signOutAsked = true
}

/** Whether the user has asked to be signed out. */
export const wantsToSignOut = (): boolean => signOutAsked
