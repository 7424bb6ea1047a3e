import { useLocation, useNavigate } from '@tanstack/react-router'
import { callbackPath, signedOutPath } from '@/config/base-path.ts'
import { useIsSignedIn } from '@/session/sign-in/use-sign-in.ts'
import { requestSignOut } from '@/session/sign-in/user.ts'

const callbackPages: readonly string[] = [callbackPath, signedOutPath]

/** Whether a user is signed in who can sign out: not on the pages that complete a sign-in or sign-out. */
export const useCanSignOut = (): boolean => {
  const onCallbackPage = useLocation({
    select: ({ pathname }) => callbackPages.includes(pathname.replace(/\/+$/, '')),
  })
  return useIsSignedIn() && !onCallbackPage
}

/** Signs out on a separate page, so that a form with unsaved input can prevent it. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    requestSignOut()
    void navigate({ to: '/signout' })
  }
}
