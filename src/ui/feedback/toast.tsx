import { lazy, Suspense, useSyncExternalStore } from 'react'
import { codeLoader } from '../base/code-loader.ts'
import { enqueueToast, subscribeToToasts, type ToastEntry, toastsWanted } from './toast-queue.ts'

const loadHost = codeLoader(() => import('./toast-host.tsx'))
const ToastHost = lazy(loadHost)

/**
 * Shows a snackbar at the bottom right for 6 s. Can be called from anywhere; messages are queued until the
 * host is loaded.
 */
export const toast = (message: string, options: Omit<ToastEntry, 'message'> = {}): void => {
  void loadHost()
  enqueueToast({ message, ...options })
}

/** Host of the snackbars, rendered once; its code loads with the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted)
  return (
    wanted && (
      <Suspense fallback={null}>
        <ToastHost />
      </Suspense>
    )
  )
}
