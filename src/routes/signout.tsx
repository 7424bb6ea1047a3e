import { createFileRoute, redirect } from '@tanstack/react-router'
import { CompletingScreen } from '@/app/completing-screen.tsx'
import { SignedOutScreen } from '@/app/signed-out-screen.tsx'
import { completeSignOut, hasUser } from '@/session/sign-in/user.ts'

/** Where the identity provider sends the user after sign-out. */
export const Route = createFileRoute('/signout')({
  beforeLoad: async () => {
    await completeSignOut()
    // Somebody came here by the address alone.
    if (hasUser()) throw redirect({ to: '/', replace: true })
  },
  pendingMs: 0,
  pendingComponent: CompletingScreen,
  component: SignedOutScreen,
})
