import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { pathToResume } from '@/session/sign-in/user.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { StateScreen } from './state-screen.tsx'

/** Shown when the identity provider refuses the sign-in, or its redirects loop. */
export function SignInFailedScreen({ error }: ErrorComponentProps) {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <StateScreen title="Sign-in failed" message="You could not be signed in.">
      <ErrorAlert
        title="Failed to sign in."
        detail={error instanceof Error ? error.message : undefined}
      />
      <SignInButton path={pathToResume(path)} />
    </StateScreen>
  )
}
