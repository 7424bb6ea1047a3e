import { useSignInState } from '@/session/sign-in/user.ts'
import { StateScreen } from './state-screen.tsx'

/** What the console is doing before its first page: signing in, then getting the projects. */
export function StartScreen() {
  const message =
    useSignInState() === 'signed-out' ? 'Authorization code flow is in progress...' : 'Loading...'
  return <StateScreen title="Starting" message={message} />
}
