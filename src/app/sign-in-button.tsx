import { basePath } from '@/config/base-path.ts'
import { useSignIn } from '@/session/sign-in/use-sign-in.ts'
import { Button } from '@/ui/base/button.tsx'

interface SignInButtonProps {
  /** Path to return to; default: the start page. */
  path?: string
}

/** Redirects to the identity provider. */
export function SignInButton({ path = basePath }: SignInButtonProps) {
  const { signIn, pending, failure } = useSignIn()
  return (
    <>
      <Button variant="primary" pending={pending} onClick={() => signIn(path)}>
        Sign in
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-failed">
          {failure}
        </p>
      )}
    </>
  )
}
