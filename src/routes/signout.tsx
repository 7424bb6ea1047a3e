import { createFileRoute } from '@tanstack/react-router'
import { CompletingScreen } from '@/app/completing-screen.tsx'
import { SignedOutScreen } from '@/app/signed-out-screen.tsx'
import { completeSignOut } from '@/session/sign-in/user.ts'

/** Where the identity provider sends the user after sign-out. */
export const Route = createFileRoute('/signout')({
  beforeLoad: completeSignOut,
  pendingMs: 0,
  pendingComponent: CompletingScreen,
  component: SignedOutScreen,
})
