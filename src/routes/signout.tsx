import { createFileRoute, redirect } from '@tanstack/react-router'
import { CompletingScreen } from '@/app/completing-screen.tsx'
import { SignedOutScreen } from '@/app/signed-out-screen.tsx'
import { hasUser } from '@/session/sign-in/user.ts'

/** Signs the user out; also the redirect URI after sign-out. */
export const Route = createFileRoute('/signout')({
  beforeLoad: async () => {
    const { performSignOut } = await import('@/session/sign-in/completion.ts')
    // Before the page is left for the identity provider; without a request to sign out nobody is signed in.
    const { deleteStores } = await import('@/evidence/engine/kept-store.ts')
    await deleteStores()
    await performSignOut()
    // Opened directly while signed in: no sign-out to complete.
    if (hasUser()) throw redirect({ to: '/', replace: true })
  },
  pendingMs: 0,
  pendingComponent: CompletingScreen,
  component: SignedOutScreen,
})
