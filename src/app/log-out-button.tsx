import { useLocation } from '@tanstack/react-router'
import { callbackPath, signedOutPath } from '@/config/base-path.ts'
import { useIsSignedIn } from '@/session/sign-in/use-sign-in.ts'
import { Button } from '@/ui/base/button.tsx'
import { useSignOut } from './use-sign-out.ts'

const callbackPages: readonly string[] = [callbackPath, signedOutPath]

/** Signs the user out; disabled if no user is signed in. */
export function LogOutButton() {
  const onCallbackPage = useLocation({
    select: ({ pathname }) => callbackPages.includes(pathname.replace(/\/+$/, '')),
  })
  const signedIn = useIsSignedIn()
  const signOut = useSignOut()
  return (
    <Button variant="ghost" disabled={onCallbackPage || !signedIn} onClick={signOut}>
      Log out
    </Button>
  )
}
