import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { keepDrafts } from '@/data/kept-drafts.ts'
import { useSignInAgain } from '@/session/sign-in/use-sign-in-again.ts'
import { Button } from '@/ui/base/button.tsx'
import { allowUnload } from '@/ui/forms/unsaved-input.ts'
import { TopLayer, useTopLayer } from '@/ui/overlays/top-layer.tsx'

/** Notice that the sign-in has expired; the page and its input stay. In reach also over a drawer or dialog. */
export default function ExpiryNotice() {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  const client = useQueryClient()
  const again = useSignInAgain(path, () => {
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  })
  const layer = useTopLayer()

  const leaveToSignIn = async () => {
    // Input that cannot be kept is asked about by the browser.
    allowUnload(keepDrafts())
    await again.onPage()
    allowUnload(false)
  }
  const notice = (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border bg-surface px-4 py-3 text-sm shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">Your sign-in has expired.</strong>{' '}
        {again.failure === undefined
          ? 'This page stays as it is until you sign in again.'
          : `${again.failure} Sign in on this page instead: what you entered is kept.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={again.inWindow}>
          Sign in again
        </Button>
        {again.failure !== undefined && (
          <Button onClick={leaveToSignIn}>Sign in on this page</Button>
        )}
      </div>
    </div>
  )
  return layer ? createPortal(<TopLayer>{notice}</TopLayer>, layer) : notice
}
