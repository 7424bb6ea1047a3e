import { SignInButton } from './sign-in-button.tsx'
import { StateScreen } from './state-screen.tsx'

/** Shown after the sign-out. Does not sign in automatically, as the provider may still have a session. */
export const SignedOutScreen = () => (
  <StateScreen title="Signed out" message="You are signed out.">
    <SignInButton />
  </StateScreen>
)
