import { ErrorResponse, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { basePath, callbackPath, signedOutPath } from '@/config/base-path.ts'
import type { Config } from '@/config/config.ts'
import { reportError } from '@/transport/report-error.ts'
import { tabMemory } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { attemptLimit, pathAfterSignIn, stepAfterFailure } from './rules.ts'

/** Signed in, not yet, or refused in the middle of the work: the page stays and offers to sign in again. */
export type SignInState = 'signed-in' | 'signed-out' | 'expired'

const state = createStore<SignInState>('signed-out')
let manager: UserManager | undefined
let user: User | null = null

const requireManager = () => {
  if (!manager) throw new Error('The sign-in is not set up yet.')
  return manager
}

const accept = (found: User | null) => {
  user = found
  state.set(hasUser() ? 'signed-in' : 'signed-out')
}

/** The user could not be signed in, for a reason that trying by itself would not change. */
export class SignInFailedError extends Error {
  override name = 'SignInFailedError'
}

/** Resolves to true when the identity provider is out of service: nobody is sent there. */
let outOfService: Promise<boolean> = Promise.resolve(false)

/**
 * Sets the sign-in up and takes over the user of this tab, if there is one. While `underMaintenance`
 * holds, nobody is sent to the identity provider unasked. Tokens live in the tab's session storage: two
 * tabs that shared a rotating refresh token would sign each other out.
 */
export const setUpSignIn = async (
  { identityProvider }: Config,
  underMaintenance: Promise<boolean>,
): Promise<void> => {
  outOfService = underMaintenance
  const here = location.origin + basePath
  manager = new UserManager({
    authority: identityProvider.authority,
    client_id: identityProvider.clientId,
    redirect_uri: here + callbackPath,
    post_logout_redirect_uri: here + signedOutPath,
    scope: 'openid profile email offline_access',
    extraQueryParams: { environment: identityProvider.environment },
    automaticSilentRenew: true,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    revokeTokenTypes: ['refresh_token', 'access_token'],
  })
  manager.events.addUserLoaded(accept)
  manager.events.addUserUnloaded(() => accept(null))
  manager.events.addSilentRenewError(reportError)
  accept(await manager.getUser())
}

/** Whether the user is signed in. */
export const useSignInState = (): SignInState => useStore(state)

/** Access token of the signed-in user. */
export const accessToken = (): string | undefined => user?.access_token

/** Subject id of the signed-in user. */
export const userSubject = (): string | undefined => user?.profile.sub

let renewal: Promise<boolean> | undefined

/** Renews the tokens silently; false when the user has to sign in again. Simultaneous calls share one. */
export const renewToken = (): Promise<boolean> => {
  renewal ??= requireManager()
    .signinSilent()
    .then(Boolean, () => false)
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

/** A call was refused and the tokens could not be renewed: the page stays, with a notice. */
export const noticeExpiry = (): void => {
  if (user) state.set('expired')
}

const countOf = (key: 'signInAttempts' | 'signInRestarts') => Number(tabMemory.read(key) ?? 0)

/** Milliseconds after which a page that was about to be left, and is still there, has been kept by the user. */
const timeToLeave = 1000

/** The browser has left for another page, or was kept from it: by a form, whose unsaved input it asked about. */
const leftOrKept = () =>
  new Promise<void>((done) => {
    const settle = () => setTimeout(done, timeToLeave)
    window.addEventListener('beforeunload', settle, { once: true })
  })

/**
 * Sends the user to the identity provider; afterwards they are back at `path`. Resolves when they are on
 * the way, or have chosen to stay.
 */
export const signIn = async (path: string): Promise<void> => {
  tabMemory.write('savedPath', path)
  await Promise.race([requireManager().signinRedirect(), leftOrKept()])
}

/**
 * Where what failed at `path` leads when it is tried again: from the callback page to the page that was
 * asked for, not back to the callback.
 */
export const pathToResume = (path: string): string =>
  pathAfterSignIn(path) ?? pathAfterSignIn(tabMemory.read('savedPath')) ?? basePath

/** The browser is leaving for another page; what waits for this stays as it is. */
const leaving = () => new Promise<never>(() => undefined)

/**
 * Makes sure that somebody is signed in: renews tokens that have expired, otherwise sends the user to the
 * identity provider, to come back to `path`. Throws `SignInFailedError` when the provider cannot be reached
 * or sends them back again and again.
 */
export const requireUser = async (path: string): Promise<void> => {
  if (hasUser()) return
  if (user && (await renewToken())) return
  if (await outOfService) return leaving()
  const attempts = countOf('signInAttempts')
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

/** True when `requireUser` has nothing to do. */
export const hasUser = (): boolean => user !== null && !user.expired

const finish = async () => {
  const query = new URLSearchParams(location.search)
  // Without a state the answer belongs to no sign-in of this tab; the provider may still tell what is wrong.
  if (!query.has('state')) {
    const error = query.get('error')
    if (!error) return
    throw new ErrorResponse({ error, error_description: query.get('error_description') })
  }
  await requireManager().signinCallback()
}

/**
 * Completes the sign-in on the callback page. Resolves to the path the user came for, undefined for the
 * start page. Throws what the identity provider says when it says no.
 */
export const completeSignIn = async (): Promise<string | undefined> => {
  const path = pathAfterSignIn(tabMemory.read('savedPath'))
  try {
    await finish()
  } catch (thrown) {
    const { error, error_description: description } =
      thrown instanceof ErrorResponse ? thrown : { error: null, error_description: null }
    const step = stepAfterFailure({ error, description }, countOf('signInRestarts'))
    if (step === 'throw') {
      tabMemory.remove('signInRestarts')
      throw thrown
    }
    if (step === 'restart') {
      tabMemory.write('signInRestarts', String(countOf('signInRestarts') + 1))
      await signIn(path ?? basePath)
      return leaving()
    }
    console.warn(thrown)
  }
  if (user) for (const key of ['signInAttempts', 'signInRestarts'] as const) tabMemory.remove(key)
  tabMemory.remove('savedPath')
  return path
}

let signOutAsked = false

/** The user wants to leave: the sign-out page, opened next, signs them out. */
export const askSignOut = (): void => {
  signOutAsked = true
}

/** Revokes the tokens and signs the user out at the identity provider. */
const signOut = async (): Promise<void> => {
  const active = requireManager()
  // Whoever wants to leave leaves, whether or not the provider takes the tokens back.
  await active.revokeTokens().catch(reportError)
  try {
    await active.signoutRedirect()
  } catch (error) {
    reportError(error)
    await active.removeUser()
    location.assign(basePath + signedOutPath)
  }
}

/** Signs out whoever asked for it, or completes the sign-out after the identity provider's part in it. */
export const performSignOut = async (): Promise<void> => {
  if (signOutAsked) {
    await signOut()
    return leaving()
  }
  if (!new URLSearchParams(location.search).has('state')) return
  await requireManager().signoutCallback().catch(reportError)
}
