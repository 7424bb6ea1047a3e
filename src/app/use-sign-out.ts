import { useNavigate } from '@tanstack/react-router'
import { requestSignOut } from '@/session/sign-in/user.ts'

/** Signs out on a separate page, so that a form with unsaved input can prevent it. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    requestSignOut()
    void navigate({ to: '/signout' })
  }
}
