import { useEffect, useState } from 'react'
import { type ErrorContext, useAuth } from 'react-oidc-context'
import { reportError } from '@/transport/report-error.ts'
import { hasUser, rememberPath } from './user.ts'

/** Whether a user is signed in; correct on the first render, before `AuthProvider` has loaded the user. */
export const useIsSignedIn = (): boolean => {
  const { isAuthenticated, isLoading } = useAuth()
  return isAuthenticated || (isLoading && hasUser())
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
    failed: failure !== undefined && !pending,
    /** Redirects to the identity provider; the user returns to `path`. */
    signIn: (path: string) => {
      setPressed({ before: error })
      rememberPath(path)
      void signinRedirect()
    },
  }
}
