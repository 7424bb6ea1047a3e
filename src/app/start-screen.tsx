import { useIsSignedIn } from '@/session/sign-in/use-sign-in.ts'
import { StateScreen } from './state-screen.tsx'

/** Shown before the first page: during the sign-in, then while the projects load. */
export function StartScreen() {
  const message = useIsSignedIn() ? 'Loading...' : 'Authorization code flow is in progress...'
  return <StateScreen title="Starting" message={message} />
}
