import type { ReactNode } from 'react'
import { LongWait } from './long-wait.tsx'
import { StateScreen } from './state-screen.tsx'

/** Shown on the callback pages while the sign-in or sign-out completes. */
export const CompletingScreen = ({ children }: { children?: ReactNode }) => (
  <StateScreen title="Signing in" message="Completing authorization code flow...">
    {children}
  </StateScreen>
)

/** `CompletingScreen` of the sign-in, which can be started again. */
export const CompletingSignInScreen = () => (
  <CompletingScreen>
    <LongWait what="the identity provider" />
  </CompletingScreen>
)
