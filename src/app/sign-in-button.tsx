import { useState } from 'react'
import { basePath } from '@/config/base-path.ts'
import { reportError } from '@/session/report-error.ts'
import { signIn } from '@/session/sign-in/user.ts'
import { Button } from '@/ui/button.tsx'

interface SignInButtonProps {
  label?: string
  /** Where the user is afterwards; the start page unless given. */
  path?: string
}

/** Leads to the identity provider. */
export function SignInButton({ label = 'Sign in', path = basePath }: SignInButtonProps) {
  const [pending, setPending] = useState(false)
  const start = () => {
    setPending(true)
    void signIn(path)
      .catch(reportError)
      .finally(() => setPending(false))
  }
  return (
    <Button variant="primary" pending={pending} onClick={start}>
      {label}
    </Button>
  )
}
