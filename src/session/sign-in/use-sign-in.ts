import { useEffect, useState } from 'react'
import { type ErrorContext, useAuth } from 'react-oidc-context'
import { reportError } from '@/transport/report-error.ts'
import { hasUser, rememberPath } from './user.ts'

/** Whether somebody is signed in; right from the first render, before `AuthProvider` has asked for the user. */
export const useIsSignedIn = (): boolean => {
  const { isAuthenticated, isLoading } = useAuth()
  return isAuthenticated || (isLoading && hasUser())
}

/** The sign-in by a button: what to do when it is pressed, and what has come of it. */
export const useSignIn = () => {
  const { signinRedirect, activeNavigator, error } = useAuth()
  // An error stays in the context until somebody is signed in: only one that came after the press counts.
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
    /** Leads to the identity provider and back to `path`. */
    signIn: (path: string) => {
      setPressed({ before: error })
      rememberPath(path)
      void signinRedirect()
    },
  }
}
