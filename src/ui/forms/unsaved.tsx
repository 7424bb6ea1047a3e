import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { countUnsaved } from './unsaved-input.ts'

interface LeaveDialogProps {
  open: boolean
  /** What is lost by leaving. */
  loss?: string | undefined
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to give up what was entered. */
function LeaveDialog({
  open,
  loss = 'What you entered will be lost.',
  onLeave,
  onStay,
}: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      question="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={onLeave}
      onCancel={onStay}
      pending={false}
      submitError={undefined}
      disabledReason={undefined}
    >
      {loss}
    </ConfirmDialog>
  )
}

/**
 * Asks before a navigation to another page, or closing the tab, gives up unsaved input. Render what it
 * returns. A change of search parameters alone does not ask. After saving, navigate with
 * `ignoreBlocker: true`. `loss` says what is lost, where it is more than the input.
 */
export function useUnsavedGuard(dirty: boolean, loss?: string): ReactNode {
  // Whoever has agreed once is not asked again, by the browser, while the page is on its way out.
  const [agreed, setAgreed] = useState(false)
  const guarding = dirty && !agreed
  useEffect(() => (guarding ? countUnsaved() : undefined), [guarding])
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) => guarding && current.pathname !== next.pathname,
    [guarding],
  )
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: guarding, withResolver: true })
  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      loss={loss}
      onLeave={() => {
        setAgreed(true)
        blocker.proceed?.()
      }}
      onStay={() => blocker.reset?.()}
    />
  )
}

/** `close`, asking first while `dirty`, for what is left without a navigation: drawers, panels. */
export function useAskBeforeClosing(
  dirty: boolean,
  close: () => void,
): { requestClose: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false)
  return {
    requestClose: () => (dirty ? setAsking(true) : close()),
    question: (
      <LeaveDialog
        open={asking}
        onLeave={() => {
          setAsking(false)
          close()
        }}
        onStay={() => setAsking(false)}
      />
    ),
  }
}
