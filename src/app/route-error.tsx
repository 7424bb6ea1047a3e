import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useDocumentTitle } from '@/page/page.tsx'
import { InvalidPathIdError } from '@/page/path-ids.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined)

/** Replaces a page that failed to render or load; the shell stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const invalidId = error instanceof InvalidPathIdError
  useDocumentTitle(invalidId ? error.message : 'Error')

  if (invalidId) {
    return (
      <div role="alert">
        <h1>{error.message}</h1>
      </div>
    )
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <h1 className="text-xl font-semibold">This page cannot be shown</h1>
      <ErrorAlert title="Something went wrong." detail={messageOf(error)} onRetry={retry} />
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </div>
  )
}
