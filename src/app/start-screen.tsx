import { useIsSignedIn } from '@/session/sign-in/use-sign-in.ts'
import { StateScreen } from './state-screen.tsx'

/** What the console is doing before its first page: signing in, then getting the projects. */
export function StartScreen() {
  const message = useIsSignedIn() ? 'Loading...' : 'Authorization code flow is in progress...'
  return <StateScreen title="Starting" message={message} />
}
