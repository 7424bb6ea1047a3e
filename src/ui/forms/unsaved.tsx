import { type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { LazyPart, lazyCode } from '../base/lazy-part.tsx'
import type { Loss } from './leave-dialog.tsx'
import { asksBeforeUnload, countUnsaved } from './unsaved-input.ts'

// With it comes the code of all that floats. It loads with the first input, ahead of the question.
const leaveDialog = lazyCode(() => import('./leave-dialog.tsx'))

const useLeaveDialogAhead = (dirty: boolean) =>
  useEffect(() => {
    if (dirty) leaveDialog.load()
  }, [dirty])

/** Whether a navigation leads to another project: what is on the page belongs to the one of now. */
export const changesProject = ({ current, next }: Parameters<ShouldBlockFn>[0]): boolean => {
  const [from, to] = [current.search.project_id, next.search.project_id]
  return from !== undefined && to !== undefined && from !== to
}

/**
 * Confirms before a navigation to another page or project, or closing the tab, loses unsaved input. Render the
 * returned dialog. A change of other search parameters does not ask. After saving, navigate with `ignoreBlocker: true`.
 * `loss` says what is lost if it is not just the input.
 */
export function useUnsavedGuard(dirty: boolean, loss?: Loss): ReactNode {
  // After the user agreed, the browser must not ask again while the page unloads.
  const [agreed, setAgreed] = useState(false)
  const router = useRouter()
  useEffect(() => {
    // Who comes back before the other page is there has the input still.
    return agreed ? router.subscribe('onResolved', () => setAgreed(false)) : undefined
  }, [agreed, router])
  const guarding = dirty && !agreed
  useEffect(() => (guarding ? countUnsaved() : undefined), [guarding])
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    (change) =>
      guarding && (change.current.pathname !== change.next.pathname || changesProject(change)),
    [guarding],
  )
  const blocker = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: asksBeforeUnload,
    withResolver: true,
  })
  useLeaveDialogAhead(dirty)
  return (
    blocker.status === 'blocked' && (
      <LazyPart
        code={leaveDialog}
        open
        loss={loss}
        forMaintenance={blocker.next.pathname === '/maintenance'}
        onLeave={() => {
          setAgreed(true)
          blocker.proceed()
        }}
        onClose={blocker.reset}
      />
    )
  )
}

/** Confirms as `useUnsavedGuard` does, while it is rendered. */
export const LeaveGuard = (): ReactNode => useUnsavedGuard(true)

/** Wraps `close` to confirm first if `dirty`. For forms closed without a navigation, such as drawers. */
export function useAskBeforeClosing(
  dirty: boolean,
  close: () => void,
): { requestClose: () => void; question: ReactNode } {
  // False once the user has left: the dialog goes with the form, which returns the focus.
  const [asking, setAsking] = useState<boolean>()
  useLeaveDialogAhead(dirty)
  return {
    requestClose: () => (dirty ? setAsking(true) : close()),
    question: asking !== undefined && (
      <LazyPart
        code={leaveDialog}
        open={asking}
        onLeave={() => {
          setAsking(false)
          close()
        }}
        onClose={() => setAsking(undefined)}
      />
    ),
  }
}
