import { useNavigate } from '@tanstack/react-router'
import { askSignOut } from '@/session/sign-in/user.ts'

/** Signs the user out, on a page of its own: a form with unsaved input asks before anything is done. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    askSignOut()
    void navigate({ to: '/signout' })
  }
}
