import { createFileRoute, redirect } from '@tanstack/react-router'
import { CompletingScreen } from '@/app/completing-screen.tsx'
import { SignedOutScreen } from '@/app/signed-out-screen.tsx'
import { hasUser } from '@/session/sign-in/user.ts'

/** Where the user is signed out, and where the identity provider sends them afterwards. */
export const Route = createFileRoute('/signout')({
  beforeLoad: async () => {
    const { performSignOut } = await import('@/session/sign-in/completion.ts')
    await performSignOut()
    // Somebody came here by the address alone.
    if (hasUser()) throw redirect({ to: '/', replace: true })
  },
  pendingMs: 0,
  pendingComponent: CompletingScreen,
  component: SignedOutScreen,
})
