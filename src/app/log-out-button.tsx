import { LogOut } from 'lucide-react'
import { Button } from '@/ui/base/button.tsx'
import { useCanSignOut, useSignOut } from './use-sign-out.ts'

/** Signs the user out; disabled if no user is signed in. On phones it is a picture, which leaves room for the project. */
export function LogOutButton() {
  const enabled = useCanSignOut()
  const signOut = useSignOut()
  return (
    <Button variant="ghost" disabled={!enabled} onClick={signOut}>
      <LogOut aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">Log out</span>
    </Button>
  )
}
