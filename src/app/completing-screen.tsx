import { StateScreen } from './state-screen.tsx'

/** Shown on the callback pages while the sign-in or sign-out completes. */
export const CompletingScreen = () => (
  <StateScreen title="Signing in" message="Completing authorization code flow..." />
)
