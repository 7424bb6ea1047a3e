import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { callbackPath, signedOutPath } from '@/config/base-path.ts'
import { reportError } from '@/session/report-error.ts'
import { signOut, useSignInState } from '@/session/sign-in/user.ts'
import { Button } from '@/ui/button.tsx'

const callbackPages: readonly string[] = [callbackPath, signedOutPath]

/** Signs the user out; disabled where nobody is signed in. */
export function LogOutButton() {
  const onCallbackPage = useLocation({
    select: ({ pathname }) => callbackPages.includes(pathname.replace(/\/+$/, '')),
  })
  const signedOut = useSignInState() === 'signed-out'
  const [pending, setPending] = useState(false)
  const leave = () => {
    setPending(true)
    signOut().catch((error: unknown) => {
      reportError(error)
      setPending(false)
    })
  }
  return (
    <Button
      variant="ghost"
      disabled={onCallbackPage || signedOut}
      pending={pending && !signedOut}
      onClick={leave}
    >
      Log out
    </Button>
  )
}
