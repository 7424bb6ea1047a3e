import { useIsSignedIn } from '@/session/sign-in/use-sign-in.ts'
import { LongWait } from './long-wait.tsx'
import { StateScreen } from './state-screen.tsx'

/** Shown before the first page: during the sign-in, then while the projects load. */
export function StartScreen() {
  const signedIn = useIsSignedIn()
  const message = signedIn ? 'Loading...' : 'Authorization code flow is in progress...'
  const what = signedIn ? 'the list of your projects' : 'the identity provider'
  return (
    <StateScreen title="Starting" message={message}>
      <LongWait key={what} what={what} />
    </StateScreen>
  )
}
