import { useState } from 'react'
import { tabMemory } from '@/session/storage.ts'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { StateScreen } from './state-screen.tsx'

/** Shown after the sign-out. Does not sign in automatically, as the provider may still have a session. */
export function SignedOutScreen() {
  const [unrevoked] = useState(() => tabMemory.read('unrevoked') !== undefined)
  return (
    <StateScreen title="Signed out" message="You are signed out.">
      {unrevoked && (
        <WarningBanner>
          The identity provider did not take back the tokens of this sign-in. They stay valid until
          they expire.
        </WarningBanner>
      )}
      <SignInButton />
    </StateScreen>
  )
}
