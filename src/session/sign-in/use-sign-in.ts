import { useEffect, useState } from 'react'
import { type ErrorContext, useAuth } from 'react-oidc-context'
import { reportError } from '@/transport/report-error.ts'
import { hasUser, rememberPath, unreachable, userManager } from './user.ts'

/** Whether a user is signed in; correct on the first render, before `AuthProvider` has loaded the user. */
export const useIsSignedIn = (): boolean => {
  const { isAuthenticated, isLoading } = useAuth()
  return isAuthenticated || (isLoading && hasUser())
}

/** Name and e-mail address of the signed-in user, as far as the identity provider gives them. */
export const useUserNames = (): readonly string[] => {
  const profile = (useAuth().user ?? userManager().user)?.profile
  return [profile?.name, profile?.email].flatMap((text) =>
    typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [],
  )
}

/** Sign-in by a button: the action and its state. */
export const useSignIn = () => {
  const { signinRedirect, activeNavigator, error } = useAuth()
  // The context keeps an error until a sign-in succeeds: ignore errors from before the click.
  const [pressed, setPressed] = useState<{ before: ErrorContext | undefined }>()
  const pending = pressed !== undefined && activeNavigator === 'signinRedirect'
  const failure =
    pressed && error !== pressed.before && error?.source === 'signinRedirect' ? error : undefined
  useEffect(() => {
    if (failure) reportError(failure.innerError)
  }, [failure])
  return {
    pending,
    /** Why the last try failed. */
    failure: failure && !pending ? unreachable(failure.innerError).message : undefined,
    /** Redirects to the identity provider; the user returns to `path`. */
    signIn: (path: string) => {
      setPressed({ before: error })
      rememberPath(path)
      void signinRedirect()
    },
  }
}
