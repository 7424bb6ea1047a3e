import { SignInButton } from './sign-in-button.tsx'
import { StateScreen } from './state-screen.tsx'

/** After the sign-out. Signing in again is left to the user: the provider may still know them. */
export const SignedOutScreen = () => (
  <StateScreen title="Signed out" message="You are signed out.">
    <SignInButton />
  </StateScreen>
)
