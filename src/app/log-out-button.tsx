import { Button } from '@/ui/base/button.tsx'
import { useCanSignOut, useSignOut } from './use-sign-out.ts'

/** Signs the user out; disabled if no user is signed in. */
export function LogOutButton() {
  const enabled = useCanSignOut()
  const signOut = useSignOut()
  return (
    <Button variant="ghost" disabled={!enabled} onClick={signOut}>
      Log out
    </Button>
  )
}
