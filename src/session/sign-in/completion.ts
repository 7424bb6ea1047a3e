import { ErrorResponse } from 'oidc-client-ts'
import { basePath, signedOutPath } from '@/config/base-path.ts'
import { reportError } from '@/transport/report-error.ts'
import { tabMemory } from '../storage.ts'
import { pathAfterSignIn, stepAfterFailure } from './rules.ts'
import { leaving, signIn, signInCount, userManager, wantsToSignOut } from './user.ts'

const finish = async () => {
  const query = new URLSearchParams(location.search)
  // Without a state the answer belongs to no sign-in of this tab; the provider may still tell what is wrong.
  if (!query.has('state')) {
    const error = query.get('error')
    if (!error) return
    throw new ErrorResponse({ error, error_description: query.get('error_description') })
  }
  await userManager().signinCallback()
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
  // Whoever wants to leave leaves, whether or not the provider takes the tokens back.
  await manager.revokeTokens().catch(reportError)
  try {
    await manager.signoutRedirect()
  } catch (error) {
    reportError(error)
    await manager.removeUser()
    location.assign(basePath + signedOutPath)
  }
}

/** Signs out whoever asked for it, or completes the sign-out after the identity provider's part in it. */
export const performSignOut = async (): Promise<void> => {
  if (wantsToSignOut()) {
    await signOut()
    return leaving()
  }
  if (!new URLSearchParams(location.search).has('state')) return
  await userManager().signoutCallback().catch(reportError)
}
