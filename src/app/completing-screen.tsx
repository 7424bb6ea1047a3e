import { StateScreen } from './state-screen.tsx'

/** On the callback pages, while the identity provider's answer is dealt with. */
export const CompletingScreen = () => (
  <StateScreen title="Signing in" message="Completing authorization code flow..." />
)
