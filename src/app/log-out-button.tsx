import { useLocation } from '@tanstack/react-router'
import { callbackPath, signedOutPath } from '@/config/base-path.ts'
import { useSignInState } from '@/session/sign-in/user.ts'
import { Button } from '@/ui/base/button.tsx'
import { useSignOut } from './use-sign-out.ts'

const callbackPages: readonly string[] = [callbackPath, signedOutPath]

/** Signs the user out; disabled where nobody is signed in. */
export function LogOutButton() {
  const onCallbackPage = useLocation({
    select: ({ pathname }) => callbackPages.includes(pathname.replace(/\/+$/, '')),
  })
  const signedOut = useSignInState() === 'signed-out'
  const signOut = useSignOut()
  return (
    <Button variant="ghost" disabled={onCallbackPage || signedOut} onClick={signOut}>
      Log out
    </Button>
  )
}
