import { useState } from 'react'
import { basePath } from '@/config/base-path.ts'
import { signIn } from '@/session/sign-in/user.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'

interface SignInButtonProps {
  label?: string
  /** Where the user is afterwards; the start page unless given. */
  path?: string
}

/** Leads to the identity provider. */
export function SignInButton({ label = 'Sign in', path = basePath }: SignInButtonProps) {
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState(false)
  const start = () => {
    setPending(true)
    setFailed(false)
    void signIn(path)
      .catch((error: unknown) => {
        reportError(error)
        setFailed(true)
      })
      .finally(() => setPending(false))
  }
  return (
    <>
      <Button variant="primary" pending={pending} onClick={start}>
        {label}
      </Button>
      {failed && (
        <p role="alert" className="text-sm text-failed">
          The identity provider cannot be reached.
        </p>
      )}
    </>
  )
}
