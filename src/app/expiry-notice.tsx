import { useLocation } from '@tanstack/react-router'
import { useHasExpired } from '@/session/sign-in/user.ts'
import { SignInButton } from './sign-in-button.tsx'

/** Notice that the sign-in has expired; the page and its input stay. */
export function ExpiryNotice() {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  if (!useHasExpired()) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border bg-surface px-4 py-3 text-sm shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">Your sign-in has expired.</strong> This page stays as it
        is until you sign in again.
      </p>
      <SignInButton label="Sign in again" path={path} />
    </div>
  )
}
