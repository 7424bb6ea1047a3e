import { useState } from 'react'
import { reportError } from '@/transport/report-error.ts'
import { allowUnload } from '@/ui/forms/unsaved-input.ts'
import { rememberSubject, signIn, subjectId, unreachable, userManager } from './user.ts'

/** The window of the sign-in; the next click uses it again. */
const windowName = 'evaluation-sign-in'

/** The sign-in in the window, which the next click gives up. */
let current: AbortController | undefined

/** Signs in in a window of its own; resolves to false if another click took over. */
const signInByWindow = async () => {
  current?.abort()
  const own = new AbortController()
  current = own
  const before = subjectId()
  try {
    await userManager().signinPopup({
      popupWindowTarget: windowName,
      popupSignal: own.signal,
      // Also if a policy of the provider cuts the window off from this page.
      popupAbortOnClose: true,
    })
  } catch (error) {
    if (own.signal.aborted) return false
    throw error
  }
  rememberSubject()
  if (subjectId() !== before) {
    // The page shows what belongs to somebody else: who has signed in is not asked to stay on it.
    allowUnload(true)
    location.reload()
  }
  return true
}

/**
 * Signing in again after the sign-in has expired, in a window beside the page. `inWindow` calls `onSuccess`;
 * `onPage`, for a browser that opens no window, leaves the page and comes back to `path`.
 */
export const useSignInAgain = (path: string, onSuccess: () => void) => {
  const [failure, setFailure] = useState<string>()
  return {
    /** Why the last try failed; then offer `onPage`. */
    failure,
    inWindow: async () => {
      try {
        if (await signInByWindow()) onSuccess()
      } catch (error) {
        reportError(error)
        setFailure('The sign-in in another window did not succeed.')
      }
    },
    onPage: async () => {
      try {
        await signIn(path)
      } catch (error) {
        reportError(error)
        setFailure(unreachable(error).message)
      }
    },
  }
}
