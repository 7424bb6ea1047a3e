import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { asksBeforeUnload, countUnsaved } from './unsaved-input.ts'

/** What leaving a form loses, if not just the input. */
interface Loss {
  /** Default: `Leave without saving?` */
  question?: string
  text: string
}

const inputLoss: Loss = { text: 'Your input will be lost.' }

interface LeaveDialogProps {
  open: boolean
  loss?: Loss | undefined
  onLeave: () => void
  onStay: () => void
}

/** Confirms leaving a form with unsaved input. */
function LeaveDialog({
  open,
  loss: { question = 'Leave without saving?', text } = inputLoss,
  onLeave,
  onStay,
}: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      question={question}
      confirmLabel="Leave"
      onConfirm={onLeave}
      onClose={onStay}
      pending={false}
      submitError={undefined}
      disabledReason={undefined}
    >
      {text}
    </ConfirmDialog>
  )
}

/**
 * Confirms before a navigation to another page, or closing the tab, loses unsaved input. Render the returned
 * dialog. A change of search parameters does not ask. After saving, navigate with `ignoreBlocker: true`.
 * `loss` says what is lost if it is not just the input.
 */
export function useUnsavedGuard(dirty: boolean, loss?: Loss): ReactNode {
  // After the user agreed, the browser must not ask again while the page unloads.
  const [agreed, setAgreed] = useState(false)
  const guarding = dirty && !agreed
  useEffect(() => (guarding ? countUnsaved() : undefined), [guarding])
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) => guarding && current.pathname !== next.pathname,
    [guarding],
  )
  const blocker = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: asksBeforeUnload,
    withResolver: true,
  })
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

/** Wraps `close` to confirm first if `dirty`. For forms closed without a navigation, such as drawers. */
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
