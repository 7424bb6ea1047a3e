import { createFileRoute, redirect } from '@tanstack/react-router'
import { CompletingSignInScreen } from '@/app/completing-screen.tsx'
import { SignInFailedScreen } from '@/app/sign-in-failed-screen.tsx'
import { basePath } from '@/config/base-path.ts'

/** Redirect URI for sign-in: the identity provider returns here. */
export const Route = createFileRoute('/oidc/auth/cb')({
  beforeLoad: async () => {
    const { completeSignIn } = await import('@/session/sign-in/completion.ts')
    const path = await completeSignIn()
    throw redirect({ href: path ?? basePath, replace: true })
  },
  pendingMs: 0,
  pendingComponent: CompletingSignInScreen,
  errorComponent: SignInFailedScreen,
})
