import { ErrorResponse } from 'oidc-client-ts'
import { basePath, signedOutPath } from '@/config/base-path.ts'
import { reportError } from '@/transport/report-error.ts'
import { tabMemory } from '../storage.ts'
import { pathAfterSignIn, stepAfterFailure } from './rules.ts'
import { isSignOutRequested, leaving, signIn, signInCount, userManager } from './user.ts'

const finish = async () => {
  const query = new URLSearchParams(location.search)
  // Without a state the response belongs to no sign-in of this tab, but it may carry an error.
  if (!query.has('state')) {
    const error = query.get('error')
    if (!error) return
    throw new ErrorResponse({ error, error_description: query.get('error_description') })
  }
  await userManager().signinCallback()
}

/**
 * Completes the sign-in on the callback page. Resolves to the path that the user first requested, undefined
 * for the start page. Throws the error of the identity provider.
 */
export const completeSignIn = async (): Promise<string | undefined> => {
  const path = pathAfterSignIn(tabMemory.read('savedPath'))
  try {
    await finish()
  } catch (thrown) {
    const { error, error_description: description } =
      thrown instanceof ErrorResponse ? thrown : { error: null, error_description: null }
    const restarts = signInCount('signInRestarts')
    const step = stepAfterFailure({ error, description }, restarts)
    if (step === 'throw') {
      tabMemory.remove('signInRestarts')
      throw thrown
    }
    if (step === 'restart') {
      tabMemory.write('signInRestarts', String(restarts + 1))
      await signIn(path ?? basePath)
      return leaving()
    }
    console.warn(thrown)
  }
  if (userManager().user) {
    for (const key of ['signInAttempts', 'signInRestarts'] as const) tabMemory.remove(key)
  }
  tabMemory.remove('savedPath')
  return path
}

/** Revokes the tokens and signs the user out at the identity provider. */
const signOut = async (): Promise<void> => {
  const manager = userManager()
  // Sign out even if the provider does not revoke the tokens.
  await manager.revokeTokens().catch(reportError)
  try {
    await manager.signoutRedirect()
  } catch (error) {
    reportError(error)
    await manager.removeUser()
    location.assign(basePath + signedOutPath)
  }
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
