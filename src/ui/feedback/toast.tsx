import { lazy, Suspense, useSyncExternalStore } from 'react'
import { codeLoader } from '../base/code-loader.ts'
import { enqueueToast, subscribeToToasts, type ToastEntry, toastsWanted } from './toast-queue.ts'

const loadHost = codeLoader(() => import('./toast-host.tsx'))
const ToastHost = lazy(loadHost)

/**
 * Tells that something was done, in a snackbar at the bottom right that goes after 6 s. May be called
 * from anywhere; what is told before the page can show it waits.
 */
export const toast = (message: string, options: Omit<ToastEntry, 'message'> = {}): void => {
  void loadHost()
  enqueueToast({ message, ...options })
}

/** The place of the snackbars, once in the app; its code loads with the first of them. */
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
