import { ErrorResponse } from 'oidc-client-ts'
import { basePath, signedOutPath } from '@/config/base-path.ts'
import { reportError } from '@/transport/report-error.ts'
import { localMemory, tabMemory, withStorageProblem } from '../storage.ts'
import { isAwaited } from './lazy-user-manager.ts'
import { pathAfterSignIn, stepAfterFailure } from './rules.ts'
import {
  endPage,
  hasUser,
  isSignOutRequested,
  leaving,
  rememberSubject,
  SignInFailedError,
  signIn,
  signInCount,
  takePage,
  unreachable,
  userManager,
} from './user.ts'

/**
 * Takes the response out of the address, where it could be repeated or passed on. Past the router, which would
 * open the page once more.
 */
const takeResponse = () => {
  const { href } = location
  const { pathname } = new URL(href)
  History.prototype.replaceState.call(history, history.state, '', pathname)
  return href
}

/** In this many milliseconds a window that another page has opened for the sign-in is closed. */
const closingTime = 1000

/** Hands the response to the page that has opened this window for the sign-in, if there is one. */
const handToOpener = async (href: string) => {
  if (!window.opener) return
  await userManager().signinPopupCallback(href)
  await new Promise((done) => setTimeout(done, closingTime))
}

const finish = async (href: string) => {
  const query = new URL(href).searchParams
  const [state, error] = [query.get('state'), query.get('error')]
  if (state !== null && isAwaited(state)) return userManager().signinCallback(href)
  if (state !== null) await handToOpener(href)
  // An old or forged response does not concern a user who is signed in.
  if (hasUser()) return
  if (error) throw new ErrorResponse({ error, error_description: query.get('error_description') })
  if (state !== null) throw new SignInFailedError('This sign-in has expired. Sign in again.')
}

/** A page can keep no secret, so the console is a public client. */
const wantsSecret =
  'The identity provider does not know the console as a public client (invalid_client). Register it as one, without a secret.'

/**
 * Completes the sign-in on the callback page. Resolves to the path that the user first requested, undefined
 * for the start page. Throws the error of the identity provider.
 */
export const completeSignIn = async (): Promise<string | undefined> => {
  const path = pathAfterSignIn(tabMemory.read('savedPath'))
  try {
    await finish(takeResponse())
  } catch (thrown) {
    const { error, error_description: description } =
      thrown instanceof ErrorResponse ? thrown : { error: null, error_description: null }
    const restarts = signInCount('signInRestarts')
    const step = stepAfterFailure({ error, description }, restarts)
    if (step === 'throw') {
      tabMemory.remove('signInRestarts')
      if (error === 'invalid_client') throw new SignInFailedError(wantsSecret, { cause: thrown })
      // Only a request that got no answer fails in this way.
      throw thrown instanceof TypeError ? unreachable(thrown) : withStorageProblem(thrown)
    }
    if (step === 'restart') {
      tabMemory.write('signInRestarts', String(restarts + 1))
      await signIn(path ?? basePath)
      return leaving()
    }
    console.warn(thrown)
  }
  if (userManager().user) {
    takePage()
    rememberSubject()
    for (const key of ['signInAttempts', 'signInRestarts', 'unrevoked'] as const) {
      tabMemory.remove(key)
    }
  }
  tabMemory.remove('savedPath')
  return path
}

/** Revokes the tokens and signs the user out, at the identity provider unless the configuration leaves it out. */
const signOut = async (): Promise<void> => {
  const manager = userManager()
  // Calls that were put off would be refused, once the tokens are revoked.
  endPage()
  // First: a tab that is opened meanwhile would borrow tokens that are being revoked.
  localMemory.remove('subject')
  tabMemory.remove('drafts')
  // Sign out even if the provider does not revoke the tokens; the page after it tells.
  await manager.revokeTokens().catch((error: unknown) => {
    reportError(error)
    tabMemory.write('unrevoked', 'true')
  })
  try {
    if (manager.settings.post_logout_redirect_uri) return await manager.signoutRedirect()
  } catch (error) {
    reportError(error)
  }
  await manager.removeUser()
  location.assign(basePath + signedOutPath)
}

/** On the sign-out page: signs out if the user requested it, or completes the sign-out after the redirect back. */
export const performSignOut = async (): Promise<void> => {
  if (isSignOutRequested()) {
    await signOut()
    return leaving()
  }
  if (!new URLSearchParams(location.search).has('state')) return
  await userManager().signoutCallback().catch(reportError)
}
